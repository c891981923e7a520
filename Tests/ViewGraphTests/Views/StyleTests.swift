import Testing
import ViewGraph

/// Styles with bodies: how they find controls, and what runs when.
@MainActor @Suite struct StyleTests {
  @Test("API-1 a button style draws the buttons below, with the environment and state of its own")
  func buttonStyle() throws {
    let host = ViewHost { StyledButtons() }
    #expect(host.buttons.labels == ["< One >", "Two", "<< Three >>", "louder"])
    try host.buttons["< One >"].tap()
    #expect(host.texts["count 1"].exists)
    let report = try host.buttons["louder"].tap()
    #expect(report.runs.filter { $0.kind == .style }.map(\.view) == ["Bracketed", "Bracketed"])
    #expect(host.buttons.labels == ["<< One >>", "Two", "<<< Three >>>", "louder"])
    host.checkInvariants()
  }

  @Test("API-1 a style that places its own control is drawn by the next style out")
  func nextStyle() throws {
    let host = ViewHost {
      VStack {
        Label("Mail", systemImage: "envelope").labelStyle(Starred()).labelStyle(.titleOnly)
        Toggle("Wifi", isOn: .constant(true)).toggleStyle(Framed())
        ProgressView("Load", value: 0.5).progressViewStyle(Percent())
        LabeledContent("Name", value: "Ada").labeledContentStyle(Stacked())
        GroupBox("Box") { Text("inside") }.groupBoxStyle(Headed())
      }
    }
    #expect(
      host.texts.labels == [
        "★", "Mail", "Wifi", "50 percent", "Load", "Name:", "Name", "Ada", "# ", "Box", "inside",
      ])
    #expect(host.toggles.labels == ["Wifi"])
    #expect(host.progressViews.count == 1)
    #expect(host.images.isEmpty)
  }

  @Test("API-1 a disclosure style opens its content by the configuration") func disclosureStyle()
    throws
  {
    let host = ViewHost {
      DisclosureGroup("More") { Text("hidden part") }.disclosureGroupStyle(PlusMinus())
    }
    #expect(!host.texts["hidden part"].exists)
    try host.buttons["+"].tap()
    #expect(host.texts["hidden part"].exists)
    try host.disclosures.only.tap()
    #expect(!host.texts["hidden part"].exists)
  }

  @Test("API-1 what a style's body says is drawn, its parts where it has placed them")
  func drawing() {
    #expect(
      drawn(20) {
        VStack(alignment: .leading) {
          Toggle("Wifi", isOn: .constant(true)).toggleStyle(Ending())
          Toggle("Wifi", isOn: .constant(true)).toggleStyle(Ending()).disabled(true)
          Toggle("Wifi", isOn: .constant(true)).toggleStyle(Framed())
          LabeledContent("Name", value: "Ada").labeledContentStyle(Reversed())
          Label("Mail", systemImage: "envelope").labelStyle(Starred())
          Button("Go") {}.buttonStyle(Bracketed())
          GroupBox("Box") { Text("inside") }.groupBoxStyle(Headed())
          DisclosureGroup("More", isExpanded: .constant(true)) {
            Text("part")
          }
          .disclosureGroupStyle(PlusMinus())
        }
      } == """
        Wifi              on
        ( Wifi          on )
        ┌────────┐
        │[x] Wifi│
        └────────┘
        Ada ← Name
        ★
        ✉ Mail
        [ < Go > ]
        #
        Box
        inside
        [ – ] More
           part
        """)
  }

  @Test("API-1 a text field style places the field that is edited") func textFieldStyle() throws {
    let host = ViewHost { StyledField() }
    try host.textFields["Name"].typeText("Ada")
    #expect(host.texts["name Ada"].exists)
    #expect(host.texts["✎"].exists)
  }

  @Test("API-1 another style replaces the one before, and the library's own takes it away")
  func changingStyle() throws {
    let host = ViewHost { ChangingStyle() }
    #expect(host.buttons.labels == ["plain"])
    try host.toggles["star"].toggle()
    #expect(host.buttons.labels == ["★ plain"])
    try host.toggles["star"].toggle()
    #expect(host.buttons.labels == ["plain"])
    host.checkInvariants()
  }
}

private struct DepthKey: EnvironmentKey { static let defaultValue = 1 }

extension EnvironmentValues {
  fileprivate var bracketDepth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }
}

private struct Bracketed: ButtonStyle {
  @Environment(\.bracketDepth) private var depth

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Bracket(text: "<", depth: depth)
      configuration.label
      Bracket(text: ">", depth: depth)
    }
  }
}

private struct Bracket: View {
  let text: String
  let depth: Int
  var body: some View { Text(String(repeating: text, count: depth)) }
}

private struct StyledButtons: View {
  @State private var count = 0
  @State private var depth = 1

  var body: some View {
    VStack {
      Text("count \(count)")
      VStack {
        Button("One") { count += 1 }
        Button("Two") {}.buttonStyle(.plain)
        Button("Three") {}.environment(\.bracketDepth, depth + 1)
      }
      .buttonStyle(Bracketed())
      .environment(\.bracketDepth, depth)
    }
    .toolbar { Button("louder") { depth += 1 } }
  }
}

private struct Starred: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text("★")
    Label(configuration)
  }
}

private struct Framed: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View { Toggle(configuration).border(.red) }
}

private struct Ending: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      Text(configuration.isOn ? "on" : "off")
    }
  }
}

private struct Reversed: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.content
      Text("←")
      configuration.label
    }
  }
}

private struct Percent: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) percent")
    ProgressView(configuration)
  }
}

private struct Stacked: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text("Name:")
      LabeledContent(configuration)
    }
  }
}

private struct Headed: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text("# ")
    configuration.label
    configuration.content
  }
}

private struct PlusMinus: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      HStack {
        Button(configuration.isExpanded ? "–" : "+") { configuration.isExpanded.toggle() }
        configuration.label
      }
      if configuration.isExpanded { configuration.content }
    }
  }
}

private struct Pencil: TextFieldStyle {
  func _body(configuration: TextField<_Label>) -> some View {
    HStack {
      Text("✎")
      configuration
    }
  }
}

private struct StyledField: View {
  @State private var name = ""
  var body: some View {
    VStack {
      TextField("Name", text: $name).textFieldStyle(Pencil())
      Text("name \(name)")
    }
  }
}

private struct StarButton: ButtonStyle {
  var isOn: Bool
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      if isOn { Text("★") }
      configuration.label
    }
  }
}

private struct ChangingStyle: View {
  @State private var isOn = false
  var body: some View {
    VStack {
      Toggle("star", isOn: $isOn)
      Button("plain") {}.buttonStyle(StarButton(isOn: isOn))
    }
  }
}

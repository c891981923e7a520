import Testing
import ViewGraph

/// What sheets, alerts, dialogs, menus and search fields do.
@MainActor @Suite struct PresentationTests {
  @Test("E-08 dismiss closes the nearest sheet, and is there where nothing is presented")
  func dismiss() throws {
    let host = ViewHost { DismissScreen() }
    try host.buttons["close outer"].tap()
    try host.buttons["open"].tap()
    #expect(host.sheets.labels == ["Edit"])
    #expect(host.texts["presented true"].exists)
    try host.buttons["open inner"].tap()
    #expect(host.sheets.count == 2)
    #expect(!host.buttons["open inner"].isHittable)
    #expect(host.buttons["close inner"].isHittable)
    try host.buttons["close inner"].tap()
    #expect(host.sheets.labels == ["Edit"])
    #expect(host.buttons["open inner"].isHittable)
    try host.sheets["Edit"].dismiss()
    #expect(host.sheets.isEmpty)
    #expect(host.texts["closed"].exists)
  }

  @Test("API-1 a button of an alert closes it and runs") func alert() throws {
    let log = Log()
    let host = ViewHost { AlertScreen(log: log) }
    try host.buttons["ask"].tap()
    #expect(host.alerts.labels == ["Delete it?"])
    #expect(host.alerts.only.buttons.labels == ["Delete", "Keep"])
    #expect(host.texts["This cannot be undone."].exists)
    try host.buttons["Delete"].tap()
    #expect(host.alerts.isEmpty)
    #expect(log.lines == ["deleted"])
  }

  @Test("API-1 an alert without buttons can be closed, and so can a dialog without a way out")
  func defaultButtons() throws {
    let host = ViewHost { AlertScreen(log: Log()) }
    try host.buttons["tell"].tap()
    #expect(host.alerts.only.buttons.labels == ["OK"])
    try host.buttons["OK"].tap()
    #expect(host.alerts.isEmpty)
    try host.buttons["choose"].tap()
    #expect(host.alerts.only.buttons.labels == ["Red", "Cancel"])
    try host.alerts["Colour"].buttons["Cancel"].tap()
    #expect(host.alerts.isEmpty)
  }

  @Test("API-1 an alert for data shows them, and is closed where there are none")
  func presentingData() throws {
    let host = ViewHost { AlertScreen(log: Log()) }
    try host.buttons["fail"].tap()
    #expect(host.texts["Error 7"].exists)
    try host.buttons["Retry 7"].tap()
    #expect(host.alerts.isEmpty)
  }

  @Test("API-2 a menu mounts its content when it is opened, and a tap in it closes it")
  func menu() throws {
    let log = Log()
    let host = ViewHost {
      Menu("More") {
        Button("Copy") { log.add("copied") }
        Noticed(name: "inside", log: log)
      }
    }
    #expect(host.menus["More"].value == "closed")
    #expect(!host.buttons["Copy"].exists)
    #expect(try host.menus["More"].tap().bodies == ["Noticed"])
    try host.buttons["Copy"].tap()
    #expect(host.menus["More"].value == "closed")
    #expect(log.lines == ["inside appears", "copied"])
    try host.menus["More"].select("Copy")
    #expect(log.lines == ["inside appears", "copied", "inside appears", "copied"])
  }

  @Test("API-2 a disclosure group mounts its content when it is opened") func disclosure() throws {
    let log = Log()
    let host = ViewHost {
      DisclosureGroup("Details") { Noticed(name: "detail", log: log) }
    }
    #expect(log.lines == [])
    try host.disclosures["Details"].tap()
    #expect(host.texts["detail"].exists)
    try host.disclosures["Details"].tap()
    #expect(!host.texts["detail"].exists)
    host.checkInvariants()
  }

  @Test("API-1 a search field writes its text, and shows suggestions while it is in use")
  func search() throws {
    let host = ViewHost { SearchScreen() }
    #expect(host.searchFields["Find a fruit"].exists)
    #expect(host.rows.labels == ["apple", "pear"])
    try host.searchFields.only.typeText("pe")
    #expect(host.rows.labels == ["pear"])
    #expect(host.texts["try peach"].exists)
  }

  @Test("API-1 items of a toolbar are on the screen, those of a part with a body too")
  func toolbar() throws {
    let log = Log()
    let host = ViewHost {
      NavigationStack {
        Text("content")
          .navigationTitle("Notes")
          .toolbar {
            ToolbarItem(placement: .primaryAction) { Button("Add") { log.add("add") } }
            ToolbarItemGroup(placement: .bottomBar) {
              Button("Left") { log.add("left") }
              Button("Right") { log.add("right") }
            }
            DoneItem()
          }
      }
    }
    #expect(host.buttons.labels == ["Add", "Left", "Right", "Done 0"])
    try host.buttons["Add"].tap()
    try host.buttons["Done 0"].tap()
    #expect(host.buttons["Done 1"].exists)
    #expect(log.lines == ["add"])
  }

  @Test("E-07 sheets and destinations inherit the environment of where they are declared")
  func environment() throws {
    let host = ViewHost { EnvironmentScreen() }
    try host.buttons["sheet"].tap()
    #expect(host.sheets.only.texts.labels == ["inner 2"])
    try host.sheets.only.dismiss()
    try host.buttons["push"].tap()
    #expect(host.texts["inner 2"].exists)
    try host.buttons["louder"].tap()
    #expect(host.texts["inner 3"].exists)
  }

  @Test("E-08 openURL hands a link's URL to the nearest handler") func openURL() throws {
    let log = Log()
    let host = ViewHost {
      VStack {
        Link("Docs", destination: URL(string: "https://example.org/docs")!)
        OpeningButton()
      }
      .environment(
        \.openURL,
        OpenURLAction { url in
          log.add(url.lastPathComponent)
          return .handled
        })
    }
    try host.links["Docs"].tap()
    try host.buttons["open"].tap()
    #expect(log.lines == ["docs", "program"])
  }

  @Test("E-08 a disabled ancestor disables what is inside, and cannot be overruled")
  func disabled() throws {
    let host = ViewHost { DisabledScreen() }
    #expect(host.texts["enabled false"].exists)
    #expect(host.buttons["Act"].isEnabled == false)
    #expect(throws: HostFailure.self) { try host.buttons["Act"].tap() }
    try host.toggles["Allow"].toggle()
    #expect(host.texts["enabled true"].exists)
    #expect(host.buttons["Act"].isEnabled)
    try host.buttons["Act"].tap()
  }
}

@MainActor private final class Log {
  var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}

private struct Noticed: View {
  let name: String
  let log: Log
  var body: some View { Text(name).onAppear { log.add("\(name) appears") } }
}

private struct Closer: View {
  let name: String
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    Button("close \(name)") { dismiss() }
    if name == "sheet" { Text("presented \(isPresented.description)") }
  }
}

private struct DismissScreen: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      Closer(name: "outer")
      Text(isOpen ? "open" : "closed")
      Button("open") { isOpen = true }
    }
    .sheet(isPresented: $isOpen) {
      SheetScreen().navigationTitle("Edit")
    }
  }
}

private struct SheetScreen: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      Closer(name: "sheet")
      Button("open inner") { isOpen = true }
    }
    .fullScreenCover(isPresented: $isOpen) { Closer(name: "inner") }
  }
}

private struct AlertScreen: View {
  let log: Log
  @State private var isAsking = false
  @State private var isTelling = false
  @State private var isChoosing = false
  @State private var isFailing = false
  @State private var code: Int?

  var body: some View {
    VStack {
      Button("ask") { isAsking = true }
      Button("tell") { isTelling = true }
      Button("choose") { isChoosing = true }
      Button("fail") {
        code = 7
        isFailing = true
      }
    }
    .alert("Delete it?", isPresented: $isAsking) {
      Button("Delete", role: .destructive) { log.add("deleted") }
      Button("Keep", role: .cancel) {}
    } message: {
      Text("This cannot be undone.")
    }
    .alert(isPresented: $isTelling) { Alert(title: Text("Done"), message: Text("All saved.")) }
    .confirmationDialog("Colour", isPresented: $isChoosing, titleVisibility: .visible) {
      Button("Red") {}
    }
    .alert("Failed", isPresented: $isFailing, presenting: code) { code in
      Button("Retry \(code)") {}
    } message: { code in
      Text("Error \(code)")
    }
  }
}

private struct SearchScreen: View {
  @State private var text = ""

  var body: some View {
    List(["apple", "pear"].filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
      .searchable(text: $text, prompt: Text("Find a fruit")) { Text("try peach") }
  }
}

private struct DoneItem: ToolbarContent {
  @State private var count = 0

  var body: some ToolbarContent {
    ToolbarItem(placement: .confirmationAction) { Button("Done \(count)") { count += 1 } }
  }
}

private struct LevelKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

private struct LevelText: View {
  let name: String
  @Environment(\.level) private var level
  var body: some View { Text("\(name) \(level)") }
}

private struct EnvironmentScreen: View {
  @State private var isOpen = false
  @State private var level = 1

  var body: some View {
    VStack {
      Button("louder") { level += 1 }
      NavigationStack {
        VStack {
          Button("sheet") { isOpen = true }
          NavigationLink("push", value: "x")
        }
        .sheet(isPresented: $isOpen) { LevelText(name: "inner") }
        .navigationDestination(for: String.self) { _ in LevelText(name: "inner") }
        .environment(\.level, level + 1)
      }
      .environment(\.level, level)
    }
  }
}

private struct OpeningButton: View {
  @Environment(\.openURL) private var openURL
  var body: some View {
    Button("open") { openURL(URL(string: "https://example.org/program")!) }
  }
}

private struct EnabledText: View {
  @Environment(\.isEnabled) private var isEnabled
  var body: some View { Text("enabled \(isEnabled.description)") }
}

private struct DisabledScreen: View {
  @State private var isAllowed = false

  var body: some View {
    VStack {
      Toggle("Allow", isOn: $isAllowed)
      VStack {
        EnabledText()
        ActButton()
      }
      .disabled(!isAllowed)
    }
  }
}

private struct ActButton: View {
  var body: some View { Button("Act") {}.disabled(false) }
}

import Testing
import ViewGraph

private struct Veils: View {
  @State private var log: [String] = []
  @State private var quiet = false
  @State private var name = ""
  @State private var isOpen = false
  @State private var dimming = 0.0

  var body: some View {
    Text(log.joined(separator: " "))
    Button("gone") { log.append("gone") }.hidden()
    Button("clear") { log.append("clear") }.opacity(dimming)
    VStack {
      Toggle("quiet", isOn: $quiet).allowsHitTesting(true)
      TextField("name", text: $name)
      Text("tapped").onTapGesture { log.append("tapped") }
    }
    .allowsHitTesting(false)
    Button("dim") { log.append("dim") }.opacity(0.1)
    List {
      Section("More", isExpanded: $isOpen) { Button("inner") { log.append("inner") } }
      Button("row") { log.append("row") }.opacity(0)
    }
    Button("show") {
      dimming = 1
      isOpen = true
    }
  }
}

private struct SheetOnHidden: View {
  @State private var isShown = true
  @State private var count = 0

  var body: some View {
    Text("\(count)").hidden().sheet(isPresented: $isShown) {
      Button("add") { count += 1 }
    }
    .opacity(0)
  }
}

@MainActor @Suite struct UntouchableElements {
  private func message(_ action: () throws(HostFailure) -> UpdateReport) -> String? {
    do throws(HostFailure) {
      _ = try action()
      return nil
    } catch {
      return error.message
    }
  }

  @Test("API-2 what a modifier hides takes no touch: by which modifier, and in which view")
  func hidden() {
    let host = ViewHost { Veils() }
    let expected = [
      ("gone", "hidden by .hidden() in Veils"), ("clear", "hidden by .opacity(0) in Veils"),
    ]
    for (label, reason) in expected {
      let button = host.buttons[TextMatch(label)]
      #expect(button.exists && button.isEnabled && !button.isHittable)
      #expect(
        message { () throws(HostFailure) in try button.tap() } == """
          button "\(label)" can't be tapped: \(reason)
            queries find it all the same, no touch does: show it first
          """)
    }
    #expect(host.texts[0].label == "")
  }

  @Test("API-2 what lets touches through takes none, with all that is inside") func ignored() {
    let host = ViewHost { Veils() }
    func failure(_ element: String, _ verb: String) -> String {
      """
      \(element) can't be \(verb): kept from touches by .allowsHitTesting(false) in Veils
        queries find it all the same, no touch does: allow them first
      """
    }
    let toggle = host.toggles["quiet"]
    #expect(
      message { () throws(HostFailure) in try toggle.toggle() }
        == failure("toggle \"quiet\"", "toggled"))
    #expect(!toggle.isOn)
    let field = host.textFields["name"]
    #expect(
      message { () throws(HostFailure) in try field.typeText("Ida") }
        == failure("text field \"name\"", "edited"))
    #expect(field.value == "")
    #expect(
      message { () throws(HostFailure) in try host.texts["tapped"].tap() }
        == failure("text \"tapped\"", "tapped"))
  }

  @Test("API-2 what is in a closed section takes touches once it is open") func section() throws {
    let host = ViewHost { Veils() }
    #expect(
      message { () throws(HostFailure) in try host.buttons["inner"].tap() } == """
        button "inner" can't be tapped: in a closed section in Veils
          queries find it all the same, no touch does: open the section first
        """)
    try host.buttons["show"].tap()
    try host.buttons["inner"].tap()
    try host.buttons["clear"].tap()
    try host.buttons["dim"].tap()
    #expect(host.texts[0].label == "inner clear dim")
  }

  @Test("API-2 a tap on a row reaches no button that is hidden in it") func row() {
    let host = ViewHost { Veils() }
    #expect(
      message { () throws(HostFailure) in try host.rows["row"].tap() } == """
        row "row" can't be tapped: hidden by .opacity(0) in Veils
          queries find it all the same, no touch does: show it first
        """)
    #expect(host.texts[0].label == "")
  }

  @Test("API-2 what is presented takes touches, however hidden the view it is asked for by is")
  func presented() throws {
    let host = ViewHost { SheetOnHidden() }
    #expect(host.buttons["add"].isHittable)
    try host.buttons["add"].tap()
    #expect(host.texts["1"].exists)
  }
}

import Testing
import ViewGraph

/// The cases of the area "controls".
@MainActor @Suite struct ControlCases {
  @Test("CT-1 a field with a format commits when editing ends, a text field on each keystroke")
  func fieldCommits() throws {
    let log = Log()
    let host = ViewHost { AgeScreen(log: log) }
    try host.textFields["age"].clearText()
    try host.textFields["age"].typeText("42")
    #expect(log.lines == [])
    #expect(host.textFields["age"].value == "42")
    try host.textFields["age"].submit()
    #expect(log.lines.sorted() == ["age 1->42", "submit 42"])
    log.lines = []
    try host.textFields["age"].setText("x")
    #expect(host.textFields["age"].value == "x")
    try host.textFields["name"].focus()
    #expect(host.textFields["age"].value == "42")
    #expect(log.lines == [])
    try host.textFields["name"].typeText("ab")
    #expect(log.lines == ["name a", "name ab"])
    #expect(host.texts["age 42 name ab"].exists)
  }

  @Test("CT-2 a selection without a tag is reported and left, and a tag stands for the optional")
  func invalidSelection() throws {
    let warning = """
      Picker: the selection "nil" is invalid and does not have an associated tag, \
      this will give undefined results.
      """
    for isStrict in [false, true] {
      let host = ViewHost { ChoiceScreen(strict: isStrict) }
      #expect(host.issues.map(\.rule) == ["CT-2"])
      #expect(host.issues[0].message.hasPrefix(warning))
      #expect(host.texts["pick nil"].exists)
      try host.pickers["p"].select("two")
      #expect(host.texts[isStrict ? "pick nil" : "pick 2"].exists)
      #expect(host.pickers["p"].value == (isStrict ? "" : "two"))
      #expect(host.issues.count == 1)
    }
  }

  @Test("CT-4 a toggle over several values is mixed where they disagree, and sets all of them")
  func mixedToggle() throws {
    let host = ViewHost { AlarmScreen() }
    #expect(host.texts["10"].exists)
    #expect(host.toggles.only.value == "mixed")
    try host.buttons["second"].tap()
    #expect(host.texts["11"].exists)
    try host.buttons["on"].tap()
    #expect(host.texts["00"].exists)
    try host.buttons["off"].tap()
    #expect(host.texts["11"].exists)
    try host.buttons["second"].tap()
    #expect(host.texts["10"].exists)
    try host.buttons["mixed"].tap()
    #expect(host.texts["11"].exists)
    #expect(host.toggles.only.isOn)
    host.checkInvariants()
  }
}

@MainActor private final class Log {
  var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}

private struct AgeScreen: View {
  let log: Log
  @State private var age = 1
  @State private var name = ""
  var body: some View {
    VStack {
      TextField("age", value: $age, format: .number).onSubmit { log.add("submit \(age)") }
      TextField("name", text: $name)
      Text("age \(age) name \(name)")
    }
    .onChange(of: age) { old, new in log.add("age \(old)->\(new)") }
    .onChange(of: name) { _, new in log.add("name \(new)") }
  }
}

private struct ChoiceScreen: View {
  let strict: Bool
  @State private var pick: Int? = nil
  var body: some View {
    VStack {
      Picker("p", selection: $pick) {
        Text("one").tag(1, includeOptional: !strict)
        Text("two").tag(2, includeOptional: !strict)
      }
      Text("pick \(pick.map(String.init) ?? "nil")")
    }
  }
}

private struct PlainStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration.isMixed ? "mixed" : configuration.isOn ? "on" : "off") {
      configuration.isOn.toggle()
    }
  }
}

private struct Alarm: Identifiable {
  let id: Int
  var isOn: Bool
}

private struct AlarmScreen: View {
  @State private var alarms = [Alarm(id: 1, isOn: true), Alarm(id: 2, isOn: false)]
  var body: some View {
    VStack {
      Toggle("all", sources: $alarms, isOn: \.isOn).toggleStyle(PlainStyle())
      Button("second") { alarms[1].isOn.toggle() }
      Text(alarms.map { $0.isOn ? "1" : "0" }.joined())
    }
  }
}

import Testing
import ViewGraph

/// How the focus moves between fields and `@FocusState`.
@MainActor @Suite struct FocusTests {
  @Test("D-06 a program moves the focus by writing its state") func programMoves() throws {
    let host = ViewHost { TwoFields() }
    #expect(host.texts["focus none"].exists)
    try host.buttons["to name"].tap()
    #expect(host.textFields["Name"].isFocused)
    #expect(!host.textFields["Age"].isFocused)
    #expect(host.texts["focus name"].exists)
    try host.buttons["to age"].tap()
    #expect(host.textFields["Age"].isFocused)
    #expect(!host.textFields["Name"].isFocused)
    try host.buttons["to none"].tap()
    #expect(!host.textFields["Age"].isFocused)
  }

  @Test("D-06 moving the focus writes the state, and ends editing where it was") func userMoves()
    throws
  {
    let host = ViewHost { TwoFields() }
    try host.textFields["Age"].setText("42")
    #expect(host.texts["focus age"].exists)
    #expect(host.texts["age 1"].exists)
    try host.textFields["Name"].typeText("Al")
    #expect(host.texts["focus name"].exists)
    #expect(host.texts["age 42"].exists)
    try host.textFields["Age"].setText("many")
    try host.buttons["to name"].tap()
    #expect(host.textFields["Age"].value == "42")
    #expect(host.textFields["Name"].isFocused)
  }

  @Test("D-06 a field that leaves gives the focus up") func leaving() throws {
    let host = ViewHost { TwoFields() }
    try host.textFields["Age"].focus()
    try host.buttons["hide age"].tap()
    #expect(host.texts["focus none"].exists)
    try host.buttons["to age"].tap()
    #expect(host.texts["focus none"].exists)
    host.checkInvariants()
  }

  @Test("D-06 a field that appears with its focus written has it") func appearing() throws {
    let host = ViewHost { LateField() }
    try host.buttons["edit"].tap()
    #expect(host.textFields["Title"].isFocused)
    try host.buttons["done"].tap()
    #expect(host.textFields.isEmpty)
    try host.buttons["edit later"].tap()
    #expect(host.textFields["Title"].isFocused)
  }

  @Test("D-06 a focus that is written elsewhere leaves the field of another state") func twoStates()
    throws
  {
    let host = ViewHost { BoolFields() }
    try host.textFields["A"].focus()
    #expect(host.texts["true false"].exists)
    try host.buttons["to b"].tap()
    #expect(host.texts["false true"].exists)
    #expect(host.textFields["B"].isFocused)
    #expect(!host.textFields["A"].isFocused)
  }

  @Test("B-06 a row told by its position keeps the focus while its text changes") func byPosition()
    throws
  {
    let host = ViewHost { PositionRows() }
    try host.textFields[1].focus()
    try host.textFields[1].typeText("xy")
    #expect(host.textFields[1].isFocused)
    #expect(host.textFields[1].value == "bxy")
    #expect(host.texts["mounted 2"].exists)
  }

  @Test("B-06 a row told by its text loses the focus at each keystroke") func byText() throws {
    let host = ViewHost { TextRows() }
    try host.textFields[1].typeText("x")
    #expect(host.textFields[1].value == "bx")
    #expect(!host.textFields[1].isFocused)
    #expect(host.texts["mounted 3"].exists)
  }

  @Test("B-05 a row's binding writes its own element, behind a filter too") func filtered() throws {
    let host = ViewHost { FilteredRows() }
    #expect(host.toggles.labels == ["pear", "plum"])
    try host.toggles["plum"].toggle()
    #expect(host.texts["apple off, pear off, plum on"].exists)
  }

  @Test("API-2 onEditingChanged, onCommit and onSubmit run when editing begins and ends")
  func editingCallbacks() throws {
    let log = Log()
    let host = ViewHost { CallbackFields(log: log) }
    try host.textFields["Old"].typeText("a")
    try host.textFields["Old"].submit()
    #expect(log.lines == ["editing true", "editing false", "commit", "submit"])
    try host.textFields["New"].focus()
    #expect(log.lines == ["editing true", "editing false", "commit", "submit"])
  }
}

@MainActor private final class Log {
  var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}

private struct TwoFields: View {
  enum Field: String { case name, age }
  @State private var name = ""
  @State private var age = 1
  @State private var showsAge = true
  @FocusState private var focus: Field?

  var body: some View {
    VStack {
      Text("focus \(focus?.rawValue ?? "none")")
      Text("age \(age)")
      TextField("Name", text: $name).focused($focus, equals: .name)
      if showsAge { TextField("Age", value: $age, format: .number).focused($focus, equals: .age) }
      Button("to name") { focus = .name }
      Button("to age") { focus = .age }
      Button("to none") { focus = nil }
      Button("hide age") { showsAge = false }
    }
  }
}

private struct LateField: View {
  @State private var title = ""
  @State private var isEditing = false
  @State private var focusesOnAppear = false
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      if isEditing {
        TextField("Title", text: $title).focused($isFocused)
          .onAppear { if focusesOnAppear { isFocused = true } }
      }
      Button("edit") {
        isEditing = true
        isFocused = true
      }
      Button("edit later") {
        focusesOnAppear = true
        isEditing = true
      }
      Button("done") { isEditing = false }
    }
  }
}

private struct BoolFields: View {
  @State private var text = ""
  @FocusState private var isA: Bool
  @FocusState private var isB: Bool

  var body: some View {
    VStack {
      Text("\(isA.description) \(isB.description)")
      TextField("A", text: $text).focused($isA)
      TextField("B", text: $text).focused($isB)
      Button("to b") { isB = true }
    }
  }
}

private struct PositionRows: View {
  @State private var names = ["a", "b"]
  @State private var mounted = 0

  var body: some View {
    VStack {
      Text("mounted \(mounted)")
      ForEach(names.indices, id: \.self) { place in
        TextField("Name", text: $names[place]).onAppear { mounted += 1 }
      }
    }
  }
}

private struct TextRows: View {
  @State private var names = ["a", "b"]
  @State private var mounted = 0

  var body: some View {
    VStack {
      Text("mounted \(mounted)")
      ForEach($names, id: \.self) { $name in
        TextField("Name", text: $name).onAppear { mounted += 1 }
      }
    }
  }
}

private struct Fruit: Identifiable {
  let id: String
  var isOn = false
}

private struct FilteredRows: View {
  @State private var fruits = ["apple", "pear", "plum"].map { Fruit(id: $0) }

  var body: some View {
    VStack {
      ForEach($fruits) { $fruit in
        if fruit.id.hasPrefix("p") { Toggle(fruit.id, isOn: $fruit.isOn) }
      }
      Text(fruits.map { "\($0.id) \($0.isOn ? "on" : "off")" }.joined(separator: ", "))
    }
  }
}

private struct CallbackFields: View {
  let log: Log
  @State private var text = ""

  var body: some View {
    VStack {
      TextField(
        "Old", text: $text, onEditingChanged: { log.add("editing \($0)") },
        onCommit: { log.add("commit") })
      TextField("New", text: $text)
    }
    .onSubmit { log.add("submit") }
  }
}

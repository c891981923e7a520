import Testing
import ViewGraph

private struct Tally: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct Branches: View {
  @State private var isFlipped = false
  @State private var mode = 0

  var body: some View {
    if isFlipped { Tally(name: "branch") } else { Tally(name: "branch") }
    Tally(name: isFlipped ? "flipped" : "plain")
    switch mode {
    case 0: Tally(name: "mode")
    default: Tally(name: "mode")
    }
    Button("Flip") { isFlipped.toggle() }
    Button("Mode") { mode = 1 - mode }
  }
}

private struct Words: View {
  @State private var words = ["b", "c"]

  var body: some View {
    ForEach(words, id: \.self) { Tally(name: $0) }
    Button("Prepend") { words.insert("a", at: 0) }
    Button("Reverse") { words.reverse() }
    Button("Drop") { words.removeAll { $0 == "b" } }
    Button("Back") { words.append("b") }
  }
}

private struct Place: Identifiable {
  let id: Int
  let name: String
}

private struct Twins: View {
  @State private var places = [
    Place(id: 1, name: "First"), Place(id: 2, name: "Second"), Place(id: 1, name: "Third"),
  ]

  var body: some View {
    ForEach(places) { Text($0.name) }
    Button("Mend") { places[2] = Place(id: 3, name: "Third") }
  }
}

private struct Erased: View {
  @State private var isText = false
  @State private var name = "one"

  var body: some View {
    if isText { AnyView(Text("text")) } else { AnyView(Tally(name: name)) }
    erased
    Button("Change") { isText.toggle() }
    Button("Rename") { name = "two" }
  }

  private var erased: AnyView { isText ? AnyView(Text("plain")) : AnyView(Tally(name: name)) }
}

private struct Owner: View {
  @State private var title = "heron"
  @State private var hidden = 1

  var body: some View {
    Editor(title: $title)
    Passes(title: $title)
  }
}

private struct Editor: View {
  @Binding var title: String
  var body: some View { Button("edit \(title)") { title += "!" } }
}

private struct Passes: View {
  @Binding var title: String
  var body: some View { Button("clear") { title = "" } }
}

@MainActor @Suite struct IdentityRules {
  @Test("I-01 branches are identities of their own, a ternary of one type is one") func branches()
    throws
  {
    let host = ViewHost { Branches() }
    for title in ["branch 0", "plain 0", "mode 0"] { try host.buttons[TextMatch(title)].tap() }
    try host.buttons["Flip"].tap()
    #expect(host.buttons.labels == ["branch 0", "flipped 1", "mode 1", "Flip", "Mode"])
    try host.buttons["Mode"].tap()
    try host.buttons["Flip"].tap()
    try host.buttons["Mode"].tap()
    #expect(host.buttons.labels == ["branch 0", "plain 1", "mode 0", "Flip", "Mode"])
    host.checkInvariants()
  }

  @Test("I-02 a moved row keeps its state with its element, a removed one starts over") func rows()
    throws
  {
    let host = ViewHost { Words() }
    try host.buttons["b 0"].tap()
    let inserted = try host.buttons["Prepend"].tap()
    #expect(inserted.bodies == ["Words", "Tally"])
    #expect(host.buttons.labels.prefix(3) == ["a 0", "b 1", "c 0"])
    let reversed = try host.buttons["Reverse"].tap()
    #expect(reversed.bodies == ["Words"])
    #expect(host.buttons.labels.prefix(3) == ["c 0", "b 1", "a 0"])
    try host.buttons["Drop"].tap()
    try host.buttons["Back"].tap()
    #expect(host.buttons.labels.prefix(3) == ["c 0", "a 0", "b 0"])
    host.checkInvariants()
  }

  @Test("I-03 IDs that occur again are reported once with the view, and drawn by the first element")
  func duplicates() throws {
    let host = ViewHost { Twins() }
    #expect(host.texts.labels == ["First", "Second", "First", "Mend"])
    #expect(host.issues.map(\.rule) == ["I-03"])
    #expect(
      host.issues[0].message.hasPrefix(
        "ForEach<Array<Place>, Int, Text>: the ID 1 occurs multiple times within the collection, "
          + "this will give undefined results!"))
    #expect(host.issues[0].view.contains("Twins"))
    try host.buttons["Mend"].tap()
    #expect(host.texts.labels == ["First", "Second", "Third", "Mend"])
    #expect(host.issues.count == 1)
    host.checkInvariants()
  }

  @Test("I-04 AnyView of another type is another identity, of the same type the same") func erased()
    throws
  {
    let host = ViewHost { Erased() }
    for button in 0..<2 { try host.buttons[button].tap() }
    try host.buttons["Rename"].tap()
    #expect(host.buttons.labels.prefix(2) == ["two 1", "two 1"])
    try host.buttons["Change"].tap()
    #expect(host.texts.labels.prefix(2) == ["text", "plain"])
    try host.buttons["Change"].tap()
    #expect(host.buttons.labels.prefix(2) == ["two 0", "two 0"])
    host.checkInvariants()
  }

  @Test("I-05 state is listed by identity: path, property, type, value, owner, readers, writers")
  func listing() throws {
    let host = ViewHost { Owner() }
    try host.buttons["edit heron"].tap()
    #expect(
      host.state.map(\.property) == ["title", "hidden"])
    let title = host.state[0]
    #expect(title.path == host.view(Owner.self).identity)
    #expect(title.type == "String")
    #expect(title.value == "\"heron!\"")
    #expect(title.owner == "Owner")
    #expect(title.readers == ["Editor"])
    #expect(title.writers == ["Owner", "Editor", "Passes"])
    #expect(host.state[1].readers == [])
    #expect(host.state[1].value == "1")
    let paths = [host.view(Owner.self), host.view(Editor.self), host.view(Passes.self)].map(
      \.identity)
    #expect(Set(paths).count == 3)
    #expect(paths[1].hasPrefix(paths[0] + "/"))
  }
}

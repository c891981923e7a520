import Testing

@testable import ViewGraph
@testable import ViewGraphText

@MainActor @Observable private final class Person: Identifiable {
  let id: Int
  var name: String
  var isMarked = false

  init(_ id: Int) {
    self.id = id
    name = "Person \(id)"
  }
}

private struct PersonRow: View {
  let person: Person

  var body: some View {
    HStack(spacing: 0) {
      Text(person.isMarked ? "*" : "-")
      Text(person.name)
      Text(" in room ").foregroundStyle(.secondary)
      Text("\(person.id)").bold()
    }
  }
}

private struct People: View {
  let people: [Person]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) { ForEach(people) { PersonRow(person: $0) } }
  }
}

/// Lines that are texts and nothing else, which have one box.
@MainActor @Suite struct LineDrawing {
  private func boxes(_ host: HostedScreen) throws -> [LayoutBox] {
    var pending = [try #require(host.runtime.layoutTree.update())]
    var lines: [LayoutBox] = []
    while let box = pending.popLast() {
      if box.isLine { lines.append(box) }
      pending += box.children.reversed()
    }
    return lines
  }

  @Test("D-07 a line that says something as long is exchanged where it stands, and alone")
  func asLong()
    throws
  {
    let people = (0..<100).map { Person($0) }
    let host = ViewHost(options: HostOptions(columns: 40)) { People(people: people) }
    let before = host.text.split(separator: "\n")
    let boxes = try boxes(host)
    #expect(boxes.count == 100)
    let log = DrawingLog(of: host)
    people[7].name = "Somebody"
    people[8].isMarked = true
    host.update()
    let after = host.text.split(separator: "\n")
    #expect(after[7] == "-Somebody in room 7")
    #expect(after[8] == "*Person 8 in room 8")
    #expect(zip(before, after).filter { $0 != $1 }.count == 2)
    #expect(
      log.events == [
        "measured PersonRow", "measured PersonRow", "drawn PersonRow", "drawn PersonRow",
      ])
    #expect(zip(try self.boxes(host), boxes).allSatisfy { $0 === $1 })
    #expect(
      host.styledText().hasPrefix("-Person 0\u{1B}[2m in room \u{1B}[0m\u{1B}[1m0\u{1B}[0m\n"))
  }

  @Test("D-07 a line that takes other room is laid out again with what it stands in") func longer()
  {
    let people = (0..<3).map { Person($0) }
    let host = ViewHost(options: HostOptions(columns: 40)) {
      VStack(alignment: .trailing, spacing: 0) { ForEach(people) { PersonRow(person: $0) } }
    }
    #expect(host.text == "-Person 0 in room 0\n-Person 1 in room 1\n-Person 2 in room 2")
    people[1].name = "Nobody at all"
    host.update()
    #expect(
      host.text
        == "     -Person 0 in room 0\n-Nobody at all in room 1\n     -Person 2 in room 2")
  }

  @Test("D-02 a line without room breaks as its texts do, and is a line again when there is")
  func narrow() {
    let people = [Person(0)]
    let texts = [19, 12, 8].map { columns in
      ViewHost(options: HostOptions(columns: columns)) { People(people: people) }.text
    }
    let boxes = [19, 12, 8].map { columns in
      ViewHost(options: HostOptions(columns: columns, keepsFrames: true)) { People(people: people) }
        .text
    }
    #expect(texts[0] == "-Person 0 in room 0")
    #expect(texts == boxes)
    let host = ViewHost(options: HostOptions(columns: 12)) { People(people: people) }
    #expect(host.text == boxes[1])
    people[0].name = "P"
    host.update()
    #expect(host.text == "-P in room 0")
    people[0].name = "Person 0"
    host.update()
    #expect(host.text == boxes[1])
  }

  @Test("D-07 a line that turns into something else, or comes to an end, leaves nothing behind")
  func turns() {
    let people = (0..<3).map { Person($0) }
    let host = ViewHost(options: HostOptions(columns: 30)) { Changing(people: people) }
    #expect(host.text == "Person 0\nPerson 1\nPerson 2")
    people[1].name = "日本"
    host.update()
    #expect(host.text == "Person 0\n日本\nPerson 2")
    people[1].name = "Person 1"
    people[2].isMarked = true
    host.update()
    #expect(host.text == "Person 0\nPerson 1\nPerson 2\n(marked)")
    people[2].isMarked = false
    people[0].name = "Someone!"
    host.update()
    #expect(host.text == "Someone!\nPerson 1\nPerson 2")
    host.unmount()
    #expect(host.text == "")
  }

  @Test("D-07 the drawing of a screen that went on without being looked at is the latest")
  func unseen() {
    let people = (0..<3).map { Person($0) }
    let host = ViewHost(options: HostOptions(columns: 30)) { Changing(people: people) }
    _ = host.text
    people[0].name = "Person A"
    host.update()
    people[0].name = "Person B"
    people[1].name = "Long name"
    host.update()
    people[1].name = "Person 9"
    host.update()
    #expect(host.text(characters: .ascii) == "Person B\nPerson 9\nPerson 2")
    people[2].name = "Person X"
    host.update()
    #expect(host.text == "Person B\nPerson 9\nPerson X")
  }
}

private struct ChangingRow: View {
  let person: Person

  var body: some View {
    Text(person.name)
    if person.isMarked { Text("(marked)") }
  }
}

private struct Changing: View {
  let people: [Person]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(people) { person in
        if person.id == 2 { ChangingRow(person: person) } else { NameRow(person: person) }
      }
    }
  }
}

private struct NameRow: View {
  let person: Person
  var body: some View { Text(person.name) }
}

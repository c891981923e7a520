import Testing
import ViewGraph

@MainActor @Suite(.console) struct ChangeRules {
  // MARK: - C-01

  private struct Child: View {
    let level: Int
    var body: some View {
      let _ = console.print("Child")
      Text("child \(level)")
    }
  }

  private struct Forms: View {
    @State private var level = 1
    @State private var note = "a"

    var body: some View {
      let _ = console.print("Forms")
      Child(level: level)
        .onChange(of: level) { old, new in console.print("two \(old)->\(new) \(note)") }
        .onChange(of: level) { console.print("none \(level)") }
        .onChange(of: level, initial: true) { old, new in console.print("initial \(old)->\(new)") }
        .onChange(of: level, initial: true) { console.print("initial none") }
        .onChange(of: level, perform: { console.print("one \($0)") })
      Text(note)
      Button("raise") { level += 1 }
      Button("note") { note += "!" }
      Button("both") {
        note = "new"
        level += 1
        level += 1
      }
    }
  }

  @Test("C-01 each form runs after the update, with the old and the new value") func forms() throws
  {
    let host = launch { Forms() }
    #expect(console.take() == ["Forms", "Child", "initial 1->1", "initial none"])
    try host.tap("raise")
    #expect(
      console.take() == [
        "Forms", "Child", "two 1->2 a", "none 2", "initial 1->2", "initial none", "one 2",
      ])
    try host.tap("note")
    #expect(console.take() == ["Forms"])
    // The newest closure, and the values before and after the whole action.
    try host.tap("both")
    #expect(
      console.take() == [
        "Forms", "Child", "two 2->4 new", "none 4", "initial 2->4", "initial none", "one 4",
      ])
  }

  private struct Watching: View {
    let level: Int
    let tag: String
    var body: some View {
      Text("\(level)")
        .onChange(of: level) { old, new in console.print("\(tag): \(old)->\(new)") }
    }
  }

  @Test("C-01 a value handed over by a parent is watched, by the newest closure") func handedOver()
  {
    let host = launch { Watching(level: 1, tag: "first") }
    host.rootView = Watching(level: 1, tag: "second")
    #expect(console.take() == [])
    host.rootView = Watching(level: 5, tag: "third")
    #expect(console.take() == ["third: 1->5"])
  }

  // MARK: - C-02

  private struct Loose: Equatable {
    var value: Int
    var note: Int
    static func == (left: Self, right: Self) -> Bool { left.value == right.value }
  }

  private struct Equals: View {
    @State private var loose = [Loose(value: 1, note: 1)]
    @State private var level = 1
    var body: some View {
      let _ = console.print("Equals")
      Text("\(loose[0].note) \(level)")
        .onChange(of: loose[0]) { console.print("loose") }
        .onChange(of: level > 2) { console.print("level") }
      Button("note") { loose = [Loose(value: 1, note: 2), Loose(value: 2, note: 2)] }
      Button("raise") { level += 1 }
      Button("there and back") {
        level += 5
        level -= 5
      }
    }
  }

  @Test("C-02 where the value is equal nothing runs") func equal() throws {
    let host = launch { Equals() }
    _ = console.take()
    try host.tap("note")
    #expect(console.take() == ["Equals"])
    #expect(host.texts.labels.first == "2 1")
    try host.tap("raise")
    #expect(console.take() == ["Equals"])
    try host.tap("raise")
    #expect(console.take() == ["Equals", "level"])
    try host.tap("there and back")
    #expect(console.take() == [])
  }

  // MARK: - C-03

  private struct Dispute: View {
    @State private var left = 0
    @State private var right = 0
    var body: some View {
      Text("\(left) \(right)")
        .onChange(of: left) {
          console.print("left")
          right += 1
        }
        .onChange(of: right) {
          console.print("right")
          left += 1
        }
      Button("start") { left += 1 }
      Button("calm") { console.print("calm") }
    }
  }

  @Test("C-03 two that write what the other watches are stopped with a warning") func dispute()
    throws
  {
    let host = launch { Dispute() }
    try host.tap("start")
    #expect(console.take() == ["left", "right", "left", "right"])
    #expect(host.texts.labels.first == "3 2")
    #expect(host.issues.map(\.rule) == ["C-03"])
    #expect(host.issues[0].view.hasPrefix("/Dispute/onChange"))
    try host.tap("calm")
    #expect(console.take() == ["calm"])
    #expect(host.issues.count == 1)
  }

  private struct Chain: View {
    @State private var numbers = Array(repeating: 0, count: 13)
    var body: some View {
      Text("\(numbers.reduce(0, +))")
      ForEach(0..<12) { place in
        Text("\(numbers[place])").onChange(of: numbers[place]) { numbers[place + 1] = 1 }
      }
      Button("start") { numbers[0] = 1 }
      Button("end") { numbers[12] = 2 }
    }
  }

  @Test("C-03 a long chain of callbacks is stopped after eight rounds, and what it did is kept")
  func chain() throws {
    let host = launch { Chain() }
    let report = try host.tap("start")
    #expect(host.texts.labels.first == "9")
    #expect(report.bodyCounts == ["Chain": 9])
    #expect(host.issues.map(\.rule) == ["X-06"])
    #expect(
      host.issues[0].message == """
        The callbacks of one update caused each other for 8 rounds, and were stopped. What was \
        written is kept. The latest: onChange of Chain → onChange of Chain → onChange of Chain → \
        onChange of Chain.
        """)
    // The process goes on.
    try host.tap("end")
    #expect(host.texts.labels.first == "11")
  }

  // MARK: - C-04

  private struct Item: Equatable {
    var name: String
    var isDone: Bool
  }

  private struct Computed: View {
    @State private var items = [Item(name: "a", isDone: false), Item(name: "b", isDone: false)]
    private var remaining: Int { items.filter { !$0.isDone }.count }
    var body: some View {
      let _ = console.print("Computed")
      Text("\(remaining) left")
      Button("finish") { items[0].isDone = true }
    }
  }

  private struct Copied: View {
    @State private var items = [Item(name: "a", isDone: false), Item(name: "b", isDone: false)]
    @State private var remaining = 0
    var body: some View {
      let _ = console.print("Copied")
      Text("\(remaining) left")
        .onChange(of: items, initial: true) { remaining = items.filter { !$0.isDone }.count }
      Button("finish") { items[0].isDone = true }
    }
  }

  @Test("C-04 a copy kept by onChange shows the same and runs more bodies than a computed property")
  func derived() throws {
    let computed = launch { Computed() }
    expectRuns(computed.launchReport, ["Computed"])
    let copied = launch { Copied() }
    expectRuns(copied.launchReport, ["Copied", "Copied"])
    #expect(computed.texts.labels == copied.texts.labels)
    expectRuns(try computed.tap("finish"), ["Computed"])
    expectRuns(try copied.tap("finish"), ["Copied", "Copied"])
    #expect(computed.texts.labels == ["1 left", "finish"])
    #expect(copied.texts.labels == computed.texts.labels)
  }
}

import Testing
import ViewGraph

@MainActor @Suite(.console) struct ForEachCases {
  // MARK: - FE-1

  private struct Cell: View {
    let label: String
    @State private var stars = 0
    var body: some View { Button("\(label) \(stars)") { stars += 1 } }
  }

  private struct Keyed: View {
    @State private var words = ["b", "c"]
    var body: some View {
      VStack {
        ForEach(words.indices, id: \.self) { i in Cell(label: "i-" + words[i]) }
        ForEach(words, id: \.self) { w in Cell(label: "s-" + w) }
        Button("prepend") { words.insert("a", at: 0) }
        Button("reverse") { words.reverse() }
      }
    }
  }

  @Test("FE-1 rows by index keep their state in place, rows by value follow the element")
  func keys() throws {
    let host = launch { Keyed() }
    try host.tap(["i-b 0", "s-b 0", "prepend"])
    #expect(
      host.buttons.labels.prefix(6) == ["i-a 1", "i-b 0", "i-c 0", "s-a 0", "s-b 1", "s-c 0"])
    try host.tap("reverse")
    #expect(
      host.buttons.labels.prefix(6) == ["i-c 1", "i-b 0", "i-a 0", "s-c 0", "s-b 1", "s-a 0"])
  }

  // MARK: - FE-2

  private struct Place: Identifiable {
    let id: Int
    let name: String
  }

  private struct Places: View {
    let places = [
      Place(id: 1, name: "First"), Place(id: 2, name: "Second"), Place(id: 1, name: "Third"),
    ]
    var body: some View { VStack { ForEach(places) { p in Text(p.name) } } }
  }

  @Test("FE-2 a repeated id is reported, and the first element with it is drawn") func repeated() {
    let host = launch { Places() }
    #expect(host.texts.labels == ["First", "Second", "First"])
    #expect(host.issues.count == 1)
    let message = host.issues.first?.message ?? ""
    #expect(
      message.hasPrefix(
        "ForEach<Array<Place>, Int, Text>: the ID 1 occurs multiple times within the collection, "
          + "this will give undefined results!"))
  }

  // MARK: - FE-3

  private struct Constant: View {
    @State private var words = ["x", "y"]
    var body: some View {
      VStack {
        ForEach(0..<words.count) { i in Text(words[i]) }
        Button("add") { words.append("z") }
        Button("rename") { words[0] = "X" }
      }
    }
  }

  @Test("FE-3 a constant range keeps its first rows, and a change of its count is reported")
  func constantRange() throws {
    let host = launch { Constant() }
    try host.tap("add")
    #expect(host.texts.labels == ["x", "y", "add", "rename"])
    #expect(host.issues.count == 1)
    let message = host.issues.first?.message ?? ""
    #expect(
      message.hasPrefix(
        "ForEach<Range<Int>, Int, Text> count (3) != its initial count (2). "
          + "`ForEach(_:content:)` should only be used for *constant* data. Instead conform data to "
          + "`Identifiable` or use `ForEach(_:id:content:)` and provide an explicit `id`!"))
    try host.tap("rename")
    #expect(host.texts.labels == ["X", "y", "add", "rename"])
  }

  private struct Shrinking: View {
    @State private var words = ["x", "y"]
    var body: some View {
      ForEach(0..<words.count) { i in Text(words[i]) }
      Button("shrink") { words.removeLast() }
    }
  }

  @Test("FE-3 rows of a constant range that shrank index past the end") func shrunkRange() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      try launch { Shrinking() }.tap("shrink")
    }
    expectTrap(result, says: "Fatal error: Index out of range")
  }

  // MARK: - FE-6

  private struct Row: View {
    let id: String
    @State private var n = 0
    var body: some View {
      Button("\(id)\(n)") { n += 1 }
        .onAppear { console.print("\(id) appears") }
        .onDisappear { console.print("\(id) disappears") }
    }
  }

  private struct Rows: View {
    @State private var ids = ["a", "b", "c"]
    var body: some View {
      VStack {
        ForEach(ids, id: \.self) { Row(id: $0) }
        Button("remove") { ids.removeAll { $0 == "b" } }
        Button("insert") { ids.insert("b", at: 0) }
        Button("rotate") { ids.append(ids.removeFirst()) }
      }
    }
  }

  @Test("FE-6 an element that left and comes back with its id starts afresh, a moved one does not")
  func comesBack() throws {
    let host = launch { Rows() }
    #expect(console.take().sorted() == ["a appears", "b appears", "c appears"])
    func titles() -> [String] { host.buttons.labels.filter { $0.count == 2 } }
    try host.tap(["a0", "b0", "b1", "c0", "remove"])
    #expect(titles() == ["a1", "c1"])
    #expect(console.take() == ["b disappears"])
    try host.tap("insert")
    #expect(titles() == ["b0", "a1", "c1"])
    #expect(console.take() == ["b appears"])
    try host.tap(["b0", "rotate"])
    #expect(titles() == ["a1", "c1", "b1"])
    #expect(console.take() == [])
  }
}

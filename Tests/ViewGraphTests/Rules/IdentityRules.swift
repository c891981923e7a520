import Testing
import ViewGraph

@MainActor @Suite(.console) struct IdentityRules {
  private struct Tally: View {
    let name: String
    @State private var n = 0
    var body: some View { Button("\(name):\(n)") { n += 1 } }
  }

  // MARK: - I-01

  private enum Shape: CaseIterable { case one, two, three }

  private struct Structure: View {
    @State private var on = true
    @State private var shape = Shape.one
    @State private var maybe: String? = "x"

    var body: some View {
      if on { Tally(name: "branch") } else { Tally(name: "branch") }
      Tally(name: on ? "ternary" : "other")
      switch shape {
      case .one: Tally(name: "case")
      case .two: Tally(name: "case")
      case .three: Tally(name: "case")
      }
      if let maybe { Tally(name: maybe) }
      Button("flip") { on.toggle() }
      Button("turn") { shape = Shape.allCases[(Shape.allCases.firstIndex(of: shape)! + 1) % 3] }
      Button("rename") { maybe = "y" }
      Button("forget") { maybe = nil }
    }
  }

  @Test("I-01 branches are identities, a ternary of one type is one") func structure() throws {
    let host = launch { Structure() }
    #expect(
      host.state.map(\.path) == [
        "/Structure", "/Structure", "/Structure", "/Structure/if/Tally", "/Structure/Tally#1",
        "/Structure/if#2/if/Tally", "/Structure/if#3/Tally",
      ])
    try host.tap(["branch:0", "ternary:0", "case:0", "x:0"])
    try host.tap("flip")
    #expect(host.buttons.labels.prefix(4) == ["branch:0", "other:1", "case:1", "x:1"])
    #expect(host.state[3].path == "/Structure/else/Tally")
    try host.tap("turn")
    #expect(host.buttons.labels.prefix(4) == ["branch:0", "other:1", "case:0", "x:1"])
    try host.tap("rename")
    #expect(host.buttons.labels.prefix(4) == ["branch:0", "other:1", "case:0", "y:1"])
    try host.tap("forget")
    #expect(host.buttons.labels.prefix(3) == ["branch:0", "other:1", "case:0"])
    try host.tap("rename")
    #expect(host.buttons.labels.prefix(4) == ["branch:0", "other:1", "case:0", "y:0"])
  }

  // MARK: - I-02

  fileprivate final class Life {
    static nonisolated(unsafe) var count = 0
    init() { Self.count += 1 }
    deinit { Self.count -= 1 }
  }

  private struct Row: View {
    let id: Int
    @State private var stars = 0
    @State private var life = Life()
    var body: some View {
      let _ = console.print("Row \(id)")
      Button("\(id):\(stars)") { stars += 1 }
    }
  }

  private struct Rows: View {
    let ids: [Int]
    var body: some View {
      ForEach(ids, id: \.self) { id in
        Row(id: id)
      }
    }
  }

  @Test("I-02 a moved row keeps its state, a removed one loses it, and neither is evaluated again")
  func moves() throws {
    Life.count = 0
    let host = launch { Rows(ids: [1, 2, 3]) }
    try host.tap(["1:0", "2:0", "2:1"])
    _ = console.take()
    host.rootView = Rows(ids: [3, 1, 2])
    #expect(host.buttons.labels == ["3:0", "1:1", "2:2"])
    #expect(console.take() == [])
    host.rootView = Rows(ids: [4, 2])
    #expect(host.buttons.labels == ["4:0", "2:2"])
    #expect(console.take() == ["Row 4"])
    #expect(Life.count == 2)
    host.rootView = Rows(ids: [1, 2])
    #expect(host.buttons.labels == ["1:0", "2:2"])
    host.checkInvariants()
    host.unmount()
    #expect(Life.count == 0)
  }

  @Test(
    "I-02 random insertions, removals and moves keep each state with its element", arguments: 1...12
  )
  func randomMoves(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    Life.count = 0
    var ids = [0, 1, 2]
    var stars: [Int: Int] = [0: 0, 1: 0, 2: 0]
    let host = launch(options: HostOptions(recording: .counts)) { Rows(ids: ids) }
    var next = 3
    for _ in 0..<60 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0 where !ids.isEmpty:
        ids.remove(at: ids.indices.randomElement(using: &random)!)
      case 1:
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          ids.insert(next, at: Int.random(in: 0...ids.count, using: &random))
          next += 1
        }
      case 2: ids.shuffle(using: &random)
      case 3 where ids.count > 1:
        ids.swapAt(0, ids.count - 1)
        ids.removeFirst()
      default:
        if let id = ids.randomElement(using: &random) {
          try host.tap("\(id):\(stars[id]!)")
          stars[id]! += 1
        }
      }
      host.rootView = Rows(ids: ids)
      host.checkInvariants()
      stars = stars.filter { ids.contains($0.key) }
      for id in ids where stars[id] == nil { stars[id] = 0 }
      try #require(host.buttons.labels == ids.map { "\($0):\(stars[$0]!)" }, "\(ids)")
      try #require(Life.count == ids.count)
    }
  }

  // MARK: - I-03

  private struct Place {
    let id: Int
    let name: String
  }

  private struct PlaceRow: View {
    let name: String
    @State private var stars = 0
    var body: some View { Button("\(name):\(stars)") { stars += 1 } }
  }

  private struct Places: View {
    let places: [Place]
    var body: some View {
      ForEach(places, id: \.id) { place in
        PlaceRow(name: place.name)
      }
    }
  }

  @Test("I-03 repeated ids are reported once, with the ids and the view") func repeatedIDs() {
    let places = [
      Place(id: 1, name: "a"), Place(id: 2, name: "b"), Place(id: 1, name: "c"),
      Place(id: 2, name: "d"), Place(id: 1, name: "e"),
    ]
    let host = launch { Places(places: places) }
    #expect(host.issues.map(\.rule) == ["I-03", "I-03"])
    #expect(host.issues.map(\.view) == ["/Places/ForEach", "/Places/ForEach"])
    #expect(host.issues[0].message.contains("the ID 1 occurs multiple times"))
    #expect(host.issues[1].message.contains("the ID 2 occurs multiple times"))
    host.rootView = Places(places: Array(places.reversed()))
    #expect(host.issues.count == 2)
  }

  @Test("I-03 the first element is drawn in each place, and each place has its own state")
  func repeatedRows() throws {
    let places = [Place(id: 1, name: "a"), Place(id: 2, name: "b"), Place(id: 1, name: "c")]
    let host = launch { Places(places: places) }
    #expect(host.buttons.labels == ["a:0", "b:0", "a:0"])
    try host.buttons[2].tap()
    #expect(host.buttons.labels == ["a:0", "b:0", "a:1"])
    // The same places again: drawn as before.
    host.rootView = Places(places: places)
    #expect(host.buttons.labels == ["a:0", "b:0", "a:1"])
    host.rootView = Places(places: places.reversed())
    #expect(host.buttons.labels == ["c:0", "b:0", "c:1"])
    // Mended: the second occurrence leaves, and another row comes.
    host.rootView = Places(places: [places[2], places[1], Place(id: 3, name: "a")])
    #expect(host.buttons.labels == ["c:0", "b:0", "a:0"])
    host.rootView = Places(places: places.reversed())
    #expect(host.buttons.labels == ["c:0", "b:0", "c:0"])
    // Without the first, the second occurrence leaves.
    host.rootView = Places(places: [places[1], places[2]])
    #expect(host.buttons.labels == ["b:0", "c:0"])
    #expect(
      host.state.map(\.path) == [
        "/Places/ForEach/ForEach[2]/PlaceRow", "/Places/ForEach/ForEach[1]/PlaceRow",
      ])
    host.checkInvariants()
  }

  // MARK: - I-04

  private struct Other: View {
    @State private var n = 0
    var body: some View { Button("other:\(n)") { n += 1 } }
  }

  private struct Erased: View {
    @State private var step = 0
    var body: some View {
      step % 2 == 0 ? AnyView(Tally(name: "tally")) : AnyView(AnyView(Other()))
      Button("other type") { step += 1 }
      Button("same type") { step += 2 }
    }
  }

  @Test("I-04 an AnyView of another type is another identity, of the same it is the same")
  func anyView() throws {
    let host = launch { Erased() }
    try host.tap(["tally:0", "same type"])
    #expect(host.buttons.labels.first == "tally:1")
    try host.tap(["other type", "other:0", "same type"])
    #expect(host.buttons.labels.first == "other:1")
    try host.tap("other type")
    #expect(host.buttons.labels.first == "tally:0")
    host.checkInvariants()
  }

  // MARK: - I-05

  private struct Reader: View {
    @Binding var text: String
    var body: some View { Text(text) }
  }

  private struct Keeper: View {
    @Binding var text: String
    @State private var copies: [String] = []
    var body: some View {
      Button("copy") { copies.append(text) }
      Text("\(copies.count)")
    }
  }

  private struct Listed: View {
    @State private var text = "hi"
    @State private var unread = 1
    var body: some View {
      Reader(text: $text)
      ForEach(1..<3) { number in
        Keeper(text: $text).id("k\(number)")
      }
    }
  }

  @Test("I-05 each source of truth is listed by its path, with owner, readers and writers")
  func listing() throws {
    let host = launch { Listed() }
    try host.buttons[1].tap()
    let state = host.state
    #expect(
      state.map { "\($0.path).\($0.property): \($0.type) = \($0.value) of \($0.owner)" } == [
        "/Listed.text: String = \"hi\" of Listed",
        "/Listed.unread: Int = 1 of Listed",
        "/Listed/ForEach#1/ForEach[1]/id[k1]/Keeper.copies: Array = [] of Keeper",
        "/Listed/ForEach#1/ForEach[2]/id[k2]/Keeper.copies: Array = [\"hi\"] of Keeper",
      ])
    #expect(state.map(\.readers) == [["Reader"], [], ["Keeper"], ["Keeper"]])
    #expect(
      state.map(\.writers) == [
        ["Listed", "Reader", "Keeper", "Keeper"], ["Listed"], ["Keeper"], ["Keeper"],
      ])
    #expect(host.view(Reader.self).identity == "/Listed/Reader")
    #expect(
      host.tree == """
        Listed  ran 1  text = "hi"  unread = 1
          Reader  ran 1
          ForEach#1
            ForEach[1]
              id[k1]
                Keeper  ran 1  copies = []
            ForEach[2]
              id[k2]
                Keeper  ran 2  copies = ["hi"]
        """)
  }
}

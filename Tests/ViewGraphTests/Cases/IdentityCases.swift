import Testing
import ViewGraph

@MainActor @Suite(.console) struct IdentityCases {
  private struct Tally: View {
    let name: String
    @State private var n = 0
    var body: some View { Button("\(name):\(n)") { n += 1 } }
  }

  // MARK: - ID-1

  private struct Branches: View {
    @State private var dim = false
    var body: some View {
      VStack {
        if dim {
          Tally(name: "branch").opacity(0.5)
        } else {
          Tally(name: "branch").opacity(1)
        }
        Tally(name: "inline").opacity(dim ? 0.5 : 1)
        Button("flip") { dim.toggle() }
      }
    }
  }

  @Test("ID-1 a view in both branches loses its state, one with a ternary inside keeps it")
  func branches() throws {
    let host = launch { Branches() }
    try host.tap(["branch", "branch", "inline", "inline"])
    #expect(host.buttons.labels == ["branch:2", "inline:2", "flip"])
    try host.tap("flip")
    #expect(host.buttons.labels == ["branch:0", "inline:2", "flip"])
    try host.tap("flip")
    #expect(host.buttons.labels == ["branch:0", "inline:2", "flip"])
  }

  private struct Switching: View {
    @State private var step = 0
    var body: some View {
      switch step % 3 {
      case 0: Tally(name: "case")
      case 1: Tally(name: "case")
      default: Tally(name: "case")
      }
      Button("step") { step += 1 }
      Button("three steps") { step += 3 }
    }
  }

  @Test("ID-1 the cases of a switch are identities of their own") func switching() throws {
    let host = launch { Switching() }
    try host.tap(["case", "three steps"])
    #expect(host.buttons.labels.first == "case:1")
    for _ in 0..<3 {
      try host.tap("step")
      #expect(host.buttons.labels.first == "case:0")
      try host.tap("case")
      #expect(host.buttons.labels.first == "case:1")
    }
  }

  // MARK: - ID-3

  private struct Appearing: View {
    @State private var on = false
    var body: some View {
      VStack {
        Text("in").onAppear { console.print("inner appear") }.id(on)
        Text("out").id(on).onAppear { console.print("outer appear") }
        Button("flip") { on.toggle() }
      }
    }
  }

  @Test("ID-3 onAppear inside id() runs again for another id, outside it does not")
  func appearInsideID() throws {
    let host = launch { Appearing() }
    #expect(console.take().sorted() == ["inner appear", "outer appear"])
    for _ in 0..<2 {
      try host.tap("flip")
      #expect(console.take() == ["inner appear"])
    }
  }

  // MARK: - ID-5

  private struct Optionals: View {
    @State private var banner = false
    @State private var note: String?
    var body: some View {
      VStack {
        if banner { Text("banner") }
        Tally(name: "mid")
        if let note { Tally(name: note) }
        Tally(name: "tail")
        Button("banner") { banner.toggle() }
        Button("note") { note = note == nil ? "note" : nil }
      }
    }
  }

  @Test("ID-5 optional siblings do not shift the identity of the views after them")
  func optionals() throws {
    let host = launch { Optionals() }
    try host.tap(["mid", "tail", "tail"])
    func tallies() -> [String] { host.buttons.labels.filter { $0.contains(":") } }
    #expect(tallies() == ["mid:1", "tail:2"])
    try host.tap("banner")
    #expect(tallies() == ["mid:1", "tail:2"])
    #expect(host.texts.labels.first == "banner")
    try host.tap("note")
    #expect(tallies() == ["mid:1", "note:0", "tail:2"])
    try host.tap("note:0")
    #expect(tallies() == ["mid:1", "note:1", "tail:2"])
    try host.tap("note")
    #expect(tallies() == ["mid:1", "tail:2"])
    try host.tap("note")
    #expect(tallies() == ["mid:1", "note:0", "tail:2"])
  }
}

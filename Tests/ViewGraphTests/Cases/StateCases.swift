import Testing
import ViewGraph

@MainActor @Suite(.console) struct StateCases {
  // MARK: - ST-1

  private struct Reader: View {
    @Binding var text: String
    var body: some View {
      let _ = console.print("Reader")
      Text("[\(text)]")
    }
  }

  private struct Blind: View {
    @Binding var text: String
    var body: some View {
      let _ = console.print("Blind")
      Button("write") { text += "!" }
    }
  }

  private struct Owner: View {
    @State private var text = ""
    var body: some View {
      let _ = console.print("Owner")
      VStack {
        Reader(text: $text)
        Blind(text: $text)
        Button("set") { text = "hi" }
      }
    }
  }

  @Test("ST-1 state that is only projected does not run its owner") func projected() throws {
    let host = launch { Owner() }
    expectRuns(host.launchReport, ["Owner", "Reader", "Blind"])
    expectRuns(try host.tap("set"), ["Reader"])
    #expect(host.texts.labels.first == "[hi]")
    expectRuns(try host.tap("write"), ["Reader"])
    #expect(host.texts.labels.first == "[hi!]")
  }

  // MARK: - ST-2

  private struct Gauge: View {
    @State private var level = 10
    init(level: Int) { self.level = level }
    var body: some View { Text("level \(level)") }
  }

  private struct Boxed: View {
    @State private var level = 10
    init(level: Int) { _level = State(initialValue: level) }
    var body: some View { Text("boxed \(level)") }
  }

  private struct Gauges: View {
    var body: some View {
      VStack {
        Gauge(level: 42)
        Boxed(level: 42)
      }
    }
  }

  @Test("ST-2 state with a default that init assigns keeps the default, without a message")
  func assignedInInit() async {
    let host = launch { Gauges() }
    #expect(host.texts.labels == ["level 10", "boxed 42"])
    #expect(host.issues == [])
  }

  // MARK: - ST-3

  private final class Engine: ObservableObject {
    nonisolated(unsafe) static var made: [String: Int] = [:]
    let kind: String
    init(_ kind: String) {
      self.kind = kind
      Engine.made[kind, default: 0] += 1
    }
  }

  private struct Thunked: View {
    let tick: Int
    @StateObject private var engine: Engine
    init(tick: Int) {
      self.tick = tick
      _engine = StateObject(wrappedValue: Engine("thunked"))
    }
    var body: some View { Text("\(engine.kind) \(tick)") }
  }

  private struct Prebuilt: View {
    let tick: Int
    @StateObject private var engine: Engine
    init(tick: Int) {
      self.tick = tick
      let e = Engine("prebuilt")
      _engine = StateObject(wrappedValue: e)
    }
    var body: some View { Text("\(engine.kind) \(tick)") }
  }

  private struct Engines: View {
    @State private var tick = 0
    var body: some View {
      VStack {
        Thunked(tick: tick)
        Prebuilt(tick: tick)
        Button("tick") { tick += 1 }
      }
    }
  }

  @Test("ST-3 an object built outside the wrapper is built at each init, a thunk runs once")
  func thunk() throws {
    Engine.made = [:]
    let host = launch { Engines() }
    try host.tap(["tick", "tick", "tick"])
    #expect(Engine.made == ["thunked": 1, "prebuilt": 4])
    #expect(host.texts.labels == ["thunked 3", "prebuilt 3", "tick"])
  }

  // MARK: - ST-5

  private final class Store: ObservableObject {
    @Published var n = 1
  }

  private struct Sub: View {
    @ObservedObject var store: Store
    var body: some View {
      let _ = console.print("Sub \(store.n)")
      Button("same published") { store.n = 1 }
    }
  }

  private struct Same: View {
    @State private var s = 1
    @StateObject private var store = Store()
    var body: some View {
      let _ = console.print("Root \(s)")
      VStack {
        Text("\(s)")
        Button("same state") { s = 1 }
        Sub(store: store)
      }
    }
  }

  @Test("ST-5 an equal write to @State does nothing, to @Published it invalidates") func same()
    throws
  {
    let host = launch { Same() }
    #expect(console.take() == ["Root 1", "Sub 1"])
    #expect(try host.tap("same state").bodies == [])
    #expect(console.take() == [])
    #expect(try host.tap("same published").bodies == ["Same", "Sub"])
    #expect(console.take() == ["Root 1", "Sub 1"])
  }

  private struct Pair {
    var left: Int
    var right: String
  }

  private struct Pairs: View {
    @State private var pair = Pair(left: 1, right: "r")
    @State private var plain = (1, 2)
    var body: some View {
      Text("\(pair.left) \(plain.0)")
      Button("same pair") { pair = Pair(left: 1, right: "r") }
      Button("same tuple") { plain = (1, 2) }
      Button("other tuple") { plain = (2, 2) }
    }
  }

  @Test("ST-5 values that are not Equatable are compared too") func notEquatable() throws {
    let host = launch { Pairs() }
    #expect(try host.tap("same pair").bodies == [])
    #expect(try host.tap("same tuple").bodies == [])
    #expect(try host.tap("other tuple").bodies == ["Pairs"])
  }
}

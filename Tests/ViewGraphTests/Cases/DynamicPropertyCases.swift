import Testing
import ViewGraph

private struct LevelKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

@propertyWrapper private struct Counted: DynamicProperty {
  @State private var number = 0
  @Environment(\.level) private var level
  var wrappedValue: Int {
    get { number + level }
    nonmutating set { number = newValue - level }
  }
  func update() {
    let line = "update \(number) \(level)"
    MainActor.assumeIsolated { console.print(line) }
  }
}

@MainActor @Suite(.console) struct DynamicPropertyCases {
  private struct Child: View {
    @Counted var count
    var body: some View {
      let _ = console.print("body \(count)")
      Button("inc") { count += 1 }
    }
  }

  private struct Root: View {
    @State private var level = 100
    var body: some View {
      VStack {
        Child().environment(\.level, level)
        Button("level") { level = 200 }
      }
    }
  }

  @Test("DY-1 update comes before each body, and what is nested in the wrapper drives the view")
  func update() throws {
    let host = launch { Root() }
    #expect(console.take() == ["update 0 100", "body 100"])
    let report = try host.tap("inc")
    #expect(console.take() == ["update 1 100", "body 101"])
    #expect(report.bodies == ["Child"])
    try host.tap("level")
    #expect(console.take() == ["update 1 200", "body 201"])
  }

  @propertyWrapper private struct Doubled: DynamicProperty {
    @Counted var inner
    @ObservedObject var store: Store
    private var factor = 0
    init(_ store: Store) { self.store = store }
    var wrappedValue: Int { inner * factor + store.extra }
    mutating func update() { factor = 2 }
  }

  private final class Store: ObservableObject { @Published var extra = 0 }

  private struct Nested: View {
    @Doubled var value: Int
    init(_ store: Store) { _value = Doubled(store) }
    var body: some View {
      let _ = console.print("body \(value)")
      Text("\(value)")
    }
  }

  @Test("DY-1 nested wrappers are installed first, to any depth, each with storage of its own")
  func nested() {
    let store = Store()
    let host = launch { Nested(store).environment(\.level, 3) }
    #expect(console.take() == ["update 0 3", "body 6"])
    store.extra = 1
    let report = host.update()
    #expect(console.take() == ["update 0 3", "body 7"])
    #expect(report.bodies == ["Nested"])
    #expect(
      report.runs[0].causes.map(\.description) == [
        "objectWillChange of Store#1 (extra; reads extra)"
      ])
    #expect(host.texts[0].label == "7")
    #expect(host.state.map(\.property) == ["value.inner.number"])
  }
}

import Testing
import ViewGraph

private struct Worker: View {
  let clock: TestClock
  let name: String

  var body: some View {
    Text(name).task {
      console.print("\(name) starts")
      do {
        try await clock.sleep(until: clock.now.advanced(by: .seconds(10)), tolerance: nil)
        console.print("\(name) ends")
      } catch {
        console.print("\(name) cancelled \(Task.isCancelled)")
      }
    }
  }
}

private struct Place: View {
  let clock: TestClock
  @State private var isShown = true

  var body: some View {
    VStack {
      if isShown { Worker(clock: clock, name: "work") }
      Button("Hide") { isShown = false }
    }
  }
}

private struct Searcher: View {
  let clock: TestClock
  @State private var query = "a"
  @State private var result = "none"

  var body: some View {
    VStack {
      Text("result \(result)")
      Button("Type") { query += "b" }
    }
    .task(id: query) {
      let asked = query
      console.print("start \(asked)")
      do {
        try await clock.sleep(until: clock.now.advanced(by: .seconds(1)), tolerance: nil)
        result = asked
      } catch {
        console.print("cancelled \(asked)")
      }
    }
  }
}

@MainActor @Observable private final class Loader {
  enum State: Equatable { case idle, loading, loaded([String]), failed(String) }
  private(set) var state = State.idle
  @ObservationIgnored private var task: Task<Void, Never>?

  func load(_ name: String, after delay: Duration, on clock: TestClock) {
    task?.cancel()
    state = .loading
    task = Task {
      do {
        try await clock.sleep(until: clock.now.advanced(by: delay), tolerance: nil)
        try Task.checkCancellation()
        state = .loaded([name])
      } catch is CancellationError {
        console.print("\(name) gave way")
      } catch {
        state = .failed(name)
      }
    }
  }
}

private struct LoaderScreen: View {
  let loader: Loader
  let clock: TestClock

  var body: some View {
    switch loader.state {
    case .idle: Text("idle")
    case .loading: Text("loading")
    case .loaded(let names): Text("loaded " + names.joined())
    case .failed(let name): Text("failed \(name)")
    }
    Button("Slow") { loader.load("slow", after: .seconds(5), on: clock) }
    Button("Quick") { loader.load("quick", after: .seconds(1), on: clock) }
  }
}

private struct Visits: View {
  let name: String
  var body: some View {
    Text(name)
      .onAppear { console.print("\(name) appears") }
      .onDisappear { console.print("\(name) disappears") }
  }
}

private struct Swapper: View {
  @State private var isFirst = true

  var body: some View {
    VStack {
      if isFirst { Visits(name: "first") } else { Visits(name: "second") }
      VStack { Visits(name: "inner") }
        .onAppear { console.print("outer appears") }
        .onDisappear { console.print("outer disappears") }
      Button("Swap") { isFirst.toggle() }
    }
  }
}

private struct Counter: View {
  @State private var count = 0
  let clock: TestClock

  var body: some View {
    Text("count \(count)").task {
      for _ in 0..<2 {
        try? await clock.sleep(until: clock.now.advanced(by: .seconds(1)), tolerance: nil)
        count += 1
        count += 1
      }
    }
  }
}

@MainActor @Suite(.console) struct TaskRules {
  @Test("T-01 a task starts when its view appears and is cancelled when the identity leaves")
  func lifetime() async throws {
    let clock = TestClock()
    let host = ViewHost(Place(clock: clock), options: HostOptions(clock: clock))
    #expect(console.take() == [])
    try await host.settle()
    #expect(console.take() == ["work starts"])
    try host.buttons["Hide"].tap()
    try await host.settle()
    #expect(console.take() == ["work cancelled true"])
    #expect(clock.sleeperCount == 0)
  }

  @Test("T-01 a host that is unmounted, or released, cancels its tasks") func endOfHost()
    async throws
  {
    let clock = TestClock()
    let unmounted = ViewHost(Worker(clock: clock, name: "unmounted"))
    try await unmounted.settle()
    var released: ViewHost<Worker>? = ViewHost(Worker(clock: clock, name: "released"))
    try await released?.settle()
    _ = console.take()
    unmounted.unmount()
    released = nil
    while clock.sleeperCount > 0 { await Task.yield() }
    for _ in 0..<50 { await Task.yield() }
    #expect(console.take().sorted() == ["released cancelled true", "unmounted cancelled true"])
  }

  @Test("T-02 another id cancels the task and starts it over; an equal one does not")
  func restart() async throws {
    let clock = TestClock()
    let host = ViewHost(Searcher(clock: clock), options: HostOptions(clock: clock))
    try await host.settle()
    try host.buttons["Type"].tap()
    try await host.settle()
    #expect(console.take() == ["start a", "cancelled a", "start ab"])
    try await host.advance(by: .seconds(1))
    #expect(host.texts["result ab"].exists)
    try await host.advance(by: .seconds(5))
    #expect(console.take() == [])
  }

  @Test("T-03 the last load wins whatever order they finish in, and a cancelled one is no failure")
  func lastLoadWins() async throws {
    let clock = TestClock()
    let loader = Loader()
    let host = ViewHost(
      LoaderScreen(loader: loader, clock: clock), options: HostOptions(clock: clock))
    try host.buttons["Slow"].tap()
    #expect(host.texts["loading"].exists)
    try await host.settle()
    try host.buttons["Quick"].tap()
    try await host.settle()
    #expect(console.take() == ["slow gave way"])
    #expect(host.texts["loading"].exists)
    try await host.advance(by: .seconds(1))
    #expect(host.texts["loaded quick"].exists)
    try await host.advance(by: .seconds(9))
    #expect(host.texts["loaded quick"].exists)
  }

  @Test("T-04 from the inside out; a new one appears before the old one goes")
  func appearances() throws {
    let host = ViewHost { Swapper() }
    #expect(console.take() == ["first appears", "inner appears", "outer appears"])
    try host.buttons["Swap"].tap()
    #expect(console.take() == ["second appears", "first disappears"])
    try host.buttons["Swap"].tap()
    #expect(console.take() == ["first appears", "second disappears"])
    host.unmount()
    #expect(
      console.take() == ["first disappears", "inner disappears", "outer disappears"])
  }

  @Test("T-05 two writes after one wait are one update, and time is the test's own")
  func afterAwait() async throws {
    let clock = TestClock()
    let host = ViewHost(Counter(clock: clock), options: HostOptions(clock: clock))
    try await host.settle()
    let report = try await host.advance(by: .seconds(1))
    #expect(report.bodies == ["Counter"])
    #expect(host.texts["count 2"].exists)
    #expect(try await host.advance(by: .seconds(1)).bodies == ["Counter"])
    #expect(host.texts["count 4"].exists)
  }
}

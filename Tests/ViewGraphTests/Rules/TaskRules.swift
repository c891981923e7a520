import Testing
import ViewGraph

@MainActor @Suite(.console) struct TaskRules {
  /// Sleeps on the test's clock and says how it ended.
  private static func work(_ name: String, _ seconds: Int, _ clock: TestClock) async -> Bool {
    console.print("\(name) starts")
    do {
      try await clock.sleep(for: .seconds(seconds))
      console.print("\(name) ends")
      return true
    } catch {
      console.print("\(name) cancelled=\(Task.isCancelled)")
      return false
    }
  }

  // MARK: - T-01

  private struct Worker: View {
    let clock: TestClock
    @State private var result = "none"
    var body: some View {
      let _ = console.print("Worker")
      Text("result \(result)")
        .task { if await TaskRules.work("task", 3, clock) { result = "done" } }
    }
  }

  private struct Working: View {
    let clock: TestClock
    @State private var shows = true
    @State private var tick = 0
    var body: some View {
      if shows { Worker(clock: clock) }
      Button("switch") { shows.toggle() }
      Button("tick \(tick)") { tick += 1 }
    }
  }

  private func working() -> ViewHost<Working> {
    let clock = TestClock()
    return launch(options: HostOptions(clock: clock)) { Working(clock: clock) }
  }

  @Test("T-01 a task starts when its view appears and writes when it is done") func starts()
    async throws
  {
    let host = working()
    #expect(console.take() == ["Worker"])
    try await host.settle()
    #expect(console.take() == ["task starts"])
    try host.tap("tick")
    try await host.advance(by: .seconds(2))
    #expect(console.take() == [])
    let report = try await host.advance(by: .seconds(1))
    #expect(console.take() == ["task ends", "Worker"])
    #expect(report.bodies == ["Worker"])
    #expect(host.texts.labels.first == "result done")
    host.checkInvariants()
  }

  @Test("T-01 it is cancelled when its identity leaves, and starts anew when it comes back")
  func cancelled() async throws {
    let host = working()
    try await host.settle()
    _ = console.take()
    try host.tap("switch")
    try await host.settle()
    #expect(console.take() == ["task cancelled=true"])
    #expect(host.clock.sleeperCount == 0)
    try host.tap("switch")
    try await host.advance(by: .seconds(3))
    #expect(console.take() == ["Worker", "task starts", "task ends", "Worker"])
    #expect(host.texts.labels.first == "result done")
  }

  @Test("T-01 it is cancelled when the screen is unmounted or released") func released()
    async throws
  {
    let unmounted = working()
    try await unmounted.settle()
    unmounted.unmount()
    #expect(console.take() == ["Worker", "task starts"])
    try await unmounted.settle()
    #expect(console.take() == ["task cancelled=true"])

    var dropped: ViewHost<Working>? = working()
    let clock = try #require(dropped?.clock)
    try await dropped?.settle()
    _ = console.take()
    dropped = nil
    while clock.sleeperCount > 0 { await Task.yield() }
    var lines: [String] = []
    while lines.isEmpty {
      await Task.yield()
      lines += console.take()
    }
    #expect(lines == ["task cancelled=true"])
  }

  private struct Brief: View {
    @State private var shows = false
    var body: some View {
      if shows {
        Text("brief")
          .onAppear { console.print("appear") }
          .task { console.print("task") }
          .onDisappear { console.print("disappear") }
          .onChange(of: 1, initial: true) { console.print("change") }
      }
      Button("in and out") {
        withAnimation { shows = true }
        withAnimation { shows = false }
      }
    }
  }

  @Test("T-01 a view that came and went in one update never appeared, and starts nothing")
  func cameAndWent() async throws {
    let host = launch { Brief() }
    try host.tap("in and out")
    try await host.settle()
    #expect(console.take() == [])
    #expect(host.texts.labels == ["in and out"])
  }

  // MARK: - T-02

  private struct Ticker: View {
    let clock: TestClock
    @State private var id: Int? = 1
    @State private var tick = 0
    var body: some View {
      Text("tick \(tick)")
        .task(id: id) { _ = await TaskRules.work("task \(id ?? 0)", 5, clock) }
      Button("tick") { tick += 1 }
      Button("next") { id = (id ?? 0) + 1 }
      Button("same") { id = id.map { $0 } }
      Button("none") { id = nil }
    }
  }

  @Test("T-02 task(id:) is cancelled and started anew when the id changes, and only then")
  func restarts() async throws {
    let clock = TestClock()
    let host = launch(options: HostOptions(clock: clock)) { Ticker(clock: clock) }
    try await host.settle()
    #expect(console.take() == ["task 1 starts"])
    for button in ["tick", "same"] {
      try host.tap(button)
      try await host.settle()
      #expect(console.take() == [])
    }
    try host.tap("next")
    try await host.settle()
    #expect(console.take().sorted() == ["task 1 cancelled=true", "task 2 starts"])
    try host.tap("none")
    try await host.settle()
    #expect(console.take().sorted() == ["task 0 starts", "task 2 cancelled=true"])
    try await host.advance(by: .seconds(5))
    #expect(console.take() == ["task 0 ends"])
    try host.tap("none")
    try await host.settle()
    #expect(console.take() == [])
  }

  // MARK: - T-03

  @MainActor @Observable fileprivate final class Loader {
    enum State: Equatable {
      case idle, loading
      case loaded(String)
      case failed(String)
    }

    private(set) var state = State.idle
    @ObservationIgnored private var task: Task<Void, Never>?
    @ObservationIgnored private let clock: TestClock

    init(clock: TestClock) { self.clock = clock }

    /// The earlier load is cancelled, and what it ends with is not shown.
    func load(_ name: String, seconds: Int, fails: Bool = false, ignoresCancelling: Bool = false) {
      task?.cancel()
      state = .loading
      task = Task {
        do {
          if ignoresCancelling {
            let clock = clock
            try await Task.detached { try await clock.sleep(for: .seconds(seconds)) }.value
          } else {
            try await clock.sleep(for: .seconds(seconds))
          }
          try Task.checkCancellation()
          if fails { throw Failure() }
          state = .loaded(name)
        } catch is CancellationError {
          console.print("\(name) was cancelled")
        } catch {
          state = .failed(name)
        }
      }
    }

    struct Failure: Error {}
  }

  private struct Loading: View {
    let loader: Loader
    var body: some View {
      let _ = console.print("Loading")
      switch loader.state {
      case .idle: Text("idle")
      case .loading: Text("loading")
      case .loaded(let name): Text("loaded \(name)")
      case .failed(let name): Text("failed \(name)")
      }
      Button("slow") { loader.load("slow", seconds: 5) }
      Button("quick") { loader.load("quick", seconds: 1) }
      Button("deaf") { loader.load("deaf", seconds: 3, ignoresCancelling: true) }
      Button("bad") { loader.load("bad", seconds: 1, fails: true) }
    }
  }

  private func loading() -> ViewHost<Loading> {
    let clock = TestClock()
    return launch(options: HostOptions(clock: clock)) { Loading(loader: Loader(clock: clock)) }
  }

  @Test("T-03 a cancelled load is not shown as a failure, and the last load wins") func lastWins()
    async throws
  {
    for first in ["slow", "deaf", "bad"] {
      let host = loading()
      try host.tap(first)
      #expect(host.texts.labels.first == "loading")
      try await host.settle()
      try host.tap("quick")
      try await host.advance(by: .seconds(1))
      #expect(host.texts.labels.first == "loaded quick")
      try await host.advance(by: .seconds(9))
      #expect(host.texts.labels.first == "loaded quick")
      #expect(console.take().contains("\(first) was cancelled"))
      host.checkInvariants()
    }
    let host = loading()
    try host.tap("quick")
    try await host.settle()
    try host.tap("slow")
    try await host.advance(by: .seconds(4))
    #expect(host.texts.labels.first == "loading")
    try await host.advance(by: .seconds(1))
    #expect(host.texts.labels.first == "loaded slow")
    try host.tap("bad")
    try await host.advance(by: .seconds(1))
    #expect(host.texts.labels.first == "failed bad")
  }

  // MARK: - T-04

  private struct Part: View {
    let name: String
    var body: some View {
      Text(name)
        .onAppear { console.print("+\(name)") }
        .onDisappear { console.print("-\(name)") }
    }
  }

  private struct Parts: View {
    @State private var first = true
    @State private var rows = [1, 2]
    @State private var tick = 0
    var body: some View {
      VStack {
        if first {
          VStack {
            Part(name: "a1"); Part(name: "a2")
          }
          .onAppear { console.print("+a") }
          .onDisappear { console.print("-a") }
        } else {
          Part(name: "b")
        }
        ForEach(rows, id: \.self) { row in Part(name: "row\(row)") }
        Part(name: "id").id(rows.count)
      }
      .onAppear { console.print("+all") }
      .onDisappear { console.print("-all") }
      Button("swap") { first.toggle() }
      Button("rows") { rows = [3, 1] }
      Button("less") { rows = [] }
      Button("tick \(tick)") { tick += 1 }
    }
  }

  @Test("T-04 appearances and disappearances come once each, in one order") func order() throws {
    let host = launch { Parts() }
    #expect(console.take() == ["+a1", "+a2", "+a", "+row1", "+row2", "+id", "+all"])
    try host.tap("tick")
    #expect(console.take() == [])
    // What takes the place appears before what had it disappears.
    try host.tap("swap")
    #expect(console.take() == ["+b", "-a1", "-a2", "-a"])
    try host.tap("swap")
    #expect(console.take() == ["+a1", "+a2", "+a", "-b"])
    try host.tap("rows")
    #expect(console.take() == ["+row3", "-row2"])
    try host.tap("less")
    #expect(console.take() == ["+id", "-row3", "-row1", "-id"])
    host.unmount()
    #expect(console.take() == ["-a1", "-a2", "-a", "-id", "-all"])
  }

  @Test("T-04 a host that is released without being unmounted calls nothing back") func silent() {
    var host: ViewHost<Parts>? = launch { Parts() }
    _ = console.take()
    host = nil
    #expect(host == nil)
    #expect(console.take() == [])
  }

  // MARK: - T-05

  @MainActor @Observable fileprivate final class Feed {
    var items: [String] = []
  }

  private struct Feeding: View {
    let clock: TestClock
    @State private var feed = Feed()
    @State private var status = "waiting"
    var body: some View {
      let _ = console.print("Feeding")
      Text("\(status) \(feed.items.joined())")
      Button("load") {
        Task {
          status = "loading"
          try? await clock.sleep(for: .seconds(1))
          feed.items.append("a")
          status = "half"
          try? await clock.sleep(for: .seconds(1))
          feed.items.append("b")
          status = "done"
        }
      }
    }
  }

  @Test("T-05 work on the main actor after an await invalidates as an action does")
  func afterAwait() async throws {
    let clock = TestClock()
    let host = launch(options: HostOptions(clock: clock)) { Feeding(clock: clock) }
    expectRuns(host.launchReport, ["Feeding"])
    let tapped = try host.tap("load")
    #expect(tapped.bodies == [])
    let started = try await host.settle()
    expectRuns(started, ["Feeding"])
    #expect(host.texts.labels.first == "loading ")
    // One run for what happens without a pause: the two writes after each await.
    let half = try await host.advance(by: .seconds(1))
    expectRuns(half, ["Feeding"])
    #expect(host.texts.labels.first == "half a")
    let done = try await host.advance(by: .seconds(5))
    expectRuns(done, ["Feeding"])
    #expect(host.texts.labels.first == "done ab")
    #expect(done.writes.map { "\($0.target) \($0.new)" }.contains("status \"done\""))
  }
}

import Testing
import ViewGraph

private struct Ticker: View {
  let pause: Duration
  @State private var text = "waiting"

  var body: some View {
    Text(text).task(id: 3) {
      try? await Task.sleep(for: pause)
      text = Task.isCancelled ? "cancelled" : "done"
    }
  }
}

private struct Countdown: View {
  let clock: TestClock
  @State private var seconds = 3

  var body: some View {
    Text("\(seconds) s").task {
      while seconds > 0 {
        try? await clock.sleep(until: clock.now.advanced(by: .seconds(1)), tolerance: nil)
        if Task.isCancelled { return }
        seconds -= 1
      }
    }
  }
}

private struct Yielder: View {
  @State private var text = "start"

  nonisolated private func work() async -> String {
    for _ in 0..<20 { await Task.yield() }
    return "worked"
  }

  var body: some View {
    Text(text).task { text = await work() }
  }
}

private struct Napper: View {
  @State private var naps = 0

  var body: some View {
    Text("\(naps) naps").task {
      for _ in 0..<200 {
        try? await Task.sleep(for: .milliseconds(1))
        naps += 1
      }
    }
  }
}

private struct Starter: View {
  @State private var n = 0
  @State private var isOn = false

  var body: some View {
    Text("\(n)").onChange(of: isOn) {
      Task {
        try await Task.sleep(for: .milliseconds(20))
        n += 10
      }
    }
    Button("Count") {
      Task {
        try await Task.sleep(for: .milliseconds(30))
        n += 1
        try await Task.sleep(nanoseconds: 30_000_000)
        n += 1
      }
    }
    Button("Two") {
      Task {
        try await Task.sleep(for: .milliseconds(60))
        n += 100
      }
      Task {
        try await Task.sleep(for: .milliseconds(1))
        n += 1000
      }
    }
    Button("Turn on") { isOn = true }
    Button("Wait") {
      Task {
        try await Task.sleep(for: .seconds(86_400))
        n = -1
      }
    }
    Button("Give up") {
      let task = Task {
        try? await Task.sleep(for: .seconds(86_400))
        n = -1
      }
      Task { task.cancel() }
    }
    Button("Listen") {
      Task { for await _ in AsyncStream<Int>(unfolding: { try? await never() }) { n = -1 } }
    }
  }

  private func never() async throws -> Int {
    let stream = AsyncStream<Int> { _ in }
    for await number in stream { return number }
    return 0
  }
}

@MainActor @Observable private final class Loader {
  var text = "empty"

  func load() {
    Task {
      try await Task.sleep(for: .milliseconds(30))
      text = "full"
    }
  }
}

private struct LoaderLine: View {
  let loader: Loader
  var body: some View { Text(loader.text) }
}

private struct Looper: View {
  @State private var n = 0
  var body: some View { Text("\(n)").task(id: n) { n += 1 } }
}

@MainActor @Suite struct SettleTests {
  @Test("T-05 settle waits for a task that is due and not awake yet") func lateTimers() async throws
  {
    let host = ViewHost { Napper() }
    try await host.settle(timeout: .seconds(20))
    #expect(host.texts["200 naps"].exists)
  }

  @Test("T-05 settle waits for a task that sleeps on a real clock") func realSleep() async throws {
    let host = ViewHost { Ticker(pause: .milliseconds(30)) }
    #expect(host.texts["waiting"].exists)
    let report = try await host.settle()
    #expect(host.texts["done"].exists)
    #expect(report.bodies == ["Ticker"])
  }

  @Test("T-05 settle names the task that sleeps beyond the time-out") func sleepTooLong() async {
    let host = ViewHost { Ticker(pause: .seconds(86_400)) }
    do {
      try await host.settle(timeout: .milliseconds(500))
      Issue.record("settle did not throw")
    } catch {
      let lines = error.message.split(separator: "\n")
      #expect(lines[0].hasPrefix("not settled after 0.5 s: .task(id: 3) of Ticker is asleep"))
      #expect(lines[1].contains("sleep on the host's clock, or host.unmount()"))
    }
    host.unmount()
  }

  /// The lines of the failure that settling ends with.
  private func lines(of host: HostedScreen, after timeout: Duration) async -> [String] {
    do {
      try await host.settle(timeout: timeout)
      return []
    } catch {
      return error.message.split(separator: "\n").map(String.init)
    }
  }

  @Test("T-05 settle waits for a task that an action started and that sleeps on a real clock")
  func startedByAction() async throws {
    let host = ViewHost { Starter() }
    try host.buttons["Count"].tap()
    try await host.settle(timeout: .seconds(20))
    #expect(host.texts["2"].exists)
    try host.buttons["Two"].tap()
    try await host.settle(timeout: .seconds(20))
    #expect(host.texts["1102"].exists)
    try host.buttons["Turn on"].tap()
    let report = try await host.settle(timeout: .seconds(20))
    #expect(host.texts["1112"].exists)
    #expect(report.bodies == ["Starter"])
  }

  @Test("T-05 settle waits for a task that measured code started") func startedByMeasuredCode()
    async throws
  {
    let loader = Loader()
    let host = ViewHost { LoaderLine(loader: loader) }
    host.measure { loader.load() }
    #expect(host.texts["empty"].exists)
    try await host.settle(timeout: .seconds(20))
    #expect(host.texts["full"].exists)
  }

  @Test("T-05 settle names the action whose task sleeps beyond the time-out")
  func actionSleepsTooLong() async throws {
    let host = ViewHost { Starter() }
    try host.buttons["Wait"].tap()
    let lines = await lines(of: host, after: .milliseconds(200))
    #expect(
      lines.first?.hasPrefix(
        "not settled after 0.2 s: a task that tap \"Wait\" started is asleep on the real clock for 86"
      ) == true)
    #expect(lines.count == 2)
    host.unmount()
    try await host.settle()
  }

  @Test("T-05 a task that was cancelled, or listens, keeps nothing from settling")
  func cancelledOrIdle() async throws {
    let host = ViewHost { Starter() }
    try host.buttons["Listen"].tap()
    try await host.settle()
    #expect(host.texts["0"].exists)
    try host.buttons["Give up"].tap()
    try await host.settle()
    #expect(host.texts["-1"].exists)
  }

  @Test(
    "T-05 the time that a sleep has left is said as precisely as it matters, rounded up",
    arguments: [
      (.zero, "1 ms"), (.milliseconds(1), "1 ms"), (.nanoseconds(1_000_001), "2 ms"),
      (.milliseconds(999), "999 ms"), (.nanoseconds(999_000_001), "1.0 s"),
      (.milliseconds(1501), "1.6 s"), (.seconds(86_400), "86400.0 s"),
    ] as [(Duration, String)])
  func timeLeft(_ rest: Duration, text: String) {
    #expect(HostedScreen.spelled(rest) == text)
  }

  @Test("T-05 settle names a task that starts itself again and again") func restarts() async {
    let host = ViewHost { Looper() }
    let lines = await lines(of: host, after: .seconds(2))
    let pattern =
      /not settled after 2\.0 s: \.task\(id: \d+\) of Looper has been started \d+ times/
    #expect(lines.first?.wholeMatch(of: pattern) != nil)
    #expect(
      lines.dropFirst() == [
        "  to go on: let it write nothing that its id or its view's identity is made of, "
          + "or host.unmount()"
      ])
    host.unmount()
  }

  @Test("T-05 time moves by the host's clock, one sleeper after another") func testClock()
    async throws
  {
    let clock = TestClock()
    let host = ViewHost(options: HostOptions(clock: clock)) { Countdown(clock: clock) }
    try await host.settle()
    #expect(host.texts["3 s"].exists)
    let report = try await host.advance(by: .seconds(2))
    #expect(host.texts["1 s"].exists)
    #expect(report.bodies == ["Countdown", "Countdown"])
    #expect(try await host.advance(by: .milliseconds(999)).bodies == [])
    #expect(try await host.advance(by: .milliseconds(1)).bodies == ["Countdown"])
    #expect(clock.sleeperCount == 0)
  }

  @Test("T-05 settle waits for work off the main actor") func offMain() async throws {
    let host = ViewHost { Yielder() }
    try await host.settle()
    #expect(host.texts["worked"].exists)
  }
}

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

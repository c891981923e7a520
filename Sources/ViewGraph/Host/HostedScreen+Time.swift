import Foundation

extension HostedScreen {
  /// Lets started tasks run, and applies what they write, until nothing is runnable.
  ///
  /// A task asleep on the host's clock, or waiting in an idle `for await`, counts as settled; one
  /// asleep on a real clock is waited for until the time-out. So is a `Task` that an action or a
  /// callback started, where it sleeps by `Task.sleep(for:)` in a file that imports this module;
  /// other sleeps of such a task are not seen: let it sleep on the host's clock.
  /// - Throws: A failure that names what is still running at the time-out.
  @discardableResult
  public func settle(
    timeout: Duration = .seconds(1), filePath: StaticString = #filePath, line: UInt = #line
  ) async throws(HostFailure) -> UpdateReport {
    runtime.events.beginMeasuring()
    let failure = await runUntilQuiet(timeout: timeout)
    let report = runtime.events.endMeasuring()
    if let failure { throw HostFailure(failure, at: CallPlace(filePath, line)) }
    return report
  }

  /// Moves the host's clock on, waking sleepers one by one; each is let run before the next wakes.
  ///
  /// - Throws: A failure that names what is still running one second after a sleeper was woken.
  @discardableResult
  public func advance(
    by duration: Duration, filePath: StaticString = #filePath, line: UInt = #line
  ) async throws(HostFailure) -> UpdateReport {
    runtime.events.beginMeasuring()
    let limit = clock.now.advanced(by: duration)
    var failure = await runUntilQuiet(timeout: .seconds(1))
    while failure == nil, clock.wakeNext(notAfter: limit) {
      failure = await runUntilQuiet(timeout: .seconds(1))
    }
    let report = runtime.events.endMeasuring()
    if let failure { throw HostFailure(failure, at: CallPlace(filePath, line)) }
    return report
  }

  /// Lets started tasks run until nothing is runnable; one asleep on a real clock is left asleep.
  ///
  /// - Throws: A failure that names what is still running after five seconds.
  package func settleLeavingSleepers(
    filePath: StaticString = #filePath, line: UInt = #line
  ) async throws(HostFailure) {
    let failure = await runUntilQuiet(timeout: .seconds(5), awaitsSleepers: false)
    if let failure { throw HostFailure(failure, at: CallPlace(filePath, line)) }
  }

  /// How many rounds without activity count as quiet.
  ///
  /// Two would do for work off the main actor, which is counted. A hop on the main actor is not seen,
  /// and each round lets one such hop of every task run.
  private static var quietRounds: Int { 24 }

  /// How much of one round counts towards the time-out.
  private static var longestRound: Duration { .milliseconds(5) }

  /// Returns what is still running at the time-out, nil once all is quiet.
  ///
  /// - Parameter awaitsSleepers: Whether a task that is asleep on a real clock is waited for.
  private func runUntilQuiet(timeout: Duration, awaitsSleepers: Bool = true) async -> String? {
    var spent = Duration.zero
    var roundStart = ContinuousClock.now
    var quiet = 0
    runtime.tasks.beginCountingStarts()
    defer { runtime.tasks.endCountingStarts() }
    var activity = TaskActivity(of: runtime)
    while true {
      if runtime.hasWork {
        perform("settle") {}
        quiet = 0
      }
      await Task.yield()
      // Asked before the activity: one that wakes in between is counted there, and not missed.
      let sleeper = awaitsSleepers ? runtime.tasks.realSleeper : nil
      let now = TaskActivity(of: runtime)
      quiet = now == activity && !runtime.hasWork && !runtime.tasks.executor.isBusy ? quiet + 1 : 0
      activity = now
      // A round that took long was spent by others on the main actor, and is no time of this screen's.
      let roundEnd = ContinuousClock.now
      spent += min(roundEnd - roundStart, Self.longestRound)
      roundStart = roundEnd
      if quiet >= Self.quietRounds, sleeper == nil { return nil }
      if spent >= timeout {
        return sleeper.map { unsettled($0, timeout) } ?? stillRunning(timeout)
      }
      if quiet >= Self.quietRounds {
        try? await Task.sleep(for: .milliseconds(1))
        quiet = 0
      } else if runtime.tasks.executor.isBusy {
        try? await Task.sleep(for: .microseconds(200))
      }
    }
  }

  private func unsettled(_ sleeper: SleepRecord, _ timeout: Duration) -> String {
    let rest = sleeper.wakesAt.map { ContinuousClock.now.duration(to: $0) } ?? .zero
    return """
      not settled after \(Self.seconds(timeout)) s: \(sleeper.name()) is asleep on the real clock for \
      \(Self.spelled(rest)) more
        to go on: settle(timeout: .seconds(\(Int(rest.components.seconds) + 2))), or sleep on the \
      host's clock, or host.unmount()
      """
  }

  /// A time that is left, rounded up: `12 ms` below a second, then `1.5 s`.
  package static func spelled(_ rest: Duration) -> String {
    let milliseconds =
      rest.components.seconds * 1000
      + (rest.components.attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    if milliseconds < 1000 { return "\(max(1, milliseconds)) ms" }
    let tenths = (milliseconds + 99) / 100
    return "\(tenths / 10).\(tenths % 10) s"
  }

  private func stillRunning(_ timeout: Duration) -> String {
    if let restarted = runtime.tasks.mostRestarted {
      return """
        not settled after \(Self.seconds(timeout)) s: \(restarted.latest) has been started \
        \(restarted.count) times
          to go on: let it write nothing that its id or its view's identity is made of, \
        or host.unmount()
        """
    }
    let names = runtime.tasks.unfinished.map(\.name).sorted()
    return """
      not settled after \(Self.seconds(timeout)) s: \
      \(names.isEmpty ? "the screen keeps changing" : names.joined(separator: ", ") + " keeps running")
        to go on: settle(timeout:) with a longer time, or host.unmount()
      """
  }

  private static func seconds(_ duration: Duration) -> String {
    let value =
      Double(duration.components.seconds)
      + Double(duration.components.attoseconds) / 1e18
    return String(format: "%.1f", value)
  }
}

/// What can be seen of the tasks' activity between two rounds.
@MainActor private struct TaskActivity: Equatable {
  private let jobs: Int
  private let running: Int
  private let updates: Int
  private let wakes: Int

  init(of runtime: ViewRuntime) {
    jobs = runtime.tasks.executor.jobCount
    running = runtime.tasks.running.count
    updates = runtime.updateNumber
    wakes = runtime.tasks.sleepers.wakeCount
  }

  nonisolated static func == (left: Self, right: Self) -> Bool {
    left.jobs == right.jobs && left.running == right.running && left.updates == right.updates
      && left.wakes == right.wakes
  }
}

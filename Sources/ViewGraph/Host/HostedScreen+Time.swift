import Foundation

extension HostedScreen {
  /// Lets started tasks run, and applies what they write, until nothing is runnable.
  ///
  /// A task asleep on the host's clock, or waiting in an idle `for await`, counts as settled; one
  /// asleep on a real clock is waited for until the time-out.
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

  /// How many rounds without activity count as quiet.
  private static var quietRounds: Int { 4 }

  /// Returns what is still running at the time-out, nil once all is quiet.
  private func runUntilQuiet(timeout: Duration) async -> String? {
    let end = ContinuousClock.now.advanced(by: timeout)
    var quiet = 0
    var activity = TaskActivity(of: runtime)
    while true {
      if runtime.hasWork {
        perform("settle") {}
        quiet = 0
      }
      await Task.yield()
      let now = TaskActivity(of: runtime)
      quiet = now == activity && !runtime.hasWork && !runtime.tasks.executor.isBusy ? quiet + 1 : 0
      activity = now
      if quiet >= Self.quietRounds {
        guard let sleeper = runtime.tasks.realSleeper else { return nil }
        if ContinuousClock.now >= end { return unsettled(sleeper, timeout) }
        try? await Task.sleep(for: .milliseconds(1))
        quiet = 0
      } else if ContinuousClock.now >= end {
        return stillRunning(timeout)
      } else if runtime.tasks.executor.isBusy {
        try? await Task.sleep(for: .microseconds(200))
      }
    }
  }

  private func unsettled(_ sleeper: RunningTask, _ timeout: Duration) -> String {
    let rest = sleeper.sleep.wakesAt.map { ContinuousClock.now.duration(to: $0) } ?? .zero
    let seconds = max(1, Int((Double(rest.components.seconds) + 0.5).rounded()))
    return """
      not settled after \(Self.seconds(timeout)) s: \(sleeper.name) is asleep on the real clock for \
      \(seconds) s more
        to go on: settle(timeout: .seconds(\(seconds + 1))), or sleep on the host's clock, \
      or host.unmount()
      """
  }

  private func stillRunning(_ timeout: Duration) -> String {
    let names = runtime.tasks.unfinished.map(\.name).sorted()
    return """
      not settled after \(Self.seconds(timeout)) s: \
      \(names.isEmpty ? "the screen keeps changing" : names.joined(separator: ", ") + " keeps running")
        to go on: settle(timeout:) with a longer time, or host.unmount()
      """
  }

  private static func seconds(_ duration: Duration) -> String {
    let value = Double(duration.components.seconds)
      + Double(duration.components.attoseconds) / 1e18
    return String(format: "%.1f", value)
  }
}

/// What can be seen of the tasks' activity between two rounds.
@MainActor private struct TaskActivity: Equatable {
  private let jobs: Int
  private let mainJobs: Int
  private let running: Int
  private let updates: Int

  init(of runtime: ViewRuntime) {
    jobs = runtime.tasks.executor.jobCount
    mainJobs = SleepHook.hostJobCount
    running = runtime.tasks.running.count
    updates = runtime.updateNumber
  }

  nonisolated static func == (left: Self, right: Self) -> Bool {
    left.jobs == right.jobs && left.mainJobs == right.mainJobs && left.running == right.running
      && left.updates == right.updates
  }
}

import Synchronization

/// Until when a task of a host sleeps on a real clock.
///
/// The host's executor fills it in.
final class SleepRecord: Sendable {
  /// The record of the task that runs this code, and of the tasks it started.
  @TaskLocal static var current: SleepRecord?

  private let deadline = Mutex<ContinuousClock.Instant?>(nil)

  /// The end of the latest sleep, while it lies ahead.
  var wakesAt: ContinuousClock.Instant? {
    deadline.withLock { $0.flatMap { $0 > .now ? $0 : nil } }
  }

  func sleeps(until instant: ContinuousClock.Instant) {
    deadline.withLock { $0 = instant }
  }
}

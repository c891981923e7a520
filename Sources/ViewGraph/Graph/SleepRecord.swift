import Synchronization

/// Until when a task of a host sleeps on a real clock.
///
/// The host's executor fills it in.
final class SleepRecord: Sendable {
  /// The record of the task that runs this code, and of the tasks it started.
  @TaskLocal static var current: SleepRecord?

  private let deadline = Mutex<ContinuousClock.Instant?>(nil)

  /// The end of the latest sleep, until the task has been handed on to run.
  ///
  /// It may lie behind for a moment: a timer is late, and a task that is due is not awake yet.
  var wakesAt: ContinuousClock.Instant? { deadline.withLock { $0 } }

  func sleeps(until instant: ContinuousClock.Instant) {
    deadline.withLock { $0 = instant }
  }

  /// Ends a sleep, unless a later one has begun.
  func wakes(from instant: ContinuousClock.Instant) {
    deadline.withLock { if $0 == instant { $0 = nil } }
  }
}

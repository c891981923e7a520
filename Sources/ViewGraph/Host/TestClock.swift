import Foundation

/// A clock whose time a test moves.
///
/// Nothing waits: sleepers wake when the time is moved past them.
///
/// Moving the time wakes one sleeper, the earliest, lets its task run, then wakes the next.
public final class TestClock: Clock, @unchecked Sendable {
  /// A point of the clock's time, counted from its start.
  public struct Instant: InstantProtocol {
    /// The time since the clock's start.
    public var offset: Duration

    /// The instant a time later.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// The time from this instant to another.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Whether one is earlier.
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Sleeper {
    let id: Int
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private let lock = NSLock()
  private var time = Instant(offset: .zero)
  private var sleepers: [Sleeper] = []
  private var nextID = 0
  private var cancelled: Set<Int> = []

  /// A clock at its start.
  public init() {}

  /// The time now.
  public var now: Instant { lock.withLock { time } }

  /// The smallest step the clock knows.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// How many tasks sleep on this clock.
  public var sleeperCount: Int { lock.withLock { sleepers.count } }

  /// Waits until the time has been moved to a deadline, or throws when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let id = lock.withLock { () -> Int in
      nextID += 1
      return nextID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let outcome = lock.withLock { () -> Result<Void, any Error>? in
          if cancelled.remove(id) != nil || Task.isCancelled {
            return .failure(CancellationError())
          }
          if deadline <= time { return .success(()) }
          sleepers.append(Sleeper(id: id, deadline: deadline, continuation: continuation))
          return nil
        }
        if let outcome { continuation.resume(with: outcome) }
      }
    } onCancel: {
      let sleeper = lock.withLock { () -> Sleeper? in
        guard let index = sleepers.firstIndex(where: { $0.id == id }) else {
          cancelled.insert(id)
          return nil
        }
        return sleepers.remove(at: index)
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
    _ = lock.withLock { cancelled.remove(id) }
  }

  /// Moves the time to the earliest deadline not after `limit` and wakes one sleeper.
  ///
  /// Returns whether there was one; without one, the time is moved to `limit`.
  func wakeNext(notAfter limit: Instant) -> Bool {
    let sleeper = lock.withLock { () -> Sleeper? in
      let due = sleepers.enumerated().filter { $0.element.deadline <= limit }
      guard
        let next = due.min(by: {
          ($0.element.deadline, $0.element.id) < ($1.element.deadline, $1.element.id)
        })
      else {
        time = max(time, limit)
        return nil
      }
      time = max(time, next.element.deadline)
      return sleepers.remove(at: next.offset)
    }
    sleeper?.continuation.resume()
    return sleeper != nil
  }

  /// Moves the time on, waking sleepers one by one and letting each run.
  ///
  /// A host's `advance(by:)` also brings its screen up to date between two sleepers.
  public func advance(by duration: Duration) async {
    let limit = now.advanced(by: duration)
    await Self.letTasksRun()
    while wakeNext(notAfter: limit) { await Self.letTasksRun() }
    await Self.letTasksRun()
  }

  private static func letTasksRun() async {
    for _ in 0..<20 { await Task.yield() }
  }
}

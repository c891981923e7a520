// Preferred to the standard library's where this module is imported. A `Task` that an action starts
// prefers no executor, so nothing else tells that it sleeps; and it is so on every system.

extension Task where Success == Never, Failure == Never {
  /// Sleeps as the standard library's does, and lets a host know: `settle` waits for the task.
  ///
  /// Outside what a host has started it is the same as that.
  /// - Throws: `CancellationError` when the task is cancelled.
  public nonisolated(nonsending) static func sleep(
    for duration: Duration, tolerance: Duration? = nil
  ) async throws {
    let end = ContinuousClock.now + duration
    // Ended before the task runs on, in the caller's turn: no one looks in between.
    let record = SleepRecord.current
    record?.sleeps(until: end)
    defer { record?.wakes(from: end) }
    // Where an executor sets a timer for it, that need not be noted again.
    try await SleepRecord.$current.withValue(nil) {
      try await sleep(until: end, tolerance: tolerance, clock: .continuous)
    }
  }

  /// Sleeps as the standard library's does, and lets a host know: `settle` waits for the task.
  ///
  /// Outside what a host has started it is the same as that.
  /// - Throws: `CancellationError` when the task is cancelled.
  public nonisolated(nonsending) static func sleep(nanoseconds duration: UInt64) async throws {
    try await sleep(for: .nanoseconds(Int64(clamping: duration)), tolerance: nil)
  }
}

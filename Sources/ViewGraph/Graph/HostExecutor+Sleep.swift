// The one file that knows how a task sleeps on a real clock: the runtime hands the wake-up to the
// executor that the task prefers, if that one can schedule. The protocol is not part of Apple's
// interface yet; there, sleeps are not seen, and `settle` does not wait for sleepers.

#if os(Linux)
  @_spi(ExperimentalScheduling) import _Concurrency
  import Dispatch

  extension HostExecutor: SchedulingExecutor {
    var asSchedulingExecutor: (any SchedulingExecutor)? { self }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
    ) {
      enqueue(job, after: clock.now.duration(to: instant), tolerance: tolerance, clock: clock)
    }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) {
      let job = UnownedJob(job)
      // A clock with another measure of time has its own way to sleep and does not come here.
      let delay = (delay as? Duration) ?? .zero
      let record = SleepRecord.current
      let end = ContinuousClock.now + delay
      record?.sleeps(until: end)
      let nanoseconds =
        delay.components.seconds * 1_000_000_000 + delay.components.attoseconds / 1_000_000_000
      queue.asyncAfter(deadline: .now() + .nanoseconds(Int(max(0, nanoseconds)))) { [self] in
        begin()
        record?.wakes(from: end)
        finish(job)
      }
    }
  }
#endif

extension HostExecutor {
  /// Whether sleeps on a real clock are seen on this system.
  static var seesSleepers: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }
}

// How a task that prefers the host's executor sleeps on a real clock: the runtime hands the wake-up to
// that executor, if it can schedule. The protocol is not part of Apple's interface yet; there, only
// sleeps by this module's `Task.sleep(for:)` are seen, and `settle` waits for no others.

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
      record?.setsTimer(until: end)
      let nanoseconds =
        delay.components.seconds * 1_000_000_000 + delay.components.attoseconds / 1_000_000_000
      queue.asyncAfter(deadline: .now() + .nanoseconds(Int(max(0, nanoseconds)))) { [self] in
        begin()
        record?.timerGoesOff(at: end)
        finish(job)
      }
    }
  }
#endif

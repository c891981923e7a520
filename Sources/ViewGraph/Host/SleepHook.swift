// The one file that listens to the concurrency runtime: which tasks sleep on a real clock.

#if os(Linux)
  import Foundation
  import Synchronization

  /// Notes the sleeps of hosts' tasks, by the hooks that the runtime offers.
  enum SleepHook {
    /// How many main-actor jobs of hosts' tasks have been asked for, as far as the hooks see them.
    static var hostJobCount: Int { jobs.load(ordering: .relaxed) }

    private static let jobs = Atomic<Int>(0)
  }
#else
  /// Where the runtime has no hooks, sleeps are not seen, and `settle` does not wait for them.
  enum SleepHook {
    static var hostJobCount: Int { 0 }
  }
#endif

extension TaskRegistry {
  /// A task that sleeps on a real clock, if there is one.
  var realSleeper: RunningTask? {
    unfinished.first { !$0.isCancelled && $0.sleep.wakesAt != nil }
  }
}

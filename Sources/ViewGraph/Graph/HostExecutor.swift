import Dispatch
import Synchronization

/// Runs what a host's tasks do off the main actor, and knows whether anything is left to run.
final class HostExecutor: TaskExecutor {
  // Serial: tasks that were started one after the other begin in that order.
  // Pinned by the cases LC-1.
  let queue = DispatchQueue(label: "ViewGraph tasks")
  private let outstanding = Atomic<Int>(0)
  private let total = Atomic<Int>(0)

  /// Whether a job waits or runs.
  var isBusy: Bool { outstanding.load(ordering: .sequentiallyConsistent) > 0 }

  /// How many jobs have been handed over so far.
  var jobCount: Int { total.load(ordering: .sequentiallyConsistent) }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    begin()
    queue.async { [self] in finish(job) }
  }

  /// Counts a job that can run from now on.
  func begin() {
    outstanding.add(1, ordering: .sequentiallyConsistent)
    total.add(1, ordering: .sequentiallyConsistent)
  }

  /// Runs a counted job.
  func finish(_ job: UnownedJob) {
    job.runSynchronously(on: asUnownedTaskExecutor())
    outstanding.subtract(1, ordering: .sequentiallyConsistent)
  }
}

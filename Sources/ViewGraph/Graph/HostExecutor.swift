import Dispatch
import Synchronization

/// Runs what a host's tasks do off the main actor, and knows whether anything is left to run.
final class HostExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "ViewGraph tasks", attributes: .concurrent)
  private let outstanding = Atomic<Int>(0)
  private let total = Atomic<Int>(0)

  /// Whether a job waits or runs.
  var isBusy: Bool { outstanding.load(ordering: .sequentiallyConsistent) > 0 }

  /// How many jobs have been handed over so far.
  var jobCount: Int { total.load(ordering: .sequentiallyConsistent) }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    outstanding.add(1, ordering: .sequentiallyConsistent)
    total.add(1, ordering: .sequentiallyConsistent)
    queue.async { [self] in
      job.runSynchronously(on: asUnownedTaskExecutor())
      outstanding.subtract(1, ordering: .sequentiallyConsistent)
    }
  }
}

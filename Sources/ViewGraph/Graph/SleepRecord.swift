import Synchronization

/// Until when the tasks of one origin sleep on a real clock.
///
/// The origin is a `task` modifier, or an action or callback that started tasks of its own. The record
/// goes along with all that is started from there, as a task-local value. The host's executor fills it
/// in, and `Task.sleep(for:)` of this module.
final class SleepRecord: Sendable {
  /// The record of the task that runs this code, and of the tasks it started.
  @TaskLocal static var current: SleepRecord?

  /// How a message names a task of this origin.
  let name: @Sendable () -> String
  private let sleepers: Sleepers
  private let state = Mutex(State())

  private struct State {
    /// The ends of sleeps that say themselves when they are over.
    var ends: [ContinuousClock.Instant] = []
    /// Those of timers, which go off though their task has been cancelled.
    var timers: [ContinuousClock.Instant] = []
    var heedsTimers = true

    var isAwake: Bool { ends.isEmpty && timers.isEmpty }
  }

  init(in sleepers: Sleepers, name: @escaping @Sendable () -> String) {
    self.sleepers = sleepers
    self.name = name
  }

  /// The end of the sleep that ends last, until its task has been handed on to run.
  ///
  /// It may lie behind for a moment: a timer is late, and a task that is due is not awake yet.
  var wakesAt: ContinuousClock.Instant? { state.withLock { ($0.ends + $0.timers).max() } }

  func sleeps(until instant: ContinuousClock.Instant) {
    state.withLock { $0.ends.append(instant) }
    sleepers.add(self)
  }

  /// Ends a sleep.
  func wakes(from instant: ContinuousClock.Instant) {
    end { $0.ends.removeFirst(instant) }
  }

  /// Begins a sleep of which a timer tells the end.
  func setsTimer(until instant: ContinuousClock.Instant) {
    let isHeeded = state.withLock { state in
      if state.heedsTimers { state.timers.append(instant) }
      return state.heedsTimers
    }
    if isHeeded { sleepers.add(self) }
  }

  func timerGoesOff(at instant: ContinuousClock.Instant) {
    end { $0.timers.removeFirst(instant) }
  }

  /// Forgets timers, those to come too: the task they were for has ended, or was cancelled.
  func dropTimers() {
    end { state in
      state.timers = []
      state.heedsTimers = false
    }
  }

  private func end(_ change: (inout State) -> Void) {
    let isAwake = state.withLock { state in
      change(&state)
      return state.isAwake
    }
    sleepers.wakes(self, isAwake: isAwake)
  }

  /// Runs an action or callback, whose tasks are known by what it is.
  @MainActor static func startingTasks(
    in sleepers: Sleepers, by starter: @autoclosure @escaping @Sendable () -> String,
    _ action: () throws -> Void
  ) rethrows {
    let record = SleepRecord(in: sleepers) { "a task that \(starter()) started" }
    try $current.withValue(record) { try action() }
  }
}

/// What of a host sleeps on a real clock.
final class Sleepers: Sendable {
  private struct State {
    var asleep: [ObjectIdentifier: SleepRecord] = [:]
    var wakeCount = 0
  }

  private let state = Mutex(State())

  /// How often a task has woken so far.
  var wakeCount: Int { state.withLock { $0.wakeCount } }

  /// The record of a task that is asleep, of several the one that wakes last.
  var last: SleepRecord? {
    let records = state.withLock { Array($0.asleep.values) }
    let ends = records.compactMap { record in record.wakesAt.map { (record, $0) } }
    return ends.max { $0.1 < $1.1 }?.0
  }

  fileprivate func add(_ record: SleepRecord) {
    state.withLock { $0.asleep[ObjectIdentifier(record)] = record }
  }

  fileprivate func wakes(_ record: SleepRecord, isAwake: Bool) {
    state.withLock { state in
      state.wakeCount += 1
      if isAwake { state.asleep[ObjectIdentifier(record)] = nil }
    }
  }
}

extension [ContinuousClock.Instant] {
  fileprivate mutating func removeFirst(_ instant: Element) {
    if let place = firstIndex(of: instant) { remove(at: place) }
  }
}

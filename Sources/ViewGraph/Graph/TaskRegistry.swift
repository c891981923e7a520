/// Asynchronous work that a view asks for.
struct TaskRequest {
  let id: EquatableValue?
  let idText: String
  let priority: TaskPriority
  let action: @Sendable () async -> Void
}

/// The tasks of one host: started when callbacks are done, cancelled when their identity leaves.
@MainActor final class TaskRegistry {
  @exclusivity(unchecked) private var pending: [(node: Node, task: RunningTask)] = []
  private(set) var running: [ObjectIdentifier: RunningTask] = [:]
  let executor = HostExecutor()
  let sleepers = Sleepers()
  private var isClosed = false
  private var starts: [String: (count: Int, latest: RunningTask)]?

  /// Asks for work to be started at the end of this update.
  func add(_ request: TaskRequest, view: String, node: Node) -> RunningTask {
    let task = RunningTask(request, view: view, sleepers: sleepers)
    pending.append((node, task))
    return task
  }

  /// Starts what was asked for, from the inside out.
  ///
  /// It runs when the main actor is free.
  func startPending(in runtime: ViewRuntime) {
    if pending.isEmpty { return }
    let starting = InsideOut.order(pending.filter { !$0.task.isCancelled }) { $0.node }
    pending = []
    for (_, task) in starting {
      running[ObjectIdentifier(task)] = task
      if starts != nil { starts?[task.kind, default: (0, task)].count += 1 }
      starts?[task.kind]?.latest = task
      task.start(on: executor) { [weak self] in
        self?.running[ObjectIdentifier(task)] = nil
      }
    }
  }

  /// Counts from now on how often tasks are started, until `endCountingStarts()`.
  func beginCountingStarts() { starts = [:] }

  func endCountingStarts() { starts = nil }

  /// The task of a view that has been started most often since the counting began, and how often.
  ///
  /// Nil where none was started ten times: one that starts itself again does it many times more.
  var mostRestarted: (latest: String, count: Int)? {
    guard let most = starts?.values.max(by: { $0.count < $1.count }), most.count >= 10 else {
      return nil
    }
    return (most.latest.name, most.count)
  }

  func cancelAll() {
    pending = []
    isClosed = true
    for task in running.values { task.cancel() }
  }

  /// What sleeps on a real clock, if anything does: of several the one that wakes last.
  ///
  /// What a screen started that has gone is nobody's concern.
  var realSleeper: SleepRecord? { isClosed ? nil : sleepers.last }

  /// The tasks that have not ended, as a message names them.
  var unfinished: [RunningTask] { Array(running.values) }
}

/// One piece of asynchronous work, from its start to its end.
final class RunningTask: @unchecked Sendable {
  private let request: TaskRequest
  let view: String
  private var task: Task<Void, Never>?
  private(set) var isCancelled = false
  let sleep: SleepRecord

  init(_ request: TaskRequest, view: String, sleepers: Sleepers) {
    self.request = request
    self.view = view
    sleep = SleepRecord(in: sleepers) {
      request.idText.isEmpty ? ".task of \(view)" : ".task(id: \(request.idText)) of \(view)"
    }
  }

  /// How a message names it: `.task(id: 3) of Ticker`.
  var name: String { sleep.name() }

  /// What the tasks of one modifier have in common, from one start to the next.
  var kind: String { (request.idText.isEmpty ? ".task of " : ".task(id:) of ") + view }

  @MainActor func start(on executor: HostExecutor, whenDone: @escaping @MainActor () -> Void) {
    let action = request.action
    let sleep = sleep
    let operation: @MainActor @Sendable () async -> Void = {
      await Self.run(action, sleep)
      sleep.dropTimers()
      whenDone()
    }
    task = Task(
      executorPreference: executor, priority: request.priority, operation: operation)
  }

  @MainActor private static func run(
    _ action: @escaping @Sendable () async -> Void, _ sleep: SleepRecord
  ) async {
    await SleepRecord.$current.withValue(sleep) { await action() }
  }

  func cancel() {
    isCancelled = true
    sleep.dropTimers()
    task?.cancel()
  }
}

/// Orders what passes met into inner before outer, and into tree order among siblings.
@MainActor enum InsideOut {
  /// Orders entries of nodes that stand in the tree; those of one node stay as they are.
  ///
  /// - Complexity: O(*n* × *g*), *g* the generations between one entry's node and the next, where the
  ///   entries came in tree order; else O(*n* log *n* × *g*).
  static func order<Entry>(_ entries: [Entry], node: (Entry) -> Node) -> [Entry] {
    if entries.count < 2 { return entries }
    let entries = inTreeOrder(entries, node: node)
    var result: [Entry] = []
    result.reserveCapacity(entries.count)
    var open: [Entry] = []
    for entry in entries {
      let current = node(entry)
      while let last = open.last {
        let lastNode = node(last)
        if lastNode !== current, current.isDescendant(of: lastNode) { break }
        result.append(last)
        open.removeLast()
      }
      open.append(entry)
    }
    while let last = open.popLast() { result.append(last) }
    return result
  }

  /// A view's own structure is walked before the bodies in it have their turns, so an outer entry of
  /// a later sibling may stand before an inner one of an earlier.
  private static func inTreeOrder<Entry>(_ entries: [Entry], node: (Entry) -> Node) -> [Entry] {
    let isOrdered = zip(entries, entries.dropFirst()).allSatisfy { !node($1).precedes(node($0)) }
    if isOrdered { return entries }
    return entries.enumerated().sorted { left, right in
      let (a, b) = (node(left.element), node(right.element))
      return a === b ? left.offset < right.offset : a.precedes(b)
    }.map(\.element)
  }
}

/// Listens to one graph and keeps what its reports are made of.
///
/// Counting is always on. Values, reads and causes are kept only while everything is recorded.
@MainActor final class EventRecorder {
  unowned(unsafe) var runtime: ViewRuntime!
  @exclusivity(unchecked) var recordsEverything = true
  /// Whether the history is more than counts, where everything is recorded.
  var keepsHistory = true
  /// Gets every event; nil costs one test an event.
  @exclusivity(unchecked) var listener: ((GraphEvent) -> Void)?
  @exclusivity(unchecked) private(set) var window = ReportContents()
  private(set) var history = ReportContents(trigger: "history")
  /// Everything reported since the mount, once each.
  private(set) var issues: [GraphIssue] = []
  private var known: Set<GraphIssue> = []
  let objects = ObjectNames()

  // MARK: - Posting

  func post(_ kind: GraphEvent.Kind, _ node: Node) {
    listener?(GraphEvent(kind: kind, name: node.typeName))
  }

  func post(_ kind: GraphEvent.Kind, named names: [String]) {
    guard let listener else { return }
    for name in names { listener(GraphEvent(kind: kind, name: name)) }
  }

  /// Whether anyone hears of each event, and so of their order.
  var isHeard: Bool { listener != nil }

  func post(_ kind: GraphEvent.Kind, each nodes: ArraySlice<Node>) {
    guard let listener else { return }
    for node in nodes { listener(GraphEvent(kind: kind, name: node.typeName)) }
  }

  func countRun(of node: EvaluatedNode) {
    if node.kind == .view, !node.viewType.isLibrary { window.count(node.viewType) }
    post(.evaluated, node)
  }

  func recordRun(of node: EvaluatedNode, startedAt start: ContinuousClock.Instant) {
    record(node, causes: node.causes, duration: ContinuousClock.now - start)
    post(.evaluated, node)
  }

  private func record(_ node: EvaluatedNode, causes: [RawCause], duration: Duration) {
    let causes = causes.isEmpty ? [.forced("a pass without a cause")] : causes
    let resolved = causes.flatMap { CauseRecord.records(of: $0, for: node, objects: objects) }
    for record in resolved { if let write = record.write { add(writeBehindCause: write) } }
    let reads = ReadRecords(of: node, objects: objects)
    node.readRecords = reads
    let isListed = !node.viewType.isLibrary
    let run = RunRecord(
      kind: node.kind, name: node.runName, type: node.viewType, identity: node.identity,
      causes: resolved,
      reads: reads, duration: duration, isListed: isListed)
    node.latestRun = run
    window.runs.append(run)
  }

  /// A child that its parent's run reached, with inputs equal to those it had.
  func skipped(_ node: EvaluatedNode) {
    if recordsEverything, node.phase == .current, !node.viewType.isLibrary, node.kind == .view {
      window.skips.append(
        SkipRecord(
          name: node.typeName, identity: node.identity,
          reason: "inputs equal, read nothing that changed"))
    }
    post(.skipped, node)
  }

  /// Keeps writes, each of them, and finds out whether anybody reads what was written.
  func add(writes: [Write]) {
    for var write in writes {
      if let location = write.location { write.isUnread = location.isUnread }
      write.location = nil
      if let object = write.object?.object {
        write.target = "\(objects.name(of: object)).\(write.target)"
        write.owner = objects.owner(of: object)
      }
      write.object = nil
      window.writes.append(write)
    }
  }

  /// Keeps a write that a body's cause tells of, once for all bodies that tell of it.
  private func add(writeBehindCause write: Write) {
    let key = "\(write.target) \(write.old) → \(write.new)"
    if window.writesBehindCauses.insert(key).inserted { window.writes.append(write) }
  }

  /// Keeps an issue, unless it was reported before.
  func report(_ issue: GraphIssue) {
    guard known.insert(issue).inserted else { return }
    issues.append(issue)
    window.issues.append(issue)
  }

  /// The views below a node that was left alone as a whole.
  func skippedBelow(_ node: Node) {
    var current: Node? = node
    while let next = current {
      if let evaluated = next as? EvaluatedNode { return skipped(evaluated) }
      current = next.firstChild
    }
  }

  // MARK: - Windows

  /// What the next action is on, for its report.
  var nextSubject: ActionSubject?
  private var measurements: [ReportContents] = []

  /// Starts a report: what is recorded from here on belongs to it.
  func open(trigger: String) {
    window.trigger = trigger
    window.subject = nextSubject
    nextSubject = nil
  }

  /// Marks what was written before an action as not caused by it.
  func markOutsideWrites(_ inbox: Inbox) {
    let records = inbox.takeRecords()
    var writes = records.writes
    for index in writes.indices { writes[index].trigger = "outside" }
    add(writes: writes)
    for issue in records.issues { report(issue) }
  }

  /// Ends the report in hand, and starts the next.
  func close(number: Int) -> UpdateReport {
    let contents = window
    contents.number = number
    contents.finish()
    window = ReportContents()
    history.append(contents, keepsEverything: recordsEverything && keepsHistory)
    for measurement in measurements {
      measurement.number = number
      measurement.append(contents, keepsEverything: true)
    }
    return UpdateReport(contents)
  }

  /// Collects all reports from here on, until `endMeasuring()`.
  func beginMeasuring() {
    measurements.append(ReportContents(trigger: "measure"))
  }

  /// What was collected since the latest `beginMeasuring()`.
  func endMeasuring(trigger: String = "measure") -> UpdateReport {
    let contents = measurements.removeLast()
    contents.trigger = trigger
    return UpdateReport(contents)
  }

  /// How many measurements are under way.
  var measurementCount: Int { measurements.count }
}

extension EvaluatedNode {
  /// What a report calls the code that ran: the view's type; for a row, what the row is of.
  fileprivate var runName: String {
    guard kind == .row || kind == .updateMethod else { return viewType.name }
    switch step {
    case .structural(let name, _), .explicit(let name, _): return name
    }
  }
}

/// One run as it is kept: references, made into text when a report is asked.
@MainActor final class RunRecord: @unchecked Sendable {
  let kind: BodyRun.Kind
  let type: ViewType
  let identity: Identity
  let causes: [CauseRecord]
  let reads: ReadRecords
  let duration: Duration
  let isListed: Bool
  /// Whether the content described something else than before; set once that is known.
  private(set) var changed = true
  /// Whether the texts of the node itself are others than before; set when the update ends.
  private(set) var changedText = false
  private weak var node: Node?
  private var textsBefore: [String]?

  nonisolated let name: String

  init(
    kind: BodyRun.Kind, name: String, type: ViewType, identity: Identity,
    causes: [CauseRecord], reads: ReadRecords, duration: Duration, isListed: Bool
  ) {
    self.kind = kind
    self.type = type
    self.identity = identity
    self.causes = causes
    self.reads = reads
    self.duration = duration
    self.isListed = isListed
    self.name = name
  }

  /// Notes whether the run described something else, and what its node showed before.
  func note(isChanged: Bool, textsBefore: [String], of node: Node) {
    changed = isChanged
    self.textsBefore = textsBefore
    self.node = node
  }

  /// Compares the texts, once nothing changes any more in this update.
  func finish() {
    if let textsBefore, let node, node.phase != .removed {
      changedText = node.ownTexts != textsBefore
      if changedText { changed = true }
    }
    textsBefore = nil
    node = nil
  }
}

/// One skip as it is kept.
struct SkipRecord: @unchecked Sendable {
  let name: String
  let identity: Identity
  let reason: String
}

/// Names objects for reports: the type and a number, in order of first sight.
@MainActor final class ObjectNames {
  private struct Entry {
    weak var object: AnyObject?
    var name: String
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var counts: [String: Int] = [:]
  private var owners: [ObjectIdentifier: String] = [:]

  /// The name of the object, such as `Counts#1`.
  func name(of object: AnyObject) -> String {
    let key = ObjectIdentifier(object)
    if let entry = entries[key], entry.object === object { return entry.name }
    let type = TypeName.short(type(of: object))
    let number = counts[type, default: 0] + 1
    counts[type] = number
    let name = "\(type)#\(number)"
    entries[key] = Entry(object: object, name: name)
    // The address may have been that of an object that has gone.
    owners[key] = nil
    return name
  }

  /// Notes who owns an object: `CartScreen @State cart`.
  func note(owner: String, of object: AnyObject) {
    _ = name(of: object)
    if owners[ObjectIdentifier(object)] == nil { owners[ObjectIdentifier(object)] = owner }
  }

  func owner(of object: AnyObject) -> String {
    guard entries[ObjectIdentifier(object)]?.object === object else { return "" }
    return owners[ObjectIdentifier(object)] ?? ""
  }
}

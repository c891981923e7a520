/// A node whose content comes from running the user's code: a body, or a row's closure.
///
/// - Its dependencies are those of the latest run: reads of state and bindings (`edges`), reads of
///   observables (`tracking`), and declared environment keys, objects and stored defaults.
/// - Every edge is in its location's list, and points back here.
package class EvaluatedNode: Node {
  @exclusivity(unchecked) final private var properties: Properties?
  @exclusivity(unchecked) final private var stamp: UInt32 = 0
  @exclusivity(unchecked) final private(set) var runCount: UInt32 = 0
  @exclusivity(unchecked) final private var firstCause: RawCause?
  @exclusivity(unchecked) final var tracking: ObservableTracking?
  /// The type whose code runs, for counting.
  ///
  /// Unowned: types are kept for good.
  final unowned(unsafe) let viewType: ViewType
  @exclusivity(unchecked) private final var particulars: Particulars?

  /// What belongs to the dynamic properties of the view: most rows have none.
  private final class Properties {
    @exclusivity(unchecked) var storage: [AnyObject] = []
    @exclusivity(unchecked) var states: [AnyStateLocation] = []
    @exclusivity(unchecked) var handle: NodeHandle?
    @exclusivity(unchecked) var edges: [ReadEdge] = []
  }

  /// What few nodes have, so that the many pay for one reference.
  private final class Particulars {
    var furtherCauses: [RawCause] = []
    var broadcastReads: [BroadcastRead] = []
    var missingObject: MissingObject?
    var readRecords: ReadRecords?
    weak var latestRun: RunRecord?
    var doubts: [(part: any PartCheck, cause: RawCause)] = []
  }

  init(below parent: Node, type: ViewType) {
    viewType = type
    super.init(below: parent)
  }

  private final func makeParticulars() -> Particulars {
    if let particulars { return particulars }
    let made = Particulars()
    particulars = made
    return made
  }

  private final func makeProperties() -> Properties {
    if let properties { return properties }
    let made = Properties()
    properties = made
    return made
  }

  /// The storage of the node's dynamic properties, in the order of the type's fields.
  final var storage: [AnyObject] { properties?.storage ?? [] }

  /// Those of the storage that are state of this node.
  final var states: [AnyStateLocation] { properties?.states ?? [] }

  /// What the latest run read of other nodes' state.
  final var edges: [ReadEdge] { properties?.edges ?? [] }

  /// The storage in one place, nil where there is none so far.
  final func storage(at place: Int) -> AnyObject? {
    guard let properties, place < properties.storage.count else { return nil }
    return properties.storage[place]
  }

  final func addStorage(_ item: AnyObject) { makeProperties().storage.append(item) }

  final func addState(_ location: AnyStateLocation) { makeProperties().states.append(location) }

  /// Reads of broadcast objects' properties by the latest run, kept while values are recorded.
  final var broadcastReads: [BroadcastRead] {
    get { particulars?.broadcastReads ?? [] }
    set {
      if particulars != nil || !newValue.isEmpty { makeParticulars().broadcastReads = newValue }
    }
  }

  /// An object that the view asked for and no ancestor provides.
  final var missingObject: MissingObject? {
    get { particulars?.missingObject }
    set { if particulars != nil || newValue != nil { makeParticulars().missingObject = newValue } }
  }

  /// What sort of code is run here.
  var kind: BodyRun.Kind { .view }

  /// Whether its runs are the user's code, and so belong in reports.
  var isReported: Bool { true }

  override var typeName: String { viewType.name }

  /// The handle, made at the first request.
  ///
  /// Bindings of this node's view refer to it by the handle, which is emptied when the node goes.
  final func makeHandle() -> NodeHandle {
    let properties = makeProperties()
    if let handle = properties.handle { return handle }
    let made = NodeHandle(self)
    properties.handle = made
    return made
  }

  /// Names of what the latest run read, apart from observables.
  ///
  /// For reports.
  final var readNames: [String] {
    states.filter(\.isReadByOwner).map { "@State \($0.name)" }
      + edges.map { "@Binding \($0.location.name)" }
      + storage.compactMap { ($0 as? any NamedReading)?.readName }
      + broadcastReads.map { "\\\($0.typeName).\($0.property)" }
  }

  /// What the latest run read, kept while everything is recorded.
  final var readRecords: ReadRecords? {
    get { particulars?.readRecords }
    set { if particulars != nil || newValue != nil { makeParticulars().readRecords = newValue } }
  }

  /// The latest run, kept while everything is recorded.
  final var latestRun: RunRecord? {
    get { particulars?.latestRun }
    set { if particulars != nil || newValue != nil { makeParticulars().latestRun = newValue } }
  }

  /// Calls `body` with the values the node's code can reach: the view, or the row's element.
  func forEachReachableValue(_ body: (Any) -> Void) {}

  /// Notes that the node is new, and whether its place was given another identity.
  final func addMountingCause() {
    addCause(runtime.isReplacingIdentity ? .identityChanged : .mounted)
  }

  /// Adds a reason for which the node is to be evaluated.
  final func addCause(_ cause: RawCause) {
    if firstCause == nil {
      firstCause = cause
      return
    }
    if firstCause?.isSameSource(as: cause) == true { return }
    let particulars = makeParticulars()
    if particulars.furtherCauses.contains(where: { $0.isSameSource(as: cause) }) { return }
    particulars.furtherCauses.append(cause)
  }

  /// Notes a part that the node read and that may have changed.
  final func addDoubt(_ part: any PartCheck, _ cause: RawCause) {
    makeParticulars().doubts.append((part, cause))
  }

  /// Whether the node is sure to be evaluated in its turn, and not only to be asked.
  final var isDue: Bool {
    phase == .invalid && (particulars?.doubts.isEmpty != false || firstCause != nil)
  }

  /// Asks for the parts that may have changed.
  ///
  /// Returns false where none has and there was no other reason to evaluate the node.
  final func settleDoubts() -> Bool {
    guard let particulars, !particulars.doubts.isEmpty else { return true }
    let doubts = particulars.doubts
    particulars.doubts = []
    let isSure = firstCause != nil
    for doubt in doubts where doubt.part.isChanged() { addCause(doubt.cause) }
    if isSure || firstCause != nil { return true }
    phase = .current
    return false
  }

  /// The reasons collected so far.
  final var causes: [RawCause] {
    (firstCause.map { [$0] } ?? []) + (particulars?.furtherCauses ?? [])
  }

  /// Runs `body`, with its reads recorded as the node's dependencies.
  final func evaluating<T>(_ body: () -> T) -> T {
    runCount &+= 1
    stamp &+= 1
    _ = settleDoubts()
    if let properties { for location in properties.states { location.isReadByOwner = false } }
    let runtime = runtime
    unowned(unsafe) let outer = Evaluation.node
    Evaluation.node = self
    if !broadcastReads.isEmpty { broadcastReads = [] }
    let result =
      runtime.events.recordsEverything
      ? recorded(body, in: runtime) { Evaluation.node = outer }
      : counted(body, in: runtime) { Evaluation.node = outer }
    dropReasons()
    return result
  }

  @inline(__always)
  private final func counted<T>(
    _ body: () -> T, in runtime: ViewRuntime, _ leave: () -> Void
  ) -> T {
    let result = runtime.trackReads(of: self, body)
    leave()
    endRun()
    runtime.events.countRun(of: self)
    return result
  }

  /// Apart from runs that are only counted: how large a point in time is, is found out as it runs.
  @inline(never)
  private final func recorded<T>(
    _ body: () -> T, in runtime: ViewRuntime, _ leave: () -> Void
  ) -> T {
    let start = ContinuousClock.now
    let result = runtime.trackReads(of: self, body)
    leave()
    endRun()
    runtime.events.recordRun(of: self, startedAt: start)
    return result
  }

  @inline(__always)
  private final func endRun() {
    dropStaleEdges()
    phase = .current
  }

  /// Runs `body` with its reads recorded as dependencies, as a control reads what it shows.
  ///
  /// No code of the user's runs here, so no report hears of it.
  final func reading(_ body: () -> Void) {
    stamp &+= 1
    _ = settleDoubts()
    let outer = Evaluation.node
    Evaluation.node = self
    runtime.trackReads(of: self, body)
    Evaluation.node = outer
    dropStaleEdges()
    phase = .current
    dropCauses()
  }

  /// Forgets the collected causes, as when a pass found the node needs no run after all.
  final func dropCauses() {
    dropReasons()
    if let particulars, !particulars.doubts.isEmpty { particulars.doubts = [] }
  }

  private final func dropReasons() {
    firstCause = nil
    if let particulars, !particulars.furtherCauses.isEmpty { particulars.furtherCauses = [] }
  }

  /// Ends the registration of the latest run.
  ///
  /// A change that is already in the inbox is not heard.
  final func dropTracking() {
    tracking?.cancel()
    tracking?.node = nil
    tracking = nil
  }

  // MARK: - Edges

  /// Records that the latest run reads `location`, or one part of it.
  ///
  /// - Complexity: O(*e*) in the number of locations the node reads.
  final func addEdge(to location: AnyStateLocation, check: (any PartCheck)?) {
    let properties = makeProperties()
    for edge in properties.edges where edge.location === location {
      if let known = edge.check {
        guard let check, known.isSamePart(as: check) else { continue }
        edge.check = check
        edge.stamp = stamp
        return
      }
      // The whole was read, which covers every part; else the edge is from an earlier run.
      if edge.stamp == stamp || check == nil {
        edge.stamp = stamp
        return
      }
    }
    let edge = ReadEdge(node: self, location: location)
    edge.check = check
    edge.stamp = stamp
    edge.position = location.edges.count
    location.edges.append(.passUnretained(edge))
    properties.edges.append(edge)
  }

  private final func dropStaleEdges() {
    guard let properties, !properties.edges.isEmpty else { return }
    if properties.edges.allSatisfy({ $0.stamp == stamp }) { return }
    for edge in properties.edges where edge.stamp != stamp { edge.detach() }
    properties.edges.removeAll { $0.stamp != stamp }
  }

  override func tearDown() {
    if let tracking = tracking.take() {
      tracking.node = nil
      runtime.endRegistrationLater(tracking)
    }
    if let properties { tearDown(properties) }
    dropCauses()
  }

  private final func tearDown(_ properties: Properties) {
    for edge in properties.edges { edge.detach() }
    properties.edges = []
    properties.handle?.node = nil
    for location in properties.states { location.owner = nil }
    properties.states = []
    for item in properties.storage { (item as? any NodeStorage)?.nodeWillLeave() }
    properties.storage = []
  }

  /// Traps unless every dependency has this reader, and back.
  final func checkEdges() {
    for edge in edges {
      precondition(edge.node === self, "An edge of '\(identity)' belongs to another node.")
      precondition(
        edge.location.edges[edge.position].takeUnretainedValue() === edge,
        "The location '\(edge.location.label)' does not know its reader '\(identity)'.")
    }
  }
}

extension ReadEdge {
  /// Takes the edge out of its location's list.
  @MainActor fileprivate func detach() {
    let last = location.edges.count - 1
    let moved = location.edges[last]
    location.edges[position] = moved
    moved.takeUnretainedValue().position = position
    location.edges.removeLast()
    node = nil
  }
}

/// Refers to a node from values that may outlive it.
///
/// Main actor only.
final class NodeHandle: @unchecked Sendable {
  unowned(unsafe) var node: EvaluatedNode?
  init(_ node: EvaluatedNode) { self.node = node }
}

/// Storage that counts as read because it is declared.
@MainActor protocol NamedReading: AnyObject {
  var readName: String { get }
}

/// Storage that has something to let go of when its node leaves.
@MainActor protocol NodeStorage: AnyObject {
  func nodeWillLeave()
}

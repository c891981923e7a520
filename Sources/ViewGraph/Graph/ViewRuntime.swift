import Foundation

/// Everything one host runs: its nodes, what waits to be evaluated, and what it reports.
///
/// Writes mark readers and run nothing. A pass takes marked nodes parents first, in tree order. When
/// none is left, queued callbacks run, and again, until nothing is pending or a limit stops it.
@MainActor package final class ViewRuntime {
  let inbox = Inbox()
  let environmentRoot = EnvironmentRoot()
  let events = EventRecorder()
  let callbacks = CallbackQueue()
  let tasks = TaskRegistry()
  let focus = FocusHolder()
  @exclusivity(unchecked) var options: RuntimeOptions
  /// The layout of the screen, nil until someone looks.
  var layout: LayoutTree?
  /// How many nodes depend on the room they have.
  var sizeReaders = 0
  private(set) var root: Node?
  /// Nodes whose turn comes next, in tree order from the end: made or given new inputs by a parent.
  @exclusivity(unchecked) private var visits: [Node] = []
  /// Nodes that something else invalidated, in tree order from the end where sorted.
  @exclusivity(unchecked) private var invalid: [EvaluatedNode] = []
  @exclusivity(unchecked) private var isSorted = true
  @exclusivity(unchecked) private(set) var isUpdating = false
  @exclusivity(unchecked) private var isWanted = false
  /// Reads declared stored defaults anew at the start of each pass.
  var storedDefaults = StoredDefaultsReaders()
  @exclusivity(unchecked) private(set) var updateNumber = 0
  /// Called after each update, for those who draw.
  var didUpdate: (() -> Void)?

  /// The runtime on whose behalf code runs now: an action, a callback, a task's write.
  nonisolated(unsafe) static var acting: ViewRuntime?

  init(options: RuntimeOptions) {
    self.options = options
    inbox.recordsValues = options.recordsEverything
    events.recordsEverything = options.recordsEverything
    events.runtime = self
  }

  // MARK: - Invalidating

  /// Marks a node to be evaluated, running nothing.
  func invalidate(_ node: EvaluatedNode, because cause: RawCause) {
    switch node.phase {
    case .current:
      node.addCause(cause)
      enqueue(node)
    case .invalid, .created:
      node.addCause(cause)
    case .removed:
      break
    }
  }

  /// Marks a node to be asked, in its turn, whether a part that it read has changed.
  ///
  /// What answers may be the program's own code, such as a computed property, and must not run for a
  /// node that a parent is about to remove (B-09).
  func invalidate(_ node: EvaluatedNode, ifChanged part: any PartCheck, because cause: RawCause) {
    switch node.phase {
    case .current:
      enqueue(node)
      node.addDoubt(part, cause)
    case .invalid, .created:
      node.addDoubt(part, cause)
    case .removed:
      break
    }
  }

  private func enqueue(_ node: EvaluatedNode) {
    node.phase = .invalid
    dropSettled()
    if let last = invalid.last, isSorted { isSorted = node.precedes(last) }
    invalid.append(node)
  }

  /// Forgets entries at the end of the list that wait no more.
  ///
  /// Those that left the graph have no place in the tree and must not be compared.
  private func dropSettled() {
    while let last = invalid.last, last.phase != .invalid { invalid.removeLast() }
  }

  /// Rows took other places: what waits must be put in order again.
  func orderDidChange() { isSorted = invalid.count < 2 }

  /// Gives a node its turn in this pass, behind those that stand before it in the tree.
  func scheduleVisit(_ node: Node) { visits.append(node) }

  /// Puts the visits scheduled since `mark` into tree order.
  ///
  /// A walk schedules children first to last; turns are taken from the end.
  func finishScheduling(since mark: Int) {
    if visits.count - mark > 1 { visits[mark...].reverse() }
  }

  var visitMark: Int { visits.count }

  // MARK: - The pass

  /// Whether a node waits to be evaluated that nobody has settled meanwhile.
  private var isWaiting: Bool {
    for node in invalid where node.phase == .invalid { return true }
    return false
  }

  /// Whether an update would do something.
  var hasWork: Bool { inbox.hasWork || !invalid.isEmpty || !visits.isEmpty || callbacks.hasWork }

  /// Mounts the root, as the first pass of the first update.
  func mount(_ root: Node) {
    self.root = root
    scheduleVisit(root)
  }

  /// Brings everything up to date: passes and callbacks by turns until nothing is pending.
  ///
  /// Called while it runs, it only asks for one more turn.
  func update() {
    if isUpdating {
      isWanted = true
      return
    }
    isUpdating = true
    updateNumber += 1
    runUpdate()
    isUpdating = false
    didUpdate?()
  }

  private func runUpdate() {
    let outer = Self.acting
    Self.acting = self
    defer { Self.acting = outer }
    var rounds: [[String]] = []
    callbacks.beginUpdate()
    var isSettled = true
    repeat {
      isWanted = false
      isSettled = runPasses()
      if rounds.count == CallbackQueue.limitOfRounds {
        if callbacks.hasWork {
          events.report(
            .callbackCycle(
              rounds: rounds.count, latest: rounds.suffix(4).map { $0.joined(separator: ", ") }))
          callbacks.drop()
        }
        break
      }
      let ran = callbacks.run(watching: tasks.sleepers)
      if !ran.isEmpty { rounds.append(ran) }
      // Where the focus is to go is known once nothing else is to be done.
      if !hasWork { focus.settle(in: self) }
    } while isSettled && (isWanted || inbox.hasWork || !invalid.isEmpty || callbacks.hasWork)
    dropVolatileContent()
    runChecks()
    endRegistrations()
    tasks.startPending(in: self)
    takeRecords()
  }

  /// How many passes of one update may be owed to bodies that changed observable models.
  static let limitOfEchoes = 8

  /// Runs passes until nothing is marked.
  ///
  /// Returns false where bodies kept changing what others read, and were stopped: the marks wait for
  /// the next update, so that no reader is forgotten (V-05).
  private func runPasses() -> Bool {
    var echoes = 0
    repeat {
      let writers = inbox.writersInBodies
      if !writers.isEmpty {
        echoes += 1
        if echoes > Self.limitOfEchoes {
          events.report(.modelsChangedByBodies(writers))
          return false
        }
      }
      _ = inbox.takeComparisonRequest()
      storedDefaults.compare()
      Evaluation.pass(of: self) {
        // Before any body runs: whether a write was read is a matter of the readers it found.
        takeRecords()
        for location in inbox.takeLocations() { location.commit() }
        for mark in inbox.takeMarks() {
          if let node = mark.token.node { invalidate(node, because: mark.cause) }
        }
        var rounds = 0
        repeat {
          drain()
          settlePreferences()
          if visits.isEmpty {
            settleSizes(round: rounds)
            rounds += 1
          }
        } while !visits.isEmpty || isWaiting
      }
      takeRecords()
    } while inbox.hasWork
    return true
  }

  // MARK: - Preferences

  @exclusivity(unchecked) private var preferenceListeners:
    [ObjectIdentifier: any PreferenceListener] = [:]

  /// A value that is handed up may have changed: those above who are told are noted.
  ///
  /// - Complexity: O(*d*) in the depth of the node.
  func preferenceDidChange(_ key: ObjectIdentifier, at node: Node) {
    var above = node.parent
    while let current = above {
      if let listener = current as? any PreferenceListener, listener.preferenceKey == key {
        preferenceListeners[ObjectIdentifier(listener)] = listener
      }
      above = current.parent
    }
  }

  /// Nodes below took other places, and so may the values that they hand up.
  ///
  /// - Complexity: O(*d*) in the depth of the node.
  func preferenceOrderDidChange(below node: Node) {
    var above: Node? = node
    while let current = above {
      if let listener = current as? any PreferenceListener {
        preferenceListeners[ObjectIdentifier(listener)] = listener
      }
      above = current.parent
    }
  }

  /// A reader asks to be told at the end of this pass.
  func preferenceDidChange(_ key: ObjectIdentifier, of listener: any PreferenceListener) {
    preferenceListeners[ObjectIdentifier(listener)] = listener
  }

  private func settlePreferences() {
    if preferenceListeners.isEmpty { return }
    // Innermost first: an overlay made from a value may hand up values itself.
    let listeners = preferenceListeners.values.filter { $0.phase != .removed }
      .sorted { $1.precedes($0) }
    preferenceListeners = [:]
    for listener in listeners where listener.phase != .removed {
      listener.preferenceMayHaveChanged()
    }
  }

  /// Evaluates until no node is marked.
  private func drain() {
    while true {
      if !isSorted {
        // Parents first: a parent may remove a node, and its body would have run for nothing.
        // Pinned by `V-01 a removed child is not evaluated`.
        invalid.removeAll { $0.phase != .invalid }
        TreeOrder.sortBackward(&invalid)
        isSorted = true
      }
      dropSettled()
      while !visits.isEmpty, visits[visits.count - 1].phase == .removed { visits.removeLast() }
      let node: Node
      var isMarked = true
      if invalid.isEmpty, let visit = visits.popLast() {
        node = visit
        isMarked = false
      } else if let visit = visits.last {
        if let marked = invalid.last, marked !== visit, marked.precedes(visit) {
          node = marked
          invalid.removeLast()
        } else {
          node = visit
          isMarked = false
          visits.removeLast()
        }
      } else if let marked = invalid.popLast() {
        node = marked
      } else {
        return
      }
      if node.phase == .removed { continue }
      if isMarked, let evaluated = node as? EvaluatedNode, !evaluated.settleDoubts() { continue }
      events.post(.visited, node)
      let mark = visitMark
      node.visit()
      finishScheduling(since: mark)
    }
  }

  /// The window groups of the app that runs here.
  var windowGroups: [any WindowMaking] = []

  /// Sets an environment value for everything that runs here.
  func setEnvironment<V>(_ key: WritableKeyPath<EnvironmentValues, V>, to value: V) {
    var values = EnvironmentValues()
    values[keyPath: key] = value
    let writes = values.writes
    inPass {
      for write in writes {
        environmentRoot.set(write.value, for: write.key, name: write.name)
      }
    }
  }

  /// Runs `work` as a part of a pass, as when a host sets a value from outside.
  func inPass(_ work: () -> Void) { Evaluation.pass(of: self, work) }

  /// Gives the root new inputs.
  func scheduleRoot(_ work: () -> Void) {
    let mark = visitMark
    work()
    finishScheduling(since: mark)
  }

  /// What a node's content says is another; told to those who draw.
  func contentDidChange(_ node: Node) {
    contentVersion &+= 1
    contentListener?(node)
  }
  /// Counts how often the content of any node has changed.
  @exclusivity(unchecked) private(set) var contentVersion = 0
  @exclusivity(unchecked) package var contentListener: ((Node) -> Void)?

  /// Nodes that show what closures answer: their content counts as changed after each update.
  @exclusivity(unchecked) private var volatileContent: [ObjectIdentifier: Node] = [:]

  func addVolatileContent(_ node: Node) { volatileContent[ObjectIdentifier(node)] = node }

  private func dropVolatileContent() {
    if volatileContent.isEmpty { return }
    let shown = volatileContent.values
    volatileContent = [:]
    for node in shown where node.phase != .removed { node.contentDidChange() }
  }

  /// How many sheets, alerts and popovers have been opened.
  var presentationCount = 0

  /// How many screens are mounted and covered by others, on stacks and in tab views.
  var coveredScreens = 0

  /// Looks that wait for the end of this update, such as whether a picker has a choice selected.
  @exclusivity(unchecked) private var checks: [() -> Void] = []

  /// Has something looked at once the screen is as this update leaves it.
  func checkLater(_ check: @escaping () -> Void) { checks.append(check) }

  private func runChecks() {
    if checks.isEmpty { return }
    let waiting = checks
    checks = []
    for check in waiting { check() }
  }

  /// Replaces content whose identity changed.
  func noteIdentityChange(_ replace: () -> Void) {
    isReplacingIdentity = true
    replace()
    isReplacingIdentity = false
  }
  private(set) var isReplacingIdentity = false

  /// Takes issues that were reported outside an update.
  func takeLateIssues() { takeRecords() }

  private func takeRecords() {
    let records = inbox.takeRecords()
    events.add(writes: records.writes)
    for issue in records.issues { events.report(issue) }
  }

  // MARK: - Ending

  /// Registrations of nodes that were removed.
  @exclusivity(unchecked) private var ended: [ObservableTracking] = []

  /// Ends a registration once the update is done.
  ///
  /// A model that left with the node has let go of it by then, and nothing is to be done.
  func endRegistrationLater(_ tracking: consuming ObservableTracking) { ended.append(tracking) }

  /// Drops the registrations that ended by themselves since there were `count` of them.
  func dropRegistrationsWithoutModel(since count: Int) {
    for index in (count..<ended.count).reversed() where isKnownUniquelyReferenced(&ended[index]) {
      ended.swapAt(index, ended.count - 1)
      ended.removeLast()
    }
  }

  var endedRegistrations: Int { ended.count }

  private func endRegistrations() {
    if ended.isEmpty { return }
    for tracking in ended { tracking.cancel() }
    ended = []
  }

  /// Takes everything down: `onDisappear`, tasks cancelled, state destroyed.
  func unmount() {
    guard let root else { return }
    self.root = nil
    root.removeSubtree()
    visits = []
    invalid = []
    tasks.cancelAll()
    update()
  }

  /// Takes everything down without callbacks or issues, as when a host is simply released.
  func abandon() {
    guard let root else { return }
    self.root = nil
    callbacks.isSilenced = true
    root.removeSubtree()
    visits = []
    invalid = []
    endRegistrations()
    tasks.cancelAll()
  }

  /// Traps unless the graph is well formed.
  package func checkInvariants() {
    precondition(visits.isEmpty, "Visits are left over outside a pass.")
    precondition(
      invalid.allSatisfy { $0.phase != .invalid }, "An invalid node is left over outside a pass.")
    root?.checkInvariants()
  }
}

/// What a runtime takes from its host's options.
struct RuntimeOptions {
  var columns = 60
  /// The height of the screen; nil for one that is as high as what is on it.
  var lines: Int?
  var cell = CellSize.standard
  var recordsEverything = true
  /// Whether what the screen looks like is kept after each update.
  var keepsFrames = false
  var initializesStateEveryTime = false
  var reportsMissingObjects = false
  /// Where `@AppStorage` without a store of its own keeps its values.
  var defaults: UserDefaults
  /// Where `@SceneStorage` keeps its values.
  var sceneArchive = SceneArchive()
}

import Foundation
import Synchronization

/// Where writes from any thread wait for the next update pass.
///
/// Marking is a short critical section and runs nothing; the pass empties the inbox on the main
/// actor. The same lock guards the values of the locations, so a state may be written anywhere
/// (O-12).
final class Inbox: @unchecked Sendable {
  /// A dependency that changed, and why.
  struct Mark {
    let token: InvalidationToken
    let cause: RawCause
    /// The view whose body made the change, nil for a change made outside bodies.
    let writer: String?
  }

  let lock = NSLock()
  @exclusivity(unchecked) private var transactions: [[any PendingLocation]] = []
  @exclusivity(unchecked) private var current: [any PendingLocation] = []
  @exclusivity(unchecked) private var marks: [Mark] = []
  @exclusivity(unchecked) private var records: [Write] = []
  @exclusivity(unchecked) private var issues: [GraphIssue] = []

  /// Whether written values are kept as text for a report.
  @exclusivity(unchecked) var recordsValues = true
  /// Called after something was put in, on the thread that wrote.
  @exclusivity(unchecked) var wake: (@Sendable () -> Void)?

  /// Whether a pass has something to do.
  var hasWork: Bool {
    lock.withLock { !current.isEmpty || !transactions.isEmpty || !marks.isEmpty || wantsComparison }
  }

  /// Adds a location whose value was just written.
  ///
  /// Call with the lock held.
  func addLocked(_ location: any PendingLocation) { current.append(location) }

  /// Marks one dependency as changed; a second mark before the next pass adds at most a cause.
  func mark(_ token: InvalidationToken, because cause: RawCause) {
    let writer = Evaluation.currentNode.map { node in
      MainActorAccess.assumingMainActor { node.typeName }
    }
    lock.lock()
    if !token.isMarked {
      token.isMarked = true
      marks.append(Mark(token: token, cause: cause, writer: writer))
    } else if recordsValues, token.keepsFurtherCauses,
      !token.furtherCauses.contains(where: { $0.isSameSource(as: cause) })
    {
      token.furtherCauses.append(cause)
    }
    lock.unlock()
    wake?()
  }

  /// The views whose bodies made the changes that wait, each once.
  var writersInBodies: [String] {
    lock.withLock {
      var writers: [String] = []
      for mark in marks {
        if let writer = mark.writer, !writers.contains(writer) { writers.append(writer) }
      }
      return writers
    }
  }

  @exclusivity(unchecked) private var wantsComparison = false

  /// Asks for a pass, which compares the declared keys of stored values.
  func requestComparison() {
    lock.withLock { wantsComparison = true }
    wake?()
  }

  /// Whether a comparison was asked for since the last call.
  func takeComparisonRequest() -> Bool {
    lock.withLock {
      defer { wantsComparison = false }
      return wantsComparison
    }
  }

  /// Closes the transaction in hand: what is written from now on is applied by a pass of its own.
  func beginTransaction() {
    lock.lock()
    defer { lock.unlock() }
    guard !current.isEmpty else { return }
    for location in current { location.sealPendingLocked() }
    transactions.append(current)
    current = []
  }

  /// Whether there are records: asked for several times an update, and mostly not so.
  private let hasRecords = Atomic(false)

  func record(_ write: Write) {
    lock.withLock {
      records.append(write)
      hasRecords.store(true, ordering: .releasing)
    }
  }

  func report(_ issue: GraphIssue) {
    lock.withLock {
      issues.append(issue)
      hasRecords.store(true, ordering: .releasing)
    }
  }

  /// The marks that wait; each token may be marked anew from now on.
  func takeMarks() -> [Mark] {
    lock.lock()
    defer { lock.unlock() }
    if marks.isEmpty { return [] }
    let taken = marks
    marks = []
    var further: [Mark] = []
    for mark in taken {
      mark.token.isMarked = false
      if mark.token.furtherCauses.isEmpty { continue }
      further += mark.token.furtherCauses.map {
        Mark(token: mark.token, cause: $0, writer: mark.writer)
      }
      mark.token.furtherCauses = []
    }
    return taken + further
  }

  /// The locations of the next transaction, oldest first.
  func takeLocations() -> [any PendingLocation] {
    lock.lock()
    defer { lock.unlock() }
    if !transactions.isEmpty { return transactions.removeFirst() }
    if current.isEmpty { return [] }
    let taken = current
    current = []
    return taken
  }

  func takeRecords() -> (writes: [Write], issues: [GraphIssue]) {
    if !hasRecords.load(ordering: .acquiring) { return ([], []) }
    lock.lock()
    defer { lock.unlock() }
    hasRecords.store(false, ordering: .relaxed)
    let taken = (records, issues)
    records = []
    issues = []
    return taken
  }
}

/// A location that has been written and not yet read by a pass.
protocol PendingLocation: AnyObject {
  /// Fixes the written value as that of the transaction in hand. Call with the lock held.
  func sealPendingLocked()

  /// Makes the written value the one bodies see, and invalidates its readers.
  @MainActor func commit()
}

/// A node's address for changes that may come from any thread, emptied when the node goes.
///
/// A registration holds the token and never the node: node → model → registrar → closure → node
/// would be a cycle.
class InvalidationToken: @unchecked Sendable {
  /// Read and written on the main actor.
  @exclusivity(unchecked) unowned(unsafe) var node: EvaluatedNode?
  let inbox: Inbox
  /// Guarded by the inbox's lock.
  @exclusivity(unchecked) var isMarked = false

  init(_ node: EvaluatedNode, inbox: Inbox) {
    self.node = node
    self.inbox = inbox
  }

  /// Causes of further changes before the next pass, where they are kept.
  ///
  /// Guarded by the inbox's lock.
  @exclusivity(unchecked) final var furtherCauses: [RawCause] = []

  /// Whether a report tells of each change of what is behind the token, and not of the first only.
  var keepsFurtherCauses: Bool { false }
}

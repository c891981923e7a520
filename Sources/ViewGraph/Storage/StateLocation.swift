import Foundation

/// One source of truth: the storage of one `@State`, kept by the node that owns it.
///
/// - A write is seen at once by code outside a pass, and by bodies from the next pass on.
/// - A value equal to the stored one changes nothing.
/// - A location knows whether its owner's body read it, and which other nodes read it.
class AnyStateLocation: BindingLocation, @unchecked Sendable {
  /// The stored name of the property: `_count`.
  let label: String
  let typeName: String
  /// The type of the view that owns the state.
  let ownerName: String
  let inbox: Inbox
  /// The node whose state this is; nil once it has left.
  ///
  /// Main actor only.
  @exclusivity(unchecked) unowned(unsafe) var owner: EvaluatedNode?
  /// Whether the owner's latest body, or a closure it made, read the value.
  ///
  /// Main actor only.
  @exclusivity(unchecked) var isReadByOwner = false
  /// The other nodes that read the value, in no order.
  ///
  /// Main actor only.
  @exclusivity(unchecked) var edges: [Unmanaged<ReadEdge>] = []
  /// The latest change as text, kept while values are recorded.
  ///
  /// Main actor only.
  var latestChange: (old: String, new: String)?

  @MainActor init(label: String, typeName: String, owner: EvaluatedNode) {
    self.label = label
    ownerName = owner.typeName
    self.typeName = typeName
    self.owner = owner
    inbox = owner.runtime.inbox
  }

  /// The property's name without the underscores of its storage: `count`, `counter.count`.
  var name: String {
    label.split(separator: ".").map { $0.hasPrefix("_") ? $0.dropFirst() : $0 }
      .joined(separator: ".")
  }

  /// The value now, as text.
  var valueText: String { "" }

  /// Records a read by the view that owns the state, or by a closure that view made.
  func recordOwnRead() { isReadByOwner = true }

  /// What shows the value without a body having read it; each is told of one change.
  ///
  /// Main actor only.
  @exclusivity(unchecked) private var contentReaders: [ObjectIdentifier: WeakReader] = [:]

  private struct WeakReader { weak var reader: (any ContentReader)? }

  @MainActor func addContentReader(_ reader: any ContentReader) {
    contentReaders[ObjectIdentifier(reader)] = WeakReader(reader: reader)
  }

  /// Invalidates every reader, and what shows the value without having read it in a body.
  @MainActor func invalidateReaders() {
    if !contentReaders.isEmpty {
      let shown = contentReaders.values.compactMap(\.reader)
      contentReaders = [:]
      for reader in shown { reader.shownValueDidChange() }
    }
    if isReadByOwner, let owner { owner.runtime.invalidate(owner, because: .state(self)) }
    for reference in edges {
      let edge = reference.takeUnretainedValue()
      guard let node = edge.node else { continue }
      if let part = edge.check, !part.isPlain {
        node.runtime.invalidate(node, ifChanged: part, because: .binding(self))
      } else if edge.check?.isChanged() != false {
        node.runtime.invalidate(node, because: .binding(self))
      }
    }
  }

  /// Takes over another location's value; returns whether it was another.
  func adopt(_ other: AnyStateLocation) -> Bool { false }

  /// Whether nothing reads the value.
  var isUnread: Bool { !isReadByOwner && edges.isEmpty }
}

/// Something on the screen that shows a value, as a toggle shows its binding's.
@MainActor protocol ContentReader: AnyObject {
  /// The value is another. Told once; whoever wants to hear of the next change reads again.
  func shownValueDidChange()
}

/// A recorded read: one body depends on one location, or on one part of what it holds.
final class ReadEdge {
  @exclusivity(unchecked) unowned(unsafe) var node: EvaluatedNode?
  let location: AnyStateLocation
  /// What tells whether the part that was read has changed; nil where the whole was read.
  @exclusivity(unchecked) var check: (any PartCheck)?
  /// Where the edge stands in the location's list.
  @exclusivity(unchecked) var position = 0
  /// The run of the body that read the location last.
  @exclusivity(unchecked) var stamp: UInt32 = 0

  init(node: EvaluatedNode, location: AnyStateLocation) {
    self.node = node
    self.location = location
  }
}

/// A part of a location as one body read it.
protocol PartCheck {
  /// Whether the part is another value now.
  func isChanged() -> Bool
  /// Whether answering runs none of the program's code, and so cannot fail.
  var isPlain: Bool { get }
  /// Whether both are about one part.
  func isSamePart(as other: any PartCheck) -> Bool
}

/// The location of a value of one type.
final class StateLocation<Value>: AnyStateLocation, PendingLocation, @unchecked Sendable {
  @exclusivity(unchecked) private var committed: Value
  @exclusivity(unchecked) private var pending: Value?
  @exclusivity(unchecked) private var sealed: [Value] = []
  private let comparison: ValueComparison
  @exclusivity(unchecked) private var isQueued = false
  /// Whether the pending value was compared with the one bodies see, and differs from it.
  @exclusivity(unchecked) private var isKnownToDiffer = false

  @MainActor init(_ value: Value, label: String, owner: EvaluatedNode) {
    committed = value
    comparison = .equality(of: Value.self)
    super.init(label: label, typeName: TypeName.short(Value.self), owner: owner)
    noteOwnership(of: value)
  }

  /// Where the value is an object, reports name this state as its owner.
  @MainActor private func noteOwnership(of value: Value) {
    guard inbox.recordsValues, let owner, let object = Self.object(in: value) else { return }
    owner.runtime.events.objects.note(owner: "\(ownerName) @State \(name)", of: object)
  }

  /// The object that the value is, or that it holds as an optional; nil for any other value.
  private static func object(in value: Value) -> AnyObject? {
    if Value.self is AnyClass { return value as AnyObject }
    guard let optional = Value.self as? any OptionalValue.Type, optional.wrappedType is AnyClass
    else { return nil }
    return Mirror(reflecting: value).children.first.map { $0.value as AnyObject }
  }

  /// The value bodies see.
  ///
  /// Main actor only.
  var snapshot: Value { inbox.lock.withLock { committed } }

  /// The value last written.
  var newest: Value { inbox.lock.withLock { pending ?? committed } }

  override func adopt(_ other: AnyStateLocation) -> Bool {
    guard let other = other as? StateLocation<Value> else { return false }
    let value = other.newest
    if areEqual(newest, value, by: comparison) { return false }
    write(value)
    return true
  }

  override var valueText: String { ValueText.of(newest) }

  /// Puts in a value that was written elsewhere; returns whether it was another.
  @discardableResult func replace(with value: Value) -> Bool {
    let old = newest
    if areEqual(old, value, by: comparison) { return false }
    inbox.lock.withLock {
      committed = value
      isKnownToDiffer = false
    }
    if inbox.recordsValues { latestChange = (ValueText.of(old), ValueText.of(value)) }
    return true
  }

  /// Writes the value; its readers are invalidated when the next pass begins.
  func write(_ value: Value) {
    if Evaluation.isInPass {
      inbox.report(.modifyingStateDuringUpdate(property: name, node: Evaluation.node ?? owner))
      return
    }
    inbox.lock.lock()
    let old = pending ?? committed
    if areEqual(old, value, by: comparison) {
      let records = inbox.recordsValues
      inbox.lock.unlock()
      if records { inbox.record(makeWrite(from: old, to: value, isEqual: true)) }
      return
    }
    isKnownToDiffer = pending == nil
    pending = .some(value)
    if !isQueued {
      isQueued = true
      inbox.addLocked(self)
    }
    let records = inbox.recordsValues
    inbox.lock.unlock()
    if records { inbox.record(makeWrite(from: old, to: value, isEqual: false)) }
    inbox.wake?()
  }

  private func makeWrite(from old: Value, to new: Value, isEqual: Bool) -> Write {
    Write(
      target: name, old: ValueText.of(old), new: ValueText.of(new),
      owner: "\(ownerName) @State \(name)", isEqual: isEqual, location: self)
  }

  func sealPendingLocked() {
    guard let value = pending else { return }
    sealed.append(value)
    isQueued = false
  }

  @MainActor func commit() {
    inbox.lock.lock()
    let next: Value
    if sealed.isEmpty {
      guard let value = pending else {
        inbox.lock.unlock()
        return
      }
      next = value
      pending = nil
      isQueued = false
    } else {
      next = sealed.removeFirst()
      if sealed.isEmpty, !isQueued { pending = nil }
    }
    let old = committed
    let isKnownToDiffer = isKnownToDiffer
    self.isKnownToDiffer = false
    // Changed and changed back within one transaction: nothing a body could see.
    if !isKnownToDiffer, areEqual(old, next, by: comparison) {
      inbox.lock.unlock()
      return
    }
    committed = next
    inbox.lock.unlock()
    if inbox.recordsValues { latestChange = (ValueText.of(old), ValueText.of(next)) }
    noteOwnership(of: next)
    invalidateReaders()
  }
}

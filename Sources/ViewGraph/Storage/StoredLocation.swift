/// What one view knows of one stored key: the value it saw last, and who else reads it by a binding.
///
/// The key may be written by others, so it is compared at the start of each pass (S-01). A write
/// through the property is stored at once.
final class StoredLocation<Value>: StoredValueReader, NodeStorage, NamedReading, @unchecked Sendable
{
  // Read from any thread, and never written.
  nonisolated(unsafe) let store: any ValueStore
  nonisolated let key: String
  nonisolated let state: StateLocation<Value>
  nonisolated(unsafe) private let defaultValue: Value
  nonisolated(unsafe) private let format: StoredFormat<Value>
  private let isScene: Bool
  private unowned(unsafe) let node: EvaluatedNode
  nonisolated private let token: InvalidationToken

  @MainActor init(
    _ node: EvaluatedNode, label: String, key: String, store: any ValueStore,
    default defaultValue: Value, format: StoredFormat<Value>, isScene: Bool
  ) {
    self.node = node
    self.key = key
    self.store = store
    self.defaultValue = defaultValue
    self.format = format
    self.isScene = isScene
    token = InvalidationToken(node, inbox: node.runtime.inbox)
    state = StateLocation(defaultValue, label: label, owner: node)
    state.replace(with: readStore())
    node.runtime.storedDefaults.add(self)
  }

  var readingNode: EvaluatedNode { node }
  var readName: String { isScene ? "@SceneStorage \(key)" : "@AppStorage \(key)" }

  /// The stored value, the default where there is none or one of another type (S-02).
  nonisolated func readStore() -> Value {
    guard let object = store.storedValue(forKey: key) else { return defaultValue }
    if let value = format.decode(object) { return value }
    IssueReporting.report(
      .unreadableStorage(
        key: key, expected: format.name, found: TypeName.short(type(of: object))))
    return defaultValue
  }

  /// Stores a value; the views that declare the key run where it differs.
  nonisolated func write(_ value: Value) {
    if Evaluation.isInPass {
      IssueReporting.report(
        .modifyingStateDuringUpdate(property: key, node: Evaluation.node))
      return
    }
    store.store(format.encode(value), forKey: key)
    // Asks for a pass, which compares the key. The cause is told by what the comparison finds.
    token.inbox.requestComparison()
  }

  func compareStoredValue() {
    let old = state.newest
    let new = readStore()
    guard state.replace(with: new) else { return }
    let records = node.runtime.options.recordsEverything
    node.runtime.invalidate(
      node,
      because: .stored(
        StoredMark(
          label: state.label, key: key, isScene: isScene, old: records ? ValueText.of(old) : "",
          new: records ? ValueText.of(new) : "")))
    state.invalidateReaders()
  }

  func nodeWillLeave() {
    node.runtime.storedDefaults.remove(self)
    token.node = nil
    state.owner = nil
  }
}

/// A stored key, as a binding sees it.
final class StoredBindingLocation<Value>: TypedLocation<Value>, @unchecked Sendable {
  private let stored: StoredLocation<Value>

  init(_ stored: StoredLocation<Value>) { self.stored = stored }

  override func read() -> Value {
    Evaluation.isInPass ? stored.state.snapshot : stored.readStore()
  }

  override func write(_ value: Value, in transaction: Transaction) {
    transaction.run { stored.write(value) }
  }

  override var source: AnyStateLocation? { stored.state }

  override var isWhole: Bool { true }

  override func isSamePlace(as other: BindingLocation) -> Bool {
    guard let other = other as? StoredBindingLocation<Value> else { return false }
    return other.stored.key == stored.key && other.stored.store === stored.store
  }
}

/// A view that hands a value up the tree.
public struct PreferenceWriter<Content: View, Key: PreferenceKey>: PrimitiveView {
  let content: Content
  let change: (inout Key.Value) -> Void
  let replacesContent: Bool

  /// Keeps the value, and tells the readers above.
  public static func _attach(_ view: Self, to slots: inout Slots) {
    if let node = slots.next(PreferenceWriterNode<Content, Key>.self) {
      node.receive(view)
    } else {
      let node = PreferenceWriterNode(view, below: slots.parent)
      slots.append(node)
      node.mount()
      slots.runtime.preferenceDidChange(ObjectIdentifier(Key.self), at: node)
    }
  }

  /// Leaves the description to the node.
  public static func _describe(_ view: Self, into describer: inout Describer) { describer.child() }
}

/// A view that is told of a value its content hands up.
public struct PreferenceReader<Content: View, Key: PreferenceKey, Result: View>: PrimitiveView {
  let content: Content
  let action: (@MainActor (Key.Value, Key.Value?) -> Bool)?
  let result: ((Key.Value) -> Result)?
  let part: ElementPart
  let alignment: Alignment

  /// Keeps the reader, which is told when a pass is over.
  public static func _attach(_ view: Self, to slots: inout Slots) {
    if let node = slots.next(PreferenceReaderNode<Content, Key, Result>.self) {
      node.receive(view)
    } else {
      let node = PreferenceReaderNode(view, below: slots.parent)
      slots.append(node)
      node.mount()
    }
  }

  /// Leaves the description to the node.
  public static func _describe(_ view: Self, into describer: inout Describer) { describer.child() }
}

extension View {
  /// Hands a value up; on a container it replaces what its content hands up.
  public func preference<K: PreferenceKey>(
    key: K.Type, value: K.Value
  ) -> PreferenceWriter<Self, K> {
    PreferenceWriter(content: self, change: { $0 = value }, replacesContent: true)
  }

  /// Changes the value that the content hands up.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type, _ change: @escaping (inout K.Value) -> Void
  ) -> PreferenceWriter<Self, K> {
    PreferenceWriter(content: self, change: change, replacesContent: false)
  }

  /// Runs an action after a pass in which the value that the content hands up changed.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type, perform action: @escaping @MainActor (K.Value) -> Void
  ) -> PreferenceReader<Self, K, EmptyView> where K.Value: Equatable {
    PreferenceReader(
      content: self,
      action: { value, old in
        if value == old { return false }
        action(value)
        return true
      }, result: nil, part: .overlay, alignment: .center)
  }

  /// Lays a view made from the value that the content hands up over it.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> PreferenceReader<Self, K, V> {
    PreferenceReader(
      content: self, action: nil, result: transform, part: .overlay, alignment: alignment)
  }

  /// Lays a view made from the value that the content hands up behind it.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> PreferenceReader<Self, K, V> {
    PreferenceReader(
      content: self, action: nil, result: transform, part: .background, alignment: alignment)
  }
}

/// A node that has a value for one preference key, its content's taken into account.
@MainActor protocol PreferenceSource {
  func value<K: PreferenceKey>(for key: K.Type) -> K.Value?
  var preferenceKey: ObjectIdentifier { get }
}

/// A node that is told when a preference below it may have changed.
@MainActor protocol PreferenceListener: Node {
  var preferenceKey: ObjectIdentifier { get }
  func preferenceMayHaveChanged()
}

/// Puts the values below a node together.
@MainActor enum PreferenceCollection {
  /// The value of the nodes below `node`, nil where none sets one.
  ///
  /// - Complexity: O(*n*) in the number of nodes below. A loop: depth is the user's.
  static func collect<K: PreferenceKey>(_ key: K.Type, below node: Node) -> K.Value? {
    var children: [Node] = []
    node.addChildren(to: &children)
    return collect(key, from: children)
  }

  /// The value of these nodes and of those below them, nil where none sets one.
  ///
  /// - Complexity: O(*n*) in the number of nodes.
  static func collect<K: PreferenceKey>(_ key: K.Type, from nodes: [Node]) -> K.Value? {
    var result: K.Value?
    var pending = Array(nodes.reversed())
    func push(_ parent: Node) {
      let start = pending.count
      parent.addChildren(to: &pending)
      pending[start...].reverse()
    }
    while let next = pending.popLast() {
      if let source = next as? any PreferenceSource,
        source.preferenceKey == ObjectIdentifier(key)
      {
        guard let value = source.value(for: key) else { continue }
        if var combined = result {
          K.reduce(value: &combined) { value }
          result = combined
        } else {
          result = value
        }
      } else {
        push(next)
      }
    }
    return result
  }
}

final class PreferenceWriterNode<Content: View, Key: PreferenceKey>: WrapperNode<Content>,
  PreferenceSource
{
  private var change: (inout Key.Value) -> Void
  private let replacesContent: Bool

  init(_ view: PreferenceWriter<Content, Key>, below parent: Node) {
    change = view.change
    replacesContent = view.replacesContent
    super.init(view.content, below: parent)
  }

  override var typeName: String { "preference" }
  var preferenceKey: ObjectIdentifier { ObjectIdentifier(Key.self) }

  func value<K: PreferenceKey>(for key: K.Type) -> K.Value? {
    var value = Key.defaultValue
    if !replacesContent, let below = PreferenceCollection.collect(Key.self, below: self) {
      value = below
    }
    change(&value)
    return value as? K.Value
  }

  func receive(_ view: PreferenceWriter<Content, Key>) {
    change = view.change
    runtime.preferenceDidChange(preferenceKey, at: self)
    receive(view.content)
  }

  override func tearDown() { runtime.preferenceDidChange(preferenceKey, at: self) }
}

final class PreferenceReaderNode<Content: View, Key: PreferenceKey, Result: View>:
  WrapperNode<Content>, PreferenceListener
{
  private var view: PreferenceReader<Content, Key, Result>
  private var latest: Key.Value?
  private var told: Key.Value?
  private var updateToTellIn: Int?
  private var scope: ContentScopeNode<Result>?

  init(_ view: PreferenceReader<Content, Key, Result>, below parent: Node) {
    self.view = view
    super.init(view.content, below: parent)
  }

  override var typeName: String { "onPreferenceChange" }
  var preferenceKey: ObjectIdentifier { ObjectIdentifier(Key.self) }

  override func mount() {
    super.mount()
    if view.result != nil { runtime.preferenceDidChange(preferenceKey, of: self) }
  }

  func receive(_ newView: PreferenceReader<Content, Key, Result>) {
    view = newView
    receive(newView.content)
    if view.result != nil { updateResult(with: latest ?? Key.defaultValue) }
  }

  func preferenceMayHaveChanged() {
    // Of the content alone: what is laid over it is made from the value, and may hand up more.
    var contentNodes: [Node] = []
    super.addChildren(to: &contentNodes)
    let value = PreferenceCollection.collect(Key.self, from: contentNodes)
    let current = value ?? Key.defaultValue
    if view.result != nil {
      if let latest, areEqual(latest, current, by: .plan(for: Key.Value.self)) { return }
      latest = current
      updateResult(with: current)
      return
    }
    if value == nil, latest == nil { return }
    latest = current
    // By the update, not by a flag: callbacks that cause each other for too long are dropped.
    let update = runtime.callbacks.updateNumber
    if updateToTellIn == update { return }
    updateToTellIn = update
    runtime.callbacks.add(self, "onPreferenceChange") { [weak self] in self?.tell() }
  }

  /// Tells of the value as it stands when the passes are over, if it differs from what was told.
  private func tell() {
    updateToTellIn = nil
    guard let latest, view.action?(latest, told) == true else { return }
    told = latest
  }

  private func updateResult(with value: Key.Value) {
    guard let result = view.result else { return }
    let content = ContentScope("preferenceValue") { result(value) }
    if let scope {
      scope.receive(content)
    } else {
      let node = ContentScopeNode(content, below: self)
      node.position = .max
      scope = node
      runtime.scheduleVisit(node)
    }
    contentDidChange()
  }

  override func addChildren(to list: inout [Node]) {
    super.addChildren(to: &list)
    if let scope { list.append(scope) }
  }

  override func dropChildren() {
    super.dropChildren()
    scope = nil
  }

  override func describe(into describer: inout Describer) {
    guard let scope else { return Content._describe(content, into: &describer) }
    let decoration: Decoration =
      view.part == .background ? .background(view.alignment) : .overlay(view.alignment)
    describer.element(.decoration(decoration)) { inner in
      inner.element(.group) { Content._describe(content, into: &$0) }
      inner.element(.part(view.part)) { $0.append(scope) }
    }
  }
}

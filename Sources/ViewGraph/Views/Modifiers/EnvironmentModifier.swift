import Observation

/// A view with some environment values of its own.
public struct EnvironmentWriter<Content: View>: PrimitiveView {
  let content: Content
  let write: (inout EnvironmentValues) -> Void
  /// The value that is set, or that decides what is set; nil where only a function knows.
  private let value: Any?

  init(
    _ content: Content, value: Any? = nil, _ write: @escaping (inout EnvironmentValues) -> Void
  ) {
    self.content = content
    self.value = value
    self.write = write
  }

  /// Sets the values; their readers below are invalidated where a value differs (E-04).
  public static func _attach(_ view: Self, to slots: inout Slots) {
    if let node = slots.next(EnvironmentNode<Content>.self) {
      node.receive(view.content, write: view.write)
    } else {
      let node = EnvironmentNode(view.content, write: view.write, below: slots.parent)
      slots.append(node)
      node.mount()
    }
  }

  /// Leaves the description to the node.
  public static func _describe(_ view: Self, into describer: inout Describer) { describer.child() }
}

extension EnvironmentWriter: ShownContent {
  /// Whether both set the same value on what shows the same.
  nonisolated static func showSame(_ left: Self, _ right: Self) -> Bool {
    return MainActorAccess.assumingMainActor {
      switch (left.value, right.value) {
      case (let old?, let new?) where !areEqualValues(old, new): false
      case (nil, _?), (_?, nil): false
      default: areEqual(left.content, right.content, by: .plan(for: Content.self, .content))
      }
    }
  }
}

extension View {
  /// Sets an environment value for the views below (E-03, E-05).
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> EnvironmentWriter<Self> {
    EnvironmentWriter(self, value: value) { $0[keyPath: keyPath] = value }
  }

  /// Provides an observable object, by its type, to the views below (E-01).
  public func environment<T: AnyObject & Observable>(
    _ object: T?
  ) -> EnvironmentWriter<Self> {
    EnvironmentWriter(self, value: object) { $0[objectType: T.self] = object }
  }

  /// Provides an observable object of the older kind, by its type, to the views below.
  public func environmentObject<T: ObservableObject>(
    _ object: T
  ) -> EnvironmentWriter<Self> {
    EnvironmentWriter(self, value: object) { $0[objectType: T.self] = object }
  }

  /// Changes an environment value for the views below; the function sees what ancestors set.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> EnvironmentWriter<Self> {
    EnvironmentWriter(self) { transform(&$0[keyPath: keyPath]) }
  }
}

/// An ancestor that sets environment values.
///
/// Its slots stay the same objects for its life.
final class EnvironmentNode<Content: View>: WrapperNode<Content>, EnvironmentReadingNode {
  private var write: (inout EnvironmentValues) -> Void
  private var slots: [EnvironmentSlot] = []
  private var sources: [EnvironmentSlot] = []
  private let outer: Unmanaged<EnvironmentSlot>?

  init(_ content: Content, write: @escaping (inout EnvironmentValues) -> Void, below parent: Node) {
    self.write = write
    outer = parent.environment
    super.init(content, below: parent)
    for written in evaluate() {
      let slot = EnvironmentSlot(
        key: written.key, name: written.name, value: written.value,
        outer: environment?.takeUnretainedValue())
      slots.append(slot)
      environment = .passUnretained(slot)
    }
  }

  override var typeName: String { "environment" }
  var readingNode: Node { self }

  /// What is written, given what ancestors set; what was read of theirs is registered.
  private func evaluate() -> [(key: ObjectIdentifier, name: String, value: Any)] {
    for source in sources { source.remove(self) }
    let (writes, touched) = EnvironmentRecorder.record {
      var values = EnvironmentValues(
        head: outer?.takeUnretainedValue(), root: runtime.environmentRoot)
      Evaluation.outsideBody { write(&values) }
      return values.writes
    }
    sources = touched
    for source in touched { source.add(self) }
    return writes
  }

  func receive(_ newContent: Content, write newWrite: @escaping (inout EnvironmentValues) -> Void) {
    write = newWrite
    environmentChanged()
    receive(newContent)
  }

  func environmentChanged() {
    for written in evaluate() {
      slots.first { $0.key == written.key }?.set(written.value)
      // Whether the content is disabled is a part of its description.
      if written.key == ObjectIdentifier(IsEnabledKey.self) { contentDidChange() }
    }
  }

  override func tearDown() {
    for source in sources { source.remove(self) }
    sources = []
  }

  override func describe(into describer: inout Describer) {
    if let enabled = slots.first(where: { $0.key == ObjectIdentifier(IsEnabledKey.self) }),
      let isEnabled = enabled.value as? Bool, !isEnabled
    {
      describer.element(.decoration(.disabled(true, by: disabledText))) {
        Content._describe(content, into: &$0)
      }
    } else {
      Content._describe(content, into: &describer)
    }
  }

  private var disabledText: String {
    var node: Node? = parent
    while let current = node, (current as? EvaluatedNode)?.kind != .view { node = current.parent }
    return node.map { ".disabled(true) in \($0.typeName)" } ?? ".disabled(true)"
  }
}

/// A walk over the structure of one body's value, along the nodes that stand for it.
///
/// The structure is the type, so the same walk meets the same nodes in the same order; the first
/// walk makes them.
@MainActor public struct Slots {
  let parent: Node
  private let isFirst: Bool
  /// Whether a view with a body is to be run even where its inputs compare equal.
  private let isForced: Bool
  private var cursor: Node?
  private var last: Node?
  private var count: Int32 = 0
  /// The tag around what is attached now, for nodes that are chosen by it.
  var tag: TagBox?

  init(of parent: Node, isFirst: Bool, isForced: Bool = false) {
    self.parent = parent
    self.isFirst = isFirst
    self.isForced = isForced
    cursor = parent.firstChild
  }

  var runtime: ViewRuntime { parent.runtime }

  /// The node that stands here from an earlier walk, nil in the first.
  mutating func next<N: Node>(_: N.Type) -> N? {
    guard !isFirst, let node = cursor else { return nil }
    cursor = node.nextSibling
    if let tag { (node as? any TagCarrier)?.tag = tag }
    return unsafeDowncast(node, to: N.self)
  }

  /// Puts a new node in this place.
  mutating func append(_ node: Node) {
    node.position = count
    count += 1
    if let last { last.nextSibling = node } else { parent.firstChild = node }
    last = node
    if let tag { (node as? any TagCarrier)?.tag = tag }
    runtime.events.post(.mounted, node)
  }

  /// Makes or updates the node of a view with a body; the body has its turn later in the pass.
  mutating func attach<V: View>(_ view: V) {
    if let node = next(ComposedNode<V>.self) {
      node.receive(view, isForced: isForced)
    } else {
      let node = ComposedNode(view, below: parent)
      append(node)
      runtime.scheduleVisit(node)
    }
  }
}

/// A tag that stands around a view.
final class TagBox {
  let tag: AnyHashable

  init(_ tag: AnyHashable) { self.tag = tag }
}

/// A node that is chosen by a tag, or hands the tag around it to one inside it.
@MainActor protocol TagCarrier: Node {
  var tag: TagBox? { get set }
}

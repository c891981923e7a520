/// The runtime object kept for one identity.
///
///     created ──► current ◄──► invalid
///        │           │            │
///        └───────────┴────────────┴──► removed
///
/// Invariants, which `checkInvariants()` repeats:
/// - every child points back at its parent and is one level deeper;
/// - children stand in the order of their positions;
/// - a removed node is not reachable from the root, and has no parent;
/// - outside a pass no node is created or invalid.
@MainActor package class Node {
  /// Where a node stands between its creation and its removal.
  enum Phase {
    /// Made, but its content has not been evaluated.
    case created
    /// Its content matches everything it reads.
    case current
    /// Something it reads changed after its content was last evaluated.
    case invalid
    /// Taken out of the graph.
    ///
    /// Final: a removed node is never used again.
    case removed
  }

  // Unowned and unchecked: the runtime outlives its nodes, and a parent its children.
  unowned(unsafe) let runtime: ViewRuntime
  @exclusivity(unchecked) final unowned(unsafe) var parent: Node?
  @exclusivity(unchecked) final var firstChild: Node?
  @exclusivity(unchecked) final var nextSibling: Node?
  /// The number of ancestors.
  final let depth: Int32
  /// The place among the parent's children, in tree order.
  @exclusivity(unchecked) final var position: Int32 = 0
  @exclusivity(unchecked) final var phase: Phase = .created
  /// The environment the node's content sees.
  ///
  /// Its slots belong to ancestors, which outlive the node.
  @exclusivity(unchecked) final var environment: Unmanaged<EnvironmentSlot>?
  final private var cachedIdentity: Identity?
  @exclusivity(unchecked) final var description = NodeDescription()

  init(below parent: Node) {
    runtime = parent.runtime
    self.parent = parent
    depth = parent.depth + 1
    environment = parent.environment
  }

  /// A root: the only node without a parent.
  init(rootOf runtime: ViewRuntime) {
    self.runtime = runtime
    parent = nil
    depth = 0
    environment = nil
  }

  /// The step from the parent to this node.
  var step: Identity.Step { .structural(name: typeName, position: Int(position)) }

  /// The name this node has in paths and reports.
  var typeName: String { "Node" }

  /// The path from the root, which is left out, made at the first request.
  final var identity: Identity {
    if let cachedIdentity { return cachedIdentity }
    // A loop, not recursion: paths are as long as the tree is deep.
    var missing: [Node] = []
    var node: Node? = self
    // The root has no step in the paths of those below it.
    while let current = node, current.cachedIdentity == nil,
      current.parent != nil || current === self
    {
      missing.append(current)
      node = current.parent
    }
    var identity = node?.parent == nil ? nil : node?.cachedIdentity
    for current in missing.reversed() {
      let next = Identity(current.step, below: identity)
      current.cachedIdentity = next
      identity = next
    }
    return cachedIdentity!
  }

  /// Forgets the path, as when a row has moved.
  ///
  /// Rows are named by ID, so their children's paths hold.
  final func forgetIdentity() { cachedIdentity = nil }

  /// The values of the environment the node's content sees.
  final var environmentValues: EnvironmentValues {
    EnvironmentValues(head: environment?.takeUnretainedValue(), root: runtime.environmentRoot)
  }

  // MARK: - For subclasses

  /// The node as that of a row, nil for all others.
  var asRow: (any RowIdentity)? { nil }

  /// The node in whose content this one is seen: a screen that was pushed is seen on its stack.
  var drawnParent: Node? { parent }

  /// Brings the node up to date in its turn of a pass.
  ///
  /// Nodes that were updated with their parent do nothing.
  func visit() { phase = .current }

  /// Lets go of all that outlives the node; children are removed by the caller.
  func tearDown() {}

  /// Adds the children to a list, in tree order.
  func addChildren(to list: inout [Node]) {
    var child = firstChild
    while let current = child.take() {
      child = current.nextSibling
      list.append(current)
    }
  }

  /// Calls `body` with each child, in tree order.
  final func forEachChild(_ body: (Node) -> Void) {
    var children: [Node] = []
    addChildren(to: &children)
    for child in children { body(child) }
  }

  /// Forgets the children, which have been removed.
  ///
  /// One by one: each holds the next, and releases would be nested as deep as there are children.
  func dropChildren() {
    var child = firstChild.take()
    while let current = child.take() { child = current.nextSibling.take() }
  }

  /// Forgets what the content looked like.
  final func dropDescription() {
    if description.children != nil { description.children = nil }
    if description.layout != nil { dropLayout() }
  }

  /// Says what the node's content looks like.
  func describe(into describer: inout Describer) { describer.appendChildren(of: self) }

  /// The child, where there is one and no other.
  final var onlyChild: Node? {
    guard let firstChild, firstChild.nextSibling == nil else { return nil }
    return firstChild
  }

  /// The rows that are all that the node shows, nil where it shows anything else.
  var shownRows: [Node]? { nil }

  /// The content, where that may be a line of texts.
  var lineContent: LineContent? { nil }
}

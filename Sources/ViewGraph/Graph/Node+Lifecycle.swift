extension Node {
  /// Takes the subtree at this node out of the graph: state is destroyed, tasks are cancelled, and
  /// `onDisappear` is queued from the inside out (O-14, T-01, T-04).
  ///
  /// The caller unlinks the node itself.
  /// - Complexity: O(*n*) in the number of nodes in the subtree. A loop: depth is the user's.
  final func removeSubtree() { Node.remove([self], from: runtime) }

  /// Takes several subtrees out of the graph, one after the other: what one held is released before
  /// the next is touched, while it is at hand.
  static func remove(_ roots: consuming [Node], from runtime: ViewRuntime) {
    var waiting = roots
    waiting.reverse()
    var pending: [Node] = []
    var subtree: [Node] = []
    while let root = waiting.popLast() {
      let ended = runtime.endedRegistrations
      root.addChildren(to: &pending)
      while let node = pending.popLast() {
        node.addChildren(to: &pending)
        subtree.append(node)
      }
      // Children after parents in the list, so from its end on: the inside out. Released one by one:
      // nested releases would be as deep as the tree.
      while let node = subtree.popLast() { node.leave() }
      root.leave()
      root.nextSibling = nil
      _ = consume root
      runtime.dropRegistrationsWithoutModel(since: ended)
    }
  }

  /// Ends a node below which all nodes have left, and lets go of them.
  private final func leave() {
    phase = .removed
    tearDown()
    dropChildren()
    dropDescription()
    runtime.events.post(.removed, self)
    parent = nil
  }

  /// Removes all children.
  final func removeChildren() {
    var children: [Node] = []
    addChildren(to: &children)
    Node.remove(children, from: runtime)
    dropChildren()
  }
}

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
    while !waiting.isEmpty {
      let ended = runtime.endedRegistrations
      pending.append(waiting.removeLast())
      while let node = pending.popLast() {
        subtree.append(node)
        node.forEachChild { pending.append($0) }
      }
      // Children after parents in the list, so from its end on: the inside out.
      for node in subtree.reversed() {
        node.phase = .removed
        node.tearDown()
        node.dropChildren()
        node.dropDescription()
        runtime.events.post(.removed, node)
      }
      // Released one by one from here: nested releases would be as deep as the tree.
      for node in subtree {
        node.nextSibling = nil
        node.parent = nil
      }
      subtree.removeAll(keepingCapacity: true)
      runtime.dropRegistrationsWithoutModel(since: ended)
    }
  }

  /// Removes all children.
  final func removeChildren() {
    var children: [Node] = []
    forEachChild { children.append($0) }
    Node.remove(children, from: runtime)
    dropChildren()
  }
}

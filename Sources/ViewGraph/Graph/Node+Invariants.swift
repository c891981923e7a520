extension Node {
  /// Traps unless the subtree below this node is well formed; see the list at `Node`.
  ///
  /// - Complexity: O(*n*) in the number of nodes in the subtree.
  final func checkInvariants() {
    var pending: [Node] = [self]
    while let node = pending.popLast() {
      precondition(node.phase != .removed, "Removed node '\(node.identity)' is still reachable.")
      precondition(
        node.phase == .current, "Node '\(node.identity)' is \(node.phase) outside a pass.")
      if let evaluated = node as? EvaluatedNode { evaluated.checkEdges() }
      var previous: Node?
      node.forEachChild { child in
        precondition(
          child.parent === node, "'\(child.identity)' does not point back at '\(node.identity)'.")
        precondition(
          child.depth == node.depth + 1, "'\(child.identity)' has depth \(child.depth).")
        if let previous {
          precondition(
            previous.position < child.position,
            "'\(child.identity)' does not stand behind '\(previous.identity)'.")
        }
        previous = child
        pending.append(child)
      }
    }
  }
}

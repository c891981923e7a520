extension Node {
  /// Whether this node comes before `other` in tree order: parents first, then by position.
  ///
  /// - Complexity: O(*d*) in the depth of the deeper node; O(1) for siblings.
  final func precedes(_ other: Node) -> Bool {
    if self === other { return false }
    var left: Node = self
    var right: Node = other
    while left.depth > right.depth {
      if left.parent === right { return false }
      left = left.parent!
    }
    while right.depth > left.depth {
      if right.parent === left { return true }
      right = right.parent!
    }
    while left.parent !== right.parent {
      left = left.parent!
      right = right.parent!
    }
    return left.position < right.position
  }

  /// Whether `other` is above this node.
  ///
  /// - Complexity: O(*d*) in the difference of the depths.
  final func isDescendant(of other: Node) -> Bool {
    var node: Node? = self
    while let current = node, current.depth > other.depth { node = current.parent }
    return node === other && self !== other
  }
}

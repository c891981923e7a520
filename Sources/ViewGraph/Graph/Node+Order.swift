extension Node {
  /// Whether this node comes before `other` in tree order: parents first, then by position.
  ///
  /// - Complexity: O(*d*) in the depth of the deeper node; O(1) for siblings.
  final func precedes(_ other: Node) -> Bool {
    if self === other { return false }
    // Unmanaged: a sort climbs often, and counting references would be most of its cost.
    unowned(unsafe) var left: Node = self
    unowned(unsafe) var right: Node = other
    while left.depth > right.depth {
      unowned(unsafe) let above = left.parent!
      if above === right { return false }
      left = above
    }
    while right.depth > left.depth {
      unowned(unsafe) let above = right.parent!
      if above === left { return true }
      right = above
    }
    while true {
      unowned(unsafe) let aboveLeft = left.parent!
      unowned(unsafe) let aboveRight = right.parent!
      if aboveLeft === aboveRight { return left.position < right.position }
      left = aboveLeft
      right = aboveRight
    }
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

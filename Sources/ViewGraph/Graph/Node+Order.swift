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

/// Puts many nodes into tree order at once.
@MainActor enum TreeOrder {
  /// A node, by its place in the list, and its place below what all nodes to be sorted have in common.
  ///
  /// Two numbers: a sort moves them about without counting references.
  private struct Entry {
    /// The positions of the first two steps, the upper one first; 0 where there is none, so that
    /// parents come first.
    let key: UInt64
    let index: Int

    static nonisolated func isLater(_ left: Entry, _ right: Entry) -> Bool { left.key > right.key }
  }

  /// Sorts nodes, the last in the tree first.
  ///
  /// - Complexity: O(*n* log *n*) comparisons of two numbers where the nodes differ in the first two
  ///   steps below their common ancestor, as rows do; a comparison of others climbs.
  static func sortBackward(_ nodes: inout [EvaluatedNode]) {
    if nodes.count < 16 {
      nodes.sort { $1.precedes($0) }
      return
    }
    let top = commonAncestor(of: nodes).depth
    var entries: [Entry] = []
    entries.reserveCapacity(nodes.count)
    for (index, node) in nodes.enumerated() {
      entries.append(Entry(key: key(of: node, below: top), index: index))
    }
    // Isolated to no actor: a closure that is would be checked to run on its own at each comparison.
    entries.sort(by: Entry.isLater)
    var sorted: [EvaluatedNode] = []
    sorted.reserveCapacity(nodes.count)
    for entry in entries { sorted.append(nodes[entry.index]) }
    sortEqualParts(of: &sorted, entries)
    nodes = sorted
  }

  /// Puts in order what the first two steps do not tell apart.
  private static func sortEqualParts(of nodes: inout [EvaluatedNode], _ entries: [Entry]) {
    var start = 0
    while start < entries.count {
      var end = start + 1
      while end < entries.count, entries[end].key == entries[start].key { end += 1 }
      if end - start > 1 { nodes[start..<end].sort { $1.precedes($0) } }
      start = end
    }
  }

  private static func key(of node: Node, below top: Int32) -> UInt64 {
    unowned(unsafe) var current = node
    while current.depth > top + 2 { current = current.parent! }
    var key: UInt64 = 0
    if current.depth == top + 2 {
      key = UInt64(UInt32(bitPattern: current.position)) + 1
      current = current.parent!
    }
    if current.depth == top + 1 {
      key |= (UInt64(UInt32(bitPattern: current.position)) + 1) << 32
    }
    return key
  }

  private static func commonAncestor(of nodes: [EvaluatedNode]) -> Node {
    unowned(unsafe) var common: Node = nodes[0]
    for node in nodes {
      unowned(unsafe) var other: Node = node
      while other.depth > common.depth { other = other.parent! }
      while common.depth > other.depth { common = common.parent! }
      while common !== other {
        common = common.parent!
        other = other.parent!
      }
    }
    return common
  }
}

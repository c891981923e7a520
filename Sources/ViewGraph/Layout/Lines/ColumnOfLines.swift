/// Lines of texts below each other, which are placed without asking each of them.
package struct ColumnOfLines {
  package let lines: [LayoutBox]
  /// From the top of a line to that of the next, in lines of the screen.
  package let step: Int
  /// The length of the longest, in columns.
  let widest: Int
  /// The part of the room left of it at which a shorter line begins.
  let part: Double

  /// Where a line begins in the column, in columns.
  package func start(of line: TextLineBox) -> Double {
    part == 0 ? 0 : Double(widest) * part - Double(line.length) * part
  }
}

extension StackBox {
  /// The length of the longest line and the room that all have as lines, where the children are lines
  /// and nothing else.
  ///
  /// Lines of which it is noted that they are measured are asked one by one.
  static func widestLine(
    of children: [LayoutBox], _ axis: Axis
  ) -> (columns: Int, room: Int)? {
    guard axis == .vertical, children.count > 1 else { return nil }
    var widest = 0
    var room = 0
    for child in children {
      guard child.isLine, child.owner == nil else { return nil }
      let line = unsafeDowncast(child, to: TextLineBox.self)
      widest = max(widest, line.length)
      room = max(room, line.roomForAll)
    }
    return (widest, room)
  }
}

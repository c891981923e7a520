/// A line of texts, which is all that a node shows.
///
/// The one box that may change: where its node shows another line of the same length, that is
/// exchanged, and nothing around it is laid out again.
package final class TextLineBox: LayoutBox {
  /// The node whose content the line stands for, as long as it is in the graph.
  @exclusivity(unchecked) unowned(unsafe) var node: Node?
  let context: SharedContext
  private var cell: CellSize { context.value.cell }
  @exclusivity(unchecked) private var first: LineRun
  @exclusivity(unchecked) private var others: [LineRun]
  private let columns: Int32
  private let leastColumns: Int32
  private let room: Int32
  /// Whether the node's content is another by now.
  @exclusivity(unchecked) var isStale = false
  /// Whether the kept drawing has the line as it was before.
  @exclusivity(unchecked) var isExchanged = false
  /// What stands for the line where there was no room for it.
  @exclusivity(unchecked) private var narrow: LayoutBox?
  /// The drawing that was kept last of those that have the line as it is, and where it has it.
  @exclusivity(unchecked) private var drawn: (serial: Int32, line: Int32, column: Int32) = (
    -1, 0, 0
  )

  /// The line that was set last, for the content of a node.
  @MainActor init(
    _ line: LineWriter, of node: Node, _ context: SharedContext, _ owner: LayoutOwner?
  ) {
    self.node = node
    self.context = context
    first = line.first
    others = line.others
    columns = Int32(line.columns)
    leastColumns = Int32(line.leastColumns)
    room = Int32(line.room)
    super.init(leafOf: owner, showing: line.sourceID)
  }

  /// Shows another line, the one that was set last; false where it would not take the same room.
  @MainActor func exchange(_ line: LineWriter) -> Bool {
    guard narrow == nil, line.columns == columns, line.leastColumns == leastColumns,
      line.room == room, line.sourceID == elementID
    else { return false }
    let (first, others) = (line.first, line.others)
    if !self.first.covers(first) || self.others.count != others.count
      || !zip(self.others, others).allSatisfy({ $0.covers($1) })
    {
      drawn.serial = -1
    }
    self.first = first
    self.others = others
    owner?.isMeasured = false
    owner?.isDrawn = false
    owner?.noteMeasured()
    return true
  }

  override package var row: BoxRow? {
    guard let node else { return nil }
    return MainActorAccess.assumingMainActor {
      node.asRow.map { BoxRow(id: $0.rowID, nodeID: ObjectIdentifier(node)) }
    }
  }

  override var ownText: String? { others.reduce(first.text) { $0 + " " + $1.text } }

  override package var isLine: Bool { true }

  /// How many columns it is sure to stand in as one line.
  var roomForAll: Int { Int(room) }

  /// How many columns the line takes.
  package var length: Int { Int(columns) }

  /// The first text of the line, and those behind it.
  package var texts: (LineRun, [LineRun]) { (first, others) }

  /// Notes that a drawing has the line in a place; a drawing that is not kept has no serial number.
  package func noteDrawn(serial: Int32?, line: Int, column: Int) {
    owner?.noteDrawn()
    if let serial { drawn = (serial, Int32(line), Int32(column)) }
  }

  /// Where the drawing with a number has the line as it was, nil where it has not.
  package func place(in serial: Int32) -> (line: Int, column: Int)? {
    drawn.serial == serial ? (Int(drawn.line), Int(drawn.column)) : nil
  }

  /// Whether the line has room in a proposal.
  package func fits(_ proposal: Proposal) -> Bool {
    cell.hasRoom(for: Int(room), in: proposal.width)
  }

  override package func extent(in proposal: Proposal) -> Extent {
    if fits(proposal) {
      owner?.noteMeasured()
      return Extent(
        Size(width: Double(columns) * cell.width, height: cell.height),
        firstBaseline: cell.height, lastBaseline: cell.height)
    }
    return narrowBox.extent(in: proposal)
  }

  override package func length(in proposal: Proposal, _ axis: Axis) -> Double {
    if axis == .horizontal, let width = proposal.width, width <= 0 {
      return Double(leastColumns) * cell.width
    }
    return extent(in: proposal).size[axis]
  }

  override package func placements(in proposal: Proposal) -> [Placement] {
    fits(proposal) ? [] : [Placement(box: narrowBox, x: 0, y: 0, proposal: proposal)]
  }

  override package func paint(in proposal: Proposal) -> Paint {
    fits(proposal) ? .line(self) : .nothing
  }

  /// The texts with boxes of their own, which may break.
  private var narrowBox: LayoutBox {
    if let narrow { return narrow }
    var boxes: [LayoutBox] = []
    if let node {
      let (cell, context) = (cell, context)
      boxes = MainActorAccess.assumingMainActor {
        LineWriter(cell: cell).boxes(of: node, context.value)
      }
    }
    let made = boxes.first ?? TextBox(ownText ?? "", style: first.style, context.value)
    var pending = [made]
    while let box = pending.popLast() {
      box.owner = owner
      box.elementID = elementID
      pending += box.children
    }
    narrow = made
    return made
  }
}

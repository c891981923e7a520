/// A row of a grid: cells, and how they stand in it.
final class GridRowBox: LayoutBox {
  let alignment: VerticalAlignment?

  init(_ alignment: VerticalAlignment?, _ cells: [LayoutBox]) {
    self.alignment = alignment
    super.init(cells)
  }

  // By itself, outside a grid, a row is a line of views.
  override func measure(_ proposal: Proposal) -> Extent {
    children.reduce(into: Extent(.zero)) { result, child in
      let size = child.size(in: proposal)
      result.size.width += size.width
      result.size.height = max(result.size.height, size.height)
    }
  }

  override func place(_ proposal: Proposal, _ extent: Extent) -> [Placement] {
    var x = 0.0
    return children.map { child in
      defer { x += child.size(in: proposal).width }
      return Placement(box: child, x: x, y: 0, proposal: proposal)
    }
  }
}

/// Rows whose cells stand in columns.
///
/// A view that is no row takes the whole width.
final class GridBox: LayoutBox {
  let alignment: Alignment
  let columnGap: Double
  let rowGap: Double
  private let columnCount: Int
  /// The cells of each row with the columns they take; none for a view that is no row.
  private let cells: [[GridCellBox]]
  /// Where cells stand in each column.
  private let columnAlignments: [HorizontalAlignment]
  private var known: [(Proposal, Measures)] = []

  private struct GridCellBox {
    let box: LayoutBox
    let columns: Range<Int>

    func isUnsized(along axis: Axis) -> Bool {
      box.notes?.gridCell?.unsizedAxes?.contains(axis.asSet) ?? false
    }
  }

  private struct Measures {
    var columns: [Double]
    var rows: [Double]
    /// What the cells of each row are offered.
    var offers: [Double?]
  }

  init(_ grid: GridContent, _ cell: CellSize, _ children: [LayoutBox]) {
    alignment = grid.alignment
    // Two columns apart, words in neighbouring columns are no sentence.
    columnGap = grid.horizontalSpacing.map { cell.whole($0, .horizontal) } ?? 2 * cell.width
    rowGap = grid.verticalSpacing.map { cell.whole($0, .vertical) } ?? 0
    cells = children.map { child in
      guard let row = child as? GridRowBox else { return [] }
      var next = 0
      return row.children.map { box in
        let end = next + max(1, box.notes?.gridCell?.columns ?? 1)
        defer { next = end }
        return GridCellBox(box: box, columns: next..<end)
      }
    }
    columnCount = cells.reduce(0) { max($0, $1.last?.columns.upperBound ?? 0) }
    var alignments = [HorizontalAlignment](repeating: alignment.horizontal, count: columnCount)
    for cell in cells.joined() {
      if let own = cell.box.notes?.gridCell?.columnAlignment {
        alignments[cell.columns.lowerBound] = own
      }
    }
    columnAlignments = alignments
    super.init(children)
  }

  private var gaps: Double { columnGap * Double(max(0, columnCount - 1)) }

  /// The columns share the width as views in a line do, the rows the height.
  private func measures(in proposal: Proposal) -> Measures {
    for (key, measures) in known where key == proposal { return measures }
    let columns = columns(in: proposal)
    let wide = max(columns.reduce(gaps, +), wholeWidth(proposal.width))
    func height(_ row: Int, _ offer: Double?) -> Double {
      guard children[row] is GridRowBox else {
        return children[row].size(in: Proposal(width: wide, height: offer)).height
      }
      return rowExtents(row, columns, offer).height
    }
    let rowGaps = rowGap * Double(max(0, children.count - 1))
    let offers = Distribution.proposals(
      count: children.count, in: proposal.height.map { max(0, $0 - rowGaps) }, length: height)
    let rows = children.indices.map { height($0, offers[$0]) }
    let result = Measures(columns: columns, rows: rows, offers: offers)
    if known.count == 8 { known.removeFirst() }
    known.append((proposal, result))
    return result
  }

  /// The widest view that is no row, unless it asks for no room.
  private func wholeWidth(_ offer: Double?) -> Double {
    children.reduce(0) { widest, child in
      if child is GridRowBox || child.notes?.gridCell?.unsizedAxes?.contains(.horizontal) == true {
        return widest
      }
      return max(widest, child.size(in: Proposal(width: offer, height: nil)).width)
    }
  }

  // MARK: - Columns

  private func columns(in proposal: Proposal) -> [Double] {
    let ideal = widths([Double?](repeating: nil, count: columnCount))
    let grows = widths([Double?](repeating: .infinity, count: columnCount)).contains(.infinity)
    if proposal.width == .infinity {
      return widths([Double?](repeating: .infinity, count: columnCount))
    }
    guard let total = proposal.width, grows || ideal.reduce(gaps, +) > total + 1e-6 else {
      return ideal
    }
    return widths(
      Distribution.proposals(
        count: columnCount, in: max(0, total - gaps), length: { width(of: $0, $1) }))
  }

  /// The width of a column by the cells that stand in it alone.
  private func width(of column: Int, _ offer: Double?) -> Double {
    cells.joined().reduce(0) { widest, cell in
      guard cell.columns == column..<(column + 1), !cell.isUnsized(along: .horizontal) else {
        return widest
      }
      return max(widest, cell.box.size(in: Proposal(width: offer, height: nil)).width)
    }
  }

  /// The widths of all columns: those that a cell spans grow by what it lacks, in equal parts.
  private func widths(_ offers: [Double?]) -> [Double] {
    var widths = offers.enumerated().map { width(of: $0, $1) }
    for cell in cells.joined() where cell.columns.count > 1 && !cell.isUnsized(along: .horizontal) {
      let inner = columnGap * Double(cell.columns.count - 1)
      var offer: Double? = inner
      for column in cell.columns {
        offer = offers[column].flatMap { part in offer.map { $0 + part } }
      }
      let asked = cell.box.size(in: Proposal(width: offer, height: nil)).width
      let lack = asked - inner - widths[cell.columns].reduce(0, +)
      // A cell that would take any width is content with that of its columns.
      if asked == .infinity || lack <= 0 { continue }
      for column in cell.columns { widths[column] += lack / Double(cell.columns.count) }
    }
    return widths
  }

  private func width(of cell: GridCellBox, _ columns: [Double]) -> Double {
    columns[cell.columns].reduce(columnGap * Double(cell.columns.count - 1), +)
  }

  // MARK: - Rows

  /// The height of a row and where the alignment's line stands in it.
  private func rowExtents(
    _ row: Int, _ columns: [Double], _ offer: Double?
  ) -> (height: Double, guide: Double) {
    let line = (children[row] as? GridRowBox)?.alignment ?? alignment.vertical
    var above = 0.0
    var below = 0.0
    var anchored = 0.0
    for cell in cells[row] where !cell.isUnsized(along: .vertical) {
      let extent = cell.box.extent(in: Proposal(width: width(of: cell, columns), height: offer))
      if cell.box.notes?.gridCell?.anchor != nil {
        anchored = max(anchored, extent.size.height)
        continue
      }
      let guide = extent.guide(line)
      above = max(above, guide)
      below = max(below, extent.size.height - guide)
    }
    return (max(anchored, above + below), above)
  }

  override func measure(_ proposal: Proposal) -> Extent {
    let measures = measures(in: proposal)
    let columns = measures.columns.reduce(gaps, +)
    let whole = wholeWidth(proposal.width)
    let rowGaps = rowGap * Double(max(0, children.count - 1))
    return Extent(width: max(columns, whole), height: measures.rows.reduce(rowGaps, +))
  }

  override func place(_ proposal: Proposal, _ extent: Extent) -> [Placement] {
    let measures = measures(in: proposal)
    var result: [Placement] = []
    var y = 0.0
    for (index, child) in children.enumerated() {
      let height = measures.rows[index]
      if child is GridRowBox {
        result += place(row: index, measures, at: y, height: height)
      } else {
        let room = Proposal(width: extent.size.width, height: measures.offers[index])
        let part = child.extent(in: room)
        let left = Extent(width: extent.size.width, height: height).origin(of: part, alignment).x
        result.append(Placement(box: child, x: left, y: y, proposal: room))
      }
      y += height + rowGap
    }
    return result
  }

  private func place(row: Int, _ measures: Measures, at y: Double, height: Double) -> [Placement] {
    let line = (children[row] as? GridRowBox)?.alignment ?? alignment.vertical
    let guide = rowExtents(row, measures.columns, measures.offers[row]).guide
    return cells[row].map { cell in
      let first = cell.columns.lowerBound
      let left = measures.columns[..<first].reduce(0, +) + columnGap * Double(first)
      let width = width(of: cell, measures.columns)
      var room = Proposal(width: width, height: measures.offers[row])
      if cell.isUnsized(along: .vertical) { room.height = height }
      let part = cell.box.extent(in: room)
      let area = Extent(width: width, height: height)
      var x = area.guide(columnAlignments[first]) - part.guide(columnAlignments[first])
      var top = guide - part.guide(line)
      if cell.isUnsized(along: .vertical) { top = 0 }
      if let anchor = cell.box.notes?.gridCell?.anchor {
        x = anchor.x * (width - part.size.width)
        top = anchor.y * (height - part.size.height)
      }
      return Placement(box: cell.box, x: left + x, y: y + top, proposal: room)
    }
  }
}

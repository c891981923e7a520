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
  private var known: [(Proposal, Measures)] = []

  private struct Measures {
    var columns: [Double]
    var rows: [Double]
    /// What the cells of each row are offered.
    var offers: [Double?]
  }

  init(_ grid: GridContent, _ cell: CellSize, _ children: [LayoutBox]) {
    alignment = grid.alignment
    columnGap = grid.horizontalSpacing.map { cell.whole($0, .horizontal) } ?? cell.width
    rowGap = grid.verticalSpacing.map { cell.whole($0, .vertical) } ?? 0
    columnCount = children.reduce(0) { max($0, ($1 as? GridRowBox)?.children.count ?? 0) }
    super.init(children)
  }

  private func cells(inColumn column: Int) -> [LayoutBox] {
    children.compactMap { row in
      guard let row = row as? GridRowBox, column < row.children.count else { return nil }
      return row.children[column]
    }
  }

  /// The columns share the width as views in a line do, the rows the height.
  private func measures(in proposal: Proposal) -> Measures {
    for (key, measures) in known where key == proposal { return measures }
    let gaps = columnGap * Double(max(0, columnCount - 1))
    func width(_ column: Int, _ offer: Double?) -> Double {
      cells(inColumn: column).reduce(0) {
        max($0, $1.size(in: Proposal(width: offer, height: nil)).width)
      }
    }
    var columns: [Double] = []
    let ideal = (0..<columnCount).map { width($0, nil) }
    let grows = (0..<columnCount).contains { width($0, .infinity) == .infinity }
    if let total = proposal.width, total != .infinity,
      grows || ideal.reduce(gaps, +) > total + 1e-6
    {
      let parts = (0..<columnCount).map { column in
        Distribution.Part(priority: 0) { width(column, $0) }
      }
      let offers = Distribution.proposals(for: parts, in: max(0, total - gaps))
      columns = offers.enumerated().map { width($0, $1) }
    } else if proposal.width == .infinity {
      columns = (0..<columnCount).map { width($0, .infinity) }
    } else {
      columns = ideal
    }
    let whole = children.filter { !($0 is GridRowBox) }
    let wide = max(
      columns.reduce(gaps, +),
      whole.reduce(0) {
        let size = $1.size(in: Proposal(width: proposal.width, height: nil))
        return max($0, size.width == .infinity ? 0 : size.width)
      })
    func height(_ row: Int, _ offer: Double?) -> Double {
      guard let row = children[row] as? GridRowBox else {
        return children[row].size(in: Proposal(width: wide, height: offer)).height
      }
      return rowExtents(row, columns, offer).height
    }
    let rowGaps = rowGap * Double(max(0, children.count - 1))
    let parts = children.indices.map { row in
      Distribution.Part(priority: 0) { height(row, $0) }
    }
    let offers = Distribution.proposals(
      for: parts, in: proposal.height.map { max(0, $0 - rowGaps) })
    let rows = children.indices.map { height($0, offers[$0]) }
    let result = Measures(columns: columns, rows: rows, offers: offers)
    if known.count == 8 { known.removeFirst() }
    known.append((proposal, result))
    return result
  }

  /// The height of a row and where the alignment's line stands in it.
  private func rowExtents(
    _ row: GridRowBox, _ columns: [Double], _ offer: Double?
  ) -> (height: Double, guide: Double) {
    let line = row.alignment ?? alignment.vertical
    var above = 0.0
    var below = 0.0
    for (column, cell) in row.children.enumerated() {
      let extent = cell.extent(in: Proposal(width: columns[column], height: offer))
      let guide = extent.guide(line)
      above = max(above, guide)
      below = max(below, extent.size.height - guide)
    }
    return (above + below, above)
  }

  override func measure(_ proposal: Proposal) -> Extent {
    let measures = measures(in: proposal)
    let gaps = columnGap * Double(max(0, columnCount - 1))
    let columns = measures.columns.reduce(gaps, +)
    let whole = children.filter { !($0 is GridRowBox) }.reduce(0) {
      max(
        $0,
        $1.size(in: Proposal(width: columnCount == 0 ? proposal.width : columns, height: nil)).width
      )
    }
    let rowGaps = rowGap * Double(max(0, children.count - 1))
    return Extent(width: max(columns, whole), height: measures.rows.reduce(rowGaps, +))
  }

  override func place(_ proposal: Proposal, _ extent: Extent) -> [Placement] {
    let measures = measures(in: proposal)
    var result: [Placement] = []
    var y = 0.0
    for (index, child) in children.enumerated() {
      let height = measures.rows[index]
      let offer = measures.offers[index]
      if let row = child as? GridRowBox {
        let line = row.alignment ?? alignment.vertical
        let guide = rowExtents(row, measures.columns, offer).guide
        var x = 0.0
        for (column, cell) in row.children.enumerated() {
          let room = Proposal(width: measures.columns[column], height: offer)
          let part = cell.extent(in: room)
          let area = Extent(width: measures.columns[column], height: height)
          let left = area.origin(of: part, alignment).x
          result.append(
            Placement(box: cell, x: x + left, y: y + guide - part.guide(line), proposal: room))
          x += measures.columns[column] + columnGap
        }
      } else {
        let room = Proposal(width: extent.size.width, height: offer)
        let part = child.extent(in: room)
        let left = Extent(width: extent.size.width, height: height).origin(of: part, alignment).x
        result.append(Placement(box: child, x: left, y: y, proposal: room))
      }
      y += height + rowGap
    }
    return result
  }
}

/// Views that flow into columns, or into rows, of given sizes (D-05).
final class LazyGridBox: LayoutBox {
  let grid: LazyGridContent
  let cell: CellSize
  /// The axis the views run along before the next line begins.
  private var across: Axis { grid.isVertical ? .horizontal : .vertical }

  init(_ grid: LazyGridContent, _ cell: CellSize, _ children: [LayoutBox]) {
    self.grid = grid
    self.cell = cell
    super.init(children)
  }

  private struct Track {
    var start: Double
    var length: Double
    var alignment: Alignment?
  }

  /// The columns that some length comes to.
  private func tracks(in total: Double?) -> [Track] {
    let usual = across == .horizontal ? cell.width : 0
    func gap(after item: GridItem) -> Double {
      item.spacing.map { cell.whole($0, across) } ?? usual
    }
    var left = total.map { total in
      grid.items.dropLast().reduce(total) { $0 - gap(after: $1) }
    }
    for case .fixed(let length) in grid.items.map(\.size) { left = left.map { $0 - length } }
    var sharing = grid.items.count { if case .fixed = $0.size { false } else { true } }
    var tracks: [Track] = []
    var start = 0.0
    for item in grid.items {
      let gap = gap(after: item)
      func add(_ length: Double) {
        tracks.append(Track(start: start, length: length, alignment: item.alignment))
        start += length + gap
      }
      switch item.size {
      case .fixed(let length): add(length)
      case .flexible(let least, let most):
        let share = left.map { max(0, $0) / Double(sharing) } ?? least
        let length = max(least, min(most, share))
        add(length)
        left = left.map { $0 - length }
        sharing -= 1
      case .adaptive(let least, let most):
        let share = left.map { max(0, $0) / Double(sharing) } ?? least
        let count = max(
          1, Int(((min(share, 1e6) + gap + 1e-6) / (max(least, 1) + gap)).rounded(.down)))
        let length = min(most, (share - gap * Double(count - 1)) / Double(count))
        for _ in 0..<count { add(max(length, min(least, share))) }
        left = left.map { $0 - share }
        sharing -= 1
      }
    }
    return tracks
  }

  private struct Line {
    var start: Double
    var length: Double
    var boxes: Range<Int>
  }

  private func lines(_ tracks: [Track]) -> [Line] {
    let spacing =
      grid.spacing.map { cell.whole($0, across.other) } ?? (across == .vertical ? cell.width : 0)
    var lines: [Line] = []
    var start = 0.0
    var first = 0
    while first < children.count {
      let boxes = first..<min(first + tracks.count, children.count)
      let length = boxes.reduce(0.0) { result, index in
        max(result, children[index].size(in: offer(tracks[index - first]))[across.other])
      }
      lines.append(Line(start: start, length: length, boxes: boxes))
      start += length + spacing
      first = boxes.upperBound
    }
    return lines
  }

  private func offer(_ track: Track) -> Proposal {
    var offer = Proposal.unspecified
    offer[across] = track.length
    return offer
  }

  override func measure(_ proposal: Proposal) -> Extent {
    if grid.items.isEmpty || children.isEmpty { return Extent(.zero) }
    let tracks = tracks(in: proposal[across])
    var size = Size.zero
    size[across] = tracks.last.map { $0.start + $0.length } ?? 0
    if proposal[across] != .infinity {
      size[across.other] = lines(tracks).last.map { $0.start + $0.length } ?? 0
    }
    return Extent(size)
  }

  override func place(_ proposal: Proposal, _ extent: Extent) -> [Placement] {
    if grid.items.isEmpty { return [] }
    let tracks = tracks(in: proposal[across])
    return lines(tracks).flatMap { line in
      line.boxes.map { index in
        let track = tracks[index - line.boxes.lowerBound]
        let offer = offer(track)
        var area = Size.zero
        area[across] = track.length
        area[across.other] = line.length
        let origin = Extent(area).origin(
          of: children[index].extent(in: offer), track.alignment ?? grid.alignment)
        let (x, y) =
          across == .horizontal
          ? (track.start + origin.x, line.start + origin.y)
          : (line.start + origin.x, track.start + origin.y)
        return Placement(box: children[index], x: x, y: y, proposal: offer)
      }
    }
  }
}

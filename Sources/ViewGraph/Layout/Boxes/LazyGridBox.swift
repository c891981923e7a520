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

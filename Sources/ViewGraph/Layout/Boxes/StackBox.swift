/// Views beside or below each other.
final class StackBox: LayoutBox {
  let axis: Axis
  let horizontal: HorizontalAlignment
  let vertical: VerticalAlignment
  /// The distances between neighbours.
  let gaps: [Double]
  private let sumOfGaps: Double
  private let cell: CellSize
  private let widestLine: (columns: Int, room: Int)?
  @exclusivity(unchecked) private var known: [(Proposal, Offers)] = []

  /// What the children are offered.
  private enum Offers {
    case same(Proposal)
    case each([Proposal])

    subscript(index: Int) -> Proposal {
      switch self {
      case .same(let proposal): proposal
      case .each(let proposals): proposals[index]
      }
    }
  }

  /// - Parameter spacing: The distance between neighbours; the usual one where it is nil.
  init(
    _ axis: Axis, horizontal: HorizontalAlignment = .leading, vertical: VerticalAlignment = .top,
    spacing: Double?, cell: CellSize, _ children: [LayoutBox]
  ) {
    self.axis = axis
    self.horizontal = horizontal
    self.vertical = vertical
    gaps = Self.gaps(between: children, axis, spacing, cell)
    sumOfGaps = gaps.reduce(0, +)
    self.cell = cell
    widestLine = Self.widestLine(of: children, axis)
    super.init(children)
  }

  /// Columns stand one apart, lines close together; a spacer is distance enough.
  static func gaps(
    between children: [LayoutBox], _ axis: Axis, _ spacing: Double?, _ cell: CellSize
  ) -> [Double] {
    guard children.count > 1 else { return [] }
    if let spacing {
      return [Double](repeating: cell.whole(spacing, axis), count: children.count - 1)
    }
    if axis == .vertical { return [Double](repeating: 0, count: children.count - 1) }
    return (1..<children.count).map {
      children[$0].isSpacer || children[$0 - 1].isSpacer ? 0 : cell.width
    }
  }

  private func offers(in proposal: Proposal) -> Offers {
    if proposal[axis] == nil || proposal[axis] == .infinity,
      proposal[axis.other] != nil || !children.contains(where: \.stretches)
    {
      return .same(proposal)
    }
    for (key, offers) in known where key == proposal { return offers }
    let offers = Offers.each(share(proposal))
    if known.count == 8 { known.removeFirst() }
    known.append((proposal, offers))
    return offers
  }

  private func share(_ proposal: Proposal) -> [Proposal] {
    let room = proposal[axis].map { max(0, $0 - sumOfGaps) }
    var proposals = Distribution.proposals(
      count: children.count, in: room, priority: { children[$0].priority },
      length: { index, length in
        var offer = proposal
        offer[axis] = length
        return children[index].length(in: offer, axis)
      }
    ).map { length in
      var offer = proposal
      offer[axis] = length
      return offer
    }
    if proposal[axis.other] == nil, children.contains(where: \.stretches) {
      // A line between views is as long as they are, though the stack was offered no length.
      let length = children.indices.reduce(0) { length, index in
        children[index].stretches
          ? length : max(length, children[index].size(in: proposals[index])[axis.other])
      }
      for index in children.indices where children[index].stretches && length > 0 {
        proposals[index][axis.other] = length
      }
    }
    return proposals
  }

  /// Where a child's line of alignment across the stack stands in it.
  private func guide(_ extent: Extent) -> Double {
    if axis == .vertical, extent.explicit == nil, let part = horizontal.standardPart {
      return part == 0 ? 0 : extent.size.width * part
    }
    return axis == .horizontal ? extent.guide(vertical) : extent.guide(horizontal)
  }

  override package func columnOfLines(in proposal: Proposal) -> ColumnOfLines? {
    guard let widestLine, let part = horizontal.standardPart,
      cell.hasRoom(for: widestLine.room, in: proposal.width)
    else { return nil }
    return ColumnOfLines(
      lines: children, step: 1 + Int(gaps[0] / cell.height), widest: widestLine.columns, part: part)
  }

  override func measure(_ proposal: Proposal) -> Extent {
    if let column = columnOfLines(in: proposal) {
      let height = Double(children.count) * cell.height + sumOfGaps
      return Extent(
        Size(width: Double(column.widest) * cell.width, height: height),
        firstBaseline: cell.height, lastBaseline: height)
    }
    let offers = offers(in: proposal)
    var before = 0.0
    var after = 0.0
    var along = 0.0
    var lines = LinesOfParts()
    // Below each other, baselines do not depend on how far the children stand to the side.
    var isComplete = axis == .vertical
    for index in children.indices {
      let extent = children[index].extent(in: offers[index])
      let guide = guide(extent)
      before = max(before, guide)
      if axis == .vertical {
        after = max(after, extent.size.width - guide)
        if extent.explicit == nil { lines.add(extent, x: 0, y: along) } else { isComplete = false }
        along += extent.size.height
      } else {
        after = max(after, extent.size.height - guide)
        along += extent.size.width
      }
      if index < gaps.count { along += gaps[index] }
    }
    var size = Size.zero
    size[axis] = along
    size[axis.other] = before + after
    var result = Extent(size)
    if !isComplete { lines = self.lines(offers, before) }
    lines.finish(&result)
    return result
  }

  /// The lines of alignment of all children.
  private func lines(_ offers: Offers, _ before: Double) -> LinesOfParts {
    var lines = LinesOfParts()
    var position = 0.0
    for index in children.indices {
      let extent = children[index].extent(in: offers[index])
      let across = before - guide(extent)
      if axis == .horizontal {
        lines.add(extent, x: position, y: across)
      } else {
        lines.add(extent, x: across, y: position)
      }
      position += extent.size[axis] + (index < gaps.count ? gaps[index] : 0)
    }
    return lines
  }

  override func place(_ proposal: Proposal, _ extent: Extent) -> [Placement] {
    // Nothing stands to the side of the edge where lines begin, unless a child says so.
    let isLeading = axis == .vertical && horizontal == .leading && extent.explicit == nil
    let offers = offers(in: proposal)
    var before = 0.0
    if !isLeading {
      for index in children.indices {
        before = max(before, guide(children[index].extent(in: offers[index])))
      }
    }
    var position = 0.0
    var placements: [Placement] = []
    placements.reserveCapacity(children.count)
    for index in children.indices {
      let offer = offers[index]
      let part = children[index].extent(in: offer)
      let across = isLeading && part.explicit == nil ? 0 : before - guide(part)
      placements.append(
        axis == .horizontal
          ? Placement(box: children[index], x: position, y: across, proposal: offer)
          : Placement(box: children[index], x: across, y: position, proposal: offer))
      position += part.size[axis] + (index < gaps.count ? gaps[index] : 0)
    }
    return placements
  }
}

/// Views on top of each other, the last in front.
final class DepthBox: LayoutBox {
  let alignment: Alignment

  init(_ alignment: Alignment, _ children: [LayoutBox]) {
    self.alignment = alignment
    super.init(
      children.contains { $0.zIndex != 0 } ? children.sorted { $0.zIndex < $1.zIndex } : children)
  }

  /// The size that holds all, with their lines of alignment on each other.
  override func measure(_ proposal: Proposal) -> Extent {
    var before = (x: 0.0, y: 0.0)
    var after = (x: 0.0, y: 0.0)
    let extents = children.map { $0.extent(in: proposal) }
    for extent in extents {
      let x = extent.guide(alignment.horizontal)
      let y = extent.guide(alignment.vertical)
      before = (max(before.x, x), max(before.y, y))
      after = (max(after.x, extent.size.width - x), max(after.y, extent.size.height - y))
    }
    var result = Extent(width: before.x + after.x, height: before.y + after.y)
    result.include(
      extents.map {
        ($0, before.x - $0.guide(alignment.horizontal), before.y - $0.guide(alignment.vertical))
      })
    return result
  }

  override func place(_ proposal: Proposal, _ extent: Extent) -> [Placement] {
    let extents = children.map { $0.extent(in: proposal) }
    let x = extents.reduce(0) { max($0, $1.guide(alignment.horizontal)) }
    let y = extents.reduce(0) { max($0, $1.guide(alignment.vertical)) }
    return zip(children, extents).map { child, part in
      Placement(
        box: child, x: x - part.guide(alignment.horizontal), y: y - part.guide(alignment.vertical),
        proposal: proposal)
    }
  }
}

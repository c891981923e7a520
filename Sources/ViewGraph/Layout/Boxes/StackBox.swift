/// Views beside or below each other.
final class StackBox: LayoutBox {
  let axis: Axis
  let horizontal: HorizontalAlignment
  let vertical: VerticalAlignment
  /// The distances between neighbours.
  let gaps: [Double]
  private var known: [(Proposal, [Proposal])] = []

  /// - Parameter spacing: The distance between neighbours; the usual one where it is nil.
  init(
    _ axis: Axis, horizontal: HorizontalAlignment = .leading, vertical: VerticalAlignment = .top,
    spacing: Double?, cell: CellSize, _ children: [LayoutBox]
  ) {
    self.axis = axis
    self.horizontal = horizontal
    self.vertical = vertical
    gaps = Self.gaps(between: children, axis, spacing, cell)
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

  private func childProposals(in proposal: Proposal) -> [Proposal] {
    for (key, proposals) in known where key == proposal { return proposals }
    let room = proposal[axis].map { max(0, $0 - gaps.reduce(0, +)) }
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
    if known.count == 8 { known.removeFirst() }
    known.append((proposal, proposals))
    return proposals
  }

  override func measure(_ proposal: Proposal) -> Extent {
    let extents = zip(children, childProposals(in: proposal)).map { $0.extent(in: $1) }
    return axis == .horizontal ? line(of: extents) : column(of: extents)
  }

  private func line(of extents: [Extent]) -> Extent {
    var above = 0.0
    var below = 0.0
    for extent in extents {
      let guide = extent.guide(vertical)
      above = max(above, guide)
      below = max(below, extent.size.height - guide)
    }
    let width = extents.reduce(gaps.reduce(0, +)) { $0 + $1.size.width }
    var result = Extent(width: extents.isEmpty ? 0 : width, height: above + below)
    var x = 0.0
    result.include(
      extents.enumerated().map { index, extent in
        defer { x += extent.size.width + (index < gaps.count ? gaps[index] : 0) }
        return (extent, x, above - extent.guide(vertical))
      })
    return result
  }

  private func column(of extents: [Extent]) -> Extent {
    var before = 0.0
    var after = 0.0
    for extent in extents {
      let guide = extent.guide(horizontal)
      before = max(before, guide)
      after = max(after, extent.size.width - guide)
    }
    let height = extents.reduce(gaps.reduce(0, +)) { $0 + $1.size.height }
    var result = Extent(width: before + after, height: extents.isEmpty ? 0 : height)
    var y = 0.0
    result.include(
      extents.enumerated().map { index, extent in
        defer { y += extent.size.height + (index < gaps.count ? gaps[index] : 0) }
        return (extent, before - extent.guide(horizontal), y)
      })
    return result
  }

  override func place(_ proposal: Proposal, _ extent: Extent) -> [Placement] {
    let proposals = childProposals(in: proposal)
    let extents = zip(children, proposals).map { $0.extent(in: $1) }
    let guide =
      axis == .horizontal
      ? extents.reduce(0) { max($0, $1.guide(vertical)) }
      : extents.reduce(0) { max($0, $1.guide(horizontal)) }
    var position = 0.0
    return children.indices.map { index in
      let part = extents[index]
      let placement =
        axis == .horizontal
        ? Placement(
          box: children[index], x: position, y: guide - part.guide(vertical),
          proposal: proposals[index])
        : Placement(
          box: children[index], x: guide - part.guide(horizontal), y: position,
          proposal: proposals[index])
      position += part.size[axis] + (index < gaps.count ? gaps[index] : 0)
      return placement
    }
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

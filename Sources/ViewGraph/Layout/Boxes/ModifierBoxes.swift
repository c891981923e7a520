/// A box around one other.
package class SingleBox: LayoutBox {
  final var child: LayoutBox { children[0] }

  init(_ child: LayoutBox, priority: Double? = nil) {
    super.init([child], priority: priority ?? child.priority)
    if let row = child.row { note { $0.row = row } }
  }

  /// What the child is offered.
  func offer(_ proposal: Proposal) -> Proposal { proposal }

  override func measure(_ proposal: Proposal) -> Extent { child.extent(in: offer(proposal)) }

  override func place(_ proposal: Proposal, _ extent: Extent) -> [Placement] {
    [Placement(box: child, x: 0, y: 0, proposal: offer(proposal))]
  }

  override var isSpacer: Bool { child.isSpacer }
  override var stretches: Bool { child.stretches }
}

/// Offers and takes the child's own size, with another turn in a stack.
final class PriorityBox: SingleBox {}

/// Gives the place it stands in a name, for readers of frames inside.
final class SpaceBox: SingleBox {
  let name: AnyHashable

  init(_ child: LayoutBox, _ name: AnyHashable) {
    self.name = name
    super.init(child)
  }
}

/// Room around a view.
final class PaddingBox: SingleBox {
  let insets: EdgeInsets

  init(_ child: LayoutBox, _ insets: EdgeInsets, _ cell: CellSize) {
    self.insets = EdgeInsets(
      top: cell.whole(insets.top, .vertical), leading: cell.whole(insets.leading, .horizontal),
      bottom: cell.whole(insets.bottom, .vertical),
      trailing: cell.whole(insets.trailing, .horizontal))
    super.init(child)
  }

  override func offer(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
  }

  override func measure(_ proposal: Proposal) -> Extent {
    let inner = child.extent(in: offer(proposal))
    var result = Extent(
      width: max(0, inner.size.width + insets.leading + insets.trailing),
      height: max(0, inner.size.height + insets.top + insets.bottom))
    result.include([(inner, insets.leading, insets.top)])
    return result
  }

  override func place(_ proposal: Proposal, _ extent: Extent) -> [Placement] {
    [Placement(box: child, x: insets.leading, y: insets.top, proposal: offer(proposal))]
  }

  override var isSpacer: Bool { false }
}

/// A view in a frame of a fixed size, or of one between bounds.
final class FrameBox: SingleBox {
  let frame: FrameContent

  init(_ child: LayoutBox, _ frame: FrameContent) {
    self.frame = frame.drawable
    super.init(child)
  }

  override var isSpacer: Bool { false }

  private struct Bounds {
    var fixed: Double?
    var least: Double?
    var ideal: Double?
    var most: Double?

    func offer(_ proposed: Double?) -> Double? {
      if let fixed { return fixed }
      guard var length = proposed ?? ideal else { return nil }
      if let least { length = max(length, least) }
      if let most { length = min(length, most) }
      return length
    }

    /// The length of the frame around a child: with only one bound, the child's, as far as it may.
    func length(_ child: Double, _ proposed: Double?) -> Double {
      if let fixed { return fixed }
      var length = child
      let wish = proposed ?? ideal
      if let least { length = max(least, min(length, wish ?? length)) }
      if let most { length = min(most, max(length, wish ?? length)) }
      if least == nil, most == nil, proposed == nil, let ideal { length = ideal }
      return length
    }
  }

  private func bounds(_ axis: Axis) -> Bounds {
    axis == .horizontal
      ? Bounds(
        fixed: frame.width, least: frame.minWidth, ideal: frame.idealWidth, most: frame.maxWidth)
      : Bounds(
        fixed: frame.height, least: frame.minHeight, ideal: frame.idealHeight,
        most: frame.maxHeight)
  }

  override func offer(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: bounds(.horizontal).offer(proposal.width),
      height: bounds(.vertical).offer(proposal.height))
  }

  override func measure(_ proposal: Proposal) -> Extent {
    let inner = child.extent(in: offer(proposal))
    let size = Size(
      width: max(0, bounds(.horizontal).length(inner.size.width, proposal.width)),
      height: max(0, bounds(.vertical).length(inner.size.height, proposal.height)))
    var result = Extent(size)
    let origin = Extent(size).origin(of: inner, frame.alignment)
    result.include([(inner, origin.x, origin.y)])
    return result
  }

  override func length(in proposal: Proposal, _ axis: Axis) -> Double {
    let bounds = bounds(axis)
    if let fixed = bounds.fixed { return max(0, fixed) }
    return max(0, bounds.length(child.length(in: offer(proposal), axis), proposal[axis]))
  }

  override func place(_ proposal: Proposal, _ extent: Extent) -> [Placement] {
    let offer = offer(proposal)
    let origin = Extent(extent.size).origin(of: child.extent(in: offer), frame.alignment)
    return [Placement(box: child, x: origin.x, y: origin.y, proposal: offer)]
  }
}

extension FrameContent {
  /// The frame without lengths that cannot be drawn; only the most may be endless.
  fileprivate var drawable: FrameContent {
    var frame = self
    for path in [\Self.width, \.height, \.minWidth, \.minHeight, \.idealWidth, \.idealHeight] {
      if let length = frame[keyPath: path] {
        frame[keyPath: path] = length.isFinite ? max(0, length) : nil
      }
    }
    for path in [\Self.maxWidth, \.maxHeight] {
      if let length = frame[keyPath: path] {
        frame[keyPath: path] = length.isNaN ? nil : max(0, length)
      }
    }
    return frame
  }
}

/// A view at its ideal size.
final class FixedSizeBox: SingleBox {
  let axes: Axis.Set

  init(_ child: LayoutBox, _ axes: Axis.Set) {
    self.axes = axes
    super.init(child)
  }

  override func offer(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }
}

/// A view drawn elsewhere than where it stands.
final class OffsetBox: SingleBox {
  let x: Double
  let y: Double

  init(_ child: LayoutBox, x: Double, y: Double) {
    self.x = x.drawable
    self.y = y.drawable
    super.init(child)
  }

  override func place(_ proposal: Proposal, _ extent: Extent) -> [Placement] {
    [Placement(box: child, x: x, y: y, proposal: proposal)]
  }
}

/// A view that says itself where a line of alignment stands in it.
final class GuideBox: SingleBox {
  let line: AlignmentLine
  let compute: (ViewDimensions) -> Double

  init(_ child: LayoutBox, _ line: AlignmentLine, _ compute: @escaping (ViewDimensions) -> Double) {
    self.line = line
    self.compute = compute
    super.init(child)
  }

  override func measure(_ proposal: Proposal) -> Extent {
    var extent = child.extent(in: proposal)
    if extent.size.width.isFinite, extent.size.height.isFinite {
      var lines = extent.explicit ?? [:]
      lines[line] = compute(ViewDimensions(extent: extent)).drawable
      extent.explicit = lines
    }
    return extent
  }
}

/// A view with its middle at a point of all the room there is.
final class PositionBox: SingleBox {
  let x: Double
  let y: Double

  init(_ child: LayoutBox, x: Double, y: Double) {
    self.x = x.drawable
    self.y = y.drawable
    super.init(child)
  }

  override var isSpacer: Bool { false }

  override func measure(_ proposal: Proposal) -> Extent {
    let size = child.size(in: proposal)
    return Extent(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  override func place(_ proposal: Proposal, _ extent: Extent) -> [Placement] {
    let size = child.size(in: proposal)
    return [
      Placement(box: child, x: x - size.width / 2, y: y - size.height / 2, proposal: proposal)
    ]
  }
}

/// A view of which nothing is drawn outside its frame.
final class ClipBox: SingleBox {
  override var clips: Bool { true }
}

/// A view with others behind or before it, which are offered its size.
final class LayeredBox: LayoutBox {
  let alignment: Alignment
  let isBehind: Bool

  init(_ base: LayoutBox, _ layer: [LayoutBox], _ alignment: Alignment, isBehind: Bool) {
    self.alignment = alignment
    self.isBehind = isBehind
    super.init([base, DepthBox(alignment, layer)], priority: base.priority)
    if let row = base.row { note { $0.row = row } }
  }

  override func measure(_ proposal: Proposal) -> Extent { children[0].extent(in: proposal) }

  override func place(_ proposal: Proposal, _ extent: Extent) -> [Placement] {
    let base = Placement(box: children[0], x: 0, y: 0, proposal: proposal)
    let offer = Proposal(extent.size)
    let origin = extent.origin(of: children[1].extent(in: offer), alignment)
    let layer = Placement(box: children[1], x: origin.x, y: origin.y, proposal: offer)
    return isBehind ? [layer, base] : [base, layer]
  }
}

/// A view in a border.
///
/// Lines take cells, so the border stands around the view and not on it.
final class BorderBox: SingleBox {
  let look: BorderLook
  let style: TextStyle
  let cell: CellSize

  init(_ child: LayoutBox, _ look: BorderLook, _ style: TextStyle, _ cell: CellSize) {
    self.look = look
    self.style = style
    self.cell = cell
    super.init(child)
  }

  override func offer(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: proposal.width.map { max(0, $0 - 2 * cell.width) },
      height: proposal.height.map { max(0, $0 - 2 * cell.height) })
  }

  override func measure(_ proposal: Proposal) -> Extent {
    let inner = child.extent(in: offer(proposal))
    var result = Extent(
      width: inner.size.width + 2 * cell.width, height: inner.size.height + 2 * cell.height)
    result.include([(inner, cell.width, cell.height)])
    return result
  }

  override func place(_ proposal: Proposal, _ extent: Extent) -> [Placement] {
    [Placement(box: child, x: cell.width, y: cell.height, proposal: offer(proposal))]
  }

  override func paint(in proposal: Proposal) -> Paint { .border(look, style) }
  override var isSpacer: Bool { false }
}

/// A view that takes its room and is not drawn.
final class HiddenBox: SingleBox {
  override var isHidden: Bool { true }
}

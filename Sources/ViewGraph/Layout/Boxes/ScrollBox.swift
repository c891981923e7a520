/// A part of something that may be larger: its content at its ideal length along the axes.
final class ScrollBox: SingleBox {
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

  /// Takes what is offered along the axes, and the content's size across them.
  override func measure(_ proposal: Proposal) -> Extent {
    var result = child.extent(in: offer(proposal))
    if axes.contains(.horizontal), let width = proposal.width { result.size.width = width }
    if axes.contains(.vertical), let height = proposal.height { result.size.height = height }
    return result
  }

  /// What is offered is taken as it is, whatever there is to scroll.
  override func length(in proposal: Proposal, _ axis: Axis) -> Double {
    if axes.contains(axis.asSet), let length = proposal[axis] { return length }
    return child.length(in: offer(proposal), axis)
  }

  override var clips: Bool { true }
  override var scrolls: Bool { axes.contains(.vertical) }
  override var isSpacer: Bool { false }
}

/// The first of some views that fits, the last where none does (D-04).
final class FitsBox: LayoutBox {
  let axes: Axis.Set
  /// Told the place of the view that is shown.
  weak var chooser: (any RoomChooser)?

  init(_ axes: Axis.Set, _ children: [LayoutBox], chooser: (any RoomChooser)?) {
    self.axes = axes
    self.chooser = chooser
    super.init(children, readsSize: true)
  }

  /// The place of the first view whose ideal size is within what is offered along the axes.
  func choice(in proposal: Proposal) -> Int {
    let ideal = Proposal(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    let first = children.firstIndex { child in
      let size = child.size(in: ideal)
      return Axis.allCases.allSatisfy { axis in
        guard axes.contains(axis.asSet), let room = proposal[axis] else { return true }
        return size[axis] <= room + 1e-6
      }
    }
    return first ?? children.count - 1
  }

  override func measure(_ proposal: Proposal) -> Extent {
    if children.isEmpty { return Extent(.zero) }
    return children[choice(in: proposal)].extent(in: proposal)
  }

  override func place(_ proposal: Proposal, _ extent: Extent) -> [Placement] {
    if children.isEmpty { return [] }
    return [Placement(box: children[choice(in: proposal)], x: 0, y: 0, proposal: proposal)]
  }
}

/// Takes what is offered, and tells its content how much that is.
final class GeometryBox: LayoutBox {
  let cell: CellSize
  /// Told the size.
  weak var reader: (any SizeReader)?

  init(_ child: LayoutBox, cell: CellSize, reader: (any SizeReader)?) {
    self.cell = cell
    self.reader = reader
    super.init([child], readsSize: true)
  }

  /// What the content is told.
  ///
  /// A screen of text has no height of its own: where none is offered, the content is told that of a
  /// common terminal.
  func told(_ proposal: Proposal) -> Size {
    Size(
      width: proposal.width ?? 80 * cell.width, height: proposal.height ?? 24 * cell.height)
  }

  override func measure(_ proposal: Proposal) -> Extent {
    let size = told(proposal)
    var result = children[0].extent(in: Proposal(size))
    let content = result.size
    result.size = size
    // Without a height of its own, the reader is as high as what it contains.
    if proposal.height == nil { result.size.height = content.height }
    if proposal.width == nil { result.size.width = content.width }
    return result
  }

  override func place(_ proposal: Proposal, _ extent: Extent) -> [Placement] {
    [Placement(box: children[0], x: 0, y: 0, proposal: Proposal(told(proposal)))]
  }
}

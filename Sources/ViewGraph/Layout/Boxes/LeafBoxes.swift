/// Room that grows along the stack it stands in.
final class SpacerBox: LayoutBox {
  let axis: Axis?
  let least: Double
  let cell: CellSize

  /// - Parameter axis: That of the stack around; both where it is nil.
  init(axis: Axis?, least: Double?, cell: CellSize) {
    self.axis = axis
    self.cell = cell
    self.least = least ?? cell.width
    // Views have what they need before room grows between them.
    super.init([], priority: -.infinity)
  }

  override var isSpacer: Bool { true }

  override func measure(_ proposal: Proposal) -> Extent {
    func length(_ direction: Axis) -> Double {
      if let axis, axis != direction { return 0 }
      let least = cell.whole(least, direction)
      return proposal[direction].map { max(least, $0) } ?? least
    }
    return Extent(width: length(.horizontal), height: length(.vertical))
  }
}

/// A line across the stack it stands in.
final class RuleBox: LayoutBox {
  /// The direction the line runs in.
  let axis: Axis
  let look: RuleLook
  let style: TextStyle
  let cell: CellSize

  init(_ axis: Axis, _ look: RuleLook = .light, style: TextStyle, cell: CellSize) {
    self.axis = axis
    self.look = look
    self.style = style
    self.cell = cell
    super.init([])
  }

  override var stretches: Bool { true }

  override func measure(_ proposal: Proposal) -> Extent {
    axis == .horizontal
      ? Extent(width: proposal.width ?? cell.width, height: cell.height)
      : Extent(width: cell.width, height: proposal.height ?? cell.height)
  }

  override func paint(in proposal: Proposal) -> Paint { .rule(axis, look, style) }
}

/// An area of colour: takes what it is offered.
final class FillBox: LayoutBox {
  let color: Color?
  let style: TextStyle
  let cell: CellSize

  init(_ color: Color?, style: TextStyle, cell: CellSize) {
    self.color = color
    self.style = style
    self.cell = cell
    super.init([])
  }

  override var stretches: Bool { true }

  override func measure(_ proposal: Proposal) -> Extent {
    Extent(width: proposal.width ?? cell.width, height: proposal.height ?? cell.height)
  }

  override func paint(in proposal: Proposal) -> Paint { .fill(color, style) }
}

/// Views in a border, with a title in its upper line: `┌ Address ────┐`.
final class TitledBorderBox: LayoutBox {
  let style: TextStyle
  let cell: CellSize

  /// - Parameter title: Stands in the line itself, with a space at both sides.
  init(_ content: LayoutBox, title: LayoutBox?, style: TextStyle, cell: CellSize) {
    self.style = style
    self.cell = cell
    super.init([content] + (title.map { [$0] } ?? []))
  }

  /// What the content is offered: the border takes a cell at every side, and a column of room.
  private func offer(_ proposal: Proposal) -> Proposal {
    let top = titleHeight(proposal)
    return Proposal(
      width: proposal.width.map { max(0, $0 - 4 * cell.width) },
      height: proposal.height.map { max(0, $0 - top - cell.height) })
  }

  private func titleOffer(_ proposal: Proposal) -> Proposal {
    Proposal(width: proposal.width.map { max(0, $0 - 2 * cell.width) }, height: cell.height)
  }

  /// A title of several lines begins in the border and goes on below it.
  private func titleHeight(_ proposal: Proposal) -> Double {
    children.count < 2
      ? cell.height : max(cell.height, children[1].size(in: titleOffer(proposal)).height)
  }

  override func measure(_ proposal: Proposal) -> Extent {
    let inner = children[0].extent(in: offer(proposal))
    let top = titleHeight(proposal)
    let title = children.count < 2 ? 0 : children[1].size(in: titleOffer(proposal)).width
    var result = Extent(
      width: max(inner.size.width + 4 * cell.width, title + 2 * cell.width),
      height: inner.size.height + top + cell.height)
    result.include([(inner, 2 * cell.width, top)])
    return result
  }

  override func place(_ proposal: Proposal, _ extent: Extent) -> [Placement] {
    var result = [
      Placement(
        box: children[0], x: 2 * cell.width, y: titleHeight(proposal), proposal: offer(proposal))
    ]
    if children.count > 1 {
      result.append(
        Placement(box: children[1], x: cell.width, y: 0, proposal: titleOffer(proposal)))
    }
    return result
  }

  override func paint(in proposal: Proposal) -> Paint { .border(.normal, style) }
}

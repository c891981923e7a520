/// Text, set in lines.
final class TextBox: LayoutBox {
  let text: String
  let style: TextStyle
  let alignment: TextAlignment
  let lineLimit: Int?
  let leastLines: Int
  let truncation: Text.TruncationMode
  let cell: CellSize
  private var known: [(key: Key, lines: [TextLine])] = []

  private struct Key: Equatable {
    var columns: Int?
    var lines: Int?
  }

  init(_ text: String, style: TextStyle, _ context: LayoutContext) {
    self.text = text
    self.style = style
    alignment = context.alignment
    lineLimit = context.lineLimit
    leastLines = context.leastLines
    truncation = context.truncation
    cell = context.cell
    super.init([])
  }

  /// Text of one line that is never wrapped: a part of a control.
  init(line: String, style: TextStyle, cell: CellSize) {
    text = line
    self.style = style
    alignment = .leading
    lineLimit = 1
    leastLines = 1
    truncation = .tail
    self.cell = cell
    super.init([])
  }

  override func measure(_ proposal: Proposal) -> Extent {
    owner?.noteMeasured()
    let lines = lines(in: proposal)
    let columns = lines.reduce(0) { max($0, $1.columns) }
    let height = Double(lines.count) * cell.height
    return Extent(
      Size(
        width: Double(columns) * cell.width,
        height: Double(max(lines.count, leastLines)) * cell.height),
      firstBaseline: cell.height, lastBaseline: height)
  }

  /// The lines that fit what is proposed: at least one, of at least one column.
  private func lines(in proposal: Proposal) -> [TextLine] {
    var key = Key()
    if let width = proposal.width, width < 1e6 {
      key.columns = max(1, Int((width / cell.width + 1e-6).rounded(.down)))
    }
    if let height = proposal.height, height < 1e6 {
      key.lines = max(1, Int((height / cell.height + 1e-6).rounded(.down)))
    }
    if let lineLimit { key.lines = min(max(1, lineLimit), key.lines ?? .max) }
    if let entry = known.first(where: { $0.key == key }) { return entry.lines }
    let lines = LineBreaker(columns: key.columns, lineLimit: key.lines, truncation: truncation)
      .lines(of: text)
    if known.count == 4 { known.removeFirst() }
    known.append((key, lines))
    return lines
  }

  override func paint(in proposal: Proposal) -> Paint {
    .text(lines(in: proposal), alignment, style)
  }
}

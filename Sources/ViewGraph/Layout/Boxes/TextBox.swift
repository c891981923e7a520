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
  /// How many columns the text takes on one line, where each byte of it is a column.
  private let plainColumns: Int?

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
    plainColumns = ColumnWidth.isPlain(text) ? text.utf8.count : nil
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
    plainColumns = ColumnWidth.isPlain(line) ? line.utf8.count : nil
    super.init([])
  }

  override var ownText: String? { text }

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

  /// How many columns a proposal leaves, at least one; nil where it sets no limit.
  private func columns(in proposal: Proposal) -> Int? {
    guard let width = proposal.width, width < 1e6 else { return nil }
    return max(1, Int((width / cell.width + 1e-6).rounded(.down)))
  }

  /// What can be told without setting lines: the width of plain text that has room on one line, or
  /// room for one character only.
  override func length(in proposal: Proposal, _ axis: Axis) -> Double {
    if axis == .horizontal, let plainColumns {
      let columns = columns(in: proposal) ?? .max
      if plainColumns <= columns { return Double(plainColumns) * cell.width }
      if columns == 1 { return cell.width }
    }
    return super.length(in: proposal, axis)
  }

  /// The lines that fit what is proposed: at least one, of at least one column.
  private func lines(in proposal: Proposal) -> [TextLine] {
    var key = Key(columns: columns(in: proposal))
    if let plainColumns, plainColumns <= key.columns ?? .max {
      return [TextLine(text: text, columns: plainColumns)]
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

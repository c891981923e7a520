/// A stretch of one style in a line.
package struct TextRun: Equatable, Sendable {
  package var text: String
  package var style: TextStyle

  package init(_ text: String, _ style: TextStyle) {
    self.text = text
    self.style = style
  }
}

/// One line that is as long as there is room: a field's text, a slider's track.
final class LineBox: LayoutBox {
  let ideal: Int
  let least: Int
  let cell: CellSize
  let runs: (Int) -> [TextRun]
  private var latest: (columns: Int, runs: [TextRun])?

  /// - Parameter runs: Makes the line for a number of columns, and fills them all.
  init(ideal: Int, least: Int, cell: CellSize, _ runs: @escaping (Int) -> [TextRun]) {
    self.ideal = ideal
    self.least = least
    self.cell = cell
    self.runs = runs
    super.init([])
  }

  private func columns(in proposal: Proposal) -> Int {
    guard let width = proposal.width else { return ideal }
    return max(least, Int((min(width, 1e6) / cell.width + 1e-6).rounded(.down)))
  }

  override func measure(_ proposal: Proposal) -> Extent {
    owner?.noteMeasured()
    let width =
      proposal.width == .infinity ? .infinity : Double(columns(in: proposal)) * cell.width
    return Extent(
      Size(width: width, height: cell.height), firstBaseline: cell.height,
      lastBaseline: cell.height)
  }

  override func paint(in proposal: Proposal) -> Paint {
    let columns = columns(in: proposal)
    if let latest, latest.columns == columns { return .runs([latest.runs]) }
    let made = runs(columns)
    latest = (columns, made)
    return .runs([made])
  }
}

/// Lines of a field that takes several, as wide as there is room.
final class EditorBox: LayoutBox {
  let least: Int
  let cell: CellSize
  let lines: (Int) -> [[TextRun]]
  private var known: [Int: [[TextRun]]] = [:]

  /// - Parameter lines: Makes the lines for a number of columns.
  init(least: Int, cell: CellSize, _ lines: @escaping (Int) -> [[TextRun]]) {
    self.least = least
    self.cell = cell
    self.lines = lines
    super.init([])
  }

  private func lines(in proposal: Proposal) -> (columns: Int, lines: [[TextRun]]) {
    let width = proposal.width ?? 20 * cell.width
    let columns = max(1, Int((min(width, 1e6) / cell.width + 1e-6).rounded(.down)))
    if let known = known[columns] { return (columns, known) }
    let made = lines(columns)
    known[columns] = made
    return (columns, made)
  }

  override func measure(_ proposal: Proposal) -> Extent {
    owner?.noteMeasured()
    let (columns, lines) = lines(in: proposal)
    let width = proposal.width == .infinity ? .infinity : Double(columns) * cell.width
    let needed = Double(max(least, lines.count)) * cell.height
    let height = proposal.height.map { max(cell.height, min($0, needed)) } ?? needed
    return Extent(
      Size(width: width, height: height), firstBaseline: cell.height, lastBaseline: height)
  }

  override var clips: Bool { true }
  override func paint(in proposal: Proposal) -> Paint { .runs(lines(in: proposal).lines) }
}

/// Changes how what stands below it in the drawing is set.
final class RestyleBox: LayoutBox {
  let restyling: Restyling

  init(_ restyling: Restyling) {
    self.restyling = restyling
    super.init([])
  }

  override func measure(_ proposal: Proposal) -> Extent {
    Extent(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  override func paint(in proposal: Proposal) -> Paint { .restyle(restyling) }
}

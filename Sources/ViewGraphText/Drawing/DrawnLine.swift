import ViewGraph

/// What is drawn on one line: texts one behind the other, and cells once anything else is drawn.
///
/// The line ends with the last cell that was drawn on: the cells behind it are empty.
struct DrawnLine {
  /// The texts, the first of which needs no array.
  private(set) var first: LineRun?
  private(set) var others: [LineRun] = []
  private var drawnCells: [Cell]?

  init() {}

  init(_ run: LineRun) { first = run }

  /// How many cells were drawn on, or stand before one that was.
  var count: Int {
    if let drawnCells { return drawnCells.count }
    guard let last = others.last ?? first else { return 0 }
    return Int(last.column + last.columns)
  }

  /// Whether texts are all that there is.
  var isTexts: Bool { drawnCells == nil }

  /// The cells.
  var cells: [Cell] {
    if let drawnCells { return drawnCells }
    guard let first else { return [] }
    var cells: [Cell] = []
    cells.reserveCapacity(count)
    Self.add(first, to: &cells)
    for run in others { Self.add(run, to: &cells) }
    return cells
  }

  private static func add(_ run: LineRun, to cells: inout [Cell]) {
    for _ in cells.count..<Int(run.column) { cells.append(.empty) }
    cells += run.cells
  }

  /// Adds a text behind all that is there; false where there is something else in its place.
  mutating func append(_ run: LineRun) -> Bool {
    guard drawnCells == nil, Int(run.column) >= count else { return false }
    if first == nil { first = run } else { others.append(run) }
    return true
  }

  /// Exchanges a text for one of the same length; false where the line has none in its place.
  mutating func exchange(_ run: LineRun) -> Bool {
    guard drawnCells == nil, let first else { return false }
    if first.column == run.column, first.columns == run.columns {
      self.first = run
      return true
    }
    guard
      let place = others.firstIndex(where: { $0.column == run.column && $0.columns == run.columns })
    else { return false }
    others[place] = run
    return true
  }

  /// Changes the cells, which from now on are all that is kept.
  mutating func withCells<Result>(_ change: (inout [Cell]) -> Result) -> Result {
    var cells = self.cells
    drawnCells = nil
    first = nil
    others = []
    defer { drawnCells = cells }
    return change(&cells)
  }
}

extension LineRun {
  /// A text of its own whose bytes take a column each.
  init(plain text: String, _ style: TextStyle) {
    self.init(text: text, columns: Int32(text.utf8.count), style: style)
  }

  /// The cells of the text, one a byte.
  var cells: [Cell] {
    text.utf8.map { Cell(character: Character(Unicode.Scalar($0)), style: style) }
  }
}

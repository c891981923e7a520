import ViewGraph

/// Cells to draw on: as wide as was proposed, and as high as what is drawn needs.
///
/// Nothing is drawn outside the clip, and no character of several columns is left in part.
struct Canvas {
  /// A part of the canvas, in cells.
  struct Area: Equatable {
    var columns: Range<Int>
    var lines: Range<Int>

    func intersection(_ other: Area) -> Area {
      Area(columns: columns.clamped(to: other.columns), lines: lines.clamped(to: other.lines))
    }
  }

  let columns: Int
  /// The height, nil where it grows with what is drawn.
  let height: Int?
  /// What was drawn, line by line.
  ///
  /// A line ends with the last cell that was drawn on: the cells behind it are empty.
  private(set) var lines: [[Cell]] = []

  init(columns: Int, height: Int? = nil) {
    self.columns = max(1, columns)
    self.height = height
    if let height { grow(to: height) }
  }

  /// All that may be drawn on.
  var area: Area { Area(columns: 0..<columns, lines: 0..<(height ?? .max)) }

  /// The cell in a place, nil outside the canvas.
  func cell(line: Int, column: Int) -> Cell? {
    guard lines.indices.contains(line), column >= 0, column < columns else { return nil }
    return column < lines[line].count ? lines[line][column] : .empty
  }

  private mutating func grow(to count: Int) {
    while lines.count < count { lines.append([]) }
  }

  /// Makes a line long enough to have some number of cells.
  private mutating func lengthen(_ line: Int, to count: Int) {
    let missing = count - lines[line].count
    if missing > 0 { lines[line].append(contentsOf: repeatElement(.empty, count: missing)) }
  }

  /// Draws the cells of a line from a place on, as far as the clip goes.
  mutating func draw(_ cells: [Cell], line: Int, column: Int, in clip: Area) {
    guard clip.lines.contains(line), line >= 0, !cells.isEmpty else { return }
    let last = min(column + cells.count, clip.columns.upperBound, columns)
    let first = max(column, clip.columns.lowerBound, 0)
    guard first < last else { return }
    grow(to: line + 1)
    let drawn = cells[(first - column)..<(last - column)]
    if lines[line].count <= first {
      lengthen(line, to: first)
      lines[line].append(contentsOf: drawn)
    } else {
      lengthen(line, to: last)
      mend(line, at: first)
      mend(line, at: last)
      for (place, cell) in zip(first..<last, drawn) {
        let behind = lines[line][place].style.background
        lines[line][place] = cell
        // What stands on a colour without one of its own leaves it to be seen.
        if behind != nil, cell.style.background == nil, !cell.isEmpty {
          lines[line][place].style.background = behind
        }
      }
    }
    blankCutCharacters(line, first..<last)
  }

  /// Leaves out as a whole what the edges of a drawn part would cut.
  private mutating func blankCutCharacters(_ line: Int, _ part: Range<Int>) {
    var place = part.lowerBound
    while place < part.upperBound, lines[line][place].columns == 0 {
      blank(line, place)
      place += 1
    }
    place = part.upperBound - 1
    while place >= part.lowerBound, lines[line][place].columns == 0 { place -= 1 }
    if place >= part.lowerBound, place + Int(lines[line][place].columns) > part.upperBound {
      for cut in place..<part.upperBound { blank(line, cut) }
    }
  }

  /// Draws one cell over and over.
  mutating func fill(_ area: Area, with cell: Cell, in clip: Area) {
    let area = area.intersection(clip)
    guard !area.columns.isEmpty else { return }
    let cells = [Cell](repeating: cell, count: area.columns.count)
    for line in area.lines {
      draw(cells, line: line, column: area.columns.lowerBound, in: clip)
    }
  }

  /// Changes how the cells of an area are set.
  mutating func restyle(_ area: Area, _ change: (inout TextStyle) -> Void) {
    let part = area.columns.clamped(to: 0..<columns)
    for line in area.lines.clamped(to: 0..<lines.count) {
      lengthen(line, to: part.upperBound)
      for place in part { change(&lines[line][place].style) }
    }
  }

  /// Removes what would be left of a character that is drawn over from `place` on.
  private mutating func mend(_ line: Int, at place: Int) {
    let count = lines[line].count
    guard place > 0, place < count, lines[line][place].columns == 0 else { return }
    var start = place
    while start > 0, lines[line][start].columns == 0 { start -= 1 }
    var end = place
    while end < count, lines[line][end].columns == 0 { end += 1 }
    for cut in start..<end { blank(line, cut) }
  }

  private mutating func blank(_ line: Int, _ place: Int) {
    lines[line][place].character = " "
    lines[line][place].columns = 1
  }
}

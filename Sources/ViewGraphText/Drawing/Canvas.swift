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
  private(set) var lines: [DrawnLine] = []

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
    let cells = lines[line].cells
    return column < cells.count ? cells[column] : .empty
  }

  /// Makes room for lines that will be drawn on.
  mutating func reserve(_ count: Int) { lines.reserveCapacity(min(count, 1 << 20)) }

  private mutating func grow(to count: Int) {
    while lines.count < count { lines.append(DrawnLine()) }
  }

  /// Draws a text from a place on, as far as the clip goes.
  ///
  /// Returns whether the line keeps it as a text: all of it, and nothing else where it stands.
  @discardableResult
  mutating func draw(_ run: LineRun, line: Int, column: Int, in clip: Area) -> Bool {
    guard clip.lines.contains(line), line >= 0, run.columns > 0 else { return run.columns == 0 }
    let first = column + Int(run.column)
    let last = first + Int(run.columns)
    if first >= max(clip.columns.lowerBound, 0), last <= min(clip.columns.upperBound, columns) {
      var run = run
      run.column = Int32(first)
      if line == lines.count {
        lines.append(DrawnLine(run))
        return true
      }
      grow(to: line + 1)
      if lines[line].append(run) { return true }
    }
    draw(run.cells, line: line, column: first, in: clip)
    return false
  }

  /// Exchanges a text that a line keeps for one of the same length; false where it keeps none.
  mutating func exchange(_ run: LineRun, line: Int, column: Int) -> Bool {
    guard lines.indices.contains(line) else { return false }
    if run.columns == 0 { return true }
    var run = run
    run.column += Int32(column)
    return lines[line].exchange(run)
  }

  /// Draws the cells of a line from a place on, as far as the clip goes.
  mutating func draw(_ cells: [Cell], line: Int, column: Int, in clip: Area) {
    guard clip.lines.contains(line), line >= 0, !cells.isEmpty else { return }
    let last = min(column + cells.count, clip.columns.upperBound, columns)
    let first = max(column, clip.columns.lowerBound, 0)
    guard first < last else { return }
    grow(to: line + 1)
    lines[line].withCells {
      $0.draw(cells[(first - column)..<(last - column)], at: first)
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
      lines[line].withCells { cells in
        cells.lengthen(to: part.upperBound)
        for place in part { change(&cells[place].style) }
      }
    }
  }
}

/// The cells of one line, which nothing that is drawn leaves with a character in part.
extension [Cell] {
  /// Makes the line long enough to have some number of cells.
  fileprivate mutating func lengthen(to length: Int) {
    if length > count { append(contentsOf: repeatElement(.empty, count: length - count)) }
  }

  /// Draws cells from a place on.
  fileprivate mutating func draw(_ drawn: ArraySlice<Cell>, at first: Int) {
    let last = first + drawn.count
    if count <= first {
      lengthen(to: first)
      append(contentsOf: drawn)
    } else {
      lengthen(to: last)
      mend(at: first)
      mend(at: last)
      for (place, cell) in zip(first..<last, drawn) {
        let behind = self[place].style.background
        self[place] = cell
        // What stands on a colour without one of its own leaves it to be seen.
        if behind != nil, cell.style.background == nil, !cell.isEmpty {
          self[place].style.background = behind
        }
      }
    }
    blankCutCharacters(in: first..<last)
  }

  /// Leaves out as a whole what the edges of a drawn part would cut.
  private mutating func blankCutCharacters(in part: Range<Int>) {
    var place = part.lowerBound
    while place < part.upperBound, self[place].columns == 0 {
      blank(place)
      place += 1
    }
    place = part.upperBound - 1
    while place >= part.lowerBound, self[place].columns == 0 { place -= 1 }
    if place >= part.lowerBound, place + Int(self[place].columns) > part.upperBound {
      for cut in place..<part.upperBound { blank(cut) }
    }
  }

  /// Removes what would be left of a character that is drawn over from `place` on.
  private mutating func mend(at place: Int) {
    guard place > 0, place < count, self[place].columns == 0 else { return }
    var start = place
    while start > 0, self[start].columns == 0 { start -= 1 }
    var end = place
    while end < count, self[end].columns == 0 { end += 1 }
    for cut in start..<end { blank(cut) }
  }

  private mutating func blank(_ place: Int) {
    self[place].character = " "
    self[place].columns = 1
  }
}

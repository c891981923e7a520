import Foundation
import ViewGraph

/// Draws the boxes of a screen into cells.
///
/// A walk over all boxes that puts together what they drew before: only boxes that are new since the
/// last drawing make their cells.
struct ScreenDrawing {
  let cell: CellSize
  let characters: DrawingCharacters

  /// Boxes that stand in one other, of which some are drawn.
  private struct Level {
    let placements: [Placement]
    var next = 0
    var x: Double
    var y: Double
    var clip: Canvas.Area
    /// The innermost part around that scrolls, and the row around, as the map numbers them.
    var scroller: Int?
    var row: Int?
  }

  /// The cells of a screen of some width, and some height where it is given.
  ///
  /// - Parameters:
  ///   - map: Says what is scrolled how far, and takes down where things stand.
  ///   - serial: What lines of texts are told of the drawing, so that they can be exchanged in it.
  func draw(
    _ box: LayoutBox, columns: Int, lines: Int? = nil, map: ScreenMap? = nil, serial: Int32? = nil
  ) -> Canvas {
    nonisolated(unsafe) let map = map
    return DeepStack.run(levels: box.depth) {
      walk(box, columns: columns, lines: lines, map: map, serial: serial)
    }
  }

  private func walk(
    _ box: LayoutBox, columns: Int, lines: Int?, map: ScreenMap?, serial: Int32?
  ) -> Canvas {
    var canvas = Canvas(columns: columns, height: lines)
    let proposal = Proposal(
      width: Double(canvas.columns) * cell.width, height: lines.map { Double($0) * cell.height })
    let root = Placement(box: box, x: 0, y: 0, proposal: proposal)
    if lines == nil { canvas.reserve(area(of: root).lines.upperBound) }
    var levels = [Level(placements: [root], x: 0, y: 0, clip: canvas.area)]
    while let place = levels.indices.last {
      let next = levels[place].next
      if next == levels[place].placements.count {
        levels.removeLast()
        continue
      }
      levels[place].next += 1
      var placement = levels[place].placements[next]
      placement.x += levels[place].x
      placement.y += levels[place].y
      let box = placement.box
      let clip = levels[place].clip
      if map == nil {
        if let column = box.columnOfLines(in: placement.proposal) {
          draw(column, placement, in: clip, on: &canvas, serial)
          continue
        }
        if box.isLine {
          let line = unsafeDowncast(box, to: TextLineBox.self)
          if line.fits(placement.proposal) {
            draw(
              line, line: cell.cell(placement.y, .vertical),
              column: cell.cell(placement.x, .horizontal), in: clip, on: &canvas, serial)
            continue
          }
        }
      }
      if box.isHidden { continue }
      let area = area(of: placement)
      var shift = 0.0
      var scroller = levels[place].scroller
      var row = levels[place].row
      if let map {
        map.note(box, area, clip: clip, scroller: &scroller, row: &row)
        // Of many rows only those in sight are drawn.
        if box is RowBox, !area.lines.overlaps(clip.lines) { continue }
        if box.scrolls || box === map.root {
          let content = contentLines(of: box, in: placement.proposal, at: area.lines.lowerBound)
          shift =
            Double(map.offset(of: box, area, content: content, scroller: &scroller))
            * cell.height
        }
      }
      paint(box, placement, area, in: clip, on: &canvas)
      let inside = box.placements(in: placement.proposal)
      if inside.isEmpty { continue }
      levels.append(
        Level(
          placements: inside, x: placement.x, y: placement.y - shift,
          clip: box.clips ? clip.intersection(area) : clip, scroller: scroller, row: row))
    }
    return canvas
  }

  private func draw(
    _ lines: ColumnOfLines, _ placement: Placement, in clip: Canvas.Area,
    on canvas: inout Canvas, _ serial: Int32?
  ) {
    var line = cell.cell(placement.y, .vertical)
    for box in lines.lines {
      let box = unsafeDowncast(box, to: TextLineBox.self)
      draw(
        box, line: line,
        column: cell.cell(placement.x + lines.start(of: box) * cell.width, .horizontal), in: clip,
        on: &canvas, serial)
      line += lines.step
    }
  }

  private func draw(
    _ box: TextLineBox, line: Int, column: Int, in clip: Canvas.Area, on canvas: inout Canvas,
    _ serial: Int32?
  ) {
    let (first, others) = box.texts
    var isKept = canvas.draw(first, line: line, column: column, in: clip)
    for run in others where !canvas.draw(run, line: line, column: column, in: clip) {
      isKept = false
    }
    box.noteDrawn(serial: serial.map { isKept ? $0 : -1 }, line: line, column: column)
  }

  /// How many lines the content of a box takes, from the box's own first line.
  private func contentLines(of box: LayoutBox, in proposal: Proposal, at first: Int) -> Int {
    box.placements(in: proposal).reduce(0) { lines, child in
      max(
        lines,
        cell.cell(child.y + child.box.size(in: child.proposal).height, .vertical))
    }
  }

  private func area(of placement: Placement) -> Canvas.Area {
    let size = placement.box.size(in: placement.proposal)
    let left = cell.cell(placement.x, .horizontal)
    let right = cell.cell(placement.x + min(size.width, 1e8), .horizontal)
    let top = cell.cell(placement.y, .vertical)
    let bottom = cell.cell(placement.y + min(size.height, 1e8), .vertical)
    return Canvas.Area(columns: left..<max(left, right), lines: top..<max(top, bottom))
  }

  private func paint(
    _ box: LayoutBox, _ placement: Placement, _ area: Canvas.Area, in clip: Canvas.Area,
    on canvas: inout Canvas
  ) {
    switch box.paint(in: placement.proposal) {
    case .nothing: break
    case .text(let lines, let alignment, let style):
      for (number, text) in set(lines, style, box, placement.proposal).enumerated() {
        let room = area.columns.count - text.columns
        let shift =
          switch alignment {
          case .leading: 0
          case .center: room / 2
          case .trailing: room
          }
        canvas.draw(
          text, line: area.lines.lowerBound + number,
          column: area.columns.lowerBound + max(0, shift), in: clip)
      }
    case .line(let line):
      draw(
        line, line: area.lines.lowerBound, column: area.columns.lowerBound, in: clip, on: &canvas,
        nil)
    case .border(let look, let style):
      draw(characters.border(look), style, area, in: clip, on: &canvas)
    case .rule(let axis, let look, let style):
      canvas.fill(
        area, with: Cell(character: characters.rule(axis, look), style: style), in: clip)
    case .fill(let color, let style):
      if color?.name == "clear" { break }
      var style = style
      style.background = color ?? style.color
      canvas.fill(area, with: Cell(character: " ", style: style), in: clip)
    case .runs(let lines):
      for (number, text) in set(lines, box, placement.proposal).enumerated() {
        canvas.draw(
          text, line: area.lines.lowerBound + number, column: area.columns.lowerBound, in: clip)
      }
    case .erase: canvas.fill(area, with: .empty, in: clip)
    case .restyle(.covered):
      canvas.restyle(area.intersection(clip)) { $0.isDim = true }
    case .restyle(.selected):
      canvas.restyle(area.intersection(clip)) { $0.isInverse = true }
    }
  }

  private func draw(
    _ border: Border, _ style: TextStyle, _ area: Canvas.Area, in clip: Canvas.Area,
    on canvas: inout Canvas
  ) {
    guard area.columns.count > 1, area.lines.count > 1 else { return }
    func edge(_ left: Character, _ middle: Character, _ right: Character) -> [Cell] {
      [Cell(character: left, style: style)]
        + [Cell](
          repeating: Cell(character: middle, style: style), count: area.columns.count - 2)
        + [Cell(character: right, style: style)]
    }
    let left = area.columns.lowerBound
    let side = [Cell(character: border.side, style: style)]
    let inner = area.lines.dropFirst().dropLast().clamped(to: clip.lines)
    canvas.draw(
      edge(border.topLeft, border.top, border.topRight), line: area.lines.lowerBound,
      column: left, in: clip)
    for line in inner {
      canvas.draw(side, line: line, column: left, in: clip)
      canvas.draw(side, line: line, column: area.columns.upperBound - 1, in: clip)
    }
    canvas.draw(
      edge(border.bottomLeft, border.top, border.bottomRight), line: area.lines.upperBound - 1,
      column: left, in: clip)
  }

  // MARK: - Text

  /// The lines a text was set in, kept with its box.
  private final class DrawnText {
    let proposal: Proposal
    let characters: DrawingCharacters
    let lines: [SetText]

    init(_ proposal: Proposal, _ characters: DrawingCharacters, _ lines: [SetText]) {
      self.proposal = proposal
      self.characters = characters
      self.lines = lines
    }
  }

  private func set(
    _ lines: [TextLine], _ style: TextStyle, _ box: LayoutBox, _ proposal: Proposal
  ) -> [SetText] {
    drawn(by: box, proposal) { lines.map { set($0.text, style) } }
  }

  private func set(
    _ lines: [[TextRun]], _ box: LayoutBox, _ proposal: Proposal
  ) -> [SetText] {
    drawn(by: box, proposal) {
      lines.map { runs in
        runs.count == 1
          ? set(runs[0].text, runs[0].style)
          : .cells(runs.flatMap { cells(of: $0.text, $0.style) })
      }
    }
  }

  private func set(_ text: String, _ style: TextStyle) -> SetText {
    ColumnWidth.isPlain(text)
      ? .run(LineRun(plain: text, style))
      : .cells(cells(of: text, style))
  }

  /// What the box drew before, else what it draws now.
  private func drawn(
    by box: LayoutBox, _ proposal: Proposal, _ make: () -> [SetText]
  ) -> [SetText] {
    if let known = box.drawing as? DrawnText, known.proposal == proposal,
      known.characters == characters
    {
      return known.lines
    }
    box.owner?.noteDrawn()
    let made = make()
    box.drawing = DrawnText(proposal, characters, made)
    return made
  }

  /// The cells of one line of text.
  func cells(of text: String, _ style: TextStyle) -> [Cell] {
    if ColumnWidth.isPlain(text) {
      return LineRun(plain: text, style).cells
    }
    var cells: [Cell] = []
    cells.reserveCapacity(text.utf8.count)
    for character in text {
      let columns = ColumnWidth.columns(of: character)
      if columns == 0 {
        // A mark by itself goes with what stands before it; invisible characters are left out.
        if let last = cells.indices.last, character.unicodeScalars.first!.properties.isMark {
          cells[last].character = Character(String(cells[last].character) + String(character))
        }
        continue
      }
      let cell = Cell(character: character, columns: UInt8(min(columns, 255)), style: style)
      let drawn = characters.drawn(cell)
      cells += drawn
      if drawn.count == 1, columns > 1 {
        let rest = Cell(character: " ", columns: 0, style: style)
        cells += [Cell](repeating: rest, count: columns - 1)
      }
    }
    return cells
  }
}

/// One line of a text as it is drawn.
enum SetText {
  case run(LineRun)
  case cells([Cell])

  var columns: Int {
    switch self {
    case .run(let run): Int(run.columns)
    case .cells(let cells): cells.count
    }
  }
}

extension Canvas {
  /// Draws a line of text from a place on.
  fileprivate mutating func draw(_ text: SetText, line: Int, column: Int, in clip: Area) {
    switch text {
    case .run(let run): draw(run, line: line, column: column, in: clip)
    case .cells(let cells): draw(cells, line: line, column: column, in: clip)
    }
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isMark: Bool {
    switch generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: true
    default: false
    }
  }
}

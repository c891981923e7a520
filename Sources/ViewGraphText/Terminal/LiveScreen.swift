import ViewGraph

/// Puts a frame together: the screen with the mark of the cursor, the panel, and the status line.
@MainActor struct LiveScreen {
  let session: AppSession
  let characters: DrawingCharacters
  let map: ScreenMap

  /// The cells of a frame.
  ///
  /// - Parameters:
  ///   - focused: Where the keys are.
  ///   - follows: Whether that is brought in sight.
  func frame(
    _ layout: LiveLayout, columns: Int, lines: Int, focused: ResolvedElement?, follows: Bool,
    panel: [String]?, status: String
  ) -> Canvas {
    var frame = Canvas(columns: columns, height: lines)
    if let screen = screen(layout, focused, follows: follows) {
      for (number, line) in screen.lines.prefix(layout.lines).enumerated() {
        frame.draw(line.cells, line: number, column: 0, in: frame.area)
      }
    }
    if let panel, let area = layout.panel { draw(panel, in: area, layout, on: &frame) }
    var style = TextStyle()
    style.isInverse = true
    let bar = Canvas.Area(columns: 0..<columns, lines: lines - 1..<lines)
    frame.fill(bar, with: Cell(character: " ", style: style), in: frame.area)
    frame.draw(cells(status, style), line: lines - 1, column: 0, in: frame.area)
    return frame
  }

  private func cells(_ text: String, _ style: TextStyle) -> [Cell] {
    ScreenDrawing(cell: session.window.runtime.cell, characters: characters)
      .cells(of: VisibleText.line(text), style)
  }

  private func screen(
    _ layout: LiveLayout, _ focused: ResolvedElement?, follows: Bool
  ) -> Canvas? {
    func draw() -> Canvas? {
      session.window.canvas(lines: layout.lines, characters: characters, map: map)
    }
    guard var canvas = draw() else { return nil }
    if follows, let target = focused ?? session.window.frontPresentation?.firstShown,
      let region = map.region(of: target), map.reveal(region), let moved = draw()
    {
      canvas = moved
    }
    if let focused, !focused.role.takesFocus, let region = map.region(of: focused) {
      mark(region, on: &canvas)
    }
    return canvas
  }

  /// Puts the signs of the focus around a row, a tab or a disclosure group.
  private func mark(_ region: ScreenMap.Region, on canvas: inout Canvas) {
    let area = region.area.intersection(region.clip)
    guard let line = area.lines.first, !area.columns.isEmpty else { return }
    var style = TextStyle()
    style.isBold = true
    let opening = region.isRow ? area.columns.lowerBound + 1 : area.columns.lowerBound - 1
    let closing = region.isRow ? area.columns.upperBound - 1 : area.columns.upperBound
    for (column, sign) in [(opening, "«"), (closing, "»")] {
      guard let cell = canvas.cell(line: line, column: column), cell.character == " "
      else { continue }
      canvas.draw(cells(sign, style), line: line, column: column, in: canvas.area)
    }
    canvas.restyle(Canvas.Area(columns: area.columns, lines: line..<line + 1)) { $0.isBold = true }
  }

  private func draw(
    _ lines: [String], in area: Canvas.Area, _ layout: LiveLayout, on frame: inout Canvas
  ) {
    var dim = TextStyle()
    dim.isDim = true
    let rule = characters.rule(layout.isBeside ? .vertical : .horizontal, .light)
    let border =
      layout.isBeside
      ? Canvas.Area(
        columns: area.columns.lowerBound - 1..<area.columns.lowerBound, lines: area.lines)
      : Canvas.Area(
        columns: area.columns, lines: area.lines.lowerBound - 1..<area.lines.lowerBound)
    frame.fill(border, with: Cell(character: rule, style: dim), in: frame.area)
    let column = area.columns.lowerBound + (layout.isBeside ? 1 : 0)
    for (number, text) in lines.prefix(area.lines.count).enumerated() {
      frame.draw(
        cells(text, TextStyle()), line: area.lines.lowerBound + number, column: column, in: area)
    }
  }
}

extension ResolvedElement {
  /// The first element inside that a place on the screen may stand for.
  fileprivate var firstShown: ResolvedElement? { descendants.first { $0.role == .text } }
}

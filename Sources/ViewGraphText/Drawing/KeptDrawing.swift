import ViewGraph

/// The latest drawing of a whole screen, in which lines that have changed are exchanged.
final class KeptDrawing {
  private let box: LayoutBox
  private let columns: Int
  private let characters: DrawingCharacters
  private let serial: Int32
  private var canvas: Canvas

  private init(
    _ box: LayoutBox, _ columns: Int, _ characters: DrawingCharacters, _ serial: Int32,
    _ canvas: Canvas
  ) {
    self.box = box
    self.columns = columns
    self.characters = characters
    self.serial = serial
    self.canvas = canvas
  }

  /// The cells of a screen as it stands, as high as it is.
  ///
  /// - Complexity: O(*c*) in the lines that have changed since the latest drawing, where nothing else
  ///   has; else O(*n*) in the boxes of the screen.
  @MainActor static func canvas(
    of tree: LayoutTree, _ box: LayoutBox, columns: Int, characters: DrawingCharacters
  ) -> Canvas {
    let exchanged = tree.takeExchangedLines()
    let known = tree.keptDrawing as? KeptDrawing
    if let known, known.box === box, known.columns == columns, known.characters == characters,
      exchanged.allSatisfy({ known.exchange($0) })
    {
      return known.canvas
    }
    let serial = (known?.serial ?? 0) &+ 1
    // The lines are told before the next: what an older drawing says of them no longer holds.
    tree.keptDrawing = nil
    let canvas = ScreenDrawing(cell: tree.cell, characters: characters)
      .draw(box, columns: columns, serial: serial)
    tree.keptDrawing = KeptDrawing(box, columns, characters, serial, canvas)
    return canvas
  }

  private func exchange(_ line: TextLineBox) -> Bool {
    guard let (number, column) = line.place(in: serial) else { return false }
    let (first, others) = line.texts
    guard canvas.exchange(first, line: number, column: column),
      others.allSatisfy({ canvas.exchange($0, line: number, column: column) })
    else { return false }
    line.noteDrawn(serial: serial, line: number, column: column)
    return true
  }
}

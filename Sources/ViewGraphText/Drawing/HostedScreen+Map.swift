import ViewGraph

extension HostedScreen {
  /// The cells of the screen in some number of lines, scrolled as a map says, which takes down where
  /// things stand.
  func canvas(lines: Int, characters: DrawingCharacters, map: ScreenMap) -> Canvas? {
    guard let box = runtime.layoutTree.update() else { return nil }
    defer { runtime.layoutTree.postRecord() }
    map.begin(box)
    map.rootLines = 0..<lines
    return ScreenDrawing(cell: runtime.cell, characters: characters)
      .draw(box, columns: runtime.columns, lines: lines, map: map)
  }
}

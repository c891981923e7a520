import ViewGraph

extension HostedScreen {
  /// The screen as plain text: trailing spaces trimmed, no empty lines at the end.
  ///
  /// The same tree and width give the same text, byte for byte (D-07).
  public var text: String { text() }

  /// The screen as plain text, in some other width than the host's or with ASCII alone.
  public func text(columns: Int? = nil, characters: DrawingCharacters = .unicode) -> String {
    canvas(columns: columns, characters: characters)?.plainText ?? ""
  }

  func canvas(
    columns: Int? = nil, lines: Int? = nil, characters: DrawingCharacters = .unicode
  ) -> Canvas? {
    guard let box = runtime.layoutTree.update() else { return nil }
    return ScreenDrawing(cell: runtime.cell, characters: characters)
      .draw(box, columns: columns ?? options.columns, lines: lines)
  }
}

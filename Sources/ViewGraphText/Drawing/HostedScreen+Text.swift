import ViewGraph

extension HostedScreen {
  /// The screen as plain text: trailing spaces trimmed, no empty lines at the end.
  ///
  /// The same tree and width give the same text, byte for byte (D-07).
  public var text: String { text(characters: .unicode) }

  /// The screen as plain text, drawn with some set of characters.
  public func text(characters: DrawingCharacters) -> String {
    canvas(characters: characters)?.plainText ?? ""
  }

  /// The screen with the codes of a terminal: bold, dim, underlined, and in colours.
  ///
  /// The characters are those of `text`.
  /// - Parameter usesColors: Whether colours are written; nil asks the environment's `NO_COLOR`.
  public func styledText(
    usesColors: Bool? = nil, characters: DrawingCharacters = .unicode
  ) -> String {
    canvas(characters: characters)?
      .styledText(usesColors: usesColors ?? ColorChoice.isAllowed()) ?? ""
  }

  /// The cells of the screen, in the host's columns; of some number of lines where it is given.
  func canvas(lines: Int? = nil, characters: DrawingCharacters = .unicode) -> Canvas? {
    guard let box = runtime.layoutTree.update() else { return nil }
    defer { runtime.layoutTree.postRecord() }
    if lines == nil {
      return KeptDrawing.canvas(
        of: runtime.layoutTree, box, columns: runtime.columns, characters: characters)
    }
    return ScreenDrawing(cell: runtime.cell, characters: characters)
      .draw(box, columns: runtime.columns, lines: lines)
  }
}

/// Text as cells can show it: every character takes room, or is part of one that does.
package enum VisibleText {
  /// The character that shows what a control character is, nil for one that shows itself.
  ///
  /// A newline is none: it ends a line.
  package static func picture(of character: Character) -> Character? {
    guard let scalar = character.unicodeScalars.first else { return nil }
    switch scalar.value {
    case 0..<0x20: return Character(Unicode.Scalar(0x2400 + scalar.value)!)
    case 0x7F: return "\u{2421}"
    case 0x80..<0xA0: return "\u{FFFD}"
    default: return nil
    }
  }

  /// The text on one line, without characters that could move a terminal's cursor.
  package static func line(_ text: String) -> String {
    if ColumnWidth.isPlain(text) { return text }
    var result = ""
    for character in text {
      result.append(
        character.isNewline && character != "\u{B}" && character != "\u{C}"
          ? "\u{21B5}" : picture(of: character) ?? character)
    }
    return result
  }
}

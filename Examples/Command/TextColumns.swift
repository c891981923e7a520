import ViewGraph

/// Lays lines of text out for a terminal of 80 columns.
enum TextColumns {
  /// The width that everything is laid out for.
  static let width = 80

  /// The words of a text on lines that are not longer than a width, each after an indent.
  static func wrapped(_ text: String, indent: Int = 0, width: Int = TextColumns.width) -> [String] {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      if !line.isEmpty, indent + line.count + 1 + word.count > width {
        lines.append(margin + line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    if !line.isEmpty { lines.append(margin + line) }
    return lines
  }

  /// Things in a row with a dot between them, on as many lines as they need.
  static func listed(
    _ items: [String], separator: String = " · ", width: Int = TextColumns.width
  ) -> [String] {
    var lines: [String] = []
    var line = ""
    for item in items {
      if !line.isEmpty, line.count + separator.count + item.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? item : separator + item
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }

  /// A name, then a text beside it, further lines of the text below the first.
  static func entry(_ name: String, nameWidth: Int, _ lines: [String], indent: Int = 2) -> [String]
  {
    let margin = String(repeating: " ", count: indent)
    let empty = "".padded(to: nameWidth)
    return (lines.isEmpty ? [""] : lines).enumerated().map { index, line in
      let row = margin + (index == 0 ? name.padded(to: nameWidth) : empty) + "  " + line
      return String(row.reversed().drop { $0 == " " }.reversed())
    }
  }
}

/// A table as plain text or as Markdown; the first columns are set to the left, numbers to the right.
package struct TextTable {
  package let header: [String]
  /// How many columns, from the first on, hold words.
  package let wordColumns: Int
  package private(set) var rows: [[String]] = []

  package init(_ header: [String], wordColumns: Int = 1) {
    self.header = header
    self.wordColumns = wordColumns
  }

  /// Adds a row; missing cells at its end are empty.
  package mutating func add(_ row: [String]) {
    rows.append(row + [String](repeating: "", count: max(0, header.count - row.count)))
  }

  private var widths: [Int] {
    header.indices.map { column in ([header] + rows).map { $0[column].count }.max() ?? 0 }
  }

  /// Columns two spaces apart, a rule under the header, no spaces at the ends of lines.
  package var text: String {
    let widths = widths
    let rule = widths.map { String(repeating: "-", count: $0) }
    return ([header, rule] + rows).map { row in
      let cells = row.indices.map { padded(row[$0], to: widths[$0], column: $0) }
      var line = cells.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n") + "\n"
  }

  private func padded(_ cell: String, to width: Int, column: Int) -> String {
    let space = String(repeating: " ", count: width - cell.count)
    return column < wordColumns ? cell + space : space + cell
  }

  /// The same as a table of Markdown.
  package var markdown: String {
    let rule = header.indices.map { $0 < wordColumns ? "---" : "---:" }
    return ([header, rule] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
      .joined(separator: "\n") + "\n"
  }
}

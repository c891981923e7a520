/// A text as a literal of several lines, to be pasted into a test.
enum InlineLiteral {
  static func lines(of text: String) -> [String] {
    let hashes = String(repeating: "#", count: hashCount(for: text))
    let body = DiffText.split(text).map { line($0, escape: "\\" + hashes) }
    return [hashes + "\"\"\""] + body + ["\"\"\"" + hashes]
  }

  /// The fewest `#` with which nothing in the text ends the literal or escapes.
  private static func hashCount(for text: String) -> Int {
    var count = 0
    while true {
      let hashes = String(repeating: "#", count: count)
      if !text.contains("\"\"\"" + hashes), !text.contains("\\" + hashes) { return count }
      count += 1
    }
  }

  /// A line, with what a source file does not keep as it is by its number.
  private static func line(_ line: String, escape: String) -> String {
    var result = ""
    for scalar in line.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator:
        result += "\(escape)u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    // Editors take spaces off at the end of a line.
    return result.last == " " ? result.dropLast() + "\(escape)u{20}" : result
  }
}

/// A word or a quoted text of a line.
struct ScriptToken: Equatable {
  let text: String
  let isQuoted: Bool

  /// How a message names it.
  var shown: String { isQuoted ? ScriptText.quoted(text) : text }
}

/// Why a line is no step.
struct ScriptProblem: Error, Equatable {
  let message: String

  init(_ message: String) { self.message = message }
}

extension ScriptToken {
  /// The words and texts of a line, up to a `#` outside quotes.
  static func tokens(of line: Substring) throws(ScriptProblem) -> [ScriptToken] {
    var tokens: [ScriptToken] = []
    var rest = line
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "#" {
        break
      } else if first == "\"" {
        rest.removeFirst()
        tokens.append(ScriptToken(text: try quoted(&rest), isQuoted: true))
        if let next = rest.first, !next.isWhitespace, next != "#" {
          throw ScriptProblem("there is no space after the text \(tokens.last!.shown)")
        }
      } else {
        let word = rest.prefix { !$0.isWhitespace && $0 != "\"" && $0 != "#" }
        tokens.append(ScriptToken(text: String(word), isQuoted: false))
        rest = rest[word.endIndex...]
        if rest.first == "\"" { throw ScriptProblem("there is no space after \(word)") }
      }
    }
    return tokens
  }

  /// The text up to the closing quote, which is taken off too.
  private static func quoted(_ rest: inout Substring) throws(ScriptProblem) -> String {
    var text = ""
    while let character = rest.popFirst() {
      switch character {
      case "\"": return text
      case "\\": text += try escape(&rest)
      default: text.append(character)
      }
    }
    throw ScriptProblem("the text \(ScriptText.quoted(text)) has no closing quote")
  }

  private static func escape(_ rest: inout Substring) throws(ScriptProblem) -> String {
    guard let character = rest.popFirst() else {
      throw ScriptProblem("the line ends in a backslash")
    }
    switch character {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "\"", "\\": return String(character)
    case "u":
      guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
        let value = UInt32(rest[..<end], radix: 16), let scalar = Unicode.Scalar(value)
      else { throw ScriptProblem("\\u takes a number of Unicode in braces, as in \\u{2603}") }
      rest = rest[rest.index(after: end)...]
      return String(Character(scalar))
    default:
      throw ScriptProblem(
        "there is no escape \\\(character); escapes: \\n \\t \\r \\\" \\\\ \\u{…}")
    }
  }
}

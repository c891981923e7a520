import Foundation

/// How values are written in a script.
enum ScriptText {
  /// A text in double quotes, with escapes for what would end it or break the line.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      default:
        if scalar.value < 0x20 || scalar.value == 0x7F {
          result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  /// A text as it stands where it is one word, else in quotes.
  static func word(_ text: String) -> String {
    let isWord =
      !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) }
    return isWord ? text : quoted(text)
  }

  /// A number without a fraction that says nothing.
  static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }

  /// A time with the largest unit that keeps it whole.
  static func time(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    if attoseconds == 0 { return "\(seconds)s" }
    let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000
    if attoseconds % 1_000_000_000_000_000 == 0 { return "\(milliseconds)ms" }
    return "\(number(Double(seconds) + Double(attoseconds) / 1e18))s"
  }
}

/// JSON as it is written: an object keeps the order of its keys, so equal values give equal bytes.
package indirect enum JSONText: Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case string(String)
  case array([JSONText])
  case object([(String, JSONText)])

  /// The text without spaces or line breaks.
  package var compact: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .int(let value): "\(value)"
    case .string(let text): Self.quoted(text)
    case .array(let items): "[" + items.map(\.compact).joined(separator: ",") + "]"
    case .object(let fields):
      "{" + fields.map { Self.quoted($0) + ":" + $1.compact }.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..<" ":
        let hex = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

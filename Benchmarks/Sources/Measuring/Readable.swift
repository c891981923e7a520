import Foundation

/// Numbers as a table shows them.
package enum Readable {
  /// Three digits, in microseconds without a unit, else in ms or s.
  package static func time(_ microseconds: Double) -> String {
    switch microseconds {
    case ..<999.5: digits(microseconds)
    case ..<999_500: digits(microseconds / 1000) + " ms"
    default: digits(microseconds / 1_000_000) + " s"
    }
  }

  /// How many times one is the other, with `×`.
  package static func ratio(_ value: Double) -> String { digits(value) + "×" }

  /// A whole number with a comma between its thousands.
  package static func whole(_ value: Int) -> String {
    var text = String(abs(value))
    var result = ""
    while text.count > 3 {
      result = "," + text.suffix(3) + result
      text.removeLast(3)
    }
    return (value < 0 ? "-" : "") + text + result
  }

  private static func digits(_ value: Double) -> String {
    switch abs(value) {
    case ..<9.995: String(format: "%.2f", value)
    case ..<99.95: String(format: "%.1f", value)
    default: whole(Int(value.rounded()))
    }
  }
}

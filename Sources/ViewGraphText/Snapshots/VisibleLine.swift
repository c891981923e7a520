/// A line with nothing hidden in it, for a diff.
enum VisibleLine {
  /// Invisible characters by their numbers, and a mark after space at the end.
  ///
  /// With `exactly`, every character outside ASCII by its numbers: for lines that look the same.
  static func text(_ line: String, exactly: Bool = false) -> String {
    var result = ""
    for character in line {
      let scalars = character.unicodeScalars
      for scalar in scalars {
        let isHidden = isInvisible(scalar, inSequence: scalars.count > 1)
        if isHidden || (exactly && !scalar.isASCII) {
          result += escaped(scalar)
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return line.last == " " ? result + "¬" : result
  }

  private static func isInvisible(_ scalar: Unicode.Scalar, inSequence: Bool) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse: true
    case .spaceSeparator: scalar != " "
    // The joiners inside an emoji or a syllable draw the whole character.
    case .format: !(inSequence && (scalar == "\u{200D}" || scalar == "\u{200C}"))
    default: false
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\t": "\\t"
    case "\r": "\\r"
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }
}

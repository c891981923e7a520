/// How many columns of a terminal a character takes, from Unicode's tables.
package enum ColumnWidth {
  /// The columns of one character, as a person would count characters.
  ///
  /// Marks that combine take none, East Asian wide characters and emoji two. Ambiguous characters
  /// take one, as terminals draw them outside of East Asian locales.
  package static func columns(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    let first = scalars.first!
    if first.value < 0x300, scalars.index(after: scalars.startIndex) == scalars.endIndex {
      return 1
    }
    return columns(ofCluster: scalars)
  }

  /// The columns of a string without line breaks, character by character.
  package static func columns(of text: some StringProtocol) -> Int {
    if isPlain(text) { return text.utf8.count }
    return text.reduce(0) { $0 + columns(of: $1) }
  }

  /// Whether all characters are printable ASCII: then a byte is a column.
  package static func isPlain(_ text: some StringProtocol) -> Bool {
    let answer = text.utf8.withContiguousStorageIfAvailable { bytes in
      for byte in bytes where byte < 0x20 || byte >= 0x7F { return false }
      return true
    }
    return answer ?? text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
  }

  private static func columns(ofCluster scalars: Character.UnicodeScalarView) -> Int {
    var sum = 0
    var isHangul = true
    var swatches = 0
    var base: Unicode.Scalar?
    for scalar in scalars {
      switch scalar.value {
      case 0xFE0F where base.map(hasEmojiForm) ?? false:
        sum = max(sum, 2)
        continue
      case 0xFE0E where base.map { $0.properties.isEmojiPresentation } ?? false:
        sum = min(sum, 1)
        continue
      case 0x1F3FB...0x1F3FF where base != nil:
        // A skin tone changes the picture before it; behind a letter it is a picture of its own.
        if !hasEmojiForm(base!) { swatches += 2 }
        continue
      default: break
      }
      let width = columns(of: scalar)
      if width > 0 {
        sum += width
        base = base ?? scalar
        if !isHangulLetter(scalar) { isHangul = false }
      } else if base != nil, isSpacingMark(scalar) {
        sum += 1
      }
    }
    // One picture or one syllable takes two columns, however many scalars it is made of. Only old
    // Hangul letters that do not make a syllable stand beside each other.
    return (isHangul ? sum : min(sum, 2)) + swatches
  }

  /// The columns of one scalar that stands by itself.
  static func columns(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return 1 }
    if contains(ColumnWidthTable.zero, value) || isSpacingMark(scalar) { return 0 }
    return contains(ColumnWidthTable.wide, value) ? 2 : 1
  }

  private static func hasEmojiForm(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isEmoji }

  private static func isSpacingMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x900 && contains(ColumnWidthTable.spacingMarks, scalar.value)
  }

  private static func isHangulLetter(_ scalar: Unicode.Scalar) -> Bool {
    (0x1100...0x115F).contains(scalar.value) || (0xA960...0xA97C).contains(scalar.value)
      || (0xAC00...0xD7A3).contains(scalar.value)
  }

  /// Whether one of the ranges holds the value.
  private static func contains(_ ranges: [UInt32], _ value: UInt32) -> Bool {
    var low = 0
    var high = ranges.count / 2
    while low < high {
      let middle = (low + high) / 2
      if value < ranges[2 * middle] {
        high = middle
      } else if value > ranges[2 * middle + 1] {
        low = middle + 1
      } else {
        return true
      }
    }
    return false
  }
}

/// One line of set text.
package struct TextLine: Equatable, Sendable {
  /// The characters, control characters replaced by their pictures.
  package var text: String
  /// The room they take.
  package var columns: Int
}

/// Breaks text into lines at words, and a word longer than the line at characters (D-02).
package struct LineBreaker {
  /// The room a line has; as long as it needs to be where it is nil.
  package var columns: Int?
  /// At most so many lines; the last ends with `…` where there is more.
  package var lineLimit: Int?
  /// Where the last line is cut.
  package var truncation = Text.TruncationMode.tail

  package init(
    columns: Int? = nil, lineLimit: Int? = nil, truncation: Text.TruncationMode = .tail
  ) {
    self.columns = columns.map { max(1, $0) }
    self.lineLimit = lineLimit.map { max(1, $0) }
    self.truncation = truncation
  }

  /// The lines of a text; an empty text has one, which is empty.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package func lines(of text: String) -> [TextLine] {
    if ColumnWidth.isPlain(text), text.utf8.count <= columns ?? .max {
      return [TextLine(text: text, columns: text.utf8.count)]
    }
    let paragraphs = text.split(omittingEmptySubsequences: false) { $0.endsLine }
      .map { glyphs(of: $0) }
    let limit = lineLimit ?? .max
    var lines: [TextLine] = []
    for (number, paragraph) in paragraphs.enumerated() {
      var start = 0
      repeat {
        let (end, next) = lineEnd(of: paragraph, from: start)
        let isLast = lines.count == limit - 1
        let isMore = next < paragraph.count || number < paragraphs.count - 1
        if isLast, isMore {
          let rest = Array(paragraph[start...])
          let following = paragraphs[(number + 1)...]
          lines.append(truncated(rest, following: following))
          return lines
        }
        lines.append(TextLine(paragraph[start..<end]))
        start = next
      } while start < paragraph.count
    }
    return lines
  }

  // MARK: - Breaking

  struct Glyph {
    var character: Character
    var columns: Int
    var isSpace: Bool
  }

  private func glyphs(of text: Substring) -> [Glyph] {
    text.map { character in
      if let picture = VisibleText.picture(of: character) {
        return Glyph(character: picture, columns: 1, isSpace: false)
      }
      let width = ColumnWidth.columns(of: character)
      // A character wider than the whole line cannot be drawn, and is never cut in half.
      if let columns, width > columns { return Self.ellipsis }
      return Glyph(character: character, columns: width, isSpace: character.isBreakingSpace)
    }
  }

  private static let ellipsis = Glyph(character: "…", columns: 1, isSpace: false)

  /// Where the line that begins at `start` ends, and where the next begins.
  private func lineEnd(of glyphs: [Glyph], from start: Int) -> (end: Int, next: Int) {
    guard let columns else { return (glyphs.count, glyphs.count) }
    var width = 0
    var hasWord = false
    var opportunity: (end: Int, next: Int)?
    var index = start
    while index < glyphs.count {
      let glyph = glyphs[index]
      if glyph.isSpace, hasWord {
        // Spaces at the end of a line hang over it: they take no room there.
        var next = index
        var spaces = 0
        while next < glyphs.count, glyphs[next].isSpace {
          spaces += glyphs[next].columns
          next += 1
        }
        if next == glyphs.count {
          if width + spaces <= columns { return (next, next) }
          return (index, next)
        }
        opportunity = (index, next)
        width += spaces
        index = next
        continue
      }
      if index > start, hasWord, canBreak(between: glyphs[index - 1], and: glyph) {
        opportunity = (index, index)
      }
      if width + glyph.columns > columns {
        return opportunity ?? (max(index, start + 1), max(index, start + 1))
      }
      width += glyph.columns
      if !glyph.isSpace { hasWord = true }
      index += 1
    }
    return (glyphs.count, glyphs.count)
  }

  private func canBreak(between left: Glyph, and right: Glyph) -> Bool {
    let before = left.character.onlyScalar
    if before == 0x200B { return true }
    if left.isSpace || right.columns == 0 { return false }
    switch before {
    case 0x2D, 0x2013, 0x2014: return right.character.isLetter
    case 0x2060: return false
    default: break
    }
    if right.character.onlyScalar == 0x2060 { return false }
    guard left.columns == 2 || right.columns == 2 else { return false }
    return !left.character.opensBracket && !right.character.closesBracket
  }

  // MARK: - Truncating

  private func truncated(_ rest: [Glyph], following: ArraySlice<[Glyph]>) -> TextLine {
    let columns = columns ?? .max
    switch truncation {
    case .tail:
      return TextLine(head(of: rest, columns - 1).trimmed + [Self.ellipsis])
    case .head:
      let all = joined(rest, following)
      return TextLine([Self.ellipsis] + tail(of: all, columns - 1))
    case .middle:
      let all = joined(rest, following)
      let left = head(of: all, columns / 2).trimmed
      let room = columns - 1 - left.reduce(0) { $0 + $1.columns }
      return TextLine(left + [Self.ellipsis] + tail(of: all, room))
    }
  }

  private func joined(_ rest: [Glyph], _ following: ArraySlice<[Glyph]>) -> [Glyph] {
    let space = Glyph(character: " ", columns: 1, isSpace: true)
    return following.reduce(rest) { $0 + [space] + $1 }
  }

  private func head(of glyphs: [Glyph], _ columns: Int) -> ArraySlice<Glyph> {
    var width = 0
    var end = 0
    while end < glyphs.count, width + glyphs[end].columns <= columns {
      width += glyphs[end].columns
      end += 1
    }
    return glyphs[..<end]
  }

  private func tail(of glyphs: [Glyph], _ columns: Int) -> ArraySlice<Glyph> {
    var width = 0
    var start = glyphs.count
    while start > 0, width + glyphs[start - 1].columns <= columns {
      width += glyphs[start - 1].columns
      start -= 1
    }
    return glyphs[start...].drop { $0.isSpace }
  }
}

extension TextLine {
  fileprivate init(_ glyphs: some Sequence<LineBreaker.Glyph>) {
    var text = ""
    var columns = 0
    for glyph in glyphs {
      text.append(glyph.character)
      columns += glyph.columns
    }
    self.init(text: text, columns: columns)
  }
}

extension ArraySlice<LineBreaker.Glyph> {
  /// The characters without the spaces at the end.
  fileprivate var trimmed: [LineBreaker.Glyph] {
    var result = Array(self)
    while result.last?.isSpace ?? false { result.removeLast() }
    return result
  }
}

extension Character {
  /// The number of the only scalar, nil where there are several.
  ///
  /// Characters are compared by it: their own comparison normalizes both.
  fileprivate var onlyScalar: UInt32? {
    let scalars = unicodeScalars
    let first = scalars.startIndex
    return scalars.index(after: first) == scalars.endIndex ? scalars[first].value : nil
  }

  /// Whether a line ends here.
  fileprivate var endsLine: Bool {
    switch onlyScalar {
    case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: true
    case nil: isNewline
    default: false
    }
  }

  /// Whether a line may be broken here and the character left out.
  fileprivate var isBreakingSpace: Bool {
    guard let onlyScalar else { return false }
    switch onlyScalar {
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: return true
    default: return false
    }
  }

  /// Whether no line may end with it.
  fileprivate var opensBracket: Bool { "（「『【〈《〔［｛([{“‘".contains(self) }

  /// Whether no line may begin with it.
  fileprivate var closesBracket: Bool {
    "、。，．）」』】〉》〕］｝！？：；・ー…)]}!?:;,.”’".contains(self)
  }
}

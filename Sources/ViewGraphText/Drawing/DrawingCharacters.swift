import Foundation
import ViewGraph

/// The characters a screen is drawn with.
public enum DrawingCharacters: Sendable, Hashable {
  /// Lines and signs of Unicode.
  case unicode
  /// ASCII alone: what has no like in it is drawn as `?`.
  case ascii

  func border(_ look: BorderLook) -> Border {
    switch (self, look) {
    case (.unicode, .normal): Border("┌─┐│└┘")
    case (.unicode, .focused), (.unicode, .presented): Border("╔═╗║╚╝")
    case (.unicode, .disabled): Border("┌╌┐╎└┘")
    case (.ascii, .normal): Border("+-+|++")
    case (.ascii, .focused), (.ascii, .presented): Border("#=##" + "##")
    case (.ascii, .disabled): Border("+.+:++")
    }
  }

  func rule(_ axis: Axis, _ look: RuleLook) -> Character {
    switch (self, axis, look) {
    case (.unicode, .horizontal, .light): "─"
    case (.unicode, .horizontal, .heavy): "━"
    case (.unicode, .vertical, .light): "│"
    case (.unicode, .vertical, .heavy): "┃"
    case (.ascii, .horizontal, .light): "-"
    case (.ascii, .horizontal, .heavy): "="
    case (.ascii, .vertical, .light): "|"
    case (.ascii, .vertical, .heavy): "#"
    }
  }

  /// The character as this set draws it: one for each column it takes.
  func drawn(_ cell: Cell) -> [Cell] {
    guard self == .ascii, !cell.character.isASCII else { return [cell] }
    var plain = cell
    plain.columns = 1
    plain.character = Self.likes[cell.character] ?? Self.folded(cell.character) ?? "?"
    return [Cell](repeating: plain, count: max(1, Int(cell.columns)))
  }

  private static func folded(_ character: Character) -> Character? {
    guard let scalar = character.unicodeScalars.first, scalar.value < 0x250 else { return nil }
    let first = String(character).decomposedStringWithCanonicalMapping.unicodeScalars.first
    return first.flatMap { $0.isASCII ? Character($0) : nil }
  }

  private static let likes: [Character: Character] = [
    "…": "~", "«": "<", "»": ">", "•": "*", "·": ".", "–": "-", "—": "-", "−": "-", "“": "\"",
    "”": "\"", "‘": "'", "’": "'", "▸": ">", "▾": "v", "▴": "^", "◂": "<", "‹": "<", "›": ">",
    "●": "O", "○": "o", "◉": "*", "━": "=", "─": "-", "│": "|", "█": "#", "░": ".", "▏": "|",
    "✓": "x", "★": "*", "☆": "*", "⌕": "/", "⋯": ":", "◌": "o", "↗": "^", "↵": "\\", "×": "x",
  ]
}

/// The characters of a border.
struct Border {
  let topLeft: Character, top: Character, topRight: Character
  let side: Character, bottomLeft: Character, bottomRight: Character

  init(_ characters: String) {
    let all = Array(characters)
    (topLeft, top, topRight) = (all[0], all[1], all[2])
    (side, bottomLeft, bottomRight) = (all[3], all[4], all[5])
  }
}

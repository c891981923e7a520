import Foundation
import ViewGraph

extension Canvas {
  /// The characters with the codes of a terminal for how they are set.
  ///
  /// Every line begins and ends in the terminal's own style, so that lines can be moved about.
  func styledText(usesColors: Bool) -> String {
    var rows = styledLines(usesColors: usesColors)
    while rows.last?.isEmpty == true { rows.removeLast() }
    return rows.joined(separator: "\n")
  }

  /// Each line by itself, those that are empty too.
  func styledLines(usesColors: Bool) -> [String] {
    lines.map { Self.styled($0.cells, usesColors: usesColors) }
  }

  private static func styled(_ cells: [Cell], usesColors: Bool) -> String {
    var result = ""
    var current: [String] = []
    let visible = cells.lastIndex { $0.isVisible(usesColors: usesColors) }
    guard let visible else { return "" }
    for cell in cells[...visible] where cell.columns > 0 {
      let codes = cell.style.codes(usesColors: usesColors)
      if codes != current {
        if !current.isEmpty { result += "\u{1B}[0m" }
        if !codes.isEmpty { result += "\u{1B}[\(codes.joined(separator: ";"))m" }
        current = codes
      }
      result.append(cell.character)
    }
    if !current.isEmpty { result += "\u{1B}[0m" }
    return result
  }
}

extension Cell {
  /// Whether something is seen here: a character, or a space that is set in some way.
  fileprivate func isVisible(usesColors: Bool) -> Bool {
    character != " " || columns == 0 || style.isInverse || style.isUnderlined
      || (usesColors && style.background?.codes(isBackground: true).isEmpty == false)
  }
}

extension TextStyle {
  /// The parameters of the code that sets this style.
  func codes(usesColors: Bool) -> [String] {
    var codes: [String] = []
    if isBold { codes.append("1") }
    if isDim || color?.name == "secondary" { codes.append("2") }
    if isItalic { codes.append("3") }
    if isUnderlined { codes.append("4") }
    if isInverse { codes.append("7") }
    if isStruckThrough { codes.append("9") }
    if usesColors {
      codes += color?.codes(isBackground: false) ?? []
      codes += background?.codes(isBackground: true) ?? []
    }
    return codes
  }
}

extension Color {
  /// The parameters that set the colour; none for one of the terminal's own.
  nonisolated func codes(isBackground: Bool) -> [String] {
    if opacity == 0 { return [] }
    if let components, components.count == 3 {
      let parts = components.map { String(Int((min(1, max(0, $0)) * 255).rounded())) }
      return [isBackground ? "48" : "38", "2"] + parts
    }
    if let basic = Self.basic[name] { return [String(basic + (isBackground ? 10 : 0))] }
    if let indexed = Self.indexed[name] {
      return [isBackground ? "48" : "38", "5", String(indexed)]
    }
    return []
  }

  /// Colours that every terminal has.
  private nonisolated static let basic = [
    "black": 30, "red": 31, "green": 32, "yellow": 33, "blue": 34, "accentColor": 34, "purple": 35,
    "cyan": 36, "white": 37, "gray": 90,
  ]

  /// Colours of the table of 256.
  private nonisolated static let indexed = [
    "orange": 208, "pink": 205, "brown": 130, "mint": 121, "teal": 37, "indigo": 62,
  ]
}

/// Whether text is written with colours: not where `NO_COLOR` is set to anything.
enum ColorChoice {
  static func isAllowed(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Bool {
    environment["NO_COLOR", default: ""].isEmpty
  }
}

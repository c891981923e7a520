/// A font.
///
/// Cells have one size: weight and slant are what text shows of it.
public struct Font: Sendable, Hashable {
  /// How heavy letters are.
  public enum Weight: Sendable, Hashable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// What letters look like.
  public enum Design: Sendable, Hashable { case `default`, serif, rounded, monospaced }

  /// What a text is for.
  public enum TextStyle: Sendable, Hashable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }

  package var style: TextStyle?
  package var weightValue: Weight?
  package var isItalic = false

  init(style: TextStyle?, weight: Weight? = nil) {
    self.style = style
    weightValue = weight
  }

  public static let largeTitle = Font(style: .largeTitle)
  public static let title = Font(style: .title)
  public static let title2 = Font(style: .title2)
  public static let title3 = Font(style: .title3)
  public static let headline = Font(style: .headline)
  public static let subheadline = Font(style: .subheadline)
  public static let body = Font(style: .body)
  public static let callout = Font(style: .callout)
  public static let footnote = Font(style: .footnote)
  public static let caption = Font(style: .caption)
  public static let caption2 = Font(style: .caption2)

  /// The system's font for a style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(style: style, weight: weight)
  }

  /// The system's font in a size: cells have one size, so the weight is what is left of it.
  public static func system(
    size: Double, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(style: nil, weight: weight)
  }

  /// A font by name: text draws the terminal's.
  public static func custom(_ name: String, size: Double) -> Font { Font(style: nil) }

  /// The bold font.
  public func bold() -> Font { weight(.bold) }

  /// The font with a weight.
  public func weight(_ weight: Weight) -> Font {
    var changed = self
    changed.weightValue = weight
    return changed
  }

  /// The slanted font.
  public func italic() -> Font {
    var changed = self
    changed.isItalic = true
    return changed
  }

  /// The font with digits of one width, which cells have anyway.
  public func monospacedDigit() -> Font { self }

  /// The font with letters of one width, which cells have anyway.
  public func monospaced() -> Font { self }
}

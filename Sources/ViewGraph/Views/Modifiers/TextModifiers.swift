extension Text {
  /// Bold text.
  nonisolated public func bold() -> Text { bold(true) }

  /// Bold text, where asked for.
  nonisolated public func bold(_ isActive: Bool) -> Text {
    var text = self
    text.look.isBold = isActive
    return text
  }

  /// Slanted text.
  nonisolated public func italic() -> Text { italic(true) }

  /// Slanted text, where asked for.
  nonisolated public func italic(_ isActive: Bool) -> Text {
    var text = self
    text.look.isItalic = isActive
    return text
  }

  /// Text with a line under it.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    var text = self
    text.look.isUnderlined = isActive
    return text
  }

  /// Text with a line through it.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    var text = self
    text.look.isStruckThrough = isActive
    return text
  }

  /// How a line under or through text is drawn.
  public struct LineStyle: Sendable, Hashable {
    /// The pattern of a line.
    public enum Pattern: Sendable, Hashable { case solid, dash, dot, dashDot, dashDotDot }
  }

  /// Text in a style.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    var text = self
    text.look.color = ShapeStyleColor.of(style)
    return text
  }

  /// Text in a colour.
  nonisolated public func foregroundColor(_ color: Color?) -> Text {
    var text = self
    text.look.color = color
    return text
  }

  /// Text in a font: cells show its weight and slant.
  nonisolated public func font(_ font: Font?) -> Text {
    guard let font else { return self }
    var text = self
    if font.isHeavy { text.look.isBold = true }
    if font.isItalic { text.look.isItalic = true }
    if font.isFaint { text.look.isDim = true }
    return text
  }

  /// Text of a weight.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text {
    guard let weight else { return self }
    return bold(weight.isHeavy)
  }

  /// Text in a design, which cells draw the same.
  nonisolated public func fontDesign(_ design: Font.Design?) -> Text { self }
  /// Letters of one width, which cells have anyway.
  nonisolated public func monospaced(_ isActive: Bool = true) -> Text { self }
  /// Digits of one width, which cells have anyway.
  nonisolated public func monospacedDigit() -> Text { self }
  /// Letters further apart.
  ///
  /// Cells draw the same.
  nonisolated public func kerning(_ kerning: Double) -> Text { self }
  /// Letters further apart.
  ///
  /// Cells draw the same.
  nonisolated public func tracking(_ tracking: Double) -> Text { self }
  /// Text above or below its line.
  ///
  /// Cells draw the same.
  nonisolated public func baselineOffset(_ offset: Double) -> Text { self }
}

extension Font {
  /// Whether cells show it bold.
  package var isHeavy: Bool {
    if let weightValue { return weightValue.isHeavy }
    return switch style {
    case .largeTitle, .title, .title2, .title3, .headline: true
    default: false
    }
  }

  /// Whether cells show it dim.
  package var isFaint: Bool {
    if weightValue != nil { return false }
    return switch style {
    case .caption, .caption2, .footnote: true
    default: false
    }
  }
}

extension Font.Weight {
  /// Whether cells show it bold.
  package var isHeavy: Bool {
    switch self {
    case .semibold, .bold, .heavy, .black: true
    case .ultraLight, .thin, .light, .regular, .medium: false
    }
  }
}

extension View {
  /// Bold text below, where asked for.
  public func bold(_ isActive: Bool = true) -> Decorated<Self> { decorated(.bold(isActive)) }

  /// Slanted text below, where asked for.
  public func italic(_ isActive: Bool = true) -> Decorated<Self> { decorated(.italic(isActive)) }

  /// A line under the text below, where asked for.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Decorated<Self> {
    decorated(.underline(isActive))
  }

  /// A line through the text below, where asked for.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Decorated<Self> {
    decorated(.strikethrough(isActive))
  }

  /// The font of the text below: cells show its weight and slant.
  public func font(_ font: Font?) -> Decorated<Self> { decorated(.font(font)) }

  /// The weight of the text below.
  public func fontWeight(_ weight: Font.Weight?) -> Decorated<Self> {
    decorated(.font(weight.map { Font(style: nil, weight: $0) }))
  }

  /// The design of the text below, which cells draw the same.
  public func fontDesign(_ design: Font.Design?) -> Decorated<Self> { unseen("fontDesign") }

  /// The width of the letters below, which cells draw the same.
  public func fontWidth(_ width: Font.Width?) -> Decorated<Self> { unseen("fontWidth") }

  /// Letters of one width, which cells have anyway.
  public func monospaced(_ isActive: Bool = true) -> Decorated<Self> { unseen("monospaced") }

  /// Digits of one width, which cells have anyway.
  public func monospacedDigit() -> Decorated<Self> { unseen("monospacedDigit") }

  /// Letters further apart.
  ///
  /// Cells draw the same.
  public func kerning(_ kerning: Double) -> Decorated<Self> { unseen("kerning") }

  /// Letters further apart.
  ///
  /// Cells draw the same.
  public func tracking(_ tracking: Double) -> Decorated<Self> { unseen("tracking") }

  /// Text above or below its line.
  ///
  /// Cells draw the same.
  public func baselineOffset(_ offset: Double) -> Decorated<Self> { unseen("baselineOffset") }

  /// Lines further apart.
  ///
  /// Cells draw the same.
  public func lineSpacing(_ lineSpacing: Double) -> Decorated<Self> { unseen("lineSpacing") }

  /// Text in upper or lower case.
  public func textCase(_ textCase: Text.Case?) -> Decorated<Self> { unseen("textCase") }

  /// At most so many lines.
  public func lineLimit(_ number: Int?) -> Decorated<Self> { decorated(.lineLimit(number)) }

  /// At most so many lines; the room for them may be kept.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> Decorated<Self> {
    decorated(.lineLimit(limit, least: reservesSpace ? limit : 1))
  }

  /// A number of lines within a range.
  public func lineLimit(_ limit: ClosedRange<Int>) -> Decorated<Self> {
    decorated(.lineLimit(limit.upperBound, least: limit.lowerBound))
  }

  /// At most so many lines.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> Decorated<Self> {
    decorated(.lineLimit(limit.upperBound))
  }

  /// At least so many lines.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> Decorated<Self> {
    decorated(.lineLimit(nil, least: limit.lowerBound))
  }

  /// Where text that does not fit is cut.
  public func truncationMode(_ mode: Text.TruncationMode) -> Decorated<Self> {
    decorated(.truncationMode(mode))
  }

  /// How the lines of a text stand to each other.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> Decorated<Self> {
    decorated(.textAlignment(alignment))
  }

  /// How small text may become to fit.
  ///
  /// Cells have one size.
  public func minimumScaleFactor(_ factor: Double) -> Decorated<Self> {
    unseen("minimumScaleFactor")
  }

  /// Whether letters may move closer to fit.
  ///
  /// Cells draw the same.
  public func allowsTightening(_ flag: Bool) -> Decorated<Self> { unseen("allowsTightening") }

  /// Whether text can be selected.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> Decorated<Self> {
    unseen("textSelection")
  }
}

extension Font {
  /// How wide letters are.
  public struct Width: Sendable, Hashable {
    /// The width, 0 being the standard.
    public var value: Double
    /// A width.
    public init(_ value: Double) { self.value = value }
    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }
}

/// Whether text can be selected.
public protocol TextSelectability {}

/// Text can be selected.
public struct EnabledTextSelectability: TextSelectability {}

/// Text cannot be selected.
public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// How cells are set: what a terminal can show of fonts, colours and states.
///
/// Small, since every cell has one: the colours, which few have, are kept apart.
package struct TextStyle: Hashable, Sendable {
  private struct Flags: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    static let bold = Flags(rawValue: 1)
    static let dim = Flags(rawValue: 2)
    static let italic = Flags(rawValue: 4)
    static let underlined = Flags(rawValue: 8)
    static let struckThrough = Flags(rawValue: 16)
    static let inverse = Flags(rawValue: 32)
  }

  /// The colours of text and ground; never changed once made.
  private final class Colors: Hashable, Sendable {
    let color: Color?
    let background: Color?

    init(color: Color?, background: Color?) {
      self.color = color
      self.background = background
    }

    static func == (left: Colors, right: Colors) -> Bool {
      left === right || (left.color == right.color && left.background == right.background)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(color)
      hasher.combine(background)
    }
  }

  /// Nil where neither is set.
  private var colors: Colors?
  private var flags: Flags = []

  package init() {}

  /// Whether it asks for nothing.
  var isPlain: Bool { colors == nil && flags.isEmpty }

  private subscript(flag: Flags) -> Bool {
    get { flags.contains(flag) }
    set { if newValue { flags.insert(flag) } else { flags.remove(flag) } }
  }

  package var isBold: Bool {
    get { self[.bold] }
    set { self[.bold] = newValue }
  }

  package var isDim: Bool {
    get { self[.dim] }
    set { self[.dim] = newValue }
  }

  package var isItalic: Bool {
    get { self[.italic] }
    set { self[.italic] = newValue }
  }

  package var isUnderlined: Bool {
    get { self[.underlined] }
    set { self[.underlined] = newValue }
  }

  package var isStruckThrough: Bool {
    get { self[.struckThrough] }
    set { self[.struckThrough] = newValue }
  }

  package var isInverse: Bool {
    get { self[.inverse] }
    set { self[.inverse] = newValue }
  }

  /// The colour of the text; the terminal's own where it is nil.
  package var color: Color? {
    get { colors?.color }
    set { set(newValue, background) }
  }

  /// The colour behind the text; the terminal's own where it is nil.
  package var background: Color? {
    get { colors?.background }
    set { set(color, newValue) }
  }

  private mutating func set(_ color: Color?, _ background: Color?) {
    colors =
      color == nil && background == nil ? nil : Colors(color: color, background: background)
  }

  /// The style of a text that asks for a style of its own in this one.
  func with(_ own: TextStyle) -> TextStyle {
    with {
      $0.flags.formUnion(own.flags)
      if let color = own.color { $0.color = color }
    }
  }

  func bold() -> TextStyle { with { $0.isBold = true } }
  func dim() -> TextStyle { with { $0.isDim = true } }
  func underlined() -> TextStyle { with { $0.isUnderlined = true } }
  func inverse() -> TextStyle { with { $0.isInverse = true } }
  func colored(_ color: Color?) -> TextStyle { with { if let color { $0.color = color } } }

  private func with(_ change: (inout TextStyle) -> Void) -> TextStyle {
    var copy = self
    change(&copy)
    return copy
  }
}

import Foundation

/// A literal that is shown as text, with what is put into it.
///
/// There are no translations in text: the key is what is shown. English plurals written as
/// `^[\(count) night](inflect: true)` are inflected.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  enum Part: Sendable {
    case literal(String)
    case value(@Sendable (EnvironmentValues) -> String)
  }

  /// What is shown where nothing depends on the environment, else what tells the key from others.
  private let key: String
  /// The pieces, where some depend on the environment; else none.
  private let parts: [Part]

  /// A key from a string that is not a literal.
  public init(_ value: String) {
    key = value
    parts = []
  }

  /// A key from a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// A key with interpolations.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    parts = stringInterpolation.allParts
  }

  /// Whether both show the same.
  public static func == (left: Self, right: Self) -> Bool { left.key == right.key }

  /// What is shown, where it is the same in every environment.
  var fixedString: String? { parts.isEmpty ? string(in: EnvironmentValues()) : nil }

  /// What is shown in an environment.
  func string(in environment: @autoclosure () -> EnvironmentValues) -> String {
    var text = key
    if !parts.isEmpty {
      let values = environment()
      text = parts.map { part in
        switch part {
        case .literal(let text): text
        case .value(let make): make(values)
        }
      }.joined()
    }
    return text.utf8.contains(UInt8(ascii: "^")) ? Inflection.apply(to: text) : text
  }

  /// Collects a literal and what is put into it.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var key = ""
    private var parts: [Part] = []
    /// Where in the key the pieces before end.
    private var piecesEnd = 0

    /// Room for a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 2)
    }

    /// The pieces, the last piece of plain text included; none where all is plain text.
    fileprivate var allParts: [Part] {
      if parts.isEmpty { return [] }
      let rest = key.utf8.dropFirst(piecesEnd)
      return parts + [.literal(String(decoding: rest, as: UTF8.self))]
    }

    /// Adds a piece of the literal.
    public mutating func appendLiteral(_ literal: String) { add(literal) }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) { add(string) }

    /// Adds any value, as it describes itself.
    public mutating func appendInterpolation<T>(_ value: T) { add(String(describing: value)) }

    // The common types by name: a value described by way of a generic costs several times as much.

    /// Adds a number as it prints.
    ///
    /// Unlike SwiftUI, which groups digits here, so that the texts of a test read as they were
    /// written: give a `format:` to group.
    public mutating func appendInterpolation(_ value: Int) { add(String(value)) }

    /// Adds a number.
    public mutating func appendInterpolation(_ value: Double) { add(value.description) }

    /// Adds a Boolean value.
    public mutating func appendInterpolation(_ value: Bool) { add(value ? "true" : "false") }

    /// Adds a formatted number.
    public mutating func appendInterpolation(_ value: Double, specifier: String) {
      add(String(format: specifier, value))
    }

    /// Adds a formatted number.
    public mutating func appendInterpolation(_ value: Int, specifier: String) {
      add(String(format: specifier, value))
    }

    /// Adds a value, formatted for the environment.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatOutput == String {
      let value: any FormattedValue = FormatStyleValue(input: input, format: format)
      add(String(describing: input)) { value.string(in: $0) }
    }

    /// Adds a date in a style.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      let value = DateStyleValue(date: date, style: style)
      add("\(date)") { value.string(in: $0) }
    }

    /// Adds a text, by its characters.
    public mutating func appendInterpolation(_ text: Text) {
      add(text.string(in: EnvironmentValues())) { text.string(in: $0) }
    }

    private mutating func add(_ text: String) { key += text }

    /// Adds a piece that depends on the environment, with a text that tells it from others.
    private mutating func add(
      _ text: String, _ make: @escaping @Sendable (EnvironmentValues) -> String
    ) {
      let plain = key.utf8.dropFirst(piecesEnd)
      if !plain.isEmpty { parts.append(.literal(String(decoding: plain, as: UTF8.self))) }
      parts.append(.value(make))
      key += text
      piecesEnd = key.utf8.count
    }
  }
}

/// English plurals in the notation `^[3 night](inflect: true)`.
enum Inflection {
  static func apply(to text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.range(of: "^["),
      let end = rest[start.upperBound...].range(of: "](inflect: true)")
    {
      result += rest[..<start.lowerBound]
      result += inflected(String(rest[start.upperBound..<end.lowerBound]))
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  /// The phrase with its last word in the plural, unless its number is one.
  private static func inflected(_ phrase: String) -> String {
    let digits = phrase.filter(\.isNumber)
    if digits == "1", !phrase.contains("1.") { return phrase }
    guard let space = phrase.lastIndex(of: " ") else { return phrase }
    let word = String(phrase[phrase.index(after: space)...])
    return phrase[...space] + plural(of: word)
  }

  private static func plural(of word: String) -> String {
    let irregular = [
      "person": "people", "child": "children", "man": "men", "woman": "women", "mouse": "mice",
      "foot": "feet", "tooth": "teeth", "goose": "geese", "leaf": "leaves", "life": "lives",
    ]
    if let plural = irregular[word.lowercased()] { return plural }
    let lower = word.lowercased()
    for ending in ["s", "x", "z", "ch", "sh"] where lower.hasSuffix(ending) { return word + "es" }
    if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
      return word.dropLast() + "ies"
    }
    return word + "s"
  }
}

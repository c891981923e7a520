import Foundation

/// Text.
///
/// A string literal is a key with interpolation; `^[…](inflect: true)` gives English plurals. A value
/// with a `format:` is formatted for the environment's locale.
public struct Text: PrimitiveView {
  /// Where text that does not fit is cut.
  public enum TruncationMode: Sendable, Hashable, CaseIterable { case head, middle, tail }

  /// Upper or lower case.
  public enum Case: Sendable, Hashable { case uppercase, lowercase }

  enum Storage: Sendable {
    case plain(String)
    case key(LocalizedStringKey)
    indirect case formatted(any FormattedValue)
    indirect case joined(Text, Text)
  }

  var storage: Storage
  var look = TextStyle()

  nonisolated init(storage: Storage) { self.storage = storage }

  /// A string, as it stands.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ content: S) {
    storage = .plain(String(content))
  }

  /// A string, as it stands.
  nonisolated public init(verbatim content: String) { storage = .plain(content) }

  /// A literal, with its interpolations.
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    storage = .key(key)
  }

  /// A value, formatted.
  nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatOutput == String {
    storage = .formatted(FormatStyleValue(input: input, format: format))
  }

  /// A date, in a style.
  nonisolated public init(_ date: Date, style: DateStyle) {
    storage = .formatted(DateStyleValue(date: date, style: style))
  }

  /// Attributed text, by its characters.
  @_disfavoredOverload nonisolated public init(_ attributed: AttributedString) {
    storage = .plain(String(attributed.characters))
  }

  /// Two texts, one after the other.
  nonisolated public static func + (left: Text, right: Text) -> Text {
    Text(storage: .joined(left, right))
  }

  /// It makes no node.
  public static var _makesNodes: Bool { false }

  /// Describes the text as it is shown in this environment.
  public static func _describe(_ view: Self, into describer: inout Describer) {
    describer.element(
      .text(TextContent(string: view.string(in: describer.environment), style: view.look)))
  }

  /// A text can stand in a line.
  public static func _plan(_ planner: inout LinePlanner) { planner.text() }

  /// The text as it is shown in an environment.
  nonisolated package func string(in environment: EnvironmentValues) -> String {
    switch storage {
    case .plain(let string): string
    case .key(let key): key.string(in: environment)
    case .formatted(let value): value.string(in: environment)
    case .joined(let left, let right):
      left.string(in: environment) + right.string(in: environment)
    }
  }

  /// The text, where it is the same in every environment.
  nonisolated var fixedString: String? {
    switch storage {
    case .plain(let string): string
    case .key(let key): key.fixedString
    case .formatted, .joined: nil
    }
  }

  /// A date as text.
  public struct DateStyle: Sendable, Hashable {
    enum Kind { case date, time, relative, offset, timer }
    let kind: Kind
    public static let date = DateStyle(kind: .date)
    public static let time = DateStyle(kind: .time)
    public static let relative = DateStyle(kind: .relative)
    public static let offset = DateStyle(kind: .offset)
    public static let timer = DateStyle(kind: .timer)
  }
}

/// A value that is made into text for an environment.
protocol FormattedValue: Sendable {
  func string(in environment: EnvironmentValues) -> String
}

/// A value and how it is formatted.
struct FormatStyleValue<F: FormatStyle>: FormattedValue, @unchecked Sendable
where F.FormatOutput == String {
  let input: F.FormatInput
  let format: F

  func string(in environment: EnvironmentValues) -> String {
    var format = format.locale(environment.locale)
    if var date = format as? Date.FormatStyle {
      date.timeZone = environment.timeZone
      date.calendar = environment.calendar
      if let changed = date as? F { format = changed }
    }
    return format.format(input)
  }
}

struct DateStyleValue: FormattedValue {
  let date: Date
  let style: Text.DateStyle

  func string(in environment: EnvironmentValues) -> String {
    var format = Date.FormatStyle(locale: environment.locale, calendar: environment.calendar)
    format.timeZone = environment.timeZone
    switch style.kind {
    case .date: return format.day().month(.wide).year().format(date)
    case .time: return format.hour().minute().format(date)
    case .relative, .offset, .timer:
      var relative = Date.RelativeFormatStyle(presentation: .numeric)
      relative.locale = environment.locale
      return relative.format(date)
    }
  }
}

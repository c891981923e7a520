import Foundation

/// Where a field's text comes from: a string, or a value that has a format.
@MainActor enum FieldSource {
  case text(Binding<String>)
  case value(any FieldValue)

  func read() {
    switch self {
    case .text(let text): _ = text.wrappedValue
    case .value(let value): value.read()
    }
  }

  /// The text shown: what is being typed, else what is stored.
  func text(_ memory: FieldMemory, _ environment: EnvironmentValues) -> String {
    switch self {
    case .text(let text): text.wrappedValue
    case .value(let value): memory.typed ?? value.text(in: environment)
    }
  }

  func set(_ text: String, _ memory: FieldMemory, _ environment: EnvironmentValues) {
    switch self {
    case .text(let binding): binding.wrappedValue = text
    case .value: memory.typed = text
    }
  }

  /// Writes the value of what was typed, or forgets it where it does not parse.
  func endEditing(_ memory: FieldMemory, _ environment: EnvironmentValues) {
    guard case .value(let value) = self, let typed = memory.typed else { return }
    memory.typed = nil
    value.commit(typed, in: environment)
  }
}

/// What a field keeps while it is edited.
@MainActor final class FieldMemory {
  /// What was typed and is not yet a value.
  var typed: String?
  /// Whether the field has the focus, and has not been committed since.
  var isEditing = false
}

/// A value that is shown and edited as text.
@MainActor protocol FieldValue {
  func read()
  func text(in environment: EnvironmentValues) -> String
  /// Writes the value that a text stands for; does nothing where it stands for none.
  func commit(_ text: String, in environment: EnvironmentValues)
}

struct FormattedField<F: ParseableFormatStyle>: FieldValue where F.FormatOutput == String {
  private let value: Binding<F.FormatInput>
  private let format: F

  init(_ value: Binding<F.FormatInput>, _ format: F) {
    self.value = value
    self.format = format
  }

  func read() { _ = value.wrappedValue }

  func text(in environment: EnvironmentValues) -> String {
    FormatStyleValue(input: value.wrappedValue, format: format).string(in: environment)
  }

  func commit(_ text: String, in environment: EnvironmentValues) {
    if let parsed = format.parse(text, in: environment) { value.wrappedValue = parsed }
  }
}

struct OptionalFormattedField<F: ParseableFormatStyle>: FieldValue where F.FormatOutput == String {
  private let value: Binding<F.FormatInput?>
  private let format: F

  init(_ value: Binding<F.FormatInput?>, _ format: F) {
    self.value = value
    self.format = format
  }

  func read() { _ = value.wrappedValue }

  func text(in environment: EnvironmentValues) -> String {
    value.wrappedValue.map {
      FormatStyleValue(input: $0, format: format).string(in: environment)
    } ?? ""
  }

  func commit(_ text: String, in environment: EnvironmentValues) {
    if text.isEmpty {
      value.wrappedValue = nil
    } else if let parsed = format.parse(text, in: environment) {
      value.wrappedValue = parsed
    }
  }
}

struct FormatterField<V>: FieldValue {
  private let value: Binding<V>
  private let formatter: Formatter

  init(_ value: Binding<V>, _ formatter: Formatter) {
    self.value = value
    self.formatter = formatter
  }

  func read() { _ = value.wrappedValue }

  func text(in environment: EnvironmentValues) -> String {
    formatter.string(for: value.wrappedValue) ?? ""
  }

  func commit(_ text: String, in environment: EnvironmentValues) {
    let parsed: Any? =
      switch formatter {
      case let formatter as NumberFormatter: formatter.number(from: text)
      case let formatter as DateFormatter: formatter.date(from: text)
      default: text
      }
    if let parsed = parsed as? V {
      value.wrappedValue = parsed
    } else if let number = parsed as? NSNumber {
      let candidates: [Any] = [number.intValue, number.doubleValue, number.decimalValue]
      if let converted = candidates.lazy.compactMap({ $0 as? V }).first {
        value.wrappedValue = converted
      }
    }
  }
}

extension ParseableFormatStyle where FormatOutput == String {
  /// The value that a text stands for in an environment, nil where it stands for none.
  fileprivate func parse(_ text: String, in environment: EnvironmentValues) -> FormatInput? {
    try? locale(environment.locale).parseStrategy.parse(text)
  }
}

import Foundation

/// Values as reports print them: short, on one line, without addresses.
enum ValueText {
  /// The longest text a report shows of a value.
  static let limit = 60

  static func of<T>(_ value: T) -> String { text(value as Any) }

  /// The text of the value of `type` at `address`.
  static func of(_ type: Any.Type, at address: UnsafeRawPointer) -> String {
    func load<T>(_: T.Type) -> String { of(address.assumingMemoryBound(to: T.self).pointee) }
    return _openExistential(type, do: load)
  }

  private static func text(_ value: Any) -> String {
    let whole = text(value, depth: 0)
    // A string was cut inside its quotes.
    return whole.count <= limit + 2 && whole.hasSuffix("…\"") ? whole : cut(whole)
  }

  /// How far into a value the text goes.
  private static let depthLimit = 4

  private static func text(_ value: Any, depth: Int) -> String {
    if let text = value as? any StringProtocol { return quoted(String(text)) }
    if let locale = value as? Locale { return locale.identifier }
    if let character = value as? Character { return quoted(String(character)) }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class, .foreignReference: return TypeName.short(type(of: value))
    case .optional: return mirror.children.first.map { text($0.value, depth: depth) } ?? "nil"
    case .collection, .set, .dictionary:
      if mirror.children.count > 6 {
        return "\(TypeName.short(type(of: value))) of \(mirror.children.count)"
      }
      return items(of: mirror, depth: depth)
    case .tuple: return "(" + fields(of: mirror, depth: depth) + ")"
    case .struct where !(value is any CustomStringConvertible):
      return TypeName.short(type(of: value)) + "(" + fields(of: mirror, depth: depth) + ")"
    case .enum where !(value is any CustomStringConvertible):
      guard let payload = mirror.children.first else { return clean("\(value)") }
      let inside = Mirror(reflecting: payload.value)
      let list =
        inside.displayStyle == .tuple
        ? fields(of: inside, depth: depth) : text(payload.value, depth: depth + 1)
      return "\(payload.label ?? "")(\(list))"
    case .struct, .enum, nil, .some:
      if mirror.displayStyle == nil, "\(type(of: value))".contains("->") { return "a closure" }
      return clean(String(describing: value))
    }
  }

  private static func items(of mirror: Mirror, depth: Int) -> String {
    if depth >= depthLimit { return "[…]" }
    if mirror.displayStyle == .dictionary {
      let pairs = mirror.children.map { pair in
        Mirror(reflecting: pair.value).children.map { text($0.value, depth: depth + 1) }
          .joined(separator: ": ")
      }
      // Hashing is seeded anew in each process: only sorted are they the same everywhere.
      return pairs.isEmpty ? "[:]" : "[" + pairs.sorted().joined(separator: ", ") + "]"
    }
    var items = mirror.children.map { text($0.value, depth: depth + 1) }
    if mirror.displayStyle == .set { items.sort() }
    return "[" + items.joined(separator: ", ") + "]"
  }

  private static func fields(of mirror: Mirror, depth: Int) -> String {
    if depth >= depthLimit { return "…" }
    return mirror.children.map { field in
      let value = text(field.value, depth: depth + 1)
      guard let label = field.label, !label.hasPrefix(".") else { return value }
      return "\(label): \(value)"
    }.joined(separator: ", ")
  }

  private static func quoted(_ text: String) -> String {
    "\"" + cut(text.replacing("\n", with: "\\n")) + "\""
  }

  private static func clean(_ text: String) -> String {
    text.replacing("\n", with: " ")
  }

  private static func cut(_ text: String) -> String {
    text.count > limit ? text.prefix(limit - 1) + "…" : text
  }
}

extension ValueText {
  /// A number without a fraction where it has none.
  static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}

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
    if let optional = value as? any OptionalValue, optional.isNone { return "nil" }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class: return TypeName.short(type(of: value))
    case .optional:
      return mirror.children.first.map { text($0.value) } ?? "nil"
    case .collection, .set, .dictionary:
      if mirror.children.count > 6 {
        return "\(TypeName.short(type(of: value))) of \(mirror.children.count)"
      }
    default: break
    }
    if value is String || value is Substring || value is Character { return quoted("\(value)") }
    if mirror.displayStyle == nil, "\(type(of: value))".contains("->") { return "a closure" }
    return cut(clean(String(describing: value)))
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

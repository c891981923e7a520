/// A key for values that views hand up the tree.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view below sets one.
  static var defaultValue: Value { get }
  /// Puts a later value together with the earlier ones, in tree order (case PF-1).
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing.
  public static var defaultValue: Value { nil }
}

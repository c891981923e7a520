/// A key for a value that is handed down the tree.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no ancestor set one.
  static var defaultValue: Value { get }
}

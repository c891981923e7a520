/// One source of truth of a screen: where it is, what it holds, and who reads and writes it (I-05).
public struct StateRecord: Sendable, Hashable, Codable {
  /// The path of the node that owns it.
  public var path: String
  /// The property.
  public var property: String
  /// The type of the value.
  public var type: String
  /// The value now, as text.
  public var value: String
  /// The view that owns it.
  public var owner: String
  /// The views whose latest bodies read it, in tree order.
  public var readers: [String]
  /// The views that can write it: its owner, and those that hold a binding to it, in tree order.
  public var writers: [String]
}

extension StateRecord: CustomStringConvertible {
  /// The record on one line.
  public var description: String {
    "\(path).\(property): \(type) = \(value)  read by \(readers.isEmpty ? "nobody" : readers.joined(separator: ", "))"
      + "  written by \(writers.joined(separator: ", "))"
  }
}

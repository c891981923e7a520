/// Nothing: it takes no space and no node.
public struct EmptyView: PrimitiveView {
  /// Nothing.
  @inlinable nonisolated public init() {}

  /// It makes no node.
  public static var _makesNodes: Bool { false }

  /// It takes no place in a line.
  public static func _plan(_ planner: inout LinePlanner) {}
}

/// Nothing: it takes no space and no node.
public struct EmptyView: PrimitiveView {
  /// Nothing.
  public init() {}
}

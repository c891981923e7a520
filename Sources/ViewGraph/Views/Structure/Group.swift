/// Several views treated as one, without a look of their own.
public struct Group<Content> {
  @usableFromInline let content: Content
}

extension Group: View, PrimitiveView where Content: View {
  /// The views of a closure.
  @inlinable public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A node is made where the content makes one.
  public static var _makesNodes: Bool { Content._makesNodes }

  /// Attaches the content.
  public static func _attach(_ view: Self, to slots: inout Slots) {
    Content._attach(view.content, to: &slots)
  }

  /// Describes the content.
  public static func _describe(_ view: Self, into describer: inout Describer) {
    Content._describe(view.content, into: &describer)
  }

  /// Plans the content.
  public static func _plan(_ planner: inout LinePlanner) {
    planner.inside(Content.self, at: MemoryLayout<Self>.offset(of: \.content))
  }
}

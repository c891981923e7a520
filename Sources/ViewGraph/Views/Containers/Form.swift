/// Controls in rows, as for settings.
public struct Form<Content: View>: PrimitiveView {
  let content: Content

  /// Rows of controls.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A node is made where a part makes one.
  public static var _makesNodes: Bool { Content._makesNodes }

  /// Attaches the content.
  public static func _attach(_ view: Self, to slots: inout Slots) {
    Content._attach(view.content, to: &slots)
  }

  /// Describes a form with the content inside.
  public static func _describe(_ view: Self, into describer: inout Describer) {
    describer.element(.form) { Content._describe(view.content, into: &$0) }
  }
}

/// Content that may be larger than the screen.
///
/// Nothing is lazy: all of it is mounted.
public struct ScrollView<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// Content that scrolls along some axes.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// A node is made where a part makes one.
  public static var _makesNodes: Bool { Content._makesNodes }

  /// Attaches the content.
  public static func _attach(_ view: Self, to slots: inout Slots) {
    Content._attach(view.content, to: &slots)
  }

  /// Describes a scrolling area with the content inside.
  public static func _describe(_ view: Self, into describer: inout Describer) {
    describer.element(.scroll(view.axes)) { Content._describe(view.content, into: &$0) }
  }
}

/// Lets a program scroll.
///
/// The calls are accepted: a drawing shows everything.
public struct ScrollViewProxy: Sendable {
  /// Scrolls to the view with an ID.
  ///
  /// Accepted.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// Gives its content a way to scroll.
public struct ScrollViewReader<Content: View>: PrimitiveView {
  let content: @MainActor (ScrollViewProxy) -> Content

  /// Content that can scroll.
  public init(@ViewBuilder content: @escaping @MainActor (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// Gives the content a node, which runs its closure.
  public static func _attach(_ view: Self, to slots: inout Slots) {
    let content = view.content
    ContentScope._attach(
      ContentScope("ScrollViewReader") { content(ScrollViewProxy()) }, to: &slots)
  }

  /// Leaves the description to the content.
  public static func _describe(_ view: Self, into describer: inout Describer) { describer.child() }
}

/// Views side by side.
public struct HStack<Content: View>: PrimitiveView {
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: Double?
  @usableFromInline let content: Content

  /// Views side by side.
  @inlinable public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// A node is made where the content makes one.
  public static var _makesNodes: Bool { Content._makesNodes }

  /// Attaches the content.
  public static func _attach(_ view: Self, to slots: inout Slots) {
    Content._attach(view.content, to: &slots)
  }

  /// Describes a stack with the content inside.
  public static func _describe(_ view: Self, into describer: inout Describer) {
    let stack = StackContent(
      direction: .horizontal, vertical: view.alignment, spacing: view.spacing)
    describer.element(.stack(stack)) { Content._describe(view.content, into: &$0) }
  }

  /// Plans the content as it stands side by side.
  public static func _plan(_ planner: inout LinePlanner) {
    planner.stack(
      of: Content.self, at: MemoryLayout<Self>.offset(of: \.content),
      alignment: MemoryLayout<Self>.offset(of: \.alignment),
      spacing: MemoryLayout<Self>.offset(of: \.spacing))
  }
}

/// Views below each other.
public struct VStack<Content: View>: PrimitiveView {
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: Double?
  @usableFromInline let content: Content

  /// Views below each other.
  @inlinable public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// A node is made where the content makes one.
  public static var _makesNodes: Bool { Content._makesNodes }

  /// Attaches the content.
  public static func _attach(_ view: Self, to slots: inout Slots) {
    Content._attach(view.content, to: &slots)
  }

  /// Describes a stack with the content inside.
  public static func _describe(_ view: Self, into describer: inout Describer) {
    let stack = StackContent(
      direction: .vertical, horizontal: view.alignment, spacing: view.spacing)
    describer.element(.stack(stack)) { Content._describe(view.content, into: &$0) }
  }
}

/// Views on top of each other, the last in front.
public struct ZStack<Content: View>: PrimitiveView {
  @usableFromInline let alignment: Alignment
  @usableFromInline let content: Content

  /// Views on top of each other.
  @inlinable public init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }

  /// A node is made where the content makes one.
  public static var _makesNodes: Bool { Content._makesNodes }

  /// Attaches the content.
  public static func _attach(_ view: Self, to slots: inout Slots) {
    Content._attach(view.content, to: &slots)
  }

  /// Describes a stack with the content inside.
  public static func _describe(_ view: Self, into describer: inout Describer) {
    let stack = StackContent(
      direction: .depth, horizontal: view.alignment.horizontal,
      vertical: view.alignment.vertical)
    describer.element(.stack(stack)) { Content._describe(view.content, into: &$0) }
  }
}

/// Room that grows between views.
public struct Spacer: PrimitiveView {
  let minLength: Double?

  /// Room of at least a length, in points.
  public init(minLength: Double? = nil) { self.minLength = minLength }

  /// It makes no node.
  public static var _makesNodes: Bool { false }

  /// Describes the room.
  public static func _describe(_ view: Self, into describer: inout Describer) {
    describer.element(.spacer(minLength: view.minLength))
  }
}

/// A line between views.
public struct Divider: PrimitiveView {
  /// A line.
  public init() {}

  /// It makes no node.
  public static var _makesNodes: Bool { false }

  /// Describes the line.
  public static func _describe(_ view: Self, into describer: inout Describer) {
    describer.element(.divider)
  }
}

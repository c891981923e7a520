/// What stays in sight of a lazy stack or grid.
///
/// Accepted: a drawing shows everything.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Views from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views below each other.
///
/// All of them are mounted.
public struct LazyVStack<Content: View>: PrimitiveView {
  let stack: VStack<Content>

  /// Views below each other.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }

  /// A node is made where a part makes one.
  public static var _makesNodes: Bool { Content._makesNodes }

  /// Attaches the content.
  public static func _attach(_ view: Self, to slots: inout Slots) {
    VStack._attach(view.stack, to: &slots)
  }

  /// Describes a stack with the content inside.
  public static func _describe(_ view: Self, into describer: inout Describer) {
    VStack._describe(view.stack, into: &describer)
  }
}

/// Views side by side.
///
/// All of them are mounted.
public struct LazyHStack<Content: View>: PrimitiveView {
  let stack: HStack<Content>

  /// Views side by side.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    stack = HStack(alignment: alignment, spacing: spacing, content: content)
  }

  /// A node is made where a part makes one.
  public static var _makesNodes: Bool { Content._makesNodes }

  /// Attaches the content.
  public static func _attach(_ view: Self, to slots: inout Slots) {
    HStack._attach(view.stack, to: &slots)
  }

  /// Describes a stack with the content inside.
  public static func _describe(_ view: Self, into describer: inout Describer) {
    HStack._describe(view.stack, into: &describer)
  }

  /// Plans the content as it stands side by side.
  public static func _plan(_ planner: inout LinePlanner) {
    planner.inside(HStack<Content>.self, at: MemoryLayout<Self>.offset(of: \.stack))
  }
}

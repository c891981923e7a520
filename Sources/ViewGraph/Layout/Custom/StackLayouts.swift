import Foundation

/// What a stack's layout keeps: the stack itself.
public struct StackLayoutCache {
  let box: LayoutBox
}

/// A layout that one of the library's boxes does.
protocol BoxLayout: Layout where Cache == StackLayoutCache {
  func box(of children: [LayoutBox], _ cell: CellSize) -> LayoutBox
}

extension BoxLayout {
  /// Makes the stack.
  public func makeCache(subviews: Subviews) -> StackLayoutCache {
    StackLayoutCache(box: box(of: subviews.boxes, subviews.cell))
  }

  /// The size of the stack.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache
  ) -> CGSize {
    let size = cache.box.size(in: proposal.proposal)
    return CGSize(width: size.width, height: size.height)
  }

  /// Places the views as the stack does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout StackLayoutCache
  ) {
    for (index, placement) in cache.box.placements(in: proposal.proposal).enumerated() {
      subviews[index].place(
        at: CGPoint(x: bounds.minX + placement.x, y: bounds.minY + placement.y),
        proposal: ProposedViewSize(placement.proposal))
    }
  }

  /// The baselines of the stack.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout StackLayoutCache
  ) -> CGFloat? {
    ViewDimensions(extent: cache.box.extent(in: proposal.proposal))[explicit: guide]
  }
}

/// The layout of an `HStack`.
public struct HStackLayout: Layout, BoxLayout, Sendable {
  /// Where views stand in height.
  public var alignment: VerticalAlignment
  /// The distance between views; the usual one where it is nil.
  public var spacing: CGFloat?

  /// Views side by side.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A stack along the lines.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func box(of children: [LayoutBox], _ cell: CellSize) -> LayoutBox {
    StackBox(
      .horizontal, vertical: alignment, spacing: spacing.map { Double($0) }, cell: cell, children)
  }
}

/// The layout of a `VStack`.
public struct VStackLayout: Layout, BoxLayout, Sendable {
  /// Where views stand in width.
  public var alignment: HorizontalAlignment
  /// The distance between views; the usual one where it is nil.
  public var spacing: CGFloat?

  /// Views below each other.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A stack down the screen.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  func box(of children: [LayoutBox], _ cell: CellSize) -> LayoutBox {
    StackBox(
      .vertical, horizontal: alignment, spacing: spacing.map { Double($0) }, cell: cell, children)
  }
}

/// The layout of a `ZStack`.
public struct ZStackLayout: Layout, BoxLayout, Sendable {
  /// Where views stand on each other.
  public var alignment: Alignment

  /// Views on top of each other.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  func box(of children: [LayoutBox], _ cell: CellSize) -> LayoutBox {
    DepthBox(alignment, children)
  }
}

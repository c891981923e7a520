/// Rows of views whose columns line up.
public struct Grid<Content: View>: PrimitiveView {
  let grid: GridContent
  let content: Content

  /// Rows of views.
  public init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil, @ViewBuilder content: () -> Content
  ) {
    grid = GridContent(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }

  /// A node is made where a part makes one.
  public static var _makesNodes: Bool { Content._makesNodes }

  /// Attaches the content.
  public static func _attach(_ view: Self, to slots: inout Slots) {
    Content._attach(view.content, to: &slots)
  }

  /// Describes a grid with the rows inside.
  public static func _describe(_ view: Self, into describer: inout Describer) {
    describer.element(.grid(view.grid)) { Content._describe(view.content, into: &$0) }
  }
}

/// A row of a grid: each view in it is a cell.
public struct GridRow<Content: View>: PrimitiveView {
  let row: GridRowContent
  let content: Content

  /// A row of cells.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    row = GridRowContent(alignment: alignment)
    self.content = content()
  }

  /// A node is made where a part makes one.
  public static var _makesNodes: Bool { Content._makesNodes }

  /// Attaches the content.
  public static func _attach(_ view: Self, to slots: inout Slots) {
    Content._attach(view.content, to: &slots)
  }

  /// Describes a row with the cells inside.
  public static func _describe(_ view: Self, into describer: inout Describer) {
    describer.element(.gridRow(view.row)) { Content._describe(view.content, into: &$0) }
  }
}

/// Views that flow into columns, row by row.
///
/// All of them are mounted.
public struct LazyVGrid<Content: View>: PrimitiveView {
  let grid: LazyGridContent
  let content: Content

  /// Views that flow into columns.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    grid = LazyGridContent(
      items: columns, isVertical: true,
      alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
    self.content = content()
  }

  /// A node is made where a part makes one.
  public static var _makesNodes: Bool { Content._makesNodes }

  /// Attaches the content.
  public static func _attach(_ view: Self, to slots: inout Slots) {
    Content._attach(view.content, to: &slots)
  }

  /// Describes a grid with the views inside.
  public static func _describe(_ view: Self, into describer: inout Describer) {
    describer.element(.lazyGrid(view.grid)) { Content._describe(view.content, into: &$0) }
  }
}

/// Views that flow into rows, column by column.
///
/// All of them are mounted.
public struct LazyHGrid<Content: View>: PrimitiveView {
  let grid: LazyGridContent
  let content: Content

  /// Views that flow into rows.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    grid = LazyGridContent(
      items: rows, isVertical: false,
      alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
    self.content = content()
  }

  /// A node is made where a part makes one.
  public static var _makesNodes: Bool { Content._makesNodes }

  /// Attaches the content.
  public static func _attach(_ view: Self, to slots: inout Slots) {
    Content._attach(view.content, to: &slots)
  }

  /// Describes a grid with the views inside.
  public static func _describe(_ view: Self, into describer: inout Describer) {
    describer.element(.lazyGrid(view.grid)) { Content._describe(view.content, into: &$0) }
  }
}

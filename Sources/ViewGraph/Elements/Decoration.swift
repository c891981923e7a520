import Foundation

/// What a modifier adds to the element inside it.
///
/// What text cannot show is kept by name.
package enum Decoration {
  case padding(EdgeInsets)
  case frame(FrameContent)
  case fixedSize(horizontal: Bool, vertical: Bool)
  case layoutPriority(Double)
  case offset(x: Double, y: Double)
  case background(Alignment)
  case overlay(Alignment)
  case border(Color)
  case foregroundStyle(Color?)
  case tint(Color?)
  case bold(Bool)
  case italic(Bool)
  case underline(Bool)
  case strikethrough(Bool)
  case font(Font?)
  case opacity(Double)
  case hidden
  /// Whether it and what is inside takes touches.
  case hitTesting(Bool)
  /// At most so many lines, and room for at least so many.
  case lineLimit(Int?, least: Int = 1)
  case truncationMode(Text.TruncationMode)
  case textAlignment(TextAlignment)
  case disabled(Bool, by: String)
  case tag(AnyHashable, includesOptional: Bool)
  case labelsHidden
  case accessibilityLabel(String)
  case accessibilityIdentifier(String)
  case accessibilityValue(String)
  case accessibilityHidden(Bool)
  case focused(FocusContent)
  case onSubmit(SubmitTriggers, @MainActor () -> Void)
  case onOpenURL(@MainActor (URL) -> Void)
  case onTap(@MainActor () -> Void)
  case refreshable(@MainActor @Sendable () async -> Void)
  case swipeActions(edge: HorizontalEdge)
  case interactiveDismissDisabled(Bool)
  /// Where an item of a toolbar stands, by the name of the placement.
  case toolbarPlacement(String)
  case navigationTitle(@MainActor () -> String)
  /// How wide the column of a split view around is, in points.
  case columnWidth(ColumnWidthWish)
  case onDelete(@MainActor () -> Void)
  case badge(String)
  case contentMargins
  /// A text that the environment of the place makes into a string, and what it is there for.
  case said(Text, SaidPart)
  /// A name by which views inside measure where they stand.
  case coordinateSpace(AnyHashable)
  case gridCell(GridCell)
  case layoutValue(ObjectIdentifier, Any)
  case alignmentGuide(AlignmentLine, (ViewDimensions) -> Double)
  case position(x: Double, y: Double)
  case zIndex(Double)
  /// The control is drawn as if it had the focus, for pictures of it.
  case looksFocused
  case clipped
  /// Accepted, kept in the tree, and changing nothing.
  case unseen(String)
}

/// What a text that a modifier is given is there for.
package enum SaidPart: Sendable {
  case accessibilityLabel, accessibilityValue, badge, navigationTitle

  /// The modifier, with the text as it is shown.
  func decoration(_ text: String) -> Decoration {
    switch self {
    case .accessibilityLabel: .accessibilityLabel(text)
    case .accessibilityValue: .accessibilityValue(text)
    case .badge: .badge(text)
    case .navigationTitle: .navigationTitle { text }
    }
  }
}

/// How wide a column of a split view would be, in points.
package struct ColumnWidthWish: Sendable, Equatable {
  package var min: Double?
  package var ideal: Double
  package var max: Double?
}

/// What a cell asks of the grid around it.
package struct GridCell: Sendable, Equatable {
  /// How many columns it takes.
  package var columns: Int?
  /// Where it stands in its cell, by points of both.
  package var anchor: UnitPoint?
  /// Where the cells of its column stand.
  package var columnAlignment: HorizontalAlignment?
  /// The axes along which it asks for no room.
  package var unsizedAxes: Axis.Set?

  /// What both ask, this first.
  func with(_ inner: GridCell?) -> GridCell {
    GridCell(
      columns: columns ?? inner?.columns, anchor: anchor ?? inner?.anchor,
      columnAlignment: columnAlignment ?? inner?.columnAlignment,
      unsizedAxes: unsizedAxes ?? inner?.unsizedAxes)
  }
}

/// A frame, in points.
package struct FrameContent: Sendable, Equatable {
  package var width: Double?
  package var height: Double?
  package var minWidth: Double?
  package var idealWidth: Double?
  package var maxWidth: Double?
  package var minHeight: Double?
  package var idealHeight: Double?
  package var maxHeight: Double?
  package var alignment = Alignment.center
}

/// How a field's focus is read and written by the program.
package struct FocusContent {
  /// The state that the program keeps it in.
  var source: AnyStateLocation?
  package var isFocused: @MainActor () -> Bool
  package var setFocused: @MainActor (Bool) -> Void
}

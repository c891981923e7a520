import Foundation

/// The text of a `Text`, as it is shown.
package struct TextContent {
  package var string: String
  /// How the text itself asks to be set; what it leaves open is as around it.
  package var style = TextStyle()
}

/// An image: text shows a glyph or the name.
package struct ImageContent: Sendable {
  package var name: String
  package var isSystem: Bool
  package var label: String?
}

/// A button.
package struct ButtonContent {
  package var role: ButtonRole?
  /// Whether it leads to another screen.
  package var isLink = false
  /// The value it leads to, which is also what its row stands for in a selection.
  package var tag: AnyHashable?
  package var action: @MainActor () -> Void
}

/// A switch over one or more values.
package struct ToggleContent {
  package var isOn: @MainActor () -> Bool
  package var isMixed: @MainActor () -> Bool
  package var set: @MainActor (Bool) -> Void
}

/// What sort of field takes the text.
package enum FieldStyle: Sendable { case plain, secure, editor, search }

/// A field of text.
package struct FieldContent {
  package var style: FieldStyle
  package var prompt: String
  /// Whether it takes more than one line.
  package var isMultiline = false
  package var text: @MainActor () -> String
  package var set: @MainActor (String) -> Void
  /// Called when the field gets the focus.
  package var beginEditing: (@MainActor () -> Void)?
  /// Called when the field loses the focus, and on Return: commits or reverts what was typed.
  package var endEditing: (@MainActor () -> Void)?
  package var submit: @MainActor () -> Void
}

/// A choice among tagged views.
package struct PickerContent {
  /// Whether a tag is the selection; the second value is whether it stands for the optional too.
  package var isSelected: @MainActor (AnyHashable, Bool) -> Bool
  /// Selects a tag, unless it is of another type.
  package var select: @MainActor (AnyHashable, Bool) -> Bool
  package var selection: @MainActor () -> String
}

/// A value that goes up and down by steps.
package struct StepperContent {
  package var increment: (@MainActor () -> Void)?
  package var decrement: (@MainActor () -> Void)?
  package var value: @MainActor () -> String
}

/// A value in a range.
package struct SliderContent {
  package var value: @MainActor () -> Double
  package var set: @MainActor (Double) -> Void
  package var bounds: ClosedRange<Double>
  package var step: Double?
}

/// A date.
package struct DatePickerContent {
  package var text: @MainActor () -> String
  package var date: @MainActor () -> Date
  package var range: ClosedRange<Date>
  /// Sets a date, moved into the range that is allowed.
  package var set: @MainActor (Date) -> Void
}

/// A link.
package struct LinkContent {
  package var destination: URL
  package var open: @MainActor () -> Void
}

/// Something that opens and closes.
package struct DisclosureContent {
  package var isOpen: @MainActor () -> Bool
  package var setOpen: @MainActor (Bool) -> Void
  /// What a tap does instead of opening, for a menu that has such an action.
  package var primaryAction: (@MainActor () -> Void)?

  init(
    isOpen: @escaping @MainActor () -> Bool,
    primaryAction: (@MainActor () -> Void)? = nil, setOpen: @escaping @MainActor (Bool) -> Void
  ) {
    self.isOpen = isOpen
    self.setOpen = setOpen
    self.primaryAction = primaryAction
  }
}

/// Work that goes on: a fraction, or nil where the end is not known.
package struct ProgressContent {
  package var fraction: Double?
}

/// A section of a list, form or menu.
package struct SectionContent {
  package var isOpen: (@MainActor () -> Bool)?
  package var setOpen: (@MainActor (Bool) -> Void)?
}

/// A list, with its selection.
package struct ListContent {
  /// Whether a tag is of the type that is selected.
  package var accepts: @MainActor (AnyHashable) -> Bool = { _ in false }
  package var isSelected: @MainActor (AnyHashable) -> Bool
  package var select: (@MainActor (AnyHashable) -> Void)?
  package var refresh: (@MainActor () async -> Void)?
}

/// A row of a list or form.
package struct RowContent {
  package var id: AnyHashable?
  package var isSelected: @MainActor () -> Bool
  package var select: (@MainActor () -> Void)?
  package var delete: (@MainActor () -> Void)?
  package var move: (@MainActor (Int) -> Void)?
}

/// Views in a line, or on top of each other.
package struct StackContent: Sendable {
  /// Which way.
  package enum Direction: Sendable { case horizontal, vertical, depth }
  package var direction: Direction
  package var horizontal = HorizontalAlignment.center
  package var vertical = VerticalAlignment.center
  package var spacing: Double?
}

/// A grid of rows.
package struct GridContent: Sendable {
  package var alignment: Alignment
  package var horizontalSpacing: Double?
  package var verticalSpacing: Double?
}

/// A row of a grid.
package struct GridRowContent: Sendable {
  package var alignment: VerticalAlignment?
}

/// A grid that flows into columns or rows.
package struct LazyGridContent: Sendable {
  package var items: [GridItem]
  package var isVertical: Bool
  package var alignment: Alignment
  package var spacing: Double?
}

/// An area of colour, or a shape.
package struct FillContent: Sendable {
  package var color: Color?
  package var name: String
  /// Whether only the edge is drawn.
  package var isOutline = false
}

/// A layout that a program wrote.
package struct AnyLayoutContent {
  package var name: String
  /// The direction of a layout that is a stack.
  var axis: Axis?
  /// Makes the box that asks the layout.
  var makeBox: ([LayoutBox], CellSize) -> LayoutBox
}

/// A stack of screens.
package struct NavigationContent {
  package var title: @MainActor () -> String
  package var canGoBack: Bool
  package var goBack: @MainActor () -> Void
}

/// A tab, whether it is in front or not.
package struct TabContent {
  package var isSelected: @MainActor () -> Bool
  package var select: @MainActor () -> Void
}

/// Tabs, one of them in front.
package struct TabsContent {
  package var titles: [String]
  package var selected: Int
  /// Whether a page with this tag is in front, where pages stand without labels.
  package var isChosen: (@MainActor (AnyHashable) -> Bool)?
  package var select: @MainActor (Int) -> Void
}

/// How something is presented.
package enum PresentationStyle: Sendable {
  case sheet, cover, popover, alert, dialog

  /// What it has in paths.
  var name: String {
    switch self {
    case .sheet: "sheet"
    case .cover: "fullScreenCover"
    case .popover: "popover"
    case .alert: "alert"
    case .dialog: "confirmationDialog"
    }
  }

  var isAlert: Bool {
    switch self {
    case .alert, .dialog: true
    case .sheet, .cover, .popover: false
    }
  }
}

/// A sheet, an alert or a popover that is open.
package struct PresentationContent {
  package var style = PresentationStyle.sheet
  /// The title it is given; a sheet is named by the title of its content instead.
  package var title: String
  /// The highest that is open lies in front.
  package var order = 0
  package var dismiss: @MainActor () -> Void
}

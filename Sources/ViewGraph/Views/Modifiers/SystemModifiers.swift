import Foundation

extension View {
  // MARK: - Keyboard

  /// Whether typing is corrected.
  ///
  /// A terminal does not.
  public func autocorrectionDisabled(_ disable: Bool = true) -> Decorated<Self> {
    unseen("autocorrectionDisabled")
  }

  /// Whether typing is corrected, in the older form.
  public func disableAutocorrection(_ disable: Bool?) -> Decorated<Self> {
    unseen("disableAutocorrection")
  }

  /// Which letters become capitals while typing.
  ///
  /// A terminal leaves them.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> Decorated<Self> {
    unseen("textInputAutocapitalization")
  }

  /// Which letters become capitals while typing, in the older form.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> Decorated<Self> {
    unseen("autocapitalization")
  }

  /// Which keyboard is shown.
  ///
  /// A terminal has one.
  public func keyboardType(_ type: UIKeyboardType) -> Decorated<Self> { unseen("keyboardType") }

  /// What sort of text is typed, for suggestions.
  ///
  /// A terminal makes none.
  public func textContentType(_ type: UITextContentType?) -> Decorated<Self> {
    unseen("textContentType")
  }

  /// When scrolling puts the keyboard away.
  ///
  /// A terminal has none on the screen.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> Decorated<Self> {
    unseen("scrollDismissesKeyboard")
  }

  // MARK: - Appearance

  /// Light or dark, as the view would have it.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> EnvironmentWriter<Self> {
    EnvironmentWriter(self, value: colorScheme) {
      if let colorScheme { $0.colorScheme = colorScheme }
    }
  }

  /// Light or dark for the views below.
  public func colorScheme(_ colorScheme: ColorScheme) -> EnvironmentWriter<Self> {
    environment(\.colorScheme, colorScheme)
  }

  /// The size of text for the views below.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> EnvironmentWriter<Self> {
    environment(\.dynamicTypeSize, size)
  }

  /// Bounds for the size of text of the views below.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> EnvironmentWriter<Self>
  where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      if range.contains(size) { return }
      let allowed = DynamicTypeSize.allCases.filter(range.contains)
      guard let least = allowed.first, let most = allowed.last else { return }
      size = size < least ? least : most
    }
  }

  /// How large controls below are.
  ///
  /// Cells draw one size.
  public func controlSize(_ controlSize: ControlSize) -> Decorated<Self> { unseen("controlSize") }

  /// How a button's border is shaped.
  ///
  /// Cells draw one shape.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> Decorated<Self> {
    unseen("buttonBorderShape")
  }

  /// How a menu's choices are ordered.
  ///
  /// Cells keep tree order.
  public func menuOrder(_ order: MenuOrder) -> Decorated<Self> { unseen("menuOrder") }

  /// Whether a menu marks that it opens.
  ///
  /// Cells draw the same.
  public func menuIndicator(_ visibility: Visibility) -> Decorated<Self> {
    unseen("menuIndicator")
  }

  /// Whether the status bar is hidden.
  ///
  /// A terminal has none.
  public func statusBarHidden(_ hidden: Bool = true) -> Decorated<Self> {
    unseen("statusBarHidden")
  }

  /// Whether the system's own bars are hidden.
  ///
  /// A terminal has none.
  public func persistentSystemOverlays(_ visibility: Visibility) -> Decorated<Self> {
    unseen("persistentSystemOverlays")
  }

  // MARK: - Lists

  /// Room around a row's content.
  public func listRowInsets(_ insets: EdgeInsets?) -> Decorated<Self> { unseen("listRowInsets") }

  /// What lies behind a row.
  ///
  /// Cells show none.
  public func listRowBackground<V: View>(_ view: V?) -> Decorated<Self> {
    unseen("listRowBackground")
  }

  /// Whether lines stand between rows.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> Decorated<Self> {
    unseen("listRowSeparator")
  }

  /// The colour of lines between rows.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> Decorated<Self> {
    unseen("listRowSeparatorTint")
  }

  /// Whether lines stand between sections.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> Decorated<Self> {
    unseen("listSectionSeparator")
  }

  /// Room between rows.
  public func listRowSpacing(_ spacing: Double?) -> Decorated<Self> { unseen("listRowSpacing") }

  /// Room between sections.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> Decorated<Self> {
    unseen("listSectionSpacing")
  }

  /// Room between sections.
  public func listSectionSpacing(_ spacing: Double) -> Decorated<Self> {
    unseen("listSectionSpacing")
  }

  /// The accent of a row.
  public func listItemTint(_ tint: Color?) -> Decorated<Self> { unseen("listItemTint") }

  /// How much a header stands out.
  public func headerProminence(_ prominence: Prominence) -> Decorated<Self> {
    unseen("headerProminence")
  }

  // MARK: - Scrolling

  /// Whether a scrolling area shows where it is.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> Decorated<Self> {
    unseen("scrollIndicators")
  }

  /// Whether a scrolling area scrolls.
  public func scrollDisabled(_ disabled: Bool) -> Decorated<Self> { unseen("scrollDisabled") }

  /// Whether a scrolling area cuts its content.
  public func scrollClipDisabled(_ disabled: Bool = true) -> Decorated<Self> {
    unseen("scrollClipDisabled")
  }

  /// Whether a list or form has a background of its own.
  public func scrollContentBackground(_ visibility: Visibility) -> Decorated<Self> {
    unseen("scrollContentBackground")
  }

  /// Whether a scrolling area bounces.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> Decorated<Self> {
    unseen("scrollBounceBehavior")
  }

  /// Where a scrolling area comes to rest.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> Decorated<Self> {
    unseen("scrollTargetBehavior")
  }

  /// Marks views that a scrolling area comes to rest at.
  public func scrollTargetLayout(isEnabled: Bool = true) -> Decorated<Self> {
    unseen("scrollTargetLayout")
  }

  /// Which view a scrolling area is at.
  ///
  /// Accepted: a drawing shows everything.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> Decorated<Self> {
    unseen("scrollPosition")
  }

  /// Where a scrolling area starts.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> Decorated<Self> {
    unseen("defaultScrollAnchor")
  }

  // MARK: - Grids

  /// How many columns of a grid a cell takes.
  public func gridCellColumns(_ count: Int) -> Decorated<Self> {
    decorated(.gridCell(GridCell(columns: count)))
  }

  /// Where a view stands in its cell of a grid.
  public func gridCellAnchor(_ anchor: UnitPoint) -> Decorated<Self> {
    decorated(.gridCell(GridCell(anchor: anchor)))
  }

  /// How the cells of a column stand.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> Decorated<Self> {
    decorated(.gridCell(GridCell(columnAlignment: guide)))
  }

  /// Along which axes a cell does not ask for room.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> Decorated<Self> {
    decorated(.gridCell(GridCell(unsizedAxes: axes)))
  }
}

extension VerticalEdge {
  /// The upper edge, the lower, or both.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8
    /// Edges from their bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let bottom = Set(rawValue: 2)
    public static let all: Set = [.top, .bottom]
  }
}

/// Which letters become capitals while typing.
public struct TextInputAutocapitalization: Sendable, Hashable {
  private let name: String
  public static let never = TextInputAutocapitalization(name: "never")
  public static let words = TextInputAutocapitalization(name: "words")
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  public static let characters = TextInputAutocapitalization(name: "characters")
}

/// Which letters become capitals while typing, in the older form.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// A keyboard.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// A sort of text that is typed.
public struct UITextContentType: Sendable, Hashable {
  private let name: String
  public static let name = UITextContentType(name: "name")
  public static let givenName = UITextContentType(name: "givenName")
  public static let familyName = UITextContentType(name: "familyName")
  public static let username = UITextContentType(name: "username")
  public static let password = UITextContentType(name: "password")
  public static let newPassword = UITextContentType(name: "newPassword")
  public static let oneTimeCode = UITextContentType(name: "oneTimeCode")
  public static let emailAddress = UITextContentType(name: "emailAddress")
  public static let telephoneNumber = UITextContentType(name: "telephoneNumber")
  public static let addressCity = UITextContentType(name: "addressCity")
  public static let countryName = UITextContentType(name: "countryName")
  public static let postalCode = UITextContentType(name: "postalCode")
  public static let URL = UITextContentType(name: "URL")
}

/// When scrolling puts the keyboard away.
public struct ScrollDismissesKeyboardMode: Sendable, Hashable {
  private let name: String
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// How large controls are.
public enum ControlSize: Sendable, Hashable, CaseIterable {
  case mini, small, regular, large, extraLarge
}

/// How a button's border is shaped.
public struct ButtonBorderShape: Sendable, Hashable {
  private let name: String
  public static let automatic = ButtonBorderShape(name: "automatic")
  public static let capsule = ButtonBorderShape(name: "capsule")
  public static let circle = ButtonBorderShape(name: "circle")
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  /// With corners of a radius.
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape { roundedRectangle }
}

/// How a menu's choices are ordered.
public struct MenuOrder: Sendable, Hashable {
  private let name: String
  public static let automatic = MenuOrder(name: "automatic")
  public static let priority = MenuOrder(name: "priority")
  public static let fixed = MenuOrder(name: "fixed")
}

/// Room between sections.
public struct ListSectionSpacing: Sendable, Hashable {
  private let points: Double?
  public static let `default` = ListSectionSpacing(points: nil)
  public static let compact = ListSectionSpacing(points: 0)
  /// Room in points.
  public static func custom(_ spacing: Double) -> ListSectionSpacing {
    ListSectionSpacing(points: spacing)
  }
}

/// How much something stands out.
public enum Prominence: Sendable, Hashable { case standard, increased }

/// Whether a scrolling area shows where it is.
public struct ScrollIndicatorVisibility: Sendable, Hashable {
  private let name: String
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// Whether a scrolling area bounces.
public struct ScrollBounceBehavior: Sendable, Hashable {
  private let name: String
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  public static let always = ScrollBounceBehavior(name: "always")
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// Where a scrolling area comes to rest.
public protocol ScrollTargetBehavior: Sendable {}

/// At whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {}

/// At whole views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// At whole pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// At whole views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
}

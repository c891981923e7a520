// Styles that change nothing in text: they are accepted and kept in the tree.

/// How text editors look.
///
/// Text draws them all alike.
public protocol TextEditorStyle: Sendable {}

extension View {
  /// The style of the text editors below.
  ///
  /// Text draws them all alike.
  public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> Decorated<Self> {
    unseen("textEditorStyle(\(TypeName.short(S.self)))")
  }
}

/// The automatic style of text editors.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// The style.
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The automatic style.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

/// The plain style of text editors.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// The style.
  public init() {}
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// The plain style.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

/// The roundedBorder style of text editors.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  /// The style.
  public init() {}
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// The roundedBorder style.
  public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

/// How lists look.
///
/// Text draws them all alike.
public protocol ListStyle: Sendable {}

extension View {
  /// The style of the lists below.
  ///
  /// Text draws them all alike.
  public func listStyle<S: ListStyle>(_ style: S) -> Decorated<Self> {
    unseen("listStyle(\(TypeName.short(S.self)))")
  }
}

/// The automatic style of lists.
public struct DefaultListStyle: ListStyle {
  /// The style.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The automatic style.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// The plain style of lists.
public struct PlainListStyle: ListStyle {
  /// The style.
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// The plain style.
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// The grouped style of lists.
public struct GroupedListStyle: ListStyle {
  /// The style.
  public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// The grouped style.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// The insetGrouped style of lists.
public struct InsetGroupedListStyle: ListStyle {
  /// The style.
  public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// The insetGrouped style.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// The inset style of lists.
public struct InsetListStyle: ListStyle {
  /// The style.
  public init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// The inset style.
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// The sidebar style of lists.
public struct SidebarListStyle: ListStyle {
  /// The style.
  public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// The sidebar style.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// The bordered style of lists.
public struct BorderedListStyle: ListStyle {
  /// The style.
  public init() {}
}

extension ListStyle where Self == BorderedListStyle {
  /// The bordered style.
  public static var bordered: BorderedListStyle { BorderedListStyle() }
}

/// The elliptical style of lists.
public struct EllipticalListStyle: ListStyle {
  /// The style.
  public init() {}
}

extension ListStyle where Self == EllipticalListStyle {
  /// The elliptical style.
  public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}

/// The carousel style of lists.
public struct CarouselListStyle: ListStyle {
  /// The style.
  public init() {}
}

extension ListStyle where Self == CarouselListStyle {
  /// The carousel style.
  public static var carousel: CarouselListStyle { CarouselListStyle() }
}

/// How pickers look.
///
/// Text draws them all alike.
public protocol PickerStyle: Sendable {}

extension View {
  /// The style of the pickers below.
  ///
  /// Text draws them all alike.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> Decorated<Self> {
    unseen("pickerStyle(\(TypeName.short(S.self)))")
  }
}

/// The automatic style of pickers.
public struct DefaultPickerStyle: PickerStyle {
  /// The style.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The automatic style.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// The inline style of pickers.
public struct InlinePickerStyle: PickerStyle {
  /// The style.
  public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The inline style.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// The menu style of pickers.
public struct MenuPickerStyle: PickerStyle {
  /// The style.
  public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The menu style.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// The segmented style of pickers.
public struct SegmentedPickerStyle: PickerStyle {
  /// The style.
  public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The segmented style.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// The wheel style of pickers.
public struct WheelPickerStyle: PickerStyle {
  /// The style.
  public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// The wheel style.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// The palette style of pickers.
public struct PalettePickerStyle: PickerStyle {
  /// The style.
  public init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  /// The palette style.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// The radioGroup style of pickers.
public struct RadioGroupPickerStyle: PickerStyle {
  /// The style.
  public init() {}
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// The radioGroup style.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

/// The navigationLink style of pickers.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// The style.
  public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The navigationLink style.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// How forms look.
///
/// Text draws them all alike.
public protocol FormStyle: Sendable {}

extension View {
  /// The style of the forms below.
  ///
  /// Text draws them all alike.
  public func formStyle<S: FormStyle>(_ style: S) -> Decorated<Self> {
    unseen("formStyle(\(TypeName.short(S.self)))")
  }
}

/// The automatic style of forms.
public struct AutomaticFormStyle: FormStyle {
  /// The style.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The automatic style.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// The columns style of forms.
public struct ColumnsFormStyle: FormStyle {
  /// The style.
  public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
  /// The columns style.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// The grouped style of forms.
public struct GroupedFormStyle: FormStyle {
  /// The style.
  public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
  /// The grouped style.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// How date pickers look.
///
/// Text draws them all alike.
public protocol DatePickerStyle: Sendable {}

extension View {
  /// The style of the date pickers below.
  ///
  /// Text draws them all alike.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> Decorated<Self> {
    unseen("datePickerStyle(\(TypeName.short(S.self)))")
  }
}

/// The automatic style of date pickers.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// The style.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The automatic style.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// The compact style of date pickers.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// The style.
  public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The compact style.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// The graphical style of date pickers.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// The style.
  public init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The graphical style.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// The wheel style of date pickers.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// The style.
  public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// The wheel style.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// The field style of date pickers.
public struct FieldDatePickerStyle: DatePickerStyle {
  /// The style.
  public init() {}
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// The field style.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

/// The stepperField style of date pickers.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
  /// The style.
  public init() {}
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// The stepperField style.
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

/// How tab views look.
///
/// Text draws them all alike.
public protocol TabViewStyle: Sendable {}

extension View {
  /// The style of the tab views below.
  ///
  /// Text draws them all alike.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> Decorated<Self> {
    unseen("tabViewStyle(\(TypeName.short(S.self)))")
  }
}

/// The automatic style of tab views.
public struct DefaultTabViewStyle: TabViewStyle {
  /// The style.
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The automatic style.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// The page style of tab views.
public struct PageTabViewStyle: TabViewStyle {
  /// The style.
  public init() {}
  /// When the index of the pages is shown.
  public struct IndexDisplayMode: Sendable, Hashable {
    private let name: String
    public static let automatic = IndexDisplayMode(name: "automatic")
    public static let always = IndexDisplayMode(name: "always")
    public static let never = IndexDisplayMode(name: "never")
  }

  /// Pages with their index shown at times.
  public init(indexDisplayMode: IndexDisplayMode) {}
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// The page style.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages with their index shown at times.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// The sidebarAdaptable style of tab views.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// The style.
  public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// The sidebarAdaptable style.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

/// The tabBarOnly style of tab views.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// The style.
  public init() {}
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// The tabBarOnly style.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

/// The verticalPage style of tab views.
public struct VerticalPageTabViewStyle: TabViewStyle {
  /// The style.
  public init() {}
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
  /// The verticalPage style.
  public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
}

/// The grouped style of tab views.
public struct GroupedTabViewStyle: TabViewStyle {
  /// The style.
  public init() {}
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// The grouped style.
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

/// How split views look.
///
/// Text draws them all alike.
public protocol NavigationSplitViewStyle: Sendable {}

extension View {
  /// The style of the split views below.
  ///
  /// Text draws them all alike.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> Decorated<Self> {
    unseen("navigationSplitViewStyle(\(TypeName.short(S.self)))")
  }
}

/// The automatic style of split views.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The automatic style.
  public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}

/// The balanced style of split views.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The balanced style.
  public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}

/// The prominentDetail style of split views.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The prominentDetail style.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

/// How navigation views look.
///
/// Text draws them all alike.
public protocol NavigationViewStyle: Sendable {}

extension View {
  /// The style of the navigation views below.
  ///
  /// Text draws them all alike.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> Decorated<Self> {
    unseen("navigationViewStyle(\(TypeName.short(S.self)))")
  }
}

/// The automatic style of navigation views.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The automatic style.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

/// The stack style of navigation views.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// The stack style.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

/// The columns style of navigation views.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// The columns style.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

/// How groups of controls look.
///
/// Text draws them all alike.
public protocol ControlGroupStyle: Sendable {}

extension View {
  /// The style of the groups of controls below.
  ///
  /// Text draws them all alike.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> Decorated<Self> {
    unseen("controlGroupStyle(\(TypeName.short(S.self)))")
  }
}

/// The automatic style of groups of controls.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// The style.
  public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The automatic style.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// The navigation style of groups of controls.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// The style.
  public init() {}
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The navigation style.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// The palette style of groups of controls.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// The style.
  public init() {}
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// The palette style.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

/// The menu style of groups of controls.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// The style.
  public init() {}
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// The menu style.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// The compactMenu style of groups of controls.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// The style.
  public init() {}
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// The compactMenu style.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// How page indexes look.
///
/// Text draws them all alike.
public protocol IndexViewStyle: Sendable {}

extension View {
  /// The style of the page indexes below.
  ///
  /// Text draws them all alike.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> Decorated<Self> {
    unseen("indexViewStyle(\(TypeName.short(S.self)))")
  }
}

/// The page style of page indexes.
public struct PageIndexViewStyle: IndexViewStyle {
  /// The style.
  public init() {}
  /// When the background of the index is shown.
  public struct BackgroundDisplayMode: Sendable, Hashable {
    private let name: String
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    public static let always = BackgroundDisplayMode(name: "always")
    public static let never = BackgroundDisplayMode(name: "never")
  }

  /// An index with its background shown at times.
  public init(backgroundDisplayMode: BackgroundDisplayMode) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// The page style.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// An index with its background shown at times.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

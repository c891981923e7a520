/// Where an item of a toolbar stands.
public struct ToolbarItemPlacement: Sendable, Hashable {
  let name: String
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  public static let principal = ToolbarItemPlacement(name: "principal")
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  public static let status = ToolbarItemPlacement(name: "status")
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  public static let navigationBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  public static let title = ToolbarItemPlacement(name: "title")
  public static let subtitle = ToolbarItemPlacement(name: "subtitle")
  public static let largeTitle = ToolbarItemPlacement(name: "largeTitle")
}

/// A part of a toolbar: the library's, or one of yours with a body of others.
@MainActor @preconcurrency public protocol ToolbarContent {
  /// The type of the body.
  associatedtype Body: ToolbarContent
  /// What the part is made of.
  @ToolbarContentBuilder var body: Body { get }
  /// The views of the part.
  ///
  /// The library's; the default serves yours.
  associatedtype Items: View = ToolbarBody<Self>
  /// The views of the part.
  ///
  /// The library's; the default serves yours.
  static func _items(_ content: Self) -> Items
}

extension ToolbarContent where Items == ToolbarBody<Self> {
  /// Runs the body in its turn.
  public static func _items(_ content: Self) -> ToolbarBody<Self> { ToolbarBody(content) }
}

extension Never: ToolbarContent {
  /// There is no value, so no views.
  public static func _items(_ content: Never) -> EmptyView {}
}

/// A part of a toolbar that the library is made of.
public protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
  /// The part has no body.
  public var body: Never {
    preconditionFailure("'\(Self.self)' is drawn by the library and has no body to evaluate.")
  }
}

/// Runs the body of a part of a toolbar, with its state and environment.
public struct ToolbarBody<Content: ToolbarContent>: View, LibraryView {
  private var holder: Holder

  init(_ content: Content) { holder = Holder(content: content) }

  /// The views of the part's body.
  public var body: some View { Content.Body._items(holder.content.body) }

  /// Has the properties of the part installed.
  private struct Holder: DynamicProperty {
    var content: Content

    static func _install(
      _ property: UnsafeMutablePointer<Self>, in installer: inout PropertyInstaller
    ) {
      installer.installFields(of: Content.self, at: UnsafeMutableRawPointer(property))
    }
  }
}

/// One item of a toolbar.
public struct ToolbarItem<Content: View>: PrimitiveToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  /// An item at a place.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// An item at a place, with an ID by which a person arranges it.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content)
  }

  /// The view of the item.
  public static func _items(_ item: Self) -> Decorated<Content> {
    item.content.decorated(.toolbarPlacement(item.placement.name))
  }
}

/// Several items of a toolbar.
public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Items at a place.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// The views of the items.
  public static func _items(_ group: Self) -> Decorated<Content> {
    group.content.decorated(.toolbarPlacement(group.placement.name))
  }
}

/// Room between items of a toolbar.
public struct ToolbarSpacer: PrimitiveToolbarContent {
  /// Room between items.
  public init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {}

  /// No view: cells put items side by side.
  public static func _items(_ spacer: Self) -> EmptyView { EmptyView() }
}

/// How much room is kept.
public struct SpacerSizing: Sendable, Hashable {
  private let name: String
  public static let fixed = SpacerSizing(name: "fixed")
  public static let flexible = SpacerSizing(name: "flexible")
}

/// The parts of a toolbar, put together.
public struct ToolbarParts<Views: View>: PrimitiveToolbarContent {
  let views: Views

  /// The views of the parts.
  public static func _items(_ parts: Self) -> Views { parts.views }
}

/// A part of a toolbar that is there or not.
public struct ToolbarOptional<Content: ToolbarContent>: PrimitiveToolbarContent {
  let views: Content.Items?

  /// The views of the part.
  public static func _items(_ optional: Self) -> Content.Items? { optional.views }
}

/// One of two parts of a toolbar.
public struct ToolbarBranch<First: ToolbarContent, Second: ToolbarContent>:
  PrimitiveToolbarContent
{
  let views: ConditionalContent<First.Items, Second.Items>

  /// The views of the part that is there.
  public static func _items(_ branch: Self) -> ConditionalContent<First.Items, Second.Items> {
    branch.views
  }
}

/// Puts the parts of a toolbar together.
@MainActor @resultBuilder public struct ToolbarContentBuilder {
  /// One part, as it stands.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// One part.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Any number of parts.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> ToolbarParts<TupleView<repeat (each Content).Items>> {
    ToolbarParts(views: TupleView(repeat (each Content)._items(each content)))
  }

  /// A part that is there or not.
  public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> ToolbarOptional<Content> {
    ToolbarOptional(views: content.map { Content._items($0) })
  }

  /// One of two parts.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> ToolbarBranch<First, Second> {
    ToolbarBranch(views: .first(First._items(first)))
  }

  /// One of two parts.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> ToolbarBranch<First, Second> {
    ToolbarBranch(views: .second(Second._items(second)))
  }

  /// A part behind `#available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> ToolbarParts<AnyView> {
    ToolbarParts(views: AnyView(Content._items(content)))
  }
}

/// A view with a toolbar.
public struct ToolbarView<Content: View, Items: View>: PrimitiveView {
  let content: Content
  let items: Items

  /// A node is made where a part makes one.
  public static var _makesNodes: Bool { Content._makesNodes || Items._makesNodes }

  /// Attaches the content, then the items.
  public static func _attach(_ view: Self, to slots: inout Slots) {
    Content._attach(view.content, to: &slots)
    Items._attach(view.items, to: &slots)
  }

  /// Describes the content, and the items beside it.
  public static func _describe(_ view: Self, into describer: inout Describer) {
    Content._describe(view.content, into: &describer)
    describer.element(.toolbar) { Items._describe(view.items, into: &$0) }
  }
}

extension View {
  /// Puts views into the toolbar.
  public func toolbar<V: View>(@ViewBuilder content: () -> V) -> ToolbarView<Self, V> {
    ToolbarView(content: self, items: content())
  }

  /// Puts items into the toolbar.
  public func toolbar<C: ToolbarContent>(
    @ToolbarContentBuilder content: () -> C
  ) -> ToolbarView<Self, C.Items> {
    ToolbarView(content: self, items: C._items(content()))
  }

  /// Puts items into a toolbar that a person can arrange.
  public func toolbar<C: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> C
  ) -> ToolbarView<Self, C.Items> {
    ToolbarView(content: self, items: C._items(content()))
  }

  /// Whether bars are shown.
  ///
  /// Cells show what is in them.
  public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> Decorated<Self> {
    unseen("toolbar")
  }

  /// Whether bars are shown.
  ///
  /// Cells show what is in them.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> Decorated<Self> {
    unseen("toolbarVisibility")
  }

  /// What bars' backgrounds are.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> Decorated<Self> {
    unseen("toolbarBackground")
  }

  /// Whether bars have a background.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> Decorated<Self> {
    unseen("toolbarBackground")
  }

  /// Whether bars have a background.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> Decorated<Self> {
    unseen("toolbarBackgroundVisibility")
  }

  /// Whether bars are light or dark.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> Decorated<Self> {
    unseen("toolbarColorScheme")
  }

  /// What the toolbar is for.
  public func toolbarRole(_ role: ToolbarRole) -> Decorated<Self> { unseen("toolbarRole") }

  /// How large the title is.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> Decorated<Self> {
    unseen("toolbarTitleDisplayMode")
  }

  /// A menu at the title.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> ToolbarView<Self, C> {
    ToolbarView(content: self, items: content())
  }

  /// Items of the navigation bar, in the older form.
  public func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T
  ) -> ToolbarView<Self, TupleView<L, T>> {
    ToolbarView(content: self, items: TupleView(leading, trailing))
  }

  /// Items at the start of the navigation bar, in the older form.
  public func navigationBarItems<L: View>(leading: L) -> ToolbarView<Self, L> {
    ToolbarView(content: self, items: leading)
  }

  /// Items at the end of the navigation bar, in the older form.
  public func navigationBarItems<T: View>(trailing: T) -> ToolbarView<Self, T> {
    ToolbarView(content: self, items: trailing)
  }
}

/// A bar.
public struct ToolbarPlacement: Sendable, Hashable {
  private let name: String
  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}

/// What a toolbar is for.
public struct ToolbarRole: Sendable, Hashable {
  private let name: String
  public static let automatic = ToolbarRole(name: "automatic")
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  public static let browser = ToolbarRole(name: "browser")
  public static let editor = ToolbarRole(name: "editor")
}

/// How large a toolbar's title is.
public struct ToolbarTitleDisplayMode: Sendable, Hashable {
  private let name: String
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  public static let large = ToolbarTitleDisplayMode(name: "large")
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
}

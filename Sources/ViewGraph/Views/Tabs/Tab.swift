/// A tab of a tab view, with its label.
public struct Tab<Value: Hashable, Content: View, Label: View>: TabLike {
  let value: Value?
  let isSearch: Bool
  let content: @MainActor () -> Content
  let label: Label

  static var name: String { "Tab" }

  var ownTag: AnyHashable? { value.map { AnyHashable($0) } }
}

/// A view that is a tab, where it stands in a tab view.
public struct TabItemView<TabContent: View, Label: View>: TabLike {
  let inner: TabContent
  let label: Label

  static var name: String { "tabItem" }

  var content: @MainActor () -> TabContent {
    let inner = inner
    return { inner }
  }

  /// The tag that stands right inside.
  var ownTag: AnyHashable? { (inner as? any TaggedView)?.viewTag }
}

/// What a tab is made of.
protocol TabLike: ControlView where Memory == TabMemory {
  associatedtype TabContent: View
  associatedtype Label: View
  var content: @MainActor () -> TabContent { get }
  var label: Label { get }
  var ownTag: AnyHashable? { get }
}

/// What a tab keeps: its entry in the tab view around, if there is one.
@MainActor final class TabMemory {
  weak var state: TabsState?
  var entry: TabEntry?
  var tag: AnyHashable?
}

extension TabLike {
  func makeMemory(for node: ControlNode<Self>) -> TabMemory {
    let memory = TabMemory()
    guard let state = node.nearest(TabsState.self) else { return memory }
    let entry = TabEntry(
      node, screen: { [unowned node] in node.opened as? any Screen },
      open: { [unowned node] in node.openTab() },
      tag: { [unowned node] in node.view.ownTag ?? node.tag?.tag },
      label: { [unowned node] in node.view.describeLabel(of: node, into: &$0) })
    memory.state = state
    memory.entry = entry
    state.add(entry)
    return memory
  }

  func attachParts(to slots: inout Slots) { Label._attach(label, to: &slots) }

  func update(_ node: ControlNode<Self>) {
    let memory = node.memory!
    if memory.tag != memory.entry?.tag {
      memory.tag = memory.entry?.tag
      memory.state?.tabsDidChange()
    }
    if let screen = node.opened as? ScreenNode<TabContent> {
      screen.receive(ContentScope(Self.name, content))
    } else if memory.state == nil {
      node.openTab()
    }
  }

  private func describeLabel(of node: ControlNode<Self>, into describer: inout Describer) {
    // The label's nodes are the first children of the tab's own node.
    var own = Describer(for: node)
    Label._describe(label, into: &own)
    for child in own.output { describer.append(child) }
  }

  /// A tab says nothing in its place: the tab view shows its label, and its content in front.
  func describe(_ node: ControlNode<Self>, into describer: inout Describer) {
    if node.memory.state == nil, let opened = node.opened { describer.append(opened) }
  }
}

extension ControlNode where V: TabLike {
  /// Mounts the content of the tab.
  fileprivate func openTab() {
    let owner = memory.state?.owner ?? self
    open(
      ScreenNode(ContentScope(V.name, view.content), of: owner, dismissing: nil, below: self))
  }
}

extension Tab {
  /// A tab that a value chooses, with a label of views.
  public init(
    value: Value, @ViewBuilder content: @escaping @MainActor () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, isSearch: false, content: content, label: label())
  }
}

extension Tab where Value == Never {
  /// A tab with a label of views.
  public init(
    @ViewBuilder content: @escaping @MainActor () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, isSearch: false, content: content, label: label())
  }
}

extension Tab where Label == ViewGraph.Label<Text, Image> {
  /// A tab that a value chooses, with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(
      value: value, isSearch: role == .search, content: content,
      label: ViewGraph.Label(titleKey, systemImage: systemImage))
  }

  /// A tab that a value chooses, with a title and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(
      value: value, isSearch: role == .search, content: content,
      label: ViewGraph.Label(title, systemImage: systemImage))
  }

  /// A tab that a value chooses, with a title and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(
      value: value, isSearch: role == .search, content: content,
      label: ViewGraph.Label(titleKey, image: image))
  }
}

extension Tab where Value == Never, Label == ViewGraph.Label<Text, Image> {
  /// A tab with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(
      value: nil, isSearch: role == .search, content: content,
      label: ViewGraph.Label(titleKey, systemImage: systemImage))
  }

  /// A tab with a title and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(
      value: nil, isSearch: role == .search, content: content,
      label: ViewGraph.Label(title, systemImage: systemImage))
  }

  /// The tab of a search.
  public init(role: TabRole, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(
      value: nil, isSearch: true, content: content,
      label: ViewGraph.Label("Search", systemImage: "magnifyingglass"))
  }
}

extension Tab where Label == ViewGraph.Label<Text, Image> {
  /// The tab of a search, that a value chooses.
  public init(
    value: Value, role: TabRole, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(
      value: value, isSearch: true, content: content,
      label: ViewGraph.Label("Search", systemImage: "magnifyingglass"))
  }
}

/// What a tab is for.
public struct TabRole: Sendable, Hashable {
  private let name: String
  /// It searches.
  public static let search = TabRole(name: "search")
}

/// Tabs that belong together.
///
/// Cells show them in one row.
public struct TabSection<Header: View, Content: View>: PrimitiveView {
  let header: Header
  let content: Content

  /// Tabs with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.header = header()
    self.content = content()
  }

  /// Attaches the tabs.
  public static func _attach(_ view: Self, to slots: inout Slots) {
    Content._attach(view.content, to: &slots)
  }

  /// Describes the tabs.
  public static func _describe(_ view: Self, into describer: inout Describer) {
    Content._describe(view.content, into: &describer)
  }
}

extension TabSection where Header == Text {
  /// Tabs with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension View {
  /// Makes the view a tab of the tab view around, with a label.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> TabItemView<Self, V> {
    TabItemView(inner: self, label: label())
  }
}

/// A view right inside a tag.
@MainActor protocol TaggedView {
  var viewTag: AnyHashable? { get }
}

extension Decorated: TaggedView {
  var viewTag: AnyHashable? {
    if case .tag(let tag, _) = decoration { return tag }
    return (content as? any TaggedView)?.viewTag
  }
}

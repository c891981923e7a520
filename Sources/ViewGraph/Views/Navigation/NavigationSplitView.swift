/// Which columns of a split view are seen.
///
/// Text shows all of them.
public struct NavigationSplitViewVisibility: Sendable, Hashable, Codable {
  private let name: String
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  public static let all = NavigationSplitViewVisibility(name: "all")
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Sendable, Hashable {
  private let name: String
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  public static let content = NavigationSplitViewColumn(name: "content")
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// Two or three columns side by side, of which one says what the next shows.
///
/// A link in a column shows its destination in place of the detail.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: ControlView {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail

  static var name: String { "NavigationSplitView" }

  func makeMemory(for node: ControlNode<Self>) -> NavigationState {
    NavigationState(
      node, isSplit: true, revisit: { [unowned node] in node.revisit() }
    ) { [weak node] values in
      guard let node else { return }
      // A link in the sidebar starts over; the detail has a stack of its own where it wants one.
      node.memory.path = values.suffix(1)
      node.memoryDidChange()
    }
  }

  func attachParts(to slots: inout Slots) {
    Sidebar._attach(sidebar, to: &slots)
    Content._attach(content, to: &slots)
    RootScreen._attach(RootScreen(content: detail), to: &slots)
  }

  func update(_ node: ControlNode<Self>) {
    var detail: Node?
    var child = node.firstChild
    while let current = child {
      detail = current
      child = current.nextSibling
    }
    node.memory.root = detail as? any Screen
    node.memory.sync()
    NavigationCheck.later(node.memory, node)
  }

  func describe(_ node: ControlNode<Self>, into describer: inout Describer) {
    describer.element(.navigationSplit) { inner in
      inner.element(.part(.sidebar)) { Sidebar._describe(sidebar, into: &$0) }
      if Content.self != EmptyView.self {
        inner.element(.part(.content)) { Content._describe(content, into: &$0) }
      }
      inner.element(.part(.detail)) { inner in
        if let front = node.memory.front { return inner.append(front) }
        inner.child()
      }
    }
  }
}

extension NavigationSplitView {
  /// Three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Three columns; which are seen is accepted.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Three columns; which one a small screen shows is accepted.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail())
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar(), content: EmptyView(), detail: detail())
  }

  /// Two columns; which are seen is accepted.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: EmptyView(), detail: detail())
  }

  /// Two columns; which one a small screen shows is accepted.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: EmptyView(), detail: detail())
  }

  /// Two columns; which are seen, and which one a small screen shows, is accepted.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: EmptyView(), detail: detail())
  }
}

extension View {
  /// How wide a column of a split view is.
  public func navigationSplitViewColumnWidth(_ width: Double) -> Decorated<Self> {
    navigationSplitViewColumnWidth(min: width, ideal: width, max: width)
  }

  /// How wide a column of a split view may be.
  public func navigationSplitViewColumnWidth(
    min: Double? = nil, ideal: Double, max: Double? = nil
  ) -> Decorated<Self> {
    decorated(.columnWidth(ColumnWidthWish(min: min, ideal: ideal, max: max)))
  }
}

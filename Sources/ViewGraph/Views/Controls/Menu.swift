/// Buttons that are there while the menu is open.
///
/// A tap on one closes it.
public struct Menu<Label: View, Content: View>: StyledControl {
  let content: Content
  let label: Label
  let primaryAction: (@MainActor () -> Void)?

  init(_ content: Content, label: Label, primaryAction: (@MainActor () -> Void)? = nil) {
    self.content = content
    self.label = label
    self.primaryAction = primaryAction
  }

  static var name: String { "Menu" }

  func makeMemory(for node: ControlNode<Self>) -> OpenMemory { OpenMemory() }

  func attachParts(to slots: inout Slots) { Label._attach(label, to: &slots) }

  func update(_ node: ControlNode<Self>) {
    let content = content
    node.setOpened(!node.isStyled && node.memory.isOpen, ContentScope("Menu") { content })
  }

  func configuration(in node: ControlNode<Self>) -> MenuStyleConfiguration {
    MenuStyleConfiguration(label: node.part(.label, label), content: node.part(.content, content))
  }

  func describe(_ node: ControlNode<Self>, into describer: inout Describer) {
    // The style's body places a menu of its own, which is the one that opens.
    if node.isStyled { return describer.child() }
    let action: (@MainActor () -> Void)? =
      if primaryAction == nil { nil } else { { node.view.primaryAction?() } }
    let menu = DisclosureContent(isOpen: { node.memory.isOpen }, primaryAction: action) { isOpen in
      node.memory.isOpen = isOpen
      node.memoryDidChange()
    }
    describer.element(.menu(menu)) { inner in
      inner.element(.part(.label)) { Label._describe(label, into: &$0) }
      if let opened = node.opened { inner.element(.part(.content)) { $0.append(opened) } }
    }
  }
}

extension Menu {
  /// A menu with a label of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(content(), label: label())
  }

  /// A menu with a label of views and an action of its own, which a long press stands beside.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content(), label: label(), primaryAction: primaryAction)
  }
}

extension Menu where Label == Text {
  /// A menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content(), label: Text(titleKey))
  }

  /// A menu with a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {
    self.init(content(), label: Text(title))
  }

  /// A menu with a title and an action of its own.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content(), label: Text(titleKey), primaryAction: primaryAction)
  }
}

extension Menu where Label == ViewGraph.Label<Text, Image> {
  /// A menu with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content(), label: ViewGraph.Label(titleKey, systemImage: systemImage))
  }

  /// A menu with a title and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content(), label: ViewGraph.Label(title, systemImage: systemImage))
  }
}

extension Menu where Label == StylePart, Content == StylePart {
  /// The menu that a style is drawing, to be drawn by the next style.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(configuration.content, label: configuration.label)
  }
}

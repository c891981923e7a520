/// Content that is there while it is open.
///
/// It is mounted when opened and gone when closed.
public struct DisclosureGroup<Label: View, Content: View>: StyledControl {
  let isExpanded: Binding<Bool>?
  let content: @MainActor () -> Content
  let label: Label

  init(_ isExpanded: Binding<Bool>?, content: @escaping @MainActor () -> Content, label: Label) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label
  }

  static var name: String { "DisclosureGroup" }

  func makeMemory(for node: ControlNode<Self>) -> OpenMemory { OpenMemory() }

  func read(_ memory: OpenMemory) {
    if let isExpanded { memory.isOpen = isExpanded.wrappedValue }
  }

  func attachParts(to slots: inout Slots) { Label._attach(label, to: &slots) }

  func update(_ node: ControlNode<Self>) {
    node.setOpened(!node.isStyled && node.memory.isOpen, ContentScope("DisclosureGroup", content))
  }

  func configuration(in node: ControlNode<Self>) -> DisclosureGroupStyleConfiguration {
    DisclosureGroupStyleConfiguration(
      label: node.part(.label, label),
      content: node.part(.content, ContentScope("DisclosureGroup", content)),
      isExpanded: isExpanded
        ?? Binding(
          get: { [weak node] in node?.memory.isOpen ?? false },
          set: { [weak node] in node?.setExpanded($0) }),
      isOpen: node.memory.isOpen)
  }

  func describe(_ node: ControlNode<Self>, into describer: inout Describer) {
    let disclosure = DisclosureContent(isOpen: { node.memory.isOpen }) { node.setExpanded($0) }
    if node.isStyled { return node.describeStyled(.disclosure(disclosure), into: &describer) }
    describer.element(.disclosure(disclosure)) { inner in
      inner.element(.part(.label)) { Label._describe(label, into: &$0) }
      if let opened = node.opened { inner.element(.part(.content)) { $0.append(opened) } }
    }
  }
}

extension ControlNode {
  fileprivate func setExpanded<Label, Content>(
    _ isExpanded: Bool
  ) where V == DisclosureGroup<Label, Content> {
    if let binding = view.isExpanded {
      binding.wrappedValue = isExpanded
    } else {
      memory.isOpen = isExpanded
      memoryDidChange()
    }
  }
}

/// Whether something that opens and closes is open.
@MainActor final class OpenMemory {
  var isOpen = false
}

extension ControlNode {
  /// Mounts content when it is to be there, gives it its newest closure, and takes it away.
  func setOpened<Content: View>(_ isOpen: Bool, _ content: @autoclosure () -> ContentScope<Content>)
  {
    if !isOpen { return close() }
    if let scope = opened as? ContentScopeNode<Content> {
      scope.receive(content())
    } else {
      open(ContentScopeNode(content(), below: self))
    }
  }
}

extension DisclosureGroup {
  /// A group that keeps itself whether it is open, with a label of views.
  public init(
    @ViewBuilder content: @escaping @MainActor () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(nil, content: content, label: label())
  }

  /// A group that is open while a value says so, with a label of views.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping @MainActor () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded, content: content, label: label())
  }
}

extension DisclosureGroup where Label == Text {
  /// A group that keeps itself whether it is open, with a title.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(nil, content: content, label: Text(titleKey))
  }

  /// A group that keeps itself whether it is open, with a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(nil, content: content, label: Text(title))
  }

  /// A group that is open while a value says so, with a title.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(isExpanded, content: content, label: Text(titleKey))
  }

  /// A group that is open while a value says so, with a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(isExpanded, content: content, label: Text(title))
  }
}

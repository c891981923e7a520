/// A title with an icon.
public struct Label<Title: View, Icon: View>: PrimitiveView {
  let title: Title
  let icon: Icon

  /// A title and an icon of views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// Attaches both parts, or gives the label a node where a style draws it.
  public static func _attach(_ view: Self, to slots: inout Slots) {
    if StyledLabel<Title, Icon>.isNeeded(below: slots.parent) {
      StyledLabel._attach(StyledLabel(label: view), to: &slots)
    } else {
      Icon._attach(view.icon, to: &slots)
      Title._attach(view.title, to: &slots)
    }
  }

  /// Describes a label with its title and icon.
  public static func _describe(_ view: Self, into describer: inout Describer) {
    if StyledLabel<Title, Icon>.isNeeded(below: describer.node) {
      describer.child()
    } else {
      view.describe(into: &describer)
    }
  }

  func describe(into describer: inout Describer) {
    describer.element(.label) { inner in
      inner.element(.part(.icon)) { Icon._describe(icon, into: &$0) }
      inner.element(.part(.title)) { Title._describe(title, into: &$0) }
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title with a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  /// A title with a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }

  /// A title with a picture.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }

  /// A title with a picture.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
}

extension Label where Title == StylePart, Icon == StylePart {
  /// The label that a style is drawing, to be drawn by the next style.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}

/// A label below an ancestor that sets a label style.
struct StyledLabel<Title: View, Icon: View>: ControlView {
  let label: Label<Title, Icon>

  static var name: String { "Label" }

  /// Whether an ancestor sets a style.
  ///
  /// The answer is the same for a node's life.
  static func isNeeded(below node: Node) -> Bool {
    node.environmentSlot(for: ObjectIdentifier(StyleKey<LabelStyleConfiguration>.self)) != nil
  }

  func attachParts(to slots: inout Slots) {
    Icon._attach(label.icon, to: &slots)
    Title._attach(label.title, to: &slots)
  }

  func isStyled(in node: ControlNode<Self>) -> Bool {
    node.style(for: LabelStyleConfiguration.self) != nil
  }

  func attachStyle(to slots: inout Slots, in node: ControlNode<Self>) {
    node.style(for: LabelStyleConfiguration.self)?.attach(
      LabelStyleConfiguration(
        title: node.styleParts.part(.title, label.title, in: node.runtime),
        icon: node.styleParts.part(.icon, label.icon, in: node.runtime)),
      to: &slots)
  }

  func describe(_ node: ControlNode<Self>, into describer: inout Describer) {
    guard node.isStyled else { return label.describe(into: &describer) }
    describer.element(.label) { $0.child() }
  }
}

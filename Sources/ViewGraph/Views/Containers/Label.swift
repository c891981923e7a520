/// A title with an icon.
public struct Label<Title: View, Icon: View>: PrimitiveView, LightControl {
  let title: Title
  let icon: Icon

  /// A title and an icon of views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  var styled: StyledLabel<Title, Icon> { StyledLabel(label: self) }

  func attachParts(to slots: inout Slots) {
    Icon._attach(icon, to: &slots)
    Title._attach(title, to: &slots)
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
struct StyledLabel<Title: View, Icon: View>: StyledControl {
  let label: Label<Title, Icon>

  static var name: String { "Label" }

  func attachParts(to slots: inout Slots) { label.attachParts(to: &slots) }

  func configuration(in node: ControlNode<Self>) -> LabelStyleConfiguration {
    LabelStyleConfiguration(
      title: node.part(.title, label.title), icon: node.part(.icon, label.icon))
  }

  func describe(_ node: ControlNode<Self>, into describer: inout Describer) {
    guard node.isStyled else { return label.describe(into: &describer) }
    node.describeStyled(.label, into: &describer)
  }
}

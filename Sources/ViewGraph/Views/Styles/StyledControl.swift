/// A control that a style of the user's can draw.
protocol StyledControl: ControlView {
  /// What a style is given of the control.
  ///
  /// Its type tells one kind of control from another.
  associatedtype Configuration

  /// What the style in force is given now.
  func configuration(in node: ControlNode<Self>) -> Configuration
}

extension StyledControl {
  func isStyled(in node: ControlNode<Self>) -> Bool { node.style(for: Configuration.self) != nil }

  func attachStyle(to slots: inout Slots, in node: ControlNode<Self>) {
    node.style(for: Configuration.self)?.attach(configuration(in: node), to: &slots)
  }

  /// Whether an ancestor sets a style for this kind of control.
  ///
  /// The answer is the same for a node's life, so a control that needs a node for its style only can
  /// do without one elsewhere.
  static func isNeeded(below node: Node) -> Bool {
    node.environmentSlot(for: ObjectIdentifier(StyleKey<Configuration>.self)) != nil
  }
}

extension ControlNode where V: StyledControl {
  /// A part of the control, for its style to place.
  func part<Content: View>(_ part: ElementPart, _ content: Content) -> StylePart {
    styleParts.part(part, content, style: style(for: V.Configuration.self), in: runtime)
  }
}

extension ControlNode where V: StyledControl {
  /// Says that the control is what its style's body says, as an element of its kind.
  ///
  /// Where the body places the control itself, that one is the element.
  func describeStyled(_ kind: ElementKind, into describer: inout Describer) {
    if firstChild?.describes(kind.role) == true { return describer.child() }
    describer.styled(kind) { $0.child() }
  }
}

extension Node {
  /// Whether the node, or one below it, describes an element of a role.
  fileprivate func describes(_ role: Role) -> Bool {
    var pending = described
    while let child = pending.popLast() {
      switch child {
      case .node(let node): pending += node.described
      case .element(let record):
        if record.kind.role == role { return true }
        pending += record.children
      }
    }
    return false
  }
}

/// A control that needs a node only where a style draws it.
protocol LightControl: PrimitiveView {
  /// The control with a node of its own.
  associatedtype Styled: StyledControl

  /// The same control, with a node.
  var styled: Styled { get }

  /// Attaches the views the control is made of.
  func attachParts(to slots: inout Slots)

  /// Says what the control looks like.
  func describe(into describer: inout Describer)
}

extension LightControl {
  /// Attaches the parts, or gives the control a node where a style draws it.
  public static func _attach(_ view: Self, to slots: inout Slots) {
    if Styled.isNeeded(below: slots.parent) {
      slots.attachControl(view.styled)
    } else {
      view.attachParts(to: &slots)
    }
  }

  /// Says what the control looks like, or leaves that to its node.
  public static func _describe(_ view: Self, into describer: inout Describer) {
    if Styled.isNeeded(below: describer.node) {
      describer.child()
    } else {
      view.describe(into: &describer)
    }
  }
}

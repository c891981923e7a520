/// Views in a box, with a label.
public struct GroupBox<Label: View, Content: View>: PrimitiveView, LightControl {
  let label: Label
  let content: Content

  /// Views in a box, with a label of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Views in a box, with a label of views, in the older order.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  var styled: StyledGroupBox<Label, Content> { StyledGroupBox(box: self) }

  func attachParts(to slots: inout Slots) {
    Label._attach(label, to: &slots)
    Content._attach(content, to: &slots)
  }

  func describe(into describer: inout Describer) {
    describer.element(.box) { inner in
      inner.element(.part(.label)) { Label._describe(label, into: &$0) }
      inner.element(.stack(StackContent(direction: .vertical, horizontal: .leading))) {
        Content._describe(content, into: &$0)
      }
    }
  }
}

/// A group box below an ancestor that sets a style for it.
struct StyledGroupBox<Label: View, Content: View>: StyledControl {
  let box: GroupBox<Label, Content>

  static var name: String { "GroupBox" }

  func attachParts(to slots: inout Slots) { box.attachParts(to: &slots) }

  func configuration(in node: ControlNode<Self>) -> GroupBoxStyleConfiguration {
    GroupBoxStyleConfiguration(
      label: node.part(.label, box.label), content: node.part(.content, box.content))
  }

  func describe(_ node: ControlNode<Self>, into describer: inout Describer) {
    guard node.isStyled else { return box.describe(into: &describer) }
    describer.child()
  }
}

extension GroupBox where Label == EmptyView {
  /// Views in a box.
  public init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content)
  }
}

extension GroupBox where Label == Text {
  /// Views in a box, with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }

  /// Views in a box, with a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(title), content: content)
  }
}

extension GroupBox where Label == StylePart, Content == StylePart {
  /// The box that a style is drawing, to be drawn by the next style.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label) { configuration.content }
  }
}

/// Controls that belong together.
///
/// Cells show them side by side.
public struct ControlGroup<Content: View>: PrimitiveView {
  let content: Content

  /// Controls that belong together.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Controls that belong together, with a label, which cells leave out.
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.content = content()
  }

  /// Controls that belong together, with a title, which cells leave out.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A node is made where a part makes one.
  public static var _makesNodes: Bool { Content._makesNodes }

  /// Attaches the content.
  public static func _attach(_ view: Self, to slots: inout Slots) {
    Content._attach(view.content, to: &slots)
  }

  /// Describes the controls in a row.
  public static func _describe(_ view: Self, into describer: inout Describer) {
    describer.element(.stack(StackContent(direction: .horizontal))) {
      Content._describe(view.content, into: &$0)
    }
  }
}

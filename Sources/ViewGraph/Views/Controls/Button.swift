/// What a button is for.
public struct ButtonRole: Sendable, Equatable {
  private let name: String
  /// It deletes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// It leaves without doing anything.
  public static let cancel = ButtonRole(name: "cancel")
  /// It confirms.
  public static let confirm = ButtonRole(name: "confirm")
  /// It closes.
  public static let close = ButtonRole(name: "close")
}

/// Runs an action when it is tapped.
///
/// Reads in the action make no dependency (M-06).
public struct Button<Label: View>: PrimitiveView {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  /// A button with a label of views.
  public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label)
  }

  /// A button with a role and a label of views.
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// Attaches the label, or gives the button a node where a style draws it.
  public static func _attach(_ view: Self, to slots: inout Slots) {
    if StyledButton<Label>.isNeeded(below: slots.parent) {
      StyledButton._attach(StyledButton(button: view), to: &slots)
    } else {
      Label._attach(view.label, to: &slots)
    }
  }

  /// Describes a button with its label inside.
  public static func _describe(_ view: Self, into describer: inout Describer) {
    if StyledButton<Label>.isNeeded(below: describer.node) {
      describer.child()
    } else {
      view.describe(into: &describer)
    }
  }

  func describe(into describer: inout Describer) {
    describer.element(.button(ButtonContent(role: role, action: action))) {
      Label._describe(label, into: &$0)
    }
  }
}

extension Button where Label == Text {
  /// A button with a title.
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// A button with a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(title) }
  }

  /// A button with a title and a role.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// A button with a title and a role.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == ViewGraph.Label<Text, Image> {
  /// A button with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      ViewGraph.Label(titleKey, systemImage: systemImage)
    }
  }

  /// A button with a title and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { ViewGraph.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style is drawing, to be drawn by the next style.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.trigger) { configuration.label }
  }
}

/// A button below an ancestor that sets a button style.
struct StyledButton<Label: View>: ControlView {
  let button: Button<Label>

  static var name: String { "Button" }

  func makeMemory(for node: ControlNode<Self>) -> ButtonAction { ButtonAction(of: node) }

  /// Whether an ancestor sets a style.
  ///
  /// The answer is the same for a node's life.
  static func isNeeded(below node: Node) -> Bool {
    node.environmentSlot(for: ObjectIdentifier(StyleKey<ButtonParts>.self)) != nil
  }

  func attachParts(to slots: inout Slots) { Label._attach(button.label, to: &slots) }

  func isStyled(in node: ControlNode<Self>) -> Bool { node.style(for: ButtonParts.self) != nil }

  func attachStyle(to slots: inout Slots, in node: ControlNode<Self>) {
    let label = node.styleParts.part(.label, button.label, in: node.runtime)
    node.style(for: ButtonParts.self)?.attach(
      ButtonParts(role: button.role, label: label, action: node.memory), to: &slots)
  }

  func describe(_ node: ControlNode<Self>, into describer: inout Describer) {
    guard node.isStyled else { return button.describe(into: &describer) }
    // A primitive style says itself what can be tapped; another leaves that to the button.
    if node.style(for: ButtonParts.self)?.isPrimitive == true { return describer.child() }
    describer.element(.button(ButtonContent(role: button.role, action: button.action))) {
      $0.child()
    }
  }
}

/// What a button style is given.
struct ButtonParts {
  let role: ButtonRole?
  let label: StylePart
  let action: ButtonAction
}

/// The action of a button as a style sees it: always the newest, and one and the same to compare.
@MainActor final class ButtonAction {
  private let run: @MainActor () -> Void

  init<Label>(of node: ControlNode<StyledButton<Label>>) {
    run = { [weak node] in node?.view.button.action() }
  }

  func callAsFunction() { run() }
}

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
public struct Button<Label: View>: PrimitiveView, LightControl {
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

  var styled: StyledButton<Label> { StyledButton(button: self) }

  func attachParts(to slots: inout Slots) { Label._attach(label, to: &slots) }

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
struct StyledButton<Label: View>: StyledControl {
  let button: Button<Label>

  static var name: String { "Button" }

  func makeMemory(for node: ControlNode<Self>) -> ButtonAction { ButtonAction(of: node) }

  func attachParts(to slots: inout Slots) { button.attachParts(to: &slots) }

  func configuration(in node: ControlNode<Self>) -> ButtonParts {
    ButtonParts(role: button.role, label: node.part(.label, button.label), action: node.memory)
  }

  func describe(_ node: ControlNode<Self>, into describer: inout Describer) {
    guard node.isStyled else { return button.describe(into: &describer) }
    // A primitive style says itself what can be tapped; another leaves that to the button.
    if node.style(for: ButtonParts.self)?.isPrimitive == true { return describer.child() }
    node.describeStyled(
      .button(ButtonContent(role: button.role, action: button.action)), into: &describer)
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

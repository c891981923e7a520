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

  /// A node is made where the label makes one.
  public static var _makesNodes: Bool { Label._makesNodes }

  /// Attaches the label.
  public static func _attach(_ view: Self, to slots: inout Slots) {
    Label._attach(view.label, to: &slots)
  }

  /// Describes a button with its label inside.
  public static func _describe(_ view: Self, into describer: inout Describer) {
    describer.element(.button(ButtonContent(role: view.role, action: view.action))) {
      Label._describe(view.label, into: &$0)
    }
  }
}

extension Button where Label == Text {
  /// A button with a title.
  public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
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

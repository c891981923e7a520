/// Which field of a screen has the focus.
@MainActor final class FocusHolder {
  private weak var node: Node?
  /// Ends editing in the field that has the focus.
  private var endEditing: (@MainActor () -> Void)?
  private var focus: [FocusContent] = []

  /// Whether an element has the focus: as its program says, else as the user left it.
  func isFocused(_ element: ResolvedElement) -> Bool {
    let focus = element.context.focus
    if !focus.isEmpty, element.role.takesFocus { return focus.contains { $0.isFocused() } }
    return node.map { $0 === element.node && $0.phase != .removed } ?? false
  }

  /// Whether the control of a node has the focus, for those who draw it.
  func isFocused(_ owner: Node, _ focus: [FocusContent]) -> Bool {
    if !focus.isEmpty { return focus.contains { $0.isFocused() } }
    return node.map { $0 === owner && $0.phase != .removed } ?? false
  }

  /// Moves the focus to an element; the field that had it ends editing.
  func move(to element: ResolvedElement) {
    if node === element.node { return }
    endEditing?()
    for old in focus { old.setFocused(false) }
    node = element.node
    focus = element.context.focus
    switch element.kind {
    case .field(let field), .searchField(let field): endEditing = field.endEditing
    default: endEditing = nil
    }
    for new in focus { new.setFocused(true) }
  }
}

extension Role {
  /// Whether a program can move the focus to it.
  var takesFocus: Bool {
    switch self {
    case .textField, .secureField, .textEditor, .searchField, .button, .toggle: true
    default: false
    }
  }
}

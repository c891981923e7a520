/// Which control of a screen has the focus: one at most.
///
/// The user moves it, and each `@FocusState` around the control is written; or the program writes a
/// `@FocusState`, and the focus moves when the update is over. A control that leaves gives it up.
@MainActor final class FocusHolder {
  /// The control: a node, and which of the controls it describes.
  private struct Place {
    weak var node: Node?
    let ordinal: Int
  }

  @exclusivity(unchecked) private var place: Place?
  private var scopes: [FocusContent] = []
  private var endEditing: (@MainActor () -> Void)?
  /// What programs wrote since the focus was last looked at.
  @exclusivity(unchecked) private var written: [ProgramFocus] = []

  /// Whether a control has the focus, by the node and the element that describe it.
  func isFocused(_ node: Node, _ record: ElementRecord) -> Bool {
    guard let place, place.node === node, node.phase != .removed else { return false }
    return node.focusables.element(at: place.ordinal) === record
  }

  /// Whether an element has the focus.
  func isFocused(_ element: ResolvedElement) -> Bool {
    guard let record = element.record else { return false }
    return isFocused(element.node, record)
  }

  /// Moves the focus to an element; the field that had it ends editing.
  func move(to element: ResolvedElement) {
    guard let record = element.record, !isFocused(element) else { return }
    // Found before the control that has the focus leaves it: where both stand in one node, that node
    // is described anew, and the record is one of its old ones.
    let ordinal = element.node.focusables.ordinal(of: record)
    leave()
    place = Place(node: element.node, ordinal: ordinal)
    scopes = element.context.focus
    switch element.kind {
    case .field(let field), .searchField(let field):
      endEditing = field.endEditing
      field.beginEditing?()
    default: break
    }
    for scope in scopes { scope.setFocused(true) }
    element.node.contentDidChange()
  }

  /// Takes the focus from what a node describes, if it is there.
  func release(_ node: Node) { if place?.node === node { leave() } }

  /// Takes the focus from the control that has it.
  func leave() {
    let left = place?.node
    place = nil
    endEditing?()
    endEditing = nil
    for scope in scopes { scope.setFocused(false) }
    scopes = []
    if let left, left.phase != .removed { left.contentDidChange() }
  }

  // MARK: - What programs write

  /// A program wrote a `@FocusState`.
  func noteWrite(_ focus: ProgramFocus) {
    written.removeAll { $0.source === focus.source }
    written.append(focus)
  }

  /// Moves the focus to where the program wrote it, once the screen is as the update leaves it.
  ///
  /// A value that names no control on the screen is taken back.
  func settle(in runtime: ViewRuntime) {
    if let place, place.node.map({ $0.phase == .removed }) ?? true {
      // What left is not asked to end editing: there is nothing to write to.
      endEditing = nil
      leave()
    }
    if written.isEmpty { return }
    let wanted = written
    written = []
    guard let root = runtime.root else { return }
    let controls = ElementResolution.resolve(root).descendants.filter {
      $0.role.takesFocus && !$0.context.focus.isEmpty
    }
    for focus in wanted {
      let mine = controls.filter { control in
        control.context.focus.contains { $0.source === focus.source && $0.isFocused() }
      }
      if let control = mine.first(where: { !isFocused($0) }), !mine.contains(where: isFocused) {
        move(to: control)
      } else if mine.isEmpty {
        if scopes.contains(where: { $0.source === focus.source }) { leave() }
        if focus.isSet() { focus.clear() }
      }
    }
  }
}

/// A `@FocusState` as a program wrote it.
struct ProgramFocus {
  let source: AnyStateLocation
  /// Whether it names a control.
  let isSet: @MainActor () -> Bool
  /// Has it name none.
  let clear: @MainActor () -> Void
}

extension Role {
  /// Whether a program can move the focus to it.
  package var takesFocus: Bool {
    switch self {
    case .textField, .secureField, .textEditor, .searchField, .button, .toggle, .picker, .stepper,
      .slider, .datePicker, .link, .menu:
      true
    default: false
    }
  }
}

/// The controls that a node describes itself, in order.
@MainActor struct Focusables {
  private var records: [ElementRecord] = []

  init(of node: Node) { collect(node.described) }

  private mutating func collect(_ children: [ElementChild]) {
    for case .element(let record) in children {
      if record.kind.role.takesFocus { records.append(record) }
      collect(record.children)
    }
  }

  func element(at ordinal: Int) -> ElementRecord? {
    records.indices.contains(ordinal) ? records[ordinal] : nil
  }

  func ordinal(of record: ElementRecord) -> Int { records.firstIndex { $0 === record } ?? 0 }
}

extension Node {
  /// The controls that the node describes itself.
  fileprivate var focusables: Focusables { Focusables(of: self) }
}

/// A view that opens another over the screen while a value says so.
///
/// What is opened is mounted then, with a new identity each time, and inherits the environment of the
/// place the modifier stands in (E-07). An item with another ID replaces what is open; with the same
/// ID it is only updated (case PR-5).
public struct PresentationView<Content: View, Value, Presented: View>: ControlView {
  let content: Content
  let presentation: Presentation<Value, Presented>

  static var name: String { "presentation" }

  func makeMemory(for node: ControlNode<Self>) -> PresentationMemory {
    PresentationMemory { [weak node] in node?.view.presentation.close() }
  }

  func read(_ memory: PresentationMemory) { memory.value = presentation.value() }

  func attachParts(to slots: inout Slots) { Content._attach(content, to: &slots) }

  func update(_ node: ControlNode<Self>) {
    let memory = node.memory!
    guard let value = memory.value as? Value else { return close(node) }
    let id = presentation.id(value)
    if node.opened != nil, memory.id != id { close(node) }
    memory.id = id
    let make = presentation.content
    let scope = ContentScope(presentation.style.name) { make(value) }
    if let opened = node.opened as? PresentedNode<Presented> {
      opened.receive(scope)
    } else {
      memory.order = node.runtime.nextPresentation()
      node.open(PresentedNode(scope, of: node, dismissing: memory.target, below: node))
    }
  }

  private func close(_ node: ControlNode<Self>) {
    guard node.opened != nil else { return }
    node.close()
    if let onDismiss = presentation.onDismiss {
      node.runtime.callbacks.addLeaving(node, "onDismiss", onDismiss)
    }
  }

  func describe(_ node: ControlNode<Self>, into describer: inout Describer) {
    Content._describe(content, into: &describer)
    guard let opened = node.opened else { return }
    let title = presentation.title?.string(in: describer.environment) ?? ""
    let target = node.memory.target
    let opening = PresentationContent(
      style: presentation.style, title: title, order: node.memory.order
    ) { target.close() }
    describer.element(presentation.style.isAlert ? .alert(opening) : .sheet(opening)) {
      $0.append(opened)
      if let button = defaultButton(for: opened) {
        $0.element(.part(.actions)) { Button._describe(button, into: &$0) }
      }
    }
  }

  /// The button that is added where an alert has none, or a dialog no way out.
  private func defaultButton(for opened: Node) -> Button<Text>? {
    let roles = opened.describedButtons.map(\.role)
    switch presentation.style {
    case .alert: return roles.isEmpty ? Button("OK", role: .cancel) {} : nil
    case .dialog: return roles.contains(.cancel) ? nil : Button("Cancel", role: .cancel) {}
    case .sheet, .cover, .popover: return nil
    }
  }
}

extension Node {
  /// The buttons that the node, and those below it, describe.
  fileprivate var describedButtons: [ButtonContent] {
    var buttons: [ButtonContent] = []
    var pending = described
    while let child = pending.popLast() {
      switch child {
      case .node(let node): pending += node.described
      case .element(let record):
        if case .button(let button) = record.kind { buttons.append(button) }
        pending += record.children
      }
    }
    return buttons
  }
}

/// What is opened, when, and how it is closed.
@MainActor struct Presentation<Value, Presented: View> {
  let style: PresentationStyle
  var title: Text?
  /// What is open now, nil for nothing.
  let value: @MainActor () -> Value?
  let id: @MainActor (Value) -> AnyHashable
  let close: @MainActor () -> Void
  var onDismiss: (@MainActor () -> Void)?
  let content: @MainActor (Value) -> Presented
}

/// What a presentation keeps while it stands in the tree.
@MainActor final class PresentationMemory {
  var value: Any?
  var id: AnyHashable?
  /// How many presentations were opened on the screen before.
  var order = 0
  let target: DismissTarget

  init(close: @escaping @MainActor () -> Void) { target = DismissTarget(close) }
}

/// The content of an open presentation.
final class PresentedNode<Content: View>: ScreenNode<Content>, PresentationBoundary {}

extension ViewRuntime {
  /// A number for what is opened next: the highest that is open lies in front.
  func nextPresentation() -> Int {
    presentationCount += 1
    return presentationCount
  }
}

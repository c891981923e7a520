/// A view whose inputs are compared by its own `==`, even where they are plain data or closures.
public struct EquatableView<Content: View & Equatable>: PrimitiveView {
  let content: Content

  /// Compares a view by its own `==`.
  public init(content: Content) { self.content = content }

  /// Keeps the node's view where `==` says so.
  public static func _attach(_ view: Self, to slots: inout Slots) {
    if let node = slots.next(EquatableNode<Content>.self) {
      node.receive(view.content)
    } else {
      let node = EquatableNode(view.content, below: slots.parent)
      slots.append(node)
      node.mount()
    }
  }

  /// Leaves the description to the view's node.
  public static func _describe(_ view: Self, into describer: inout Describer) { describer.child() }
}

extension View where Self: Equatable {
  /// Compares this view's inputs by its own `==` (case EQ-3).
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

extension EquatableView {
  init(_ content: Content) { self.content = content }
}

/// Stands above the view's node and passes on only what differs by `==`.
final class EquatableNode<Content: View & Equatable>: Node {
  private var content: Content

  init(_ content: Content, below parent: Node) {
    self.content = content
    super.init(below: parent)
  }

  override var typeName: String { "equatable" }

  func mount() {
    phase = .current
    attach(isFirst: true)
  }

  func receive(_ newContent: Content) {
    if content == newContent {
      if let child = firstChild { runtime.events.skippedBelow(child) }
      return
    }
    content = newContent
    attach(isFirst: false)
    contentDidChange()
  }

  private func attach(isFirst: Bool) {
    var slots = Slots(of: self, isFirst: isFirst, isForced: !isFirst)
    Content._attach(content, to: &slots)
  }

  override func describe(into describer: inout Describer) {
    Content._describe(content, into: &describer)
  }
}

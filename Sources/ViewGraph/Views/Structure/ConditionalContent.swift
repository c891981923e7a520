/// One of two branches, each an identity of its own: state of a branch that left is gone (I-01).
public enum ConditionalContent<First: View, Second: View>: PrimitiveView {
  case first(First)
  case second(Second)

  /// Keeps the branch's node, or replaces it where the other branch is taken.
  public static func _attach(_ view: Self, to slots: inout Slots) {
    if let node = slots.next(BranchNode<First, Second>.self) {
      node.receive(view)
    } else {
      let node = BranchNode(view, below: slots.parent)
      slots.append(node)
      node.mount()
    }
  }

  /// Leaves the description to the branch's node.
  public static func _describe(_ view: Self, into describer: inout Describer) { describer.child() }
}

/// The place of an `if`, with the nodes of the branch in use.
final class BranchNode<First: View, Second: View>: Node {
  private var content: ConditionalContent<First, Second>

  init(_ content: ConditionalContent<First, Second>, below parent: Node) {
    self.content = content
    super.init(below: parent)
  }

  override var typeName: String {
    switch content {
    case .first: "if"
    case .second: "else"
    }
  }

  func mount() {
    phase = .current
    attach(isFirst: true)
  }

  func receive(_ newContent: ConditionalContent<First, Second>) {
    let isSameBranch =
      switch (content, newContent) {
      case (.first, .first), (.second, .second): true
      default: false
      }
    content = newContent
    if !isSameBranch {
      removeChildren()
      forgetIdentity()
    }
    attach(isFirst: !isSameBranch)
    contentDidChange()
  }

  private func attach(isFirst: Bool) {
    var slots = Slots(of: self, isFirst: isFirst)
    switch content {
    case .first(let view): First._attach(view, to: &slots)
    case .second(let view): Second._attach(view, to: &slots)
    }
  }

  override func describe(into describer: inout Describer) {
    switch content {
    case .first(let view): First._describe(view, into: &describer)
    case .second(let view): Second._describe(view, into: &describer)
    }
  }
}

extension Optional: View, PrimitiveView where Wrapped: View {
  /// Keeps a place for the view, whether it is there or not: what follows never shifts (case ID-5).
  public static func _attach(_ view: Self, to slots: inout Slots) {
    let content: ConditionalContent<Wrapped, EmptyView> =
      view.map { .first($0) } ?? .second(EmptyView())
    ConditionalContent<Wrapped, EmptyView>._attach(content, to: &slots)
  }

  /// Leaves the description to the node of the place.
  public static func _describe(_ view: Self, into describer: inout Describer) { describer.child() }
}

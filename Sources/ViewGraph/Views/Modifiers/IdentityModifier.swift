/// A view with an explicit identity.
public struct IdentifiedView<Content: View, ID: Hashable>: PrimitiveView {
  let content: Content
  let id: ID

  /// Keeps the nodes below while the ID stays; another ID starts them over (O-03).
  public static func _attach(_ view: Self, to slots: inout Slots) {
    if let node = slots.next(IdentityNode<Content, ID>.self) {
      node.receive(view.content, id: view.id)
    } else {
      let node = IdentityNode<Content, ID>(view.content, id: view.id, below: slots.parent)
      slots.append(node)
      node.mount()
    }
  }

  /// Leaves the description to the node.
  public static func _describe(_ view: Self, into describer: inout Describer) { describer.child() }
}

extension View {
  /// Gives the view an identity: with another `id` all state below is destroyed and starts over (O-03).
  public func id<ID: Hashable>(_ id: ID) -> IdentifiedView<Self, ID> {
    IdentifiedView(self, id)
  }
}

extension IdentifiedView {
  init(_ content: Content, _ id: ID) {
    self.content = content
    self.id = id
  }
}

final class IdentityNode<Content: View, ID: Hashable>: WrapperNode<Content> {
  private var id: ID

  init(_ content: Content, id: ID, below parent: Node) {
    self.id = id
    super.init(content, below: parent)
  }

  override var typeName: String { "id" }
  override var step: Identity.Step { .explicit(name: "id", id: "\(id)") }

  func receive(_ newContent: Content, id newID: ID) {
    if newID == id { return receive(newContent) }
    id = newID
    forgetIdentity()
    runtime.noteIdentityChange { replace(with: newContent) }
  }
}

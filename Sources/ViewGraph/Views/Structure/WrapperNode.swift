/// A node around a piece of one body's structure, for a modifier that keeps or does something.
///
/// It is updated in the same walk as the body it belongs to.
class WrapperNode<Content: View>: Node, TagCarrier {
  private(set) var content: Content
  final var tag: TagBox?

  init(_ content: Content, below parent: Node) {
    self.content = content
    super.init(below: parent)
  }

  /// Attaches the content for the first time.
  func mount() {
    phase = .current
    attachContent(isFirst: true)
  }

  /// Takes the content of a later walk.
  func receive(_ newContent: Content) {
    content = newContent
    attachContent(isFirst: false)
    contentDidChange()
  }

  /// Takes the content of a later walk, as another identity.
  func replace(with newContent: Content) {
    removeChildren()
    content = newContent
    attachContent(isFirst: true)
    contentDidChange()
  }

  private func attachContent(isFirst: Bool) {
    var slots = Slots(of: self, isFirst: isFirst)
    slots.tag = tag
    Content._attach(content, to: &slots)
  }

  override func describe(into describer: inout Describer) {
    Content._describe(content, into: &describer)
  }
}

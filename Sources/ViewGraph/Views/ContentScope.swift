/// A content closure that is run by itself in a pass: a sheet's, a destination's, a geometry reader's.
///
/// It is a tracking scope of its own for observables; a read of a wrapper makes the view it was
/// written in depend on it. State is that view's snapshot, so a closure of a body that was not run
/// again shows what that body knew (case PR-1).
struct ContentScope<Content: View>: PrimitiveView {
  let name: String
  let content: @MainActor () -> Content

  init(_ name: String, _ content: @escaping @MainActor () -> Content) {
    self.name = name
    self.content = content
  }

  /// Gives the closure a node; it runs in its turn.
  static func _attach(_ view: Self, to slots: inout Slots) {
    if let node = slots.next(ContentScopeNode<Content>.self) {
      node.receive(view)
    } else {
      let node = ContentScopeNode(view, below: slots.parent)
      slots.append(node)
      slots.runtime.scheduleVisit(node)
    }
  }

  static func _describe(_ view: Self, into describer: inout Describer) { describer.child() }
}

class ContentScopeNode<Content: View>: EvaluatedNode {
  private var scope: ContentScope<Content>
  private var content: Content?

  init(_ scope: ContentScope<Content>, below parent: Node) {
    self.scope = scope
    super.init(below: parent, type: .of(ContentScopeNode.self))
    addMountingCause()
  }

  override var kind: BodyRun.Kind { .row }
  override var typeName: String { scope.name }

  func receive(_ newScope: ContentScope<Content>) {
    let isSame = areEqual(
      scope.content, newScope.content, by: .plan(for: (@MainActor () -> Content).self))
    scope = newScope
    if !isSame {
      addCause(.inputs([]))
      if phase == .current { phase = .invalid }
    }
    if isDue { runtime.scheduleVisit(self) }
  }

  override func visit() {
    if phase == .current { return }
    content = evaluateContent(isFirst: content == nil) { scope.content() }
  }

  override func describe(into describer: inout Describer) {
    if let content { Content._describe(content, into: &describer) }
  }

  override func tearDown() {
    super.tearDown()
    content = nil
  }
}

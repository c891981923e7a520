/// The node of an app or of a scene with a body.
final class BodyNode<Owner, Content: View>: EvaluatedNode {
  private var owner: Owner
  private let make: @MainActor (Owner) -> Content
  private let bodyKind: BodyRun.Kind
  private var content: Content?

  init(
    _ owner: Owner, kind: BodyRun.Kind, below parent: Node,
    _ make: @escaping @MainActor (Owner) -> Content
  ) {
    self.owner = owner
    self.make = make
    bodyKind = kind
    super.init(below: parent, type: .of(Owner.self))
    addCause(.mounted)
  }

  override var kind: BodyRun.Kind { bodyKind }

  func receive(_ newOwner: Owner) {
    if areEqual(owner, newOwner, by: viewType.layout.comparison) {
      if isDue { runtime.scheduleVisit(self) }
      return
    }
    owner = newOwner
    addCause(.inputs([]))
    if phase == .current { phase = .invalid }
    runtime.scheduleVisit(self)
  }

  override func visit() {
    if phase == .current { return }
    if !viewType.layout.dynamicFields.isEmpty {
      var installer = PropertyInstaller(for: self)
      withUnsafeMutablePointer(to: &owner) {
        installer.install(viewType.layout.dynamicFields, at: UnsafeMutableRawPointer($0))
      }
    }
    content = evaluateContent(isFirst: content == nil) { make(owner) }
  }

  override func tearDown() {
    super.tearDown()
    content = nil
  }

  override func forEachReachableValue(_ body: (Any) -> Void) { body(owner) }
}

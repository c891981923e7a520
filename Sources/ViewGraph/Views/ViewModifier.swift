/// A change to a view that can have state and a body of its own.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the body.
  associatedtype Body: View
  /// The view that is modified, as the body places it.
  typealias Content = ViewModifierContent<Self>
  /// The modified view.
  ///
  /// Runs when the modifier's inputs or reads change, not when the content does.
  @ViewBuilder func body(content: Content) -> Body
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// A view with a modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  /// Gives the modifier a node, with state of its own.
  public static func _attach(_ view: Self, to slots: inout Slots) {
    if let node = slots.next(ModifierNode<Content, Modifier>.self) {
      node.receive(view)
    } else {
      let node = ModifierNode(view, below: slots.parent)
      slots.append(node)
      slots.runtime.scheduleVisit(node)
    }
  }

  /// Leaves the description to the modifier's node.
  public static func _describe(_ view: Self, into describer: inout Describer) { describer.child() }
}

extension View {
  /// Applies a modifier.
  public func modifier<M: ViewModifier>(_ modifier: M) -> ModifiedContent<Self, M> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// Stands in a modifier's body for the view that is modified.
public struct ViewModifierContent<Modifier: ViewModifier>: PrimitiveView {
  let source: any ContentSource

  /// Attaches the modified view below a node of its own.
  public static func _attach(_ view: Self, to slots: inout Slots) {
    if let node = slots.next(ContentPlaceNode.self) {
      node.update()
    } else {
      let node = ContentPlaceNode(view.source, below: slots.parent)
      slots.append(node)
      node.mount()
    }
  }

  /// Leaves the description to the node.
  public static func _describe(_ view: Self, into describer: inout Describer) { describer.child() }
}

/// The node whose view is put into places of a modifier's body.
@MainActor protocol ContentSource: AnyObject {
  func attachContent(to slots: inout Slots)
  func describeContent(into describer: inout Describer)
  func add(_ place: ContentPlaceNode)
  func remove(_ place: ContentPlaceNode)
  /// A value of the environment that the content sees as it is outside the body it is placed in.
  func makeSlot(below parent: Node) -> EnvironmentSlot?
}

extension ContentSource {
  func makeSlot(below parent: Node) -> EnvironmentSlot? { nil }
}

/// One place in a modifier's body where the modified view stands.
final class ContentPlaceNode: Node {
  private unowned(unsafe) let source: any ContentSource
  private let slot: EnvironmentSlot?

  init(_ source: any ContentSource, below parent: Node) {
    self.source = source
    slot = source.makeSlot(below: parent)
    super.init(below: parent)
    if let slot { environment = .passUnretained(slot) }
  }

  override var typeName: String { "content" }

  func mount() {
    phase = .current
    source.add(self)
    attach(isFirst: true)
  }

  func update() {
    attach(isFirst: false)
    contentDidChange()
  }

  private func attach(isFirst: Bool) {
    var slots = Slots(of: self, isFirst: isFirst)
    source.attachContent(to: &slots)
  }

  override func visit() { update() }

  override func describe(into describer: inout Describer) {
    source.describeContent(into: &describer)
  }

  override func tearDown() { source.remove(self) }
}

final class ModifierNode<Content: View, Modifier: ViewModifier>: EvaluatedNode, ContentSource {
  private var content: Content
  private var modifier: Modifier
  private var result: Modifier.Body?
  private var places: [ContentPlaceNode] = []

  init(_ view: ModifiedContent<Content, Modifier>, below parent: Node) {
    content = view.content
    modifier = view.modifier
    super.init(below: parent, type: .of(Modifier.self))
    addMountingCause()
  }

  override var kind: BodyRun.Kind { .modifier }

  func receive(_ newView: ModifiedContent<Content, Modifier>) {
    content = newView.content
    let isEqual = withUnsafePointer(to: &modifier) { old in
      withUnsafePointer(to: newView.modifier) { new in viewType.layout.comparison.areEqual(old, new)
      }
    }
    if isEqual {
      if isDue {
        runtime.scheduleVisit(self)
      } else {
        // The content may differ where the modifier does not.
        for place in places { runtime.scheduleVisit(place) }
      }
      return
    }
    modifier = newView.modifier
    addCause(.inputs([]))
    if phase == .current { phase = .invalid }
    runtime.scheduleVisit(self)
  }

  override func visit() {
    if phase == .current { return }
    install()
    if isWaitingForObject {
      leaveOut()
      result = nil
      return
    }
    result = evaluateContent(isFirst: result == nil) {
      modifier.body(content: ViewModifierContent(source: self))
    }
  }

  private func install() {
    if viewType.layout.dynamicFields.isEmpty { return }
    missingObject = nil
    var installer = PropertyInstaller(for: self)
    withUnsafeMutablePointer(to: &modifier) {
      installer.install(viewType.layout.dynamicFields, at: UnsafeMutableRawPointer($0))
    }
  }

  func attachContent(to slots: inout Slots) { Content._attach(content, to: &slots) }

  func describeContent(into describer: inout Describer) {
    Content._describe(content, into: &describer)
  }

  func add(_ place: ContentPlaceNode) { places.append(place) }

  func remove(_ place: ContentPlaceNode) { places.removeAll { $0 === place } }

  override func describe(into describer: inout Describer) {
    if let result {
      Modifier.Body._describe(result, into: &describer)
    } else {
      describePlaceholder(into: &describer)
    }
  }

  override func tearDown() {
    super.tearDown()
    result = nil
  }

  override func forEachReachableValue(_ body: (Any) -> Void) { body(modifier) }
}

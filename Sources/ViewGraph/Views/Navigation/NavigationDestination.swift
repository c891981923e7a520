/// A view that declares what is shown for the values of one type on the stack around.
public struct DestinationView<Content: View, Value: Hashable, Destination: View>: PrimitiveView {
  let content: Content
  let destination: @MainActor (Value) -> Destination

  /// Tells the stack around; the screens for the values stand here.
  public static func _attach(_ view: Self, to slots: inout Slots) {
    if let node = slots.next(DestinationNode<Content, Value, Destination>.self) {
      node.receive(view)
    } else {
      let node = DestinationNode(view, below: slots.parent)
      slots.append(node)
      node.mount()
      node.nearest(NavigationState.self)?.add(node)
    }
  }

  /// Leaves the description to the node.
  public static func _describe(_ view: Self, into describer: inout Describer) { describer.child() }
}

extension View {
  /// Declares what is shown for the values of a type on the path of the stack around.
  ///
  /// The screens inherit the environment of this place (E-07).
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping @MainActor (D) -> C
  ) -> DestinationView<Self, D, C> {
    DestinationView(content: self, destination: destination)
  }

  /// Pushes a screen on the stack around while a value is true.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping @MainActor () -> V
  ) -> PushedView<Self, Bool, V> {
    PushedView(
      content: self, value: { isPresented.wrappedValue ? true : nil },
      id: { AnyHashable($0) }, close: { isPresented.wrappedValue = false },
      destination: { _ in destination() })
  }

  /// Pushes a screen for an item on the stack around while there is one.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping @MainActor (D) -> C
  ) -> PushedView<Self, D, C> {
    PushedView(
      content: self, value: { item.wrappedValue }, id: { AnyHashable($0) },
      close: { item.wrappedValue = nil }, destination: destination)
  }
}

/// The place of a destination, with the screens that are pushed for its values.
///
/// - The screens stand behind the content, in the order they were pushed.
final class DestinationNode<Content: View, Value: Hashable, Destination: View>:
  WrapperNode<Content>, DestinationSource
{
  private var destination: @MainActor (Value) -> Destination
  private var screens: [(value: Value, node: ScreenNode<Destination>)] = []
  private var nextPosition = Int32.max / 2

  init(_ view: DestinationView<Content, Value, Destination>, below parent: Node) {
    destination = view.destination
    super.init(view.content, below: parent)
  }

  override var typeName: String { "navigationDestination" }
  var valueType: ObjectIdentifier { ObjectIdentifier(Value.self) }

  func receive(_ view: DestinationView<Content, Value, Destination>) {
    destination = view.destination
    receive(view.content)
    for screen in screens { screen.node.receive(scope(for: screen.value)) }
  }

  private func scope(for value: Value) -> ContentScope<Destination> {
    let destination = destination
    return ContentScope("destination") { destination(value) }
  }

  func makeScreen(
    for value: AnyHashable, in owner: Node, dismissing target: DismissTarget
  ) -> (any Screen)? {
    guard let value = value.base as? Value else { return nil }
    let node = ScreenNode(scope(for: value), of: owner, dismissing: target, below: self)
    node.position = nextPosition
    nextPosition += 1
    screens.append((value, node))
    runtime.events.post(.mounted, node)
    runtime.scheduleVisit(node)
    return node
  }

  func removeScreen(_ screen: any Screen) -> Bool {
    guard let place = screens.firstIndex(where: { $0.node === screen }) else { return false }
    screens.remove(at: place).node.removeSubtree()
    return true
  }

  override func addChildren(to list: inout [Node]) {
    super.addChildren(to: &list)
    for screen in screens { list.append(screen.node) }
  }

  override func dropChildren() {
    super.dropChildren()
    screens = []
  }
}

/// A view that pushes a screen while a value says so.
public struct PushedView<Content: View, Value, Destination: View>: ControlView {
  let content: Content
  let value: @MainActor () -> Value?
  let id: @MainActor (Value) -> AnyHashable
  let close: @MainActor () -> Void
  let destination: @MainActor (Value) -> Destination

  static var name: String { "navigationDestination" }

  func makeMemory(for node: ControlNode<Self>) -> PushMemory {
    PushMemory(node.nearest(NavigationState.self)) { [weak node] in node?.view.close() }
  }

  func read(_ memory: PushMemory) { memory.value = value() }

  func attachParts(to slots: inout Slots) { Content._attach(content, to: &slots) }

  func update(_ node: ControlNode<Self>) {
    let memory = node.memory!
    guard let value = memory.value as? Value else { return node.pushNothing(memory) }
    let id = id(value)
    if memory.id != id { node.pushNothing(memory) }
    memory.id = id
    let destination = destination
    node.push(ContentScope("destination") { destination(value) }, memory)
  }

  func describe(_ node: ControlNode<Self>, into describer: inout Describer) {
    Content._describe(content, into: &describer)
  }
}

/// What a place that pushes one screen keeps.
@MainActor final class PushMemory {
  weak var state: NavigationState?
  let target: DismissTarget
  var value: Any?
  var id: AnyHashable?
  var isOpen = false

  init(_ state: NavigationState?, close: @escaping @MainActor () -> Void) {
    self.state = state
    target = DismissTarget(close)
  }
}

extension ControlNode {
  /// Has one screen on the stack around, with its newest closure.
  func push<Content: View>(_ scope: ContentScope<Content>, _ memory: PushMemory) {
    guard let state = memory.state else { return }
    if let screen = opened as? ScreenNode<Content> { return screen.receive(scope) }
    let screen = ScreenNode(scope, of: state.node, dismissing: memory.target, below: self)
    open(screen)
    state.add(NavigationState.Entry(value: nil, screen: screen, pop: memory.target.close))
  }

  /// Takes the screen off the stack around, if there is one.
  func pushNothing(_ memory: PushMemory) {
    guard let screen = opened as? any Screen else { return }
    close()
    memory.state?.removed(screen)
  }
}

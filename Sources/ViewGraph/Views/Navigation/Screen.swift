/// A screen that others may cover: the root of a stack, what is pushed on it, a tab.
///
/// It stays mounted while it is covered. Covering and uncovering run `onDisappear` and `onAppear`,
/// cancel and start tasks; state stays.
@MainActor protocol Screen: Node {
  /// The stack or tab view that says which screen is in front.
  ///
  /// It stands above the screen, but not always right above: a destination is a child of the place
  /// it is declared in.
  var screenOwner: Node { get }
  /// Whether its owner has it in front.
  var isFront: Bool { get set }
}

extension Screen {
  /// Brings the screen to the front, or covers it.
  func setFront(_ isFront: Bool) {
    if isFront == self.isFront { return }
    self.isFront = isFront
    runtime.coveredScreens += isFront ? -1 : 1
    if screenOwner.isCovered { return }
    Screens.tell(self, isCovered: !isFront)
  }
}

extension Node {
  /// Whether the node stands on a screen that is covered by another.
  ///
  /// - Complexity: O(1) where nothing is covered, else O(*d*) in the depth of the node.
  final var isCovered: Bool {
    if runtime.coveredScreens == 0 { return false }
    var node: Node? = self
    while let current = node {
      if let screen = current as? any Screen {
        if !screen.isFront { return true }
        node = screen.screenOwner
      } else {
        if let chooser = current.parent as? any RoomChooser, chooser.hides(current) { return true }
        node = current.parent
      }
    }
    return false
  }

  /// What the nearest control above keeps, of one type; nil beyond a presentation.
  final func nearest<Memory: AnyObject>(_ type: Memory.Type) -> Memory? {
    var node = parent
    while let current = node {
      if current is any PresentationBoundary { return nil }
      if let memory = (current as? any MemoryHolding)?.heldMemory as? Memory { return memory }
      node = current.parent
    }
    return nil
  }
}

/// A node that keeps something for a control.
@MainActor protocol MemoryHolding: Node {
  var heldMemory: AnyObject? { get }
}

extension ControlNode: MemoryHolding {
  var heldMemory: AnyObject? { V.Memory.self is AnyObject.Type ? memory as AnyObject : nil }
}

/// What is presented over the rest: no stack outside it is reached from inside.
@MainActor protocol PresentationBoundary: Node {}

/// Something that does something when its screen is covered or uncovered.
@MainActor protocol CoverListener: Node {
  func coverDidChange(isCovered: Bool)
}

@MainActor enum Screens {
  /// Tells what stands on a screen, and on no covered one inside it, that it was (un)covered.
  ///
  /// - Complexity: O(*n*) in the number of nodes on the screen. A loop: depth is the user's.
  static func tell(_ screen: Node, isCovered: Bool) {
    var pending: [Node] = [screen]
    while let node = pending.popLast() {
      if let inner = node as? any Screen, node !== screen {
        // A screen of a stack around this one only grows here: that stack says what is seen of it.
        if !inner.isFront || !inner.screenOwner.isDescendant(of: screen) { continue }
      }
      if let chooser = node.parent as? any RoomChooser, node !== screen, chooser.hides(node) {
        continue
      }
      (node as? any CoverListener)?.coverDidChange(isCovered: isCovered)
      var children: [Node] = []
      node.addChildren(to: &children)
      pending.append(contentsOf: children.reversed())
    }
  }
}

/// A screen made by a closure that is run by itself.
class ScreenNode<Content: View>: ContentScopeNode<Content>, Screen {
  unowned let screenOwner: Node
  var isFront = true
  private var slots: [EnvironmentSlot] = []

  /// A screen; with a target, what `dismiss` inside it closes.
  init(
    _ scope: ContentScope<Content>, of owner: Node, dismissing target: DismissTarget?,
    below parent: Node
  ) {
    screenOwner = owner
    super.init(scope, below: parent)
    guard let target else { return }
    provide(DismissKey.self, DismissAction(target))
    provide(IsPresentedKey.self, true)
  }

  /// Sets an environment value for the content.
  private func provide<K: EnvironmentKey>(_ key: K.Type, _ value: K.Value) {
    let slot = EnvironmentSlot(
      key: ObjectIdentifier(key), name: TypeName.short(key), value: value,
      outer: environment?.takeUnretainedValue())
    slots.append(slot)
    environment = .passUnretained(slot)
  }

  override var drawnParent: Node? { screenOwner }

  override func tearDown() {
    super.tearDown()
    if !isFront { runtime.coveredScreens -= 1 }
    (screenOwner as? any ScreenOwner)?.screenDidLeave()
  }
}

/// A node that says which of several screens is in front.
@MainActor protocol ScreenOwner: Node {
  /// A screen left, perhaps with the place it was declared in.
  func screenDidLeave()
}

extension ControlNode: ScreenOwner {
  func screenDidLeave() { if phase != .removed { revisit() } }
}

/// The screen below all others: its content belongs to the body it is written in.
struct RootScreen<Content: View>: PrimitiveView {
  let content: Content

  static func _attach(_ view: Self, to slots: inout Slots) {
    if let node = slots.next(RootScreenNode<Content>.self) {
      node.receive(view.content)
    } else {
      let node = RootScreenNode(view.content, below: slots.parent)
      slots.append(node)
      node.mount()
    }
  }

  static func _describe(_ view: Self, into describer: inout Describer) { describer.child() }
}

final class RootScreenNode<Content: View>: WrapperNode<Content>, Screen {
  var screenOwner: Node { parent! }
  var isFront = true

  override var typeName: String { "root" }

  override func tearDown() {
    super.tearDown()
    if !isFront { runtime.coveredScreens -= 1 }
  }
}

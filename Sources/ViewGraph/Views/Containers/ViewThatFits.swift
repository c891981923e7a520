/// Shows the first of some views that fits in the room there is, the last where none does (D-04).
///
/// All of them are mounted; queries see the one that is shown.
public struct ViewThatFits<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// Views to choose from, the preferred one first, by the room along some axes.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// Gives the choice a node.
  public static func _attach(_ view: Self, to slots: inout Slots) {
    if let node = slots.next(FitsNode<Content>.self) {
      node.axes = view.axes
      node.receive(view.content)
    } else {
      let node = FitsNode(view.content, axes: view.axes, below: slots.parent)
      slots.append(node)
      node.mount()
    }
  }

  /// Leaves the description to the node.
  public static func _describe(_ view: Self, into describer: inout Describer) { describer.child() }
}

final class FitsNode<Content: View>: WrapperNode<Content>, RoomChooser {
  var axes: Axis.Set
  private var choice: Int?
  /// The children that stand in views that are not shown.
  private var hidden: Set<ObjectIdentifier> = []

  init(_ content: Content, axes: Axis.Set, below parent: Node) {
    self.axes = axes
    super.init(content, below: parent)
    runtime.sizeReaders += 1
  }

  override var typeName: String { "ViewThatFits" }

  override func describe(into describer: inout Describer) {
    let fits = FitsContent(axes: axes) { [weak self] in self?.choice ?? 0 }
    describer.element(.viewThatFits(fits)) { Content._describe(content, into: &$0) }
  }

  func hides(_ child: Node) -> Bool { hidden.contains(ObjectIdentifier(child)) }

  /// Shows another view: the one shown before disappears, and this one appears.
  func choose(_ place: Int) -> Bool {
    if place == choice { return false }
    let wasFirst = (choice ?? 0) == 0
    choice = place
    var changesScreen = false
    var shown: Set<ObjectIdentifier> = []
    for case .element(let record) in described {
      guard case .viewThatFits(let fits) = record.kind else { continue }
      for part in fits.shown(among: record.children, of: self) { collect(part.child, &shown) }
      if record.layout?.content.lifted.isEmpty == false, !(wasFirst && place == 0) {
        record.layout = nil
        markLayoutStale()
        changesScreen = true
      }
    }
    hideOthers(than: shown)
    return changesScreen
  }

  private func hideOthers(than shown: Set<ObjectIdentifier>) {
    let before = hidden
    hidden = []
    forEachChild {
      if !shown.contains(ObjectIdentifier($0)) { hidden.insert(ObjectIdentifier($0)) }
    }
    noteHidden(hidden.count - before.count)
    if isCovered { return }
    forEachChild { child in
      let isHidden = hides(child)
      if isHidden != before.contains(ObjectIdentifier(child)) {
        Screens.tell(child, isCovered: isHidden)
      }
    }
  }

  /// The children of this node in a view that is shown.
  private func collect(_ child: ElementChild, _ nodes: inout Set<ObjectIdentifier>) {
    switch child {
    case .node(let node):
      // A view among several from one child is shown with all of them.
      var top = node
      while let parent = top.parent, parent !== self { top = parent }
      nodes.insert(ObjectIdentifier(top))
    case .element(let record): for child in record.children { collect(child, &nodes) }
    }
  }

  private func noteHidden(_ count: Int) { runtime.coveredScreens += count }

  override func tearDown() {
    super.tearDown()
    runtime.sizeReaders -= 1
    noteHidden(-hidden.count)
    hidden = []
  }
}

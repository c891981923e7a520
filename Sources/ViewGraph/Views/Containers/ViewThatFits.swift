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
  private var choice = 0

  init(_ content: Content, axes: Axis.Set, below parent: Node) {
    self.axes = axes
    super.init(content, below: parent)
    runtime.sizeReaders += 1
  }

  override var typeName: String { "ViewThatFits" }

  func choose(_ place: Int) { choice = place }

  override func describe(into describer: inout Describer) {
    let fits = FitsContent(axes: axes) { [weak self] in self?.choice ?? 0 }
    describer.element(.viewThatFits(fits)) { Content._describe(content, into: &$0) }
  }

  override func tearDown() {
    super.tearDown()
    runtime.sizeReaders -= 1
  }
}

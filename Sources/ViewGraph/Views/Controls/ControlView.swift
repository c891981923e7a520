/// A view of the library's own that keeps a node: it shows what something else owns, opens and
/// closes, or takes a style.
protocol ControlView: PrimitiveView {
  /// What the node keeps for the control between updates.
  associatedtype Memory = Void

  /// What the control has in paths.
  static var name: String { get }

  /// What the node keeps, made when the control first appears.
  func makeMemory(for node: ControlNode<Self>) -> Memory

  /// Reads what the control shows: a change of it reaches the control's node, and no body.
  func read(_ memory: Memory)

  /// Attaches the views the control is made of.
  func attachParts(to slots: inout Slots)

  /// Opens or closes what is there only at times, after what is shown was read.
  func update(_ node: ControlNode<Self>)

  /// Whether a style of the user's is in force, whose body stands in place of the parts.
  func isStyled(in node: ControlNode<Self>) -> Bool

  /// Attaches the body of the style in force.
  func attachStyle(to slots: inout Slots, in node: ControlNode<Self>)

  /// Says what the control looks like.
  func describe(_ node: ControlNode<Self>, into describer: inout Describer)
}

extension ControlView {
  static var name: String { TypeName.short(Self.self) }
  func read(_ memory: Memory) {}
  func attachParts(to slots: inout Slots) {}
  func update(_ node: ControlNode<Self>) {}
  func isStyled(in node: ControlNode<Self>) -> Bool { false }
  func attachStyle(to slots: inout Slots, in node: ControlNode<Self>) {}
}

extension ControlView where Memory == Void {
  func makeMemory(for node: ControlNode<Self>) {}
}

extension ControlView {
  /// Makes or updates the control's node, in the walk of the body it stands in.
  public static func _attach(_ view: Self, to slots: inout Slots) { slots.attachControl(view) }

  /// Leaves the description to the control's node.
  public static func _describe(_ view: Self, into describer: inout Describer) { describer.child() }
}

extension Slots {
  /// Makes or updates the node of a control.
  mutating func attachControl<V: ControlView>(_ view: V) {
    if let node = next(ControlNode<V>.self) {
      node.receive(view)
    } else {
      let node = ControlNode(view, below: parent)
      append(node)
      node.mount()
    }
  }
}

/// A view of any type.
///
/// The same type keeps its identity, another type is another (I-04).
public struct AnyView: PrimitiveView {
  let box: AnyViewBox

  /// Hides the type of a view.
  public init<V: View>(_ view: V) {
    box = (view as? AnyView)?.box ?? TypedViewBox(view)
  }

  /// Hides the type of a view.
  public init<V: View>(erasing view: V) { self.init(view) }

  /// Keeps the node where the type is the same.
  public static func _attach(_ view: Self, to slots: inout Slots) {
    if let node = slots.next(AnyViewNode.self) {
      node.receive(view.box)
    } else {
      let node = AnyViewNode(view.box, below: slots.parent)
      slots.append(node)
      slots.runtime.scheduleVisit(node)
    }
  }

  /// Leaves the description to the view's node.
  public static func _describe(_ view: Self, into describer: inout Describer) { describer.child() }
}

extension AnyView: ShownContent {
  nonisolated static func showSame(_ left: AnyView, _ right: AnyView) -> Bool {
    areEqualValues(left.box.content, right.box.content, .content)
  }
}

/// A view behind its type.
@MainActor class AnyViewBox {
  init() {}
  var type: Any.Type { Never.self }
  nonisolated var content: Any { () }
  func attach(to slots: inout Slots) {}
  func describe(into describer: inout Describer) {}
}

final class TypedViewBox<V: View>: AnyViewBox {
  nonisolated(unsafe) let view: V

  init(_ view: V) { self.view = view }

  override var type: Any.Type { V.self }

  override nonisolated var content: Any { view }

  override func attach(to slots: inout Slots) { V._attach(view, to: &slots) }

  override func describe(into describer: inout Describer) { V._describe(view, into: &describer) }

}

/// The place of an `AnyView`.
///
/// Its content is attached in its turn, so nesting costs no stack.
final class AnyViewNode: Node {
  private var box: AnyViewBox
  private var attached: Any.Type?

  init(_ box: AnyViewBox, below parent: Node) {
    self.box = box
    super.init(below: parent)
  }

  override var typeName: String { "AnyView<\(TypeName.short(box.type))>" }

  func receive(_ newBox: AnyViewBox) {
    box = newBox
    phase = .created
    runtime.scheduleVisit(self)
  }

  override func visit() {
    phase = .current
    let isFirst = attached.map { $0 != box.type } ?? true
    if isFirst, attached != nil {
      removeChildren()
      forgetIdentity()
    }
    attached = box.type
    var slots = Slots(of: self, isFirst: isFirst)
    box.attach(to: &slots)
    contentDidChange()
  }

  override func describe(into describer: inout Describer) { box.describe(into: &describer) }
}

/// Several views side by side, each in a place of its own.
public struct TupleView<each Content: View>: PrimitiveView {
  @usableFromInline nonisolated(unsafe) let content: (repeat each Content)

  @inlinable nonisolated init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  /// A node is made where one of the views makes one.
  public static var _makesNodes: Bool {
    for type in repeat (each Content).self {
      if makesNodes(type) { return true }
    }
    return false
  }

  private static func makesNodes<V: View>(_ type: V.Type) -> Bool { type._makesNodes }

  /// Attaches each view in turn.
  public static func _attach(_ view: Self, to slots: inout Slots) {
    for child in repeat each view.content { attach(child, to: &slots) }
  }

  /// Describes each view in turn.
  public static func _describe(_ view: Self, into describer: inout Describer) {
    for child in repeat each view.content { describe(child, into: &describer) }
  }

  /// Plans each view in turn, where it stands in the tuple.
  public static func _plan(_ planner: inout LinePlanner) {
    // The tuple is all that there is. (A key path to it, with types in a pack, traps.)
    var offset = 0
    for type in repeat (each Content).self { plan(type, &offset, &planner) }
  }

  private static func plan<V: View>(
    _ type: V.Type, _ offset: inout Int, _ planner: inout LinePlanner
  ) {
    let alignment = MemoryLayout<V>.alignment
    offset = (offset + alignment - 1) / alignment * alignment
    planner.inside(type, at: offset)
    offset += MemoryLayout<V>.size
  }

  private static func attach<V: View>(_ view: V, to slots: inout Slots) {
    V._attach(view, to: &slots)
  }

  private static func describe<V: View>(_ view: V, into describer: inout Describer) {
    V._describe(view, into: &describer)
  }
}

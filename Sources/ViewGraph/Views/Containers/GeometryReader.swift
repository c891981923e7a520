import Foundation

/// Tells its content how much room there is.
///
/// It takes all that is offered. Its content is run by itself, once its size is known and again
/// when the size changes; the size is that on a screen of the host's columns.
public struct GeometryReader<Content: View>: PrimitiveView {
  let content: (GeometryProxy) -> Content

  /// A reader whose content is made for the room there is.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Gives the reader a node, which waits for its size.
  public static func _attach(_ view: Self, to slots: inout Slots) {
    if let node = slots.next(GeometryNode<Content>.self) {
      node.receive(view)
    } else {
      slots.append(GeometryNode(view, below: slots.parent))
    }
  }

  /// Leaves the description to the node.
  public static func _describe(_ view: Self, into describer: inout Describer) { describer.child() }
}

/// The room a geometry reader has.
public struct GeometryProxy: Sendable {
  /// The size, in points.
  public let size: CGSize

  /// The frame of the reader in a space: its size, at the origin.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size)
  }

  /// What the screen's edges take of the room: nothing.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

/// A space that frames are measured in.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  case global, local
  case named(AnyHashable)
}

final class GeometryNode<Content: View>: EvaluatedNode, SizeReader {
  private var reader: GeometryReader<Content>
  private var content: Content?
  private var size: Size?

  init(_ reader: GeometryReader<Content>, below parent: Node) {
    self.reader = reader
    super.init(below: parent, type: .of(GeometryNode.self))
    // Its content is made when the screen has been laid out.
    phase = .current
    addCause(.mounted)
    runtime.sizeReaders += 1
  }

  override var kind: BodyRun.Kind { .row }
  override var typeName: String { "GeometryReader" }

  func receive(_ newReader: GeometryReader<Content>) {
    let isSame = areEqual(
      reader.content, newReader.content, by: .plan(for: ((GeometryProxy) -> Content).self))
    reader = newReader
    if size == nil { return }
    if !isSame {
      addCause(.inputs([]))
      if phase == .current { phase = .invalid }
    }
    if isDue { runtime.scheduleVisit(self) }
  }

  /// Takes the size of the latest layout.
  func receive(_ newSize: Size) {
    if size == newSize { return }
    let isFirst = size == nil
    size = newSize
    runtime.invalidate(self, because: isFirst ? .mounted : .forced("size"))
  }

  override func visit() {
    if phase == .current { return }
    guard let size else {
      phase = .current
      return
    }
    let isFirst = content == nil
    let proxy = GeometryProxy(size: CGSize(width: size.width, height: size.height))
    let newContent = evaluating { reader.content(proxy) }
    var slots = Slots(of: self, isFirst: isFirst)
    Content._attach(newContent, to: &slots)
    content = newContent
    contentDidChange()
  }

  override func describe(into describer: inout Describer) {
    describer.element(.geometry) { inner in
      if let content { Content._describe(content, into: &inner) }
    }
  }

  override func tearDown() {
    super.tearDown()
    runtime.sizeReaders -= 1
    content = nil
  }
}

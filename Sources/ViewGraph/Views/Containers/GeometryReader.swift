import Foundation
import Synchronization

/// Tells its content how much room there is.
///
/// It takes all that is offered. Its content is run by itself, once its size is known and again
/// when the size changes; the size is that on a screen of the host's columns. Content that asks where
/// the reader stands is run again when that changes, too.
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

/// The room a geometry reader has, and where it is.
public struct GeometryProxy: Sendable {
  /// The size, in points.
  public let size: CGSize
  /// Tells proxies of one reader apart when it has moved.
  private let frame: ReaderFrame
  private let latest: LatestFrame

  init(_ latest: LatestFrame, _ frame: ReaderFrame) {
    self.latest = latest
    self.frame = frame
    size = CGSize(width: frame.size.width, height: frame.size.height)
  }

  /// The frame of the reader in a space, in points, as the screen was laid out last.
  ///
  /// `.global` is the whole screen, as if nothing on it were scrolled. A name that no view around has
  /// stands for the whole screen too, and is reported as an issue once.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let known: ReaderFrame
    let origin: ReaderFrame.Point
    switch coordinateSpace {
    case .local: return CGRect(origin: .zero, size: size)
    case .global:
      known = latest.read()
      origin = ReaderFrame.Point(x: 0, y: 0)
    case .named(let name):
      known = latest.read()
      if let space = known.spaces[name] {
        origin = space
      } else {
        latest.missed(name)
        origin = ReaderFrame.Point(x: 0, y: 0)
      }
    }
    return CGRect(
      x: known.origin.x - origin.x, y: known.origin.y - origin.y, width: known.size.width,
      height: known.size.height)
  }

  /// What the screen's edges take of the room: nothing.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

/// A space that frames are measured in.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  case global, local
  case named(AnyHashable)
}

/// A space with a name.
public struct NamedCoordinateSpace: Hashable, @unchecked Sendable {
  let name: AnyHashable

  /// The space that a view above gives a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

extension View {
  /// Names the space of the view, for frames of readers inside.
  public func coordinateSpace<T: Hashable>(name: T) -> Decorated<Self> {
    decorated(.coordinateSpace(AnyHashable(name)))
  }

  /// Names the space of the view, for frames of readers inside.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> Decorated<Self> {
    decorated(.coordinateSpace(name.name))
  }
}

/// The latest frame of a reader, for the proxies that its content has kept.
final class LatestFrame: Sendable {
  private struct State {
    var frame: ReaderFrame
    var isRead = false
    var missing: Set<String> = []
  }

  private let state: Mutex<State>
  private let report: @Sendable (String) -> Void

  init(_ frame: ReaderFrame, report: @escaping @Sendable (String) -> Void) {
    state = Mutex(State(frame: frame))
    self.report = report
  }

  /// Whether someone has asked where the reader stands.
  var isRead: Bool { state.withLock { $0.isRead } }

  func set(_ frame: ReaderFrame) { state.withLock { $0.frame = frame } }

  func read() -> ReaderFrame {
    state.withLock {
      $0.isRead = true
      return $0.frame
    }
  }

  /// Someone asked for a space that no view around has.
  func missed(_ name: AnyHashable) {
    let text = "\(name.base)"
    if state.withLock({ $0.missing.insert(text).inserted }) { report(text) }
  }
}

final class GeometryNode<Content: View>: EvaluatedNode, SizeReader {
  private var reader: GeometryReader<Content>
  private var content: Content?
  private var frame: ReaderFrame?
  private var latest: LatestFrame?

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
    if frame == nil { return }
    if !isSame {
      addCause(.inputs([]))
      if phase == .current { phase = .invalid }
    }
    if isDue { runtime.scheduleVisit(self) }
  }

  /// Takes the size of the latest layout, and where it put the reader.
  func receive(_ newFrame: ReaderFrame) {
    if frame == newFrame { return }
    let old = frame
    frame = newFrame
    latest?.set(newFrame)
    if let old, old.size == newFrame.size {
      if latest?.isRead == true { runtime.invalidate(self, because: .forced("position")) }
    } else {
      runtime.invalidate(self, because: old == nil ? .mounted : .forced("size"))
    }
  }

  override func visit() {
    if phase == .current { return }
    guard let frame else {
      phase = .current
      return
    }
    let isFirst = content == nil
    let latest = latest ?? makeLatest(frame)
    let proxy = GeometryProxy(latest, frame)
    let newContent = evaluating { reader.content(proxy) }
    var slots = Slots(of: self, isFirst: isFirst)
    Content._attach(newContent, to: &slots)
    content = newContent
    contentDidChange()
  }

  private func makeLatest(_ frame: ReaderFrame) -> LatestFrame {
    let inbox = runtime.inbox
    let path = identity.path
    let made = LatestFrame(frame) { inbox.report(.unknownSpace(name: $0, view: path)) }
    latest = made
    return made
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

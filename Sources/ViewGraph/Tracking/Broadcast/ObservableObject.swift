import Foundation

/// A class that tells its observers before any of its published properties changes: one signal for
/// the whole object (L-02).
public protocol ObservableObject: AnyObject {
  /// The type of the signal.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  /// The signal, sent before a change (L-03).
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The object's signal, made at the first request and kept for the object's life.
  public var objectWillChange: ObservableObjectPublisher { BroadcastTable.publisher(of: self) }
}

/// The signal of an observable object.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  private let lock = NSLock()
  private let subscribers = Subscribers<Void>()
  private var views: [ObjectIdentifier: ObjectSubscription] = [:]

  /// A signal without subscribers.
  public init() {}

  /// Tells all observers that the object is about to change, and invalidates the views that hold it.
  public func send() { send(nil) }

  /// Calls `receive` before each change.
  public func sink(receiveValue receive: @escaping (()) -> Void) -> AnyCancellable {
    subscribers.add(receive)
  }

  func send(_ mark: ObjectMark?) {
    if Evaluation.isInPass, Evaluation.node != nil {
      IssueReporting.report(
        .publishingDuringUpdate(object: mark?.typeName ?? "an object", node: Evaluation.node))
    } else {
      let current = lock.withLock { Array(views.values) }
      for view in current { view.objectWillChange(mark) }
    }
    subscribers.send(())
  }

  func add(_ view: ObjectSubscription) {
    lock.withLock { views[ObjectIdentifier(view)] = view }
  }

  func remove(_ view: ObjectSubscription) {
    lock.withLock { views[ObjectIdentifier(view)] = nil }
  }
}

/// What a broadcast says: of which object, and, where a published property caused it, of which one.
///
/// One for all views that hear it.
final class ObjectMark: @unchecked Sendable {
  private(set) weak var object: AnyObject?
  let typeName: String
  let property: String?
  let old: String?
  let new: String?

  init(
    _ object: AnyObject?, typeName: String = "an object", property: String? = nil,
    old: String? = nil, new: String? = nil
  ) {
    self.object = object
    self.typeName = typeName
    self.property = property
    self.old = old
    self.new = new
  }

  func isSameProperty(as other: ObjectMark) -> Bool {
    object === other.object && property == other.property
  }
}

/// One view's subscription to one object.
final class ObjectSubscription: InvalidationToken, @unchecked Sendable {
  private let label: String
  private weak var object: AnyObject?
  private let typeName: String
  private let cancellation: (ObjectSubscription) -> Void
  private var other: AnyCancellable?

  /// Subscribes a view's node to an object's signal.
  @MainActor init<Object: ObservableObject>(_ node: EvaluatedNode, to object: Object, label: String)
  {
    self.label = label
    self.object = object
    typeName = TypeName.short(Object.self)
    let publisher = object.objectWillChange
    if let own = publisher as? ObservableObjectPublisher {
      cancellation = { own.remove($0) }
      super.init(node, inbox: node.runtime.inbox)
      own.add(self)
    } else {
      cancellation = { _ in }
      super.init(node, inbox: node.runtime.inbox)
      other = publisher.sink { [weak self] _ in self?.objectWillChange(nil) }
    }
  }

  func objectWillChange(_ mark: ObjectMark?) {
    let mark = mark ?? ObjectMark(object, typeName: typeName)
    inbox.mark(self, because: .object(mark, label: label))
  }

  /// Ends the subscription.
  func cancel() {
    cancellation(self)
    other?.cancel()
    other = nil
    node = nil
  }
}

/// The signals of objects that do not make their own, by object.
enum BroadcastTable {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  nonisolated(unsafe) private static var sizeAtCleaning = 64

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object)
    lock.lock()
    defer { lock.unlock() }
    // An address is used again after its object has gone: the entry must be of this one.
    if let entry = entries[key], entry.object === object { return entry.publisher }
    let publisher = ObservableObjectPublisher()
    entries[key] = Entry(object: object, publisher: publisher)
    if entries.count > sizeAtCleaning {
      entries = entries.filter { $0.value.object != nil }
      sizeAtCleaning = max(64, entries.count * 2)
    }
    return publisher
  }
}

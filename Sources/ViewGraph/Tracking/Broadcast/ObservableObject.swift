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
  public func send() { send(of: nil, typeName: "an object", describing: nil) }

  /// Calls `receive` before each change.
  public func sink(receiveValue receive: @escaping (()) -> Void) -> AnyCancellable {
    subscribers.add(receive)
  }

  /// Tells all observers; what was written is described only where a report is to tell of it.
  func send(
    of object: AnyObject?, typeName: String, describing describe: (() -> PublishedChange)?
  ) {
    if Evaluation.isInPass, Evaluation.node != nil {
      IssueReporting.report(.publishingDuringUpdate(object: typeName, node: Evaluation.node))
    } else {
      let current = lock.withLock { Array(views.values) }
      invalidate(current, of: object, describing: describe)
    }
    subscribers.send(())
  }

  private func invalidate(
    _ views: [ObjectSubscription], of object: AnyObject?,
    describing describe: (() -> PublishedChange)?
  ) {
    guard let describe, views.contains(where: { $0.inbox.recordsValues }) else {
      for view in views { view.objectWillChange(nil) }
      return
    }
    let mark = ObjectMark(object, describe())
    var told: [Inbox] = []
    for view in views {
      view.objectWillChange(mark)
      if view.inbox.recordsValues, !told.contains(where: { $0 === view.inbox }) {
        told.append(view.inbox)
        view.inbox.record(mark.write)
      }
    }
  }

  func add(_ view: ObjectSubscription) {
    lock.withLock { views[ObjectIdentifier(view)] = view }
  }

  func remove(_ view: ObjectSubscription) {
    lock.withLock { views[ObjectIdentifier(view)] = nil }
  }
}

/// One write of a published property, as a report tells of it.
struct PublishedChange: Sendable {
  let property: String
  let old: String
  let new: String
  let isEqual: Bool
}

/// What a broadcast says: of which object, and, where a published property caused it, of which one.
///
/// One for all views that hear it.
final class ObjectMark: @unchecked Sendable {
  weak let object: AnyObject?
  private let change: PublishedChange?

  init(_ object: AnyObject?, _ change: PublishedChange? = nil) {
    self.object = object
    self.change = change
  }

  /// The published property; nil for a signal that was sent by hand.
  var property: String? { change?.property }

  /// The write, as it is kept for a report until the object is named.
  var write: Write {
    var write = Write(
      target: change?.property ?? "", old: change?.old ?? "", new: change?.new ?? "", owner: "",
      isEqual: change?.isEqual ?? false, location: nil)
    write.object = WeakObject(object)
    return write
  }

  func isSameProperty(as other: ObjectMark) -> Bool {
    object === other.object && property == other.property
  }
}

/// One view's subscription to one object.
final class ObjectSubscription: InvalidationToken, @unchecked Sendable {
  private let label: String
  private weak var object: AnyObject?
  private let cancellation: (ObjectSubscription) -> Void
  private var other: AnyCancellable?

  /// Subscribes a view's node to an object's signal.
  @MainActor init<Object: ObservableObject>(_ node: EvaluatedNode, to object: Object, label: String)
  {
    self.label = label
    self.object = object
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

  override var keepsFurtherCauses: Bool { true }

  /// The object is about to change; nil where no property is known to be the reason.
  func objectWillChange(_ mark: ObjectMark?) {
    inbox.mark(self, because: .object(mark ?? ObjectMark(object), label: label))
  }

  /// Ends the subscription.
  func cancel() {
    cancellation(self)
    other?.cancel()
    other = nil
    node = nil
  }
}

/// An object that a report may name, and does not keep.
final class WeakObject: @unchecked Sendable {
  weak let object: AnyObject?

  init(_ object: AnyObject?) { self.object = object }
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

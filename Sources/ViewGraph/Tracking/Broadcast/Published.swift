/// A property of an observable object whose every write is broadcast, equal or not (ST-5), before the
/// value is stored (L-03).
@propertyWrapper public struct Published<Value> {
  fileprivate final class Storage: @unchecked Sendable {
    var value: Value
    let subscribers = Subscribers<Value>()
    init(_ value: Value) { self.value = value }
  }

  private let storage: Storage

  /// A property that starts with a value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// A property that starts with a value.
  public init(initialValue: Value) { storage = Storage(initialValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  /// Not available: the property must be of a class.
  public var wrappedValue: Value {
    get { fatalError("@Published is used through its class.") }
    set { fatalError("@Published is used through its class; \(newValue) is not stored.") }
  }

  /// The values: the current one on subscription, then each new one before it is stored (L-04).
  public var projectedValue: Publisher {
    mutating get { Publisher(storage: storage) }
    set { _ = newValue }
  }

  /// Reads the property of an object, or broadcasts and stores it.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance object: Owner,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get {
      if let node = Evaluation.currentNode, Evaluation.runtime?.inbox.recordsValues == true {
        let read = BroadcastRead(
          object: ObjectIdentifier(object), typeName: TypeName.short(type(of: object)),
          property: propertyName(storageKeyPath))
        MainActorAccess.assumingMainActor {
          if !node.broadcastReads.contains(read) { node.broadcastReads.append(read) }
        }
      }
      return object[keyPath: storageKeyPath].storage.value
    }
    set {
      let storage = object[keyPath: storageKeyPath].storage
      if let observable = object as? any ObservableObject {
        broadcast(observable, from: storage.value, to: newValue, storageKeyPath)
      }
      storage.subscribers.send(newValue)
      storage.value = newValue
    }
  }

  private static func broadcast(
    _ object: any ObservableObject, from old: Value, to new: Value, _ keyPath: AnyKeyPath
  ) {
    func publisher<O: ObservableObject>(of object: O) -> ObservableObjectPublisher? {
      object.objectWillChange as? ObservableObjectPublisher
    }
    guard let publisher = publisher(of: object) else { return }
    publisher.send(of: object, typeName: TypeName.short(type(of: object))) {
      PublishedChange(
        property: propertyName(keyPath), old: ValueText.of(old), new: ValueText.of(new),
        isEqual: areEqual(old, new, by: .equality(of: Value.self)))
    }
  }

  private static func propertyName(_ keyPath: AnyKeyPath) -> String {
    let name = KeyPathName.property(keyPath)
    return name.hasPrefix("_") ? String(name.dropFirst()) : name
  }

  /// The values of one published property.
  public struct Publisher: ViewGraph.Publisher {
    /// What is handed on.
    public typealias Output = Value
    fileprivate let storage: Storage

    /// Calls `receive` with the current value, then with each new one before it is stored.
    public func sink(receiveValue receive: @escaping (Value) -> Void) -> AnyCancellable {
      receive(storage.value)
      return storage.subscribers.add(receive)
    }
  }
}

extension Published: @unchecked Sendable where Value: Sendable {}

/// A read of a published property by a body.
struct BroadcastRead: Equatable {
  let object: ObjectIdentifier
  let typeName: String
  let property: String
}

/// Something that hands values to its subscribers as they come.
///
/// The small part of Combine that `ObservableObject` needs; a subscriber is called synchronously by
/// whoever publishes.
public protocol Publisher<Output> {
  /// What is handed on.
  associatedtype Output

  /// Calls `receive` with each value from now on, until the result is cancelled or released.
  func sink(receiveValue receive: @escaping (Output) -> Void) -> AnyCancellable
}

extension Publisher {
  /// The values, each changed by a function.
  public func map<T>(_ transform: @escaping (Output) -> T) -> MappedPublisher<Self, T> {
    MappedPublisher(upstream: self, transform: { transform($0) })
  }

  /// The values that pass a test.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> MappedPublisher<Self, Output> {
    MappedPublisher(upstream: self) { isIncluded($0) ? $0 : nil }
  }

  /// The values a function makes, without those of which it makes none.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> MappedPublisher<Self, T> {
    MappedPublisher(upstream: self, transform: transform)
  }

  /// The values after the first ones: of a published property, those after the value it has.
  public func dropFirst(_ count: Int = 1) -> RememberingPublisher<Self> {
    RememberingPublisher(upstream: self) {
      var rest = count
      return { _ in
        rest -= 1
        return rest < 0
      }
    }
  }
}

extension Publisher where Output: Equatable {
  /// The values that differ from the one before them.
  public func removeDuplicates() -> RememberingPublisher<Self> {
    RememberingPublisher(upstream: self) {
      var latest: Output?
      return { value in
        defer { latest = value }
        return value != latest
      }
    }
  }
}

/// A publisher's values without some, told by those that came before; each subscriber begins anew.
public struct RememberingPublisher<Upstream: Publisher>: Publisher {
  let upstream: Upstream
  let makeTest: () -> (Upstream.Output) -> Bool

  /// Calls `receive` with each value that is left.
  public func sink(
    receiveValue receive: @escaping (Upstream.Output) -> Void
  ) -> AnyCancellable {
    let passes = makeTest()
    return upstream.sink { if passes($0) { receive($0) } }
  }
}

/// A publisher's values, each changed or left out.
public struct MappedPublisher<Upstream: Publisher, Output>: Publisher {
  let upstream: Upstream
  let transform: (Upstream.Output) -> Output?

  /// Calls `receive` with each changed value.
  public func sink(receiveValue receive: @escaping (Output) -> Void) -> AnyCancellable {
    upstream.sink { if let value = transform($0) { receive(value) } }
  }
}

/// A subscription.
///
/// It ends when it is cancelled or released.
public final class AnyCancellable: Hashable {
  private var end: (() -> Void)?

  /// A subscription that ends by calling `cancel`.
  public init(_ cancel: @escaping () -> Void) { end = cancel }

  deinit { end?() }

  /// Ends the subscription.
  ///
  /// A second call does nothing.
  public func cancel() {
    end?()
    end = nil
  }

  /// Keeps the subscription in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Keeps the subscription in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Whether both are the same subscription.
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  /// Hashes the identity of the subscription.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A publisher that passes on what is sent to it.
public final class PassthroughSubject<Output, Failure: Error>: Publisher {
  private let subscribers = Subscribers<Output>()

  /// A subject without subscribers.
  public init() {}

  /// Hands a value to all subscribers, in the order they came.
  public func send(_ value: Output) { subscribers.send(value) }

  /// Calls `receive` with each value sent from now on.
  public func sink(receiveValue receive: @escaping (Output) -> Void) -> AnyCancellable {
    subscribers.add(receive)
  }
}

extension PassthroughSubject where Output == Void {
  /// Tells all subscribers.
  public func send() { send(()) }
}

extension PassthroughSubject: @unchecked Sendable {}

/// A publisher that holds a value and hands it to each new subscriber first.
public final class CurrentValueSubject<Output, Failure: Error>: Publisher, @unchecked Sendable {
  private let subscribers = Subscribers<Output>()
  private var current: Output

  /// A subject that holds a value.
  public init(_ value: Output) { current = value }

  /// The value held.
  ///
  /// Setting it hands it to all subscribers.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  /// Holds a value and hands it to all subscribers.
  public func send(_ value: Output) {
    current = value
    subscribers.send(value)
  }

  /// Calls `receive` with the value held, then with each sent from now on.
  public func sink(receiveValue receive: @escaping (Output) -> Void) -> AnyCancellable {
    receive(current)
    return subscribers.add(receive)
  }
}

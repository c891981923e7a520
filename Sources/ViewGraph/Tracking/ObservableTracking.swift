// The one file that touches Observation. Two implementations of one registration: by the interface
// that SwiftUI itself uses, which also names the property that changed, and by the public one.

import Foundation

#if VIEWGRAPH_PUBLIC_OBSERVATION || !os(Linux)
  import Observation
  import Synchronization
#else
  @_spi(SwiftUI) import Observation
#endif

/// The registration of one node's latest run with all observables it read.
///
/// A registration cannot be taken back by public means, and would pile up if a body ran again before
/// a property changed. So each run also reads a property of a private registrar: a change of that
/// one is ours to cause, and drops the whole registration (M-13).
///
/// - At most one registration stands at a time.
/// - Nothing that is registered owns the node.
final class ObservableTracking: InvalidationToken, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  /// Whether a registration may stand. Main actor only.
  private var isArmed = false

  /// Runs `body`, and invalidates the node once when anything it read is about to change.
  @MainActor func evaluate<T>(_ body: () -> T) -> T {
    cancel()
    isArmed = true
    return register(body)
  }

  /// Drops the registration; changes are not heard any more.
  @MainActor func cancel() {
    guard isArmed else { return }
    isArmed = false
    #if VIEWGRAPH_PUBLIC_OBSERVATION || !os(Linux)
      generation.withLock { $0 &+= 1 }
    #endif
    fireSentinel()
  }

  override func wasDelivered() { isArmed = false }

  private func fireSentinel() {
    registrar.willSet(Sentinel.shared, keyPath: Sentinel.path)
  }

  private func readSentinel() {
    registrar.access(Sentinel.shared, keyPath: Sentinel.path)
  }

  #if VIEWGRAPH_PUBLIC_OBSERVATION || !os(Linux)
    private func register<T>(_ body: () -> T) -> T {
      let run = generation.withLock { $0 &+= 1; return $0 }
      return withObservationTracking {
        let result = body()
        readSentinel()
        return result
      } onChange: { [self] in
        // After `cancel()` the number is another, so a call of our own marks nothing.
        guard generation.withLock({ $0 }) == run else { return }
        inbox.mark(self, because: .property(PropertyMark(path: nil, subject: nil)))
      }
    }

    private let generation = Mutex<UInt>(0)

    /// The properties that stand in the registration. The public interface does not tell.
    @MainActor func registeredReads() -> [RegisteredRead] { [] }
  #else
    private func register<T>(_ body: () -> T) -> T {
      withObservationTracking(
        {
          let result = body()
          readSentinel()
          return result
        },
        // Owns the registration's object, which refers to no node: the cycle through the private
        // registrar ends when the registration does.
        willSet: { [self] (tracking: ObservationTracking) in
          if tracking.changed === Sentinel.path {
            if isAsked { answer = tracking } else { tracking.cancel() }
            return
          }
          tracking.cancel()
          let subject = inbox.recordsValues ? Self.changedRegistrar(tracking) : nil
          inbox.mark(
            self, because: .property(PropertyMark(path: tracking.changed, subject: subject)))
        })
    }

    private var isAsked = false
    private var answer: ObservationTracking?

    /// The properties that stand in the registration.
    ///
    /// - Complexity: O(*p*) in the number of properties, by reflection: for reports only.
    @MainActor func registeredReads() -> [RegisteredRead] {
      guard isArmed else { return [] }
      isAsked = true
      fireSentinel()
      isAsked = false
      defer { answer = nil }
      guard let answer else { return [] }
      return ObservationReflection.reads(of: answer).filter { $0.path != Sentinel.path }
    }

    private static func changedRegistrar(_ tracking: ObservationTracking) -> ObjectIdentifier? {
      guard let changed = tracking.changed else { return nil }
      let holders = ObservationReflection.reads(of: tracking).filter { $0.path == changed }
      return holders.count == 1 ? holders[0].registrar : nil
    }
  #endif
}

/// Runs `body`; only if it read an observable, `onRead` is called and its result, later, on a change.
func withTrackedReads<T>(
  _ body: () -> T, onRead: @autoclosure () -> @Sendable () -> Void
) -> T {
  withObservationTracking(body, onChange: onRead())
}

/// The observable of our own that each registration includes.
private final class Sentinel: Observable, @unchecked Sendable {
  var isFired: Bool { false }
  static let shared = Sentinel()
  nonisolated(unsafe) static let path: KeyPath<Sentinel, Bool> = \Sentinel.isFired
}

/// One property in a registration: of which registrar, and by which path.
struct RegisteredRead {
  let registrar: ObjectIdentifier
  let path: AnyKeyPath
}

/// Reads what Observation keeps to itself, by reflection. Used for reports only; finds nothing where
/// the module's layout is another.
enum ObservationReflection {
  /// The properties in a registration.
  static func reads(of tracking: Any) -> [RegisteredRead] {
    guard let list = child("list", of: tracking), let entries = child("entries", of: list) else {
      return []
    }
    return Mirror(reflecting: entries).children.flatMap { entry -> [RegisteredRead] in
      let pair = Mirror(reflecting: entry.value).children.map(\.value)
      guard pair.count == 2, let key = pair[0] as? ObjectIdentifier,
        let properties = child("properties", of: pair[1])
      else { return [] }
      return Mirror(reflecting: properties).children.compactMap {
        ($0.value as? AnyKeyPath).map { RegisteredRead(registrar: key, path: $0) }
      }
    }
  }

  /// What identifies a model's registrar in a registration.
  static func registrar(of model: Any) -> ObjectIdentifier? {
    var mirror: Mirror? = Mirror(reflecting: model)
    while let current = mirror {
      if let registrar = current.children.first(where: { $0.label == "_$observationRegistrar" }),
        let extent = child("extent", of: registrar.value),
        let context = child("context", of: extent), let state = child("state", of: context),
        let buffer = child("buffer", of: state)
      {
        return ObjectIdentifier(buffer as AnyObject)
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  private static func child(_ label: String, of value: Any) -> Any? {
    Mirror(reflecting: value).children.first { $0.label == label }?.value
  }
}

/// A property of an observable model that is about to change.
final class PropertyMark: @unchecked Sendable {
  /// Nil where the interface in use does not tell.
  let path: AnyKeyPath?
  /// The registrar of the model, where it is known.
  let subject: ObjectIdentifier?
  /// The model, once it was found among what the view can reach.
  weak var model: AnyObject?
  var old: String?

  init(path: AnyKeyPath?, subject: ObjectIdentifier?) {
    self.path = path
    self.subject = subject
  }

  func isSameProperty(as other: PropertyMark) -> Bool {
    path == other.path && subject == other.subject
  }
}

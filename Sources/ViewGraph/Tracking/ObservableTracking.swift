// The one file that touches Observation. Two implementations of one registration: by the interface
// that SwiftUI itself uses, which also names the property that changed, and by the public one.

import Foundation
import Synchronization

#if VIEWGRAPH_PUBLIC_OBSERVATION || !os(Linux)
  import Observation
#else
  @_spi(SwiftUI) import Observation
#endif

/// The registration of one node's latest run with all observables it read.
///
/// A registration cannot be taken back by public means, and would pile up if a body ran again before
/// a property changed. So each run also reads a property of a private registrar: a change of that
/// one is ours to cause, and drops the whole registration (M-13).
///
/// - At most one registration stands outside a run, and during one that of the run before: what
///   another thread changes while a body runs is heard.
/// - A change is heard after it was stored, so a run that follows it cannot see the old value.
/// - Nothing that is registered owns the node.
final class ObservableTracking: InvalidationToken, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  /// Which registration may stand: the number of its run.
  ///
  /// Main actor only.
  private var standing: UInt?
  private var runCount: UInt = 0
  /// Whether the token stands in a registration that cannot be taken back, and so serves one run.
  ///
  /// Main actor only.
  var isSpent = false
  /// The thread that fires the private property, so that a change made meanwhile on another is not
  /// taken for it.
  private let firingThread = Atomic<UInt>(0)

  /// Runs `body`, and invalidates the node when anything it read has changed.
  @MainActor func evaluate<T>(_ body: () -> T) -> T {
    let previous = standing
    runCount &+= 1
    let result = register(runCount, body)
    if let previous { retire(previous) }
    standing = runCount
    return result
  }

  /// Drops the registration; changes are not heard any more.
  @MainActor func cancel() {
    if let standing { retire(standing) }
    standing = nil
  }

  private var isFiring: Bool {
    firingThread.load(ordering: .relaxed) == Evaluation.currentThread
  }

  /// Causes a change of the property that one run read, and of no other.
  private func fireSentinel(of run: UInt) {
    firingThread.store(Evaluation.currentThread, ordering: .relaxed)
    let path = Sentinel.path(of: run)
    #if VIEWGRAPH_PUBLIC_OBSERVATION || !os(Linux)
      registrar.willSet(Sentinel.shared, keyPath: path)
    #else
      registrar.didSet(Sentinel.shared, keyPath: path)
    #endif
    firingThread.store(0, ordering: .relaxed)
  }

  private func readSentinel(of run: UInt) {
    registrar.access(Sentinel.shared, keyPath: Sentinel.path(of: run))
  }

  /// Whether the body of the node itself is running: what it changes does not run it again.
  private var isOwnBody: Bool {
    guard let running = Evaluation.currentNode else { return false }
    return running === node
  }

  #if VIEWGRAPH_PUBLIC_OBSERVATION || !os(Linux)
    private func register<T>(_ run: UInt, _ body: () -> T) -> T {
      withObservationTracking {
        let result = body()
        readSentinel(of: run)
        return result
      } onChange: { [self] in
        // After a run was retired, a call of its registration is one of our own.
        guard retired.withLock({ $0 < run }), !isOwnBody else { return }
        inbox.mark(self, because: .property(PropertyMark(path: nil, subject: nil)))
      }
    }

    private func retire(_ run: UInt) {
      retired.withLock { $0 = run }
      fireSentinel(of: run)
    }

    private let retired = Mutex<UInt>(0)

    /// Whether it can be told what a run read.
    static let tellsReads = false

    /// The properties that stand in the registration.
    ///
    /// The public interface does not tell.
    @MainActor func registeredReads() -> [RegisteredRead] { [] }
  #else
    private func register<T>(_ run: UInt, _ body: () -> T) -> T {
      withObservationTracking(
        {
          let result = body()
          readSentinel(of: run)
          return result
        },
        // Owns the registration's object, which refers to no node: the cycle through the private
        // registrar ends when the registration does.
        didSet: { [self] (tracking: Observation.ObservationTracking) in
          if isFiring {
            if isAsked { answer = tracking } else { tracking.cancel() }
          } else if !isOwnBody {
            propertyDidChange(tracking)
          }
        })
    }

    private func propertyDidChange(_ tracking: Observation.ObservationTracking) {
      // No run can come between two changes on the main actor, so one call is enough. From elsewhere
      // one may, and would see a value that a change in hand has not stored yet.
      if MainActorAccess.isMainActor { tracking.cancel() }
      // Another thread may have fired a private property at the same time.
      let path = tracking.changed.flatMap { Sentinel.owns($0) ? nil : $0 }
      let subject = inbox.recordsValues ? Self.registrar(of: path, in: tracking) : nil
      inbox.mark(self, because: .property(PropertyMark(path: path, subject: subject)))
    }

    private func retire(_ run: UInt) { fireSentinel(of: run) }

    /// Whether it can be told what a run read.
    static let tellsReads = true

    private var isAsked = false
    private var answer: Observation.ObservationTracking?

    /// The properties that stand in the registration.
    ///
    /// - Complexity: O(*p*) in the number of properties, by reflection: for reports only.
    @MainActor func registeredReads() -> [RegisteredRead] {
      guard let standing else { return [] }
      isAsked = true
      fireSentinel(of: standing)
      isAsked = false
      defer { answer = nil }
      guard let answer else { return [] }
      return ObservationReflection.reads(of: answer).filter { !Sentinel.owns($0.path) }
    }

    private static func registrar(
      of path: AnyKeyPath?, in tracking: Observation.ObservationTracking
    ) -> ObjectIdentifier? {
      guard let path else { return nil }
      let holders = ObservationReflection.reads(of: tracking).filter { $0.path == path }
      return holders.count == 1 ? holders[0].registrar : nil
    }
  #endif
}

/// One registration with everything a closure reads, which reports changes until it is cancelled.
///
/// What stands in the models owns the receiver of the events, not this object.
final class EventRegistration: Sendable {
  /// One event of a registration.
  struct Change: @unchecked Sendable {
    let kind: ObservationTracking.Event.Kind
    /// Nil where the interface in use does not tell, and for an end.
    let path: AnyKeyPath?
    fileprivate let link: Link

    /// Whether the event is of this registration.
    func belongs(to registration: EventRegistration?) -> Bool { registration?.link === link }

    /// Ends the registration the event is of.
    func cancel() { link.cancel() }
  }

  /// What the models hold: who is told, and whether anyone still is.
  fileprivate final class Link: Sendable {
    private let receiver: Mutex<(@Sendable (Change) -> Void)?>

    init(_ receive: @escaping @Sendable (Change) -> Void) { receiver = Mutex(receive) }

    var isCancelled: Bool { receiver.withLock { $0 == nil } }

    func cancel() {
      // Released outside the lock: the receiver may own what ends another registration.
      let receiver = receiver.withLock { receiver in
        defer { receiver = nil }
        return receiver
      }
      _ = receiver
    }

    func send(_ kind: ObservationTracking.Event.Kind, _ path: AnyKeyPath?) {
      let receive = receiver.withLock { $0 }
      receive?(Change(kind: kind, path: path, link: self))
    }
  }

  /// Goes when the last model that was read does: each of them holds it.
  private final class Ending: Sendable {
    private let link: Link
    private let isExpected = Mutex(false)

    init(_ link: Link) { self.link = link }

    func expect(_ expected: Bool) { isExpected.withLock { $0 = expected } }

    deinit { if isExpected.withLock({ $0 }) { link.send(.deinit, nil) } }
  }

  private let options: ObservationTracking.Options
  private let link: Link
  private let registrar = ObservationRegistrar()

  /// A registration whose events of the wanted kinds are handed to a receiver.
  init(
    reporting options: ObservationTracking.Options, to receive: @escaping @Sendable (Change) -> Void
  ) {
    self.options = options
    link = Link(receive)
  }

  /// Runs `body`, and registers what it reads.
  ///
  /// Called once.
  func track(_ body: () -> Void) {
    var ending = Ending(link)
    register(ending) {
      body()
      // The private registrar would hold the ending, and so hide the end of the models.
      if !options.contains(.deinit) { registrar.access(Sentinel.shared, keyPath: Sentinel.path) }
    }
    // Held by nobody else: nothing was read, so nothing can end.
    let wasHeld = !isKnownUniquelyReferenced(&ending)
    ending.expect(wasHeld && options.contains(.deinit))
  }

  /// Ends the registration.
  ///
  /// With `deinit` wanted, what stands in the models goes at the next change.
  func cancel() {
    link.cancel()
    if options.contains(.deinit) { return }
    registrar.willSet(Sentinel.shared, keyPath: Sentinel.path)
    registrar.didSet(Sentinel.shared, keyPath: Sentinel.path)
  }

  #if VIEWGRAPH_PUBLIC_OBSERVATION || !os(Linux)
    /// The public interface tells of one change, before it, and not of which property.
    ///
    /// What comes after the change is told at the main actor's next turn, and the end of a model only
    /// where no change came first.
    private func register(_ ending: Ending, _ body: () -> Void) {
      let options = options
      withObservationTracking(body) { [link] in
        // The registration is used up, and with it what would tell of the end.
        ending.expect(false)
        if options.contains(.willSet) { link.send(.willSet, nil) }
        if options.contains(.didSet) { Task { @MainActor in link.send(.didSet, nil) } }
      }
    }
  #else
    private func register(_ ending: Ending, _ body: () -> Void) {
      let options = options
      let receive = {
        @Sendable [link, ending]
        (
          tracking: Observation.ObservationTracking, kind: ObservationTracking.Event.Kind,
          option: ObservationTracking.Options
        ) in
        if !link.isCancelled, options.contains(option) { link.send(kind, tracking.changed) }
        guard link.isCancelled else { return }
        ending.expect(false)
        tracking.cancel()
      }
      if options.contains(.didSet) {
        withObservationTracking(
          body, willSet: { receive($0, .willSet, .willSet) },
          didSet: { receive($0, .didSet, .didSet) })
      } else {
        withObservationTracking(body, willSet: { receive($0, .willSet, .willSet) })
      }
    }
  #endif
}

/// Runs `body`; only if it read an observable, `onRead` is called and its result, later, on a change.
func withTrackedReads<T>(
  _ body: () -> T, onRead: @autoclosure () -> @Sendable () -> Void
) -> T {
  withObservationTracking(body, onChange: onRead())
}

/// The observable of our own that each registration includes, by one of two properties in turn.
private final class Sentinel: Observable, @unchecked Sendable {
  private let isFired = false
  private let isFiredInTurn = false
  static let shared = Sentinel()
  nonisolated(unsafe) static let path: KeyPath<Sentinel, Bool> = \Sentinel.isFired
  nonisolated(unsafe) private static let other: KeyPath<Sentinel, Bool> = \Sentinel.isFiredInTurn

  /// The property that stands for a run, another one than for the runs before and after it.
  static func path(of run: UInt) -> KeyPath<Sentinel, Bool> {
    run.isMultiple(of: 2) ? path : other
  }

  static func owns(_ candidate: AnyKeyPath) -> Bool { candidate === path || candidate === other }
}

/// One property in a registration: of which registrar, and by which path.
struct RegisteredRead: Equatable {
  let registrar: ObjectIdentifier
  let path: AnyKeyPath
}

/// Reads what Observation keeps to itself, by reflection.
///
/// Used for reports only; finds nothing where the module's layout is another.
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

  /// What identifies a model's registrars in a registration: one for each level of its class that is
  /// observable.
  static func registrars(of model: Any) -> [ObjectIdentifier] {
    var found: [ObjectIdentifier] = []
    var mirror: Mirror? = Mirror(reflecting: model)
    while let current = mirror {
      if let registrar = current.children.first(where: { $0.label == "_$observationRegistrar" }),
        let extent = child("extent", of: registrar.value),
        let context = child("context", of: extent), let state = child("state", of: context),
        let buffer = child("buffer", of: state)
      {
        found.append(ObjectIdentifier(buffer as AnyObject))
      }
      mirror = current.superclassMirror
    }
    return found
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

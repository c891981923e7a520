import Synchronization

#if VIEWGRAPH_PUBLIC_OBSERVATION || !os(Linux)
  import Observation
#else
  @_spi(SwiftUI) import Observation
#endif

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

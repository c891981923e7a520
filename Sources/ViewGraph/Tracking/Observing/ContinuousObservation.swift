import Synchronization

/// One closure that is run again after what it read has changed.
///
/// - At most one registration stands at a time, and at most one run waits for its turn.
/// - The registration does not own the observation; its token, and a run that waits, do.
/// - `apply` is called on the isolation it was made in, and nowhere else.
final class ContinuousObservation: @unchecked Sendable {
  private struct State {
    var isCancelled = false
    /// The registration of the latest run; nil while its events have been seen and a run waits.
    var registration: EventRegistration?
    var isRunWaiting = false
    var kind = ObservationTracking.Event.Kind.initial
    var paths: [AnyKeyPath?] = []
  }

  private let options: ObservationTracking.Options
  private let isolation: (any Actor)?
  private let state = Mutex(State())
  /// Used on the isolation only, and released there or with the observation.
  private let apply: (borrowing ObservationTracking.Event) -> Void

  init(
    _ options: ObservationTracking.Options, isolation: (any Actor)?,
    _ apply: @escaping (borrowing ObservationTracking.Event) -> Void
  ) {
    self.options = options
    self.isolation = isolation
    self.apply = apply
  }

  /// Runs the closure for the first time.
  ///
  /// Call on the isolation.
  func runInitially() { run(.initial, []) }

  /// Ends the observation.
  ///
  /// May be called anywhere; a run in hand is not interrupted.
  func cancel() {
    let registration = state.withLock { state -> EventRegistration? in
      state.isCancelled = true
      defer { state.registration = nil }
      return state.registration
    }
    registration?.cancel()
  }

  private func run(_ kind: ObservationTracking.Event.Kind, _ paths: [AnyKeyPath?]) {
    let registration = EventRegistration(reporting: options) { [weak self] in self?.receive($0) }
    let isCancelled = state.withLock { state -> Bool in
      if !state.isCancelled { state.registration = registration }
      return state.isCancelled
    }
    if isCancelled { return }
    registration.track {
      apply(ObservationTracking.Event(kind, paths: paths) { [weak self] in self?.cancel() })
    }
    // Cancelled by the closure itself, before the registration was complete.
    if state.withLock({ $0.isCancelled }) { registration.cancel() }
  }

  private func receive(_ change: EventRegistration.Change) {
    let mustSchedule = state.withLock { state -> Bool in
      guard !state.isCancelled, change.belongs(to: state.registration) else { return false }
      state.kind = change.kind
      if change.kind != .deinit, !state.paths.contains(change.path) {
        state.paths.append(change.path)
      }
      defer { state.isRunWaiting = true }
      return !state.isRunWaiting
    }
    if mustSchedule { Task { await runAgain(on: isolation) } }
  }

  private func runAgain(on isolation: isolated (any Actor)?) {
    let (event, registration) = state.withLock { state in
      defer {
        state.isRunWaiting = false
        state.registration = nil
        state.paths = []
      }
      return (state.isCancelled ? nil : (state.kind, state.paths), state.registration)
    }
    registration?.cancel()
    if let event { run(event.0, event.1) }
  }
}

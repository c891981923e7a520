import Synchronization

/// Runs a closure and tells, once, of the next change of anything it read.
///
/// One shot, as the form without options is: the events of the first change are delivered, of
/// `willSet` before it is stored and of `didSet` after it, on the thread that writes. A wanted
/// `deinit` follows when the last object that was read has gone, whether or not a change came before.
///
/// A closure that throws registers nothing.
/// - Parameters:
///   - options: The events that are wanted.
///   - apply: Reads what is to be watched.
///   - onChange: Called with each event.
public func withObservationTracking<Result: ~Copyable, Failure: Error>(
  options: ObservationTracking.Options, _ apply: () throws(Failure) -> Result,
  onChange: @escaping @Sendable (borrowing ObservationTracking.Event) -> Void
) throws(Failure) -> Result {
  let shot = OneShot(options, onChange)
  let registration = EventRegistration(reporting: options, to: shot.receive)
  var result: Result?
  var failure: Failure?
  registration.track {
    do throws(Failure) { result = try apply() } catch { failure = error }
  }
  if let failure {
    registration.cancel()
    throw failure
  }
  return result.take()!
}

/// Delivers the events of the first change, and the end of what was read.
private final class OneShot: Sendable {
  private enum Progress { case waiting, changing, changed }

  private let options: ObservationTracking.Options
  private let onChange: @Sendable (borrowing ObservationTracking.Event) -> Void
  private let progress = Mutex(Progress.waiting)

  init(
    _ options: ObservationTracking.Options,
    _ onChange: @escaping @Sendable (borrowing ObservationTracking.Event) -> Void
  ) {
    self.options = options
    self.onChange = onChange
  }

  @Sendable func receive(_ change: EventRegistration.Change) {
    guard isOfTheFirstChange(change.kind) else { return }
    let paths = change.kind == .deinit ? [] : [change.path]
    onChange(
      ObservationTracking.Event(change.kind, paths: paths) { change.cancel() })
    // A registration that waits for an end must stand, or the end would not be seen.
    if !options.contains(.deinit), progress.withLock({ $0 == .changed }) {
      change.cancel()
    }
  }

  private func isOfTheFirstChange(_ kind: ObservationTracking.Event.Kind) -> Bool {
    if kind == .deinit { return true }
    let isLastOfItsChange = kind == .didSet || !options.contains(.didSet)
    return progress.withLock {
      switch $0 {
      case .waiting:
        $0 = isLastOfItsChange ? .changed : .changing
        return true
      case .changing:
        guard isLastOfItsChange else { return false }
        $0 = .changed
        return true
      case .changed: return false
      }
    }
  }
}

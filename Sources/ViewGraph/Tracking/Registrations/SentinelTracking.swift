import Observation
import Synchronization

/// A registration by the public interface, which can be taken back all the same.
///
/// A registration cannot be taken back by public means, and would pile up if a body ran again before
/// a property changed. So each run also reads a property of a private registrar: a change of that
/// one is ours to cause, and drops the whole registration (M-13).
///
/// Which property changed is not told, nor what was read; and the change is told before it is stored.
final class SentinelTracking: ObservableTracking, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  /// Which registration may stand: the number of its run.
  ///
  /// Main actor only.
  private var standing: UInt?
  private var runCount: UInt = 0
  /// Registrations up to this run's call for nobody.
  private let retired = Mutex<UInt>(0)

  /// Runs `body`, and invalidates the node when anything it read has changed.
  @MainActor fileprivate func evaluate<T>(_ body: () -> T) -> T {
    let previous = standing
    runCount &+= 1
    let run = runCount
    let result = withObservationTracking {
      let result = body()
      registrar.access(Sentinel.shared, keyPath: Sentinel.path(of: run))
      return result
    } onChange: { [self] in
      // After a run was retired, a call of its registration is one of our own.
      guard retired.withLock({ $0 < run }), !isOwnBody else { return }
      inbox.mark(self, because: .property(.unrecorded))
      if MainActorAccess.isMainActor { return }
      // Another thread has not stored the value yet, and a run may come in between.
      _Concurrency.Task { @MainActor in inbox.mark(self, because: .property(.unrecorded)) }
    }
    if let previous { retire(previous) }
    standing = run
    return result
  }

  @MainActor override func cancel() {
    if let standing { retire(standing) }
    standing = nil
  }

  /// Causes a change of the property that one run read, and of no other.
  private func retire(_ run: UInt) {
    retired.withLock { $0 = run }
    registrar.willSet(Sentinel.shared, keyPath: Sentinel.path(of: run))
  }
}

extension ViewRuntime {
  /// Runs a body and registers the observables it reads, by the public interface alone.
  func trackReadsBySentinel<T>(of node: EvaluatedNode, _ body: () -> T) -> T {
    if let known = node.tracking as? SentinelTracking { return known.evaluate(body) }
    let made = SentinelTracking(node, inbox: inbox)
    node.dropTracking()
    node.tracking = made
    return made.evaluate(body)
  }
}

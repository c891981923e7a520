#if os(Linux) && !VIEWGRAPH_PUBLIC_OBSERVATION

  @_spi(SwiftUI) import Observation

  /// A registration made from the list of what was read, which can be taken back, and tells of each
  /// change after it was stored.
  ///
  /// A body that reads no observable has none.
  final class CollectedTracking: ObservableTracking, @unchecked Sendable {
    /// What Observation knows the registration by.
    ///
    /// Main actor only.
    @exclusivity(unchecked) private var standing: Observation.ObservationTracking?

    /// Registers what the latest run of a node read, in place of what the run before it did.
    @MainActor static func register(
      _ reads: ReadCollector.Reads?, of node: EvaluatedNode, inbox: Inbox
    ) {
      guard let reads else {
        node.dropTracking()
        return
      }
      if let known = node.tracking as? CollectedTracking {
        known.register(reads)
      } else {
        let made = CollectedTracking(node, inbox: inbox)
        made.register(reads)
        node.dropTracking()
        node.tracking = made
      }
    }

    @MainActor private func register(_ reads: ReadCollector.Reads) {
      let next = Observation.ObservationTracking(reads)
      // Owns this object, which refers to no node. The models own the closure, until it is cancelled
      // or the model goes.
      Observation.ObservationTracking._installTracking(
        next, willSet: nil, didSet: { [self] tracking in propertyDidChange(tracking) })
      standing?.cancel()
      standing = next
    }

    @MainActor override func cancel() {
      standing?.cancel()
      standing = nil
    }

    private func propertyDidChange(_ tracking: Observation.ObservationTracking) {
      if isOwnBody { return }
      // No run can come between two changes on the main actor, so one call is enough. From elsewhere
      // one may, and would see a value that a change in hand has not stored yet.
      if MainActorAccess.isMainActor { tracking.cancel() }
      inbox.mark(self, because: .property(mark(of: tracking)))
    }

    /// What changed; the same for all changes where nobody reports it.
    private func mark(of tracking: Observation.ObservationTracking) -> PropertyMark {
      guard inbox.recordsValues else { return .unrecorded }
      let path = tracking.changed
      return PropertyMark(path: path, subject: Self.registrar(of: path, in: tracking))
    }

    @MainActor override func registeredReads() -> [RegisteredRead] {
      standing.map(ObservationReflection.reads) ?? []
    }

    private static func registrar(
      of path: AnyKeyPath?, in tracking: Observation.ObservationTracking
    ) -> ObjectIdentifier? {
      guard let path else { return nil }
      let holders = ObservationReflection.reads(of: tracking).filter { $0.path == path }
      return holders.count == 1 ? holders[0].registrar : nil
    }
  }

#endif

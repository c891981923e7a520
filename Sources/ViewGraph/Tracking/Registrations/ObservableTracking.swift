/// The registration of one node's latest run with all observables it read.
///
/// - At most one registration stands outside a run, and during one that of the run before: what
///   another thread changes while a body runs is heard.
/// - A change is heard after it was stored where the toolchain lets us hear it then, so a run that
///   follows it cannot see the old value.
/// - Nothing that is registered owns the node.
///
/// There are two kinds. ``CollectedTracking`` takes the list of what was read from Observation itself,
/// as SwiftUI does; ``SentinelTracking`` uses nothing but the public interface.
class ObservableTracking: InvalidationToken, @unchecked Sendable {
  /// Drops the registration; changes are not heard any more.
  @MainActor func cancel() {}

  /// The properties that stand in the registration, where that can be told.
  ///
  /// - Complexity: O(*p*) in the number of properties, by reflection: for reports only.
  @MainActor func registeredReads() -> [RegisteredRead] { [] }

  /// Whether the body of the node itself is running: what it changes does not run it again.
  final var isOwnBody: Bool {
    guard let running = Evaluation.currentNode else { return false }
    return running === node
  }
}

extension ViewRuntime {
  /// Runs a body and registers the observables it reads.
  func trackReads<T>(of node: EvaluatedNode, _ body: () -> T) -> T {
    #if os(Linux) && !VIEWGRAPH_PUBLIC_OBSERVATION
      if let collector = ReadCollector.ofThisThread() {
        let (result, reads) = collector.collect(body)
        CollectedTracking.register(reads, of: node, inbox: inbox)
        return result
      }
    #endif
    return trackReadsBySentinel(of: node, body)
  }
}

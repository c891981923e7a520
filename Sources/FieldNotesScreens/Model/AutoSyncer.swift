import ViewGraph

/// Refreshes a model some time after it changed, so that a burst of edits is one refresh.
///
/// Each element that is taken from the watch is followed by the delay and then by a refresh; what
/// changes meanwhile is taken as one element afterwards. The first element is what stands at the
/// start.
@MainActor public final class AutoSyncer {
  private let clock: any Clock<Duration>
  private let delay: Duration
  private let reads: @MainActor @Sendable () -> Void
  private let refresh: @MainActor @Sendable () async throws -> Void

  /// A syncer that is not running yet.
  ///
  /// - Parameters:
  ///   - clock: What the delay is measured on.
  ///   - delay: How long a change waits for further ones.
  ///   - reads: Reads the properties whose changes count.
  ///   - refresh: Brings the model up to date. An error is left to the next refresh.
  public init(
    clock: any Clock<Duration> = ContinuousClock(), delay: Duration = .seconds(3),
    watching reads: @escaping @MainActor @Sendable () -> Void,
    refresh: @escaping @MainActor @Sendable () async throws -> Void
  ) {
    self.clock = clock
    self.delay = delay
    self.reads = reads
    self.refresh = refresh
  }

  /// Watches and refreshes until the calling task is cancelled.
  public func run() async {
    for await _ in Observations({ [reads] in reads() }) {
      try? await clock.sleep(for: delay)
      guard !Task.isCancelled else { return }
      try? await refresh()
    }
  }
}

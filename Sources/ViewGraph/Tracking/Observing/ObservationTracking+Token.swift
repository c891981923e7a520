extension ObservationTracking {
  /// Keeps a continuous observation alive: it ends when the token is cancelled or released.
  public struct Token: ~Copyable, Sendable {
    private let observation: ContinuousObservation

    init(_ observation: ContinuousObservation) { self.observation = observation }

    deinit { observation.cancel() }

    /// Ends the observation: the closure is not called again.
    public consuming func cancel() {}
  }
}

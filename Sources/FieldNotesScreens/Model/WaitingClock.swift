import ViewGraph

private enum WaitingClockKey: EnvironmentKey {
  static let defaultValue: any Clock<Duration> = ContinuousClock()
}

extension EnvironmentValues {
  /// The clock on which views wait: a real one, or one that a test moves.
  public var waitingClock: any Clock<Duration> {
    get { self[WaitingClockKey.self] }
    set { self[WaitingClockKey.self] = newValue }
  }
}

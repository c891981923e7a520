/// Runs a closure at once, and again after each change of anything its latest run read.
///
/// The first run is before the function returns, with an `initial` event. Later ones are on the
/// caller's isolation, at its next free moment after an event, so a burst of changes made without a
/// pause is one run. What a run reads is what is watched until the next.
///
/// - Parameters:
///   - options: The events after which the closure is run.
///   - isolation: The caller's, where the closure is always run.
///   - apply: Reads what is to be watched, and acts on it.
/// - Returns: A token. The observation ends when it is released or cancelled.
public func withContinuousObservation(
  options: ObservationTracking.Options, isolation: isolated (any Actor)? = #isolation,
  apply: @escaping (borrowing ObservationTracking.Event) -> Void
) -> ObservationTracking.Token {
  let observation = ContinuousObservation(options, isolation: isolation, apply)
  observation.runInitially()
  return ObservationTracking.Token(observation)
}

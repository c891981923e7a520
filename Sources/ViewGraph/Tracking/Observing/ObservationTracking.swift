/// The names that belong to watching a model from outside a view: which events are wanted, what an
/// event says, and what keeps a continuous observation alive.
///
/// Observation has a type of this name from the toolchain of Swift 6.4 on; this one serves until then.
public struct ObservationTracking {
  private init() {}
}

import Testing
import ViewGraph

/// Whether Observation's interface for frameworks is in use, which tells the property that changed.
///
/// Built with `VIEWGRAPH_PUBLIC_OBSERVATION` it is not: the same bodies run, and causes and reads have
/// no names.
var tellsProperties: Bool {
  #if VIEWGRAPH_PUBLIC_OBSERVATION
    false
  #else
    true
  #endif
}

extension Trait where Self == ConditionTrait {
  /// Runs the test only where causes and reads have names.
  static var named: Self { .enabled(if: tellsProperties) }
}

/// Expects that a body ran for these reasons, in this order, as far as they have names.
func expectCauses(
  _ runs: [BodyRun], _ causes: [String], sourceLocation: SourceLocation = #_sourceLocation
) {
  let found = runs.flatMap(\.causes).map(\.description)
  if tellsProperties {
    #expect(found == causes, sourceLocation: sourceLocation)
  } else {
    #expect(found.count == causes.count, sourceLocation: sourceLocation)
  }
}

/// Runs one script on two screens that ought to show the same, and tells what each had to evaluate.
///
/// Each screen gets a host of its own. After every update their visible texts are compared; where
/// they differ, `differences` and the printed table say at which step.
///
///     let comparison = compareInvalidation(
///       "broadcast", { OldCounts() }, vs: "per property", { NewCounts() }
///     ) { host in try host.buttons["Add"].tap() }
///     print(comparison)
///
/// - Parameters:
///   - firstName: What the first screen is called in the table.
///   - first: The first screen.
///   - secondName: What the second screen is called.
///   - second: The second screen.
///   - options: The options of both hosts, which must record everything.
///   - script: The actions; it is run once for each screen.
@MainActor public func compareInvalidation<First: View, Second: View>(
  _ firstName: String, @ViewBuilder _ first: () -> First,
  vs secondName: String, @ViewBuilder _ second: () -> Second,
  options: HostOptions = HostOptions(), script: (HostedScreen) throws -> Void
) rethrows -> InvalidationComparison {
  let left = ComparedScreen(firstName, ViewHost(first(), options: options))
  try script(left.host)
  let right = ComparedScreen(secondName, ViewHost(second(), options: options))
  try script(right.host)
  return InvalidationComparison([left.finish(), right.finish()])
}

/// Runs one script that waits, as for tasks or the clock, on two screens that ought to show the same.
///
/// See the form without `async` for the rest.
@MainActor public func compareInvalidation<First: View, Second: View>(
  _ firstName: String, @ViewBuilder _ first: () -> First,
  vs secondName: String, @ViewBuilder _ second: () -> Second,
  options: HostOptions = HostOptions(), script: (HostedScreen) async throws -> Void
) async rethrows -> InvalidationComparison {
  let left = ComparedScreen(firstName, ViewHost(first(), options: options))
  try await script(left.host)
  let right = ComparedScreen(secondName, ViewHost(second(), options: options))
  try await script(right.host)
  return InvalidationComparison([left.finish(), right.finish()])
}

/// One screen under comparison, with its steps as they happen.
@MainActor package final class ComparedScreen {
  package let host: HostedScreen
  private let name: String
  private var steps: [InvalidationComparison.Step]

  package init(_ name: String, _ host: HostedScreen) {
    self.name = name
    self.host = host
    steps = [InvalidationComparison.Step(host.launchReport, shows: host.visibleText)]
    host.updateListener = { [unowned self] report in
      steps.append(InvalidationComparison.Step(report, shows: host.visibleText))
    }
  }

  /// What happened, once the script is done.
  package func finish() -> InvalidationComparison.Variant {
    host.updateListener = nil
    return InvalidationComparison.Variant(name: name, steps: steps)
  }
}

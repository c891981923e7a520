import ViewGraph

/// One program of a lab, with the actions to take and what the document says each of them prints.
///
///     LabVariant("per property") { CountsScreen() }
///       .launch(console: "CountsScreen.body", "TripsLine.body")
///       .tap("Add a trip", console: "TripsLine.body", shows: ["4 trips"])
///
/// The console is exact: every line, in order. What a step shows is not: the texts named must be
/// among those on the screen.
@MainActor public struct LabVariant {
  /// What the way to write the screen is called.
  public let name: String
  /// Whether started tasks are let run after each step.
  public private(set) var letsTasksRun = false
  /// The steps, the launch first.
  public private(set) var steps: [LabStep] = []
  let mount: () -> HostedScreen

  /// A program, without steps yet.
  public init<Screen: View>(
    _ name: String, options: HostOptions = HostOptions(),
    @ViewBuilder _ screen: @escaping () -> Screen
  ) {
    self.name = name
    mount = { ViewHost(screen(), options: options) }
  }

  /// What the launch prints and shows.
  public func launch(
    console: String..., shows: [String] = [], issues: [String] = []
  ) -> Self {
    adding(LabStep("launch", console, shows, issues) { _ in })
  }

  /// Taps a button.
  public func tap(
    _ title: String, console: String..., shows: [String] = [], issues: [String] = []
  ) -> Self {
    adding(
      LabStep("tap \"\(title)\"", console, shows, issues) { try $0.buttons[TextMatch(title)].tap() }
    )
  }

  /// Does anything else, under a name for the list of steps.
  public func step(
    _ name: String, console: String..., shows: [String] = [], issues: [String] = [],
    _ action: @escaping @MainActor (HostedScreen) throws -> Void
  ) -> Self {
    adding(LabStep(name, console, shows, issues, action))
  }

  /// Lets started tasks run after each step, until nothing is runnable.
  public func lettingTasksRun() -> Self {
    var copy = self
    copy.letsTasksRun = true
    return copy
  }

  private func adding(_ step: LabStep) -> Self {
    var copy = self
    copy.steps.append(step)
    return copy
  }
}

/// One action of a script, and what the document says comes of it.
@MainActor public struct LabStep {
  /// What is done: `tap "Add a trip"`.
  public let name: String
  /// The lines the program prints, all of them, in order.
  public let console: [String]
  /// Texts that are on the screen afterwards, among others.
  public let shows: [String]
  /// The rules of the mistakes that the graph reports.
  public let issues: [String]
  let action: @MainActor (HostedScreen) throws -> Void

  init(
    _ name: String, _ console: [String], _ shows: [String], _ issues: [String],
    _ action: @escaping @MainActor (HostedScreen) throws -> Void
  ) {
    self.name = name
    self.console = console
    self.shows = shows
    self.issues = issues
    self.action = action
  }
}

import ViewGraph

/// What happened when a lab was run, beside what its document says.
@MainActor public struct LabRun {
  /// The lab.
  public let lab: Lab
  /// What happened, program by program.
  public let variants: [VariantRun]

  /// Runs every program of a lab.
  ///
  /// - Throws: A failure where an action of the script cannot be taken.
  public init(_ lab: Lab) async throws {
    self.lab = lab
    var runs: [VariantRun] = []
    for variant in lab.variants { runs.append(try await VariantRun(variant)) }
    variants = runs
  }

  /// Whether all of it is as the document says.
  public var isAsSaid: Bool { variants.allSatisfy { $0.steps.allSatisfy(\.isAsSaid) } }

  /// How the programs compare, step by step.
  public var comparison: InvalidationComparison {
    InvalidationComparison(
      variants.map { variant in
        InvalidationComparison.Variant(
          name: variant.name,
          steps: variant.steps.flatMap { step in
            step.reports.map { InvalidationComparison.Step($0, shows: step.shown) }
          })
      })
  }
}

/// What happened in one program.
@MainActor public struct VariantRun {
  /// What the program is called.
  public let name: String
  /// What happened, step by step.
  public let steps: [StepRun]

  /// The time a step may take to come to rest.
  ///
  /// A guard only: a screen at rest is not waited for.
  private static let patience = Duration.seconds(30)

  init(_ variant: LabVariant) async throws {
    name = variant.name
    let console = Console()
    steps = try await Console.$current.withValue(console) {
      let reports = Reports()
      let host = variant.mount()
      reports.list = [host.launchReport]
      host.updateListener = { reports.list.append($0) }
      var steps: [StepRun] = []
      for step in variant.steps {
        try step.action(host)
        if variant.letsTasksRun { try await host.settle(timeout: Self.patience) }
        steps.append(
          StepRun(
            step, console: console.take(), shown: host.visibleText, reports: reports.take(),
            issues: host.issues))
      }
      host.updateListener = nil
      host.unmount()
      return steps
    }
  }
}

/// The reports of one step, as they come.
@MainActor private final class Reports {
  var list: [UpdateReport] = []

  func take() -> [UpdateReport] {
    defer { list = [] }
    return list
  }
}

/// What happened in one step.
@MainActor public struct StepRun {
  /// The step, with what the document says.
  public let step: LabStep
  /// What the program printed.
  public let console: [String]
  /// What is on the screen.
  public let shown: [String]
  /// What the graph reports.
  public let reports: [UpdateReport]
  /// The mistakes the graph has found up to here.
  public let issues: [GraphIssue]

  init(
    _ step: LabStep, console: [String], shown: [String], reports: [UpdateReport],
    issues: [GraphIssue]
  ) {
    self.step = step
    self.console = console
    self.shown = shown
    self.reports = reports
    self.issues = issues
  }

  /// The bodies that the graph says ran, by their views' names.
  public var bodies: [String] { reports.flatMap(\.bodies) }

  /// The bodies that printed a line of their own, by their views' names: `Row` for `Row 1.body`.
  public var printedBodies: [String] {
    console.filter { $0.hasSuffix(".body") }.map { line in
      String(line.dropLast(5).prefix { $0 != " " })
    }
  }

  /// Whether what the graph says ran is what printed a line.
  public var isAccountRight: Bool { bodies == printedBodies }

  /// The texts that should be on the screen and are not.
  public var missing: [String] { step.shows.filter { !shown.contains($0) } }

  /// The mistakes that should have been found and were not.
  public var unreported: [String] {
    step.issues.filter { rule in !issues.contains { $0.rule == rule } }
  }

  /// Whether all of it is as the document says.
  public var isAsSaid: Bool {
    console == step.console && missing.isEmpty && unreported.isEmpty && isAccountRight
  }
}

import Labs
import ViewGraph

/// A lab that was run: what the document says, and what happened.
@MainActor struct LabText {
  private let run: LabRun
  private let explains: Bool
  private let ink: Ink

  init(_ run: LabRun, explains: Bool, ink: Ink) {
    self.run = run
    self.explains = explains
    self.ink = ink
  }

  var text: String {
    var lines = [ink.bold("\(run.lab.name): \(run.lab.title)")]
    lines.append(
      ink.dim("document \(run.lab.document), “\(SourceDocument.titles[run.lab.document])”"))
    lines.append(ink.dim("rules \(run.lab.rules.joined(separator: " "))"))
    lines += ["", "The document says"] + TextColumns.wrapped(run.lab.claim, indent: 2)
    for variant in run.variants { lines += [""] + text(of: variant) }
    lines += ["", "Why"] + TextColumns.wrapped(run.lab.reason, indent: 2)
    lines += [
      "",
      run.isAsSaid
        ? ink.good("It happened as the document says.")
        : ink.bad("It did not happen as the document says."),
    ]
    return lines.joined(separator: "\n")
  }

  // MARK: - One program

  private func text(of variant: VariantRun) -> [String] {
    var lines = [ink.bold(variant.name)]
    let nameWidth = min(24, variant.steps.map(\.step.name.count).max() ?? 0)
    for step in variant.steps { lines += text(of: step, nameWidth: nameWidth) }
    return lines
  }

  private func text(of step: StepRun, nameWidth: Int) -> [String] {
    let width = TextColumns.width - nameWidth - 4
    func entry(_ name: String, _ items: [String]) -> [String] {
      TextColumns.entry(name, nameWidth: nameWidth, TextColumns.listed(items, width: width))
    }
    var lines = entry(step.step.name, step.console.isEmpty ? ["nothing ran"] : names(step.console))
    if step.console != step.step.console {
      lines += entry("", headed("✗ the document says:", names(step.step.console))).map(ink.bad)
    }
    let shown = step.step.shows.filter(step.shown.contains)
    if !shown.isEmpty {
      lines += entry("", headed("screen:", quoted(shown))).map(ink.dim)
    }
    if !step.missing.isEmpty {
      lines += entry("", headed("✗ not on the screen:", quoted(step.missing))).map(ink.bad)
      lines += entry("", headed("  there is:", quoted(step.shown))).map(ink.bad)
    }
    if !step.isAccountRight {
      lines += entry("", headed("✗ the graph counts:", step.bodies)).map(ink.bad)
    }
    for rule in step.step.issues {
      let found = step.issues.first { $0.rule == rule }
      lines +=
        found.map { TextColumns.entry("", nameWidth: nameWidth, wrap($0, width)).map(ink.warning) }
        ?? entry("", ["✗ not reported: \(rule)"]).map(ink.bad)
    }
    if explains {
      for report in step.reports {
        lines += "\(report)".split(separator: "\n").map { ink.dim("      \($0)") }
      }
    }
    return lines
  }

  private func wrap(_ issue: GraphIssue, _ width: Int) -> [String] {
    TextColumns.wrapped("reported: \(issue.message)", width: width)
  }

  private func headed(_ heading: String, _ items: [String]) -> [String] {
    items.isEmpty ? ["\(heading) nothing"] : ["\(heading) \(items[0])"] + items.dropFirst()
  }

  private func quoted(_ texts: [String]) -> [String] { texts.map { "\"\($0)\"" } }

  /// A body's line by its view's name, and anything else in quotes.
  private func names(_ console: [String]) -> [String] {
    console.map { $0.hasSuffix(".body") ? String($0.dropLast(5)) : "“\($0)”" }
  }
}

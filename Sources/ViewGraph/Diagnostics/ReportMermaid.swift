extension UpdateReport {
  /// The report as a Mermaid flowchart: from what was written to the bodies that ran for it, and
  /// from a body to those it handed other inputs.
  ///
  /// Wasted runs are dashed, skipped views dotted.
  public func mermaid() -> String {
    reportedUpdates.map { MermaidChart($0).text }.joined(separator: "\n\n")
  }
}

/// One update as a flowchart.
private struct MermaidChart {
  private let report: UpdateReport

  init(_ report: UpdateReport) { self.report = report }

  var text: String {
    var lines = ["flowchart LR", "  update([\"\(label(report.headline))\"])"]
    var sources: [String] = []
    func source(_ name: String) -> String {
      let known = sources.firstIndex(of: name)
      if known == nil { sources.append(name) }
      let id = "s\(known ?? sources.count - 1)"
      if known == nil {
        lines.append("  \(id)[\"\(label(name))\"]")
        lines.append("  update --> \(id)")
      }
      return id
    }
    let runs = report.runs.filter { $0.kind == .view }
    var arrows: [String] = []
    for (index, run) in runs.enumerated() {
      lines.append("  b\(index)(\"\(label(run.view))\")" + (isWasted(run) ? ":::wasted" : ""))
      for cause in run.causes {
        switch cause {
        case .mounted, .identityChanged, .input:
          let parent = parent(of: run, among: runs[..<index]).map { "b\($0)" } ?? "update"
          arrows.append("  \(parent) --> b\(index)")
        default: arrows.append("  \(source(cause.sourceText)) --> b\(index)")
        }
      }
    }
    lines += arrows
    var skipped: [String] = []
    for skip in report.skips where !skipped.contains(skip.view) { skipped.append(skip.view) }
    for (index, view) in skipped.enumerated() {
      let count = report.skips.filter { $0.view == view }.count
      lines.append("  k\(index)(\"\(label(view))\(count > 1 ? " ×\(count)" : "")\"):::skipped")
      let first = report.skips.first { $0.view == view }
      let parent = first.flatMap { skip in
        runs.indices.last { skip.identity.hasPrefix(runs[$0].identity + "/") }
      }
      lines.append("  \(parent.map { "b\($0)" } ?? "update") -.-> k\(index)")
    }
    lines.append("  classDef wasted stroke-dasharray:6 3")
    lines.append("  classDef skipped stroke-dasharray:2 4")
    return lines.joined(separator: "\n")
  }

  private func isWasted(_ run: BodyRun) -> Bool { !run.changed }

  /// The nearest view above a run that ran before it in this update.
  private func parent(of run: BodyRun, among earlier: ArraySlice<BodyRun>) -> Int? {
    earlier.indices.filter { run.identity.hasPrefix(earlier[$0].identity + "/") }
      .max { earlier[$0].identity.count < earlier[$1].identity.count }
  }

  /// Text as Mermaid takes it in quotes.
  private func label(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
      .replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}

extension Cause {
  /// What changed, without the view it is told to.
  fileprivate var sourceText: String {
    guard case .objectWillChange(let change) = self else { return description }
    return "objectWillChange of \(change.object)" + (change.property.map { " (\($0))" } ?? "")
  }
}

/// One update as lines of text: what was written, which bodies ran and why, what was left alone.
struct ReportLines {
  private struct Line: Hashable {
    var verb: String
    var name: String
    var detail = ""
    var remark = ""
    /// How many columns the detail takes at the least, so that remarks stand below each other.
    var detailWidth = 0
  }

  private let report: UpdateReport
  private static let valueWidth = 19
  private static let causeWidth = 43

  init(_ report: UpdateReport) { self.report = report }

  var text: String {
    let lines =
      report.contents.writes.map(line(for:)) + runs + skips
      + report.issues.map(line(for:))
    let nameWidth = lines.filter { $0.verb != "issue" }.map(\.name.count).max() ?? 0
    let rows = lines.map { row($0, nameWidth: nameWidth) }
    return (["update \(report.number) · \(report.headline)"] + rows + [totals])
      .joined(separator: "\n")
  }

  // MARK: - Lines

  private func line(for write: Write) -> Line {
    var remarks: [String] = []
    if !write.owner.isEmpty { remarks.append("owner \(write.owner)") }
    if write.isEqual { remarks.append("equal, so nothing changed") }
    if write.isUnread, !write.isEqual { remarks.append("nobody reads it") }
    if !write.trigger.isEmpty, write.trigger != report.trigger {
      remarks.append("before the action")
    }
    return Line(
      verb: "write", name: write.target, detail: "\(write.old) → \(write.new)",
      remark: remarks.joined(separator: "   "), detailWidth: Self.valueWidth)
  }

  private func line(for run: BodyRun) -> Line {
    let verb: String
    switch run.kind {
    case .view: verb = "body"
    case .row: verb = "row"
    case .modifier, .style, .scene, .app: verb = run.kind.rawValue
    case .updateMethod: verb = "method"
    }
    return Line(
      verb: verb, name: run.view, detail: run.causeText, remark: run.outcome,
      detailWidth: Self.causeWidth)
  }

  /// Bodies in the order they ran, equal neighbours put together as `Row ×12`.
  ///
  /// Rows of one container stand where its first one ran, so that the bodies inside them are
  /// neighbours.
  private var runs: [Line] {
    let lines =
      report.contents.runs.isEmpty
      // Only counts were recorded.
      ? report.bodies.map { Line(verb: "body", name: $0) } : report.runs.map(line(for:))
    let rows = lines.filter(isRow)
    var rowCounts: [Line: Int] = [:]
    for row in rows { rowCounts[row, default: 0] += 1 }
    var seen: Set<Line> = []
    var result: [(line: Line, count: Int)] = []
    for line in lines {
      if isRow(line) {
        if seen.insert(line).inserted { result.append((line, rowCounts[line] ?? 1)) }
      } else if let last = result.indices.last, result[last].line == line {
        result[last].count += 1
      } else {
        result.append((line, 1))
      }
    }
    return result.map(counted)
  }

  private func isRow(_ line: Line) -> Bool { line.verb == "row" }

  private var skips: [Line] {
    var order: [Line] = []
    var counts: [Line: Int] = [:]
    for skip in report.skips {
      let line = Line(verb: "skip", name: skip.view, detail: skip.reason)
      if counts[line] == nil { order.append(line) }
      counts[line, default: 0] += 1
    }
    return order.map { counted($0, counts[$0] ?? 1) }
  }

  private func line(for issue: GraphIssue) -> Line {
    Line(verb: "issue", name: issue.rule, detail: issue.message.replacing("\n", with: " "))
  }

  private func counted(_ line: Line, _ count: Int) -> Line {
    var line = line
    if count > 1 { line.name += " ×\(count)" }
    return line
  }

  // MARK: - Columns

  private func row(_ line: Line, nameWidth: Int) -> String {
    var text = "  " + line.verb.padded(to: max(5, line.verb.count)) + "  "
    text += line.name.padded(to: line.verb == "issue" ? line.name.count : nameWidth) + "  "
    if line.remark.isEmpty {
      text += line.detail
    } else {
      text += line.detail.padded(to: max(line.detailWidth, line.detail.count + 3)) + line.remark
    }
    return text.trimmingTrailingSpaces
  }

  private var totals: String {
    let wasted = report.wasted.count
    let skipped = report.contents.skips.count
    return "  \(report.bodies.count) ran · \(skipped) skipped · \(wasted) wasted"
  }
}

extension String {
  /// The text with spaces behind it, up to a width in characters.
  package func padded(to width: Int) -> String {
    count < width ? self + String(repeating: " ", count: width - count) : self
  }

  /// The text with spaces before it, up to a width in characters.
  package func paddedLeft(to width: Int) -> String {
    count < width ? String(repeating: " ", count: width - count) + self : self
  }

  /// The text without the spaces at its end.
  var trimmingTrailingSpaces: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

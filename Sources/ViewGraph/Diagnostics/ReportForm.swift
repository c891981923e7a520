/// In which form a report is printed.
///
/// No form has times or addresses, so each can be kept and compared.
public enum ReportForm: String, Sendable, CaseIterable {
  /// One line a write, a body and a skip, with causes and a total; what `description` gives.
  case lines
  /// One line a body, in the spelling of `_printChanges`: `Counter: _count changed.`
  case oneLine
  /// The identity tree of what was reached, with causes.
  case tree
  /// One line a view and one column an update, with the number of runs.
  case timeline
}

extension UpdateReport: CustomStringConvertible {
  /// The report, one line a write, a body and a skip.
  public var description: String { text(.lines) }

  /// The report in one of its forms.
  public func text(_ form: ReportForm) -> String {
    switch form {
    case .lines: reportedUpdates.map { ReportLines($0).text }.joined(separator: "\n\n")
    case .oneLine: ReportChanges.text(of: self)
    case .tree: reportedUpdates.map { ReportTree($0).text }.joined(separator: "\n\n")
    case .timeline: ReportTimeline(reportedUpdates).text
    }
  }

  /// What started the update, with the sort of element: `tap button "+"`.
  public var headline: String {
    guard let subject = contents.subject, trigger.hasSuffix("\"\(subject.label)\"") else {
      return trigger
    }
    let verb = trigger.dropLast(subject.label.count + 2)
    return "\(verb)\(subject.role) \"\(subject.label)\""
  }

  /// The updates, without those that only closed a measurement and did nothing.
  var reportedUpdates: [UpdateReport] {
    let all = updates
    if all.count < 2 { return all }
    let telling = all.filter { !$0.isEmpty || !["measure", "settle"].contains($0.trigger) }
    return telling.isEmpty ? [all[0]] : telling
  }

  private var isEmpty: Bool {
    contents.runs.isEmpty && contents.bodies.isEmpty && contents.skips.isEmpty
      && contents.writes.isEmpty && contents.issues.isEmpty
  }
}

extension BodyRun {
  /// What came of the run, in a word or two; empty for a first run, and for code that is no view's.
  var outcome: String {
    if kind != .view || causes.contains(.mounted) || causes.contains(.identityChanged) { return "" }
    if changedText { return "text changed" }
    return changed ? "changed" : "wasted"
  }

  /// The causes as a report of this view's run prints them.
  var causeText: String { causes.map { $0.text(for: view) }.joined(separator: "; ") }
}

extension Cause {
  /// The cause, with the view named where the cause is about what it reads.
  fileprivate func text(for view: String) -> String {
    guard case .objectWillChange(let change) = self, let property = change.property,
      !change.reads.isEmpty
    else { return description }
    let reads = change.reads.joined(separator: ", ")
    return "objectWillChange of \(change.object) (\(property); \(view) reads \(reads))"
  }
}

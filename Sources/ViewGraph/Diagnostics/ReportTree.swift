/// One update as the identity tree of what it reached.
struct ReportTree {
  private final class Branch {
    let name: String
    var notes: [String] = []
    var order: [String] = []
    var children: [String: Branch] = [:]

    init(_ name: String) { self.name = name }

    deinit {
      // As deep as the tree is: released in a loop, as `Identity` is.
      var pending = Array(children.values)
      children = [:]
      while let branch = pending.popLast() {
        pending.append(contentsOf: branch.children.values)
        branch.children = [:]
      }
    }

    func child(_ step: String) -> Branch {
      if let known = children[step] { return known }
      let made = Branch(step)
      children[step] = made
      order.append(step)
      return made
    }
  }

  private let report: UpdateReport

  init(_ report: UpdateReport) { self.report = report }

  var text: String {
    let root = Branch("")
    let records = report.contents
    for (record, run) in zip(records.runs, report.runs) {
      let notes = [run.causeText, run.outcome].filter { !$0.isEmpty }
      branch(for: record.identity, below: root).notes.append(notes.joined(separator: "   "))
    }
    for skip in records.skips {
      branch(for: skip.identity, below: root).notes.append("skipped: \(skip.reason)")
    }
    return (["update \(report.number) · \(report.headline)"] + lines(of: root))
      .joined(separator: "\n")
  }

  private func branch(for identity: Identity, below root: Branch) -> Branch {
    identity.steps.drop { $0.description == "root" }.reduce(root) { $0.child($1.description) }
  }

  /// The lines below a branch.
  ///
  /// A loop: depth is the user's.
  private func lines(of root: Branch) -> [String] {
    var rows: [(tree: String, notes: String)] = []
    var pending = push(root, indent: "")
    while let (branch, indent, isLast) = pending.popLast() {
      rows.append((indent + (isLast ? "└ " : "├ ") + branch.name, note(of: branch)))
      pending += push(branch, indent: indent + (isLast ? "  " : "│ "))
    }
    let width = rows.filter { !$0.notes.isEmpty }.map(\.tree.count).max() ?? 0
    return rows.map { ($0.tree.padded(to: width) + "  " + $0.notes).trimmingTrailingSpaces }
  }

  private func push(_ branch: Branch, indent: String) -> [(Branch, String, Bool)] {
    branch.order.reversed().enumerated().compactMap { offset, step in
      branch.children[step].map { ($0, indent, offset == 0) }
    }
  }

  private func note(of branch: Branch) -> String {
    guard let first = branch.notes.first else { return "" }
    return branch.notes.count > 1 && branch.notes.allSatisfy { $0 == first }
      ? "\(first)  ×\(branch.notes.count)" : branch.notes.joined(separator: " | ")
  }
}

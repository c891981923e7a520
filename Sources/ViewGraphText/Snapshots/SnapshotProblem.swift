/// Why a snapshot failed: what happened, what follows, what to do; a line or more each.
struct SnapshotProblem: Error, Equatable {
  var lines: [String]

  init(_ what: String, _ rest: String...) { lines = [what] + rest }

  init(_ what: String, lines rest: [String]) { lines = [what] + rest }

  /// The text of a failure: all lines but the first are indented.
  var message: String {
    lines.joined(separator: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
      .map { $0 == 0 || $1.isEmpty ? String($1) : "  " + $1 }
      .joined(separator: "\n")
  }
}

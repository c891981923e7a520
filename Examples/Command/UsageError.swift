import ViewGraph

/// A call that cannot be carried out: what is wrong, what may have been meant, and where to look.
struct UsageError: Error {
  /// What is wrong.
  let problem: String
  /// What may have been meant, or what is allowed.
  let hint: String
  /// Where to look.
  let next: String

  init(_ problem: String, hint: String, next: String) {
    self.problem = problem
    self.hint = hint
    self.next = next
  }

  /// An argument that is not one of the names there are.
  init(_ problem: String, given text: String, names: [String], plural: String, next: String) {
    let near = NearMatches.of(text, among: names)
    let hint =
      near.isEmpty
      ? "\(plural): " + names.joined(separator: " · ") : "near: " + near.joined(separator: ", ")
    self.init(problem, hint: hint, next: next)
  }

  /// The three parts, one a line.
  var text: String { "viewgraph: \(problem)\n  \(hint)\n  to go on: \(next)\n" }
}

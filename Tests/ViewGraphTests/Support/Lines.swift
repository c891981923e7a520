/// The console of a test: what bodies, actions and tasks say, in order.
///
/// Programs that print are tested with one of these in place of the console.
@MainActor final class Lines {
  private var lines: [String] = []

  /// Adds a line. To be called in a body by `let _ = lines.add(…)`.
  func add(_ line: String) { lines.append(line) }

  /// What was added since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

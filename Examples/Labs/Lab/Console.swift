import ViewGraph

/// Where the programs of the labs print: an account of what ran that the graph knows nothing of.
///
/// Each run of a lab has a console of its own, found through the task that runs it. Outside a run the
/// lines go to standard output.
@MainActor public final class Console {
  @TaskLocal static var current: Console?

  private var lines: [String] = []

  nonisolated init() {}

  /// Adds a line.
  static func print(_ line: String) {
    guard let current else { return Swift.print(line) }
    current.lines.append(line)
  }

  /// The lines since the latest call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

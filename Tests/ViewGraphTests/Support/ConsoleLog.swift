import Testing
import ViewGraph

/// What the views of one test write from their bodies and callbacks: an account of what ran that the
/// graph knows nothing of, and so a check on the graph's own.
///
/// Each test of a suite with `.console` has a log of its own, found through the task that runs it.
@MainActor final class ConsoleLog {
  @TaskLocal static var current = ConsoleLog()

  private var lines: [String] = []

  nonisolated init() {}

  /// Adds a line.
  func print(_ line: String) { lines.append(line) }

  /// The lines since the latest call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// The log of the test that is running.
@MainActor var console: ConsoleLog { ConsoleLog.current }

/// Gives each test of a suite a log of its own.
struct ConsoleTrait: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await ConsoleLog.$current.withValue(ConsoleLog()) { try await function() }
  }
}

extension Trait where Self == ConsoleTrait {
  /// Gives each test of the suite a console of its own.
  static var console: Self { ConsoleTrait() }
}

/// Expects exactly these bodies, in this order: by the report, and by what the bodies wrote.
///
/// Where bodies write more than their type's name, `lines` is what they write.
@MainActor func expectRuns(
  _ report: UpdateReport, _ bodies: [String], console lines: [String]? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(report.bodies == bodies, "the report", sourceLocation: sourceLocation)
  #expect(console.take() == lines ?? bodies, "the console", sourceLocation: sourceLocation)
}

import Workloads

/// Operations whose instructions are counted from outside, by callgrind.
///
/// Collection is switched on and off at the entry and the exit of `benchmarkMeasured(_:)`.
@MainActor enum Instructions {
  /// An operation, and how often it is done while instructions are counted.
  struct Subject {
    let name: String
    let runs: Int
    let make: @MainActor () -> Operation
  }

  /// The key operations, each with its floor; larger sizes show that the cost does not grow.
  static let subjects: [Subject] =
    subjects("update-one models", [1000, 10_000], runs: 100)
    + subjects("update-one state", [1000, 10_000], runs: 100)
    + subjects("update-one values", [1000], runs: 30)
    + subjects("create models", [1000], runs: 3)
    + subjects("clear models", [1000], runs: 3)
    + subjects("replace models", [1000], runs: 3)
    + subjects("select models", [1000], runs: 100)
    + subjects("swap models", [1000], runs: 30)
    + subjects("swap values", [1000], runs: 30)
    + subjects("remove models", [1000], runs: 30)
    + subjects("remove values", [1000], runs: 30)
    + subjects("environment-one state", [1000, 10_000], runs: 100)
    + subjects("chain-leaf state", [1000], runs: 100)
    + subjects("fan-all models", [1000], runs: 3)
    + subjects("text-all models", [1000], runs: 3)
    + subjects("text-one models", [1000], runs: 100)

  private static func subjects(_ line: String, _ counts: [Int], runs: Int) -> [Subject] {
    counts.flatMap { count -> [Subject] in
      guard let line = lines["\(line) \(count)"] else { return [] }
      let name = line.label.replacing(" ", with: "/")
      return [
        Subject(name: name, runs: runs, make: line.make),
        Subject(name: "\(name)/floor", runs: runs, make: line.makeFloor),
      ]
    }
  }

  private static let lines = Dictionary(
    Line.all(.full).map { ($0.label, $0) }, uniquingKeysWith: { first, _ in first })

  /// Does an operation, and prints how often; false where there is none of the name.
  static func run(_ name: String) throws -> Bool {
    guard let subject = subjects.first(where: { $0.name == name }) else { return false }
    let operation = subject.make()
    // What is made once, such as the layouts of types, is made by these.
    for run in 0..<5 { try self.run(operation, run) { operation.run(run) } }
    for run in 5..<(5 + subject.runs) {
      try self.run(operation, run) { benchmarkMeasured { operation.run(run) } }
    }
    try operation.checkOutcome()
    print(subject.runs)
    return true
  }

  private static func run(_ operation: Operation, _ run: Int, _ work: () -> Void) throws {
    operation.reset?(run)
    let counts = operation.bodyCounts()
    work()
    operation.expect(run)
    try operation.checkBodies(since: counts, runs: 1)
  }
}

/// What callgrind counts: called by name, so neither inlined nor specialized away.
@inline(never) func benchmarkMeasured(_ work: () -> Void) { work() }

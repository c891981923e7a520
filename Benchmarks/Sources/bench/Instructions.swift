import Workloads

/// Operations whose instructions are counted from outside, by callgrind.
///
/// Collection is switched on and off at the entry and the exit of `benchmark_measured`.
@MainActor enum Instructions {
  /// An operation, and how often it is done while instructions are counted.
  struct Subject {
    let name: String
    let runs: Int
    let make: @MainActor () -> Operation
  }

  static let subjects = [
    subject("update-one models 1000", runs: 100),
    subject("update-one models 10000", runs: 100),
    subject("update-one state 1000", runs: 100),
    subject("update-one state 10000", runs: 100),
    subject("create models 1000", runs: 3),
    subject("clear models 1000", runs: 3),
    subject("select models 1000", runs: 100),
    subject("environment-one state 1000", runs: 100),
    subject("environment-one state 10000", runs: 100),
    subject("fan-all models 1000", runs: 3),
  ].compactMap { $0 }

  private static func subject(_ label: String, runs: Int) -> Subject? {
    let lines = Line.all(.full) + Line.all(.quick)
    guard let line = lines.first(where: { $0.label == label }) else { return nil }
    return Subject(name: label.replacing(" ", with: "/"), runs: runs, make: line.make)
  }

  /// Does an operation, and prints how often; false where there is none of the name.
  static func run(_ name: String) throws -> Bool {
    guard let subject = subjects.first(where: { $0.name == name }) else { return false }
    let operation = subject.make()
    // What is made once, such as the layouts of types, is made by these.
    for run in 0..<5 {
      operation.reset?(run)
      operation.run(run)
      operation.expect(run)
    }
    for run in 5..<(5 + subject.runs) {
      operation.reset?(run)
      let counts = operation.bodyCounts()
      benchmarkMeasured { operation.run(run) }
      operation.expect(run)
      try operation.checkBodies(since: counts, runs: 1)
    }
    print(subject.runs)
    return true
  }
}

@_cdecl("benchmark_measured") @inline(never) func benchmarkMeasured(_ work: () -> Void) { work() }

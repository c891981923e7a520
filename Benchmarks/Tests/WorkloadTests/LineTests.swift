import Testing

@testable import Workloads

@MainActor @Suite struct LineTests {
  @Test(
    "Each operation shows what it should and evaluates exactly its bodies", arguments: [12, 41])
  func operations(size: Int) throws {
    for line in Line.all(rows: [size], readers: [size], texts: [size]) {
      try check(line.make(), line.label)
      try check(line.makeFloor(), "\(line.label), floor \(line.floor)")
    }
  }

  private func check(_ operation: Operation, _ label: String) throws {
    do {
      for run in 0..<5 {
        operation.reset?(run)
        let counts = operation.bodyCounts()
        operation.run(run)
        operation.expect(run)
        try operation.checkBodies(since: counts, runs: 1)
        try operation.checkOutcome()
      }
    } catch let wrong as WrongResult {
      throw WrongResult(label, wrong)
    }
  }

  @Test("A line counts the bodies of its rows alone") func bodies() {
    for line in Line.all(rows: [20], readers: [20], texts: [20]) {
      let counted = line.make().bodies.filter { !$0.key.hasSuffix("Screen") }.values.reduce(0, +)
      #expect(counted == line.bodies, "\(line.label)")
    }
  }

  @Test("A wrong line, a missing line and a wrong count are told") func wrongResults() {
    var shown = ["a", "b"]
    var counts = ["Row": 1]
    let operation = Operation(
      bodies: ["Row": 1], bodyCounts: { counts }, run: { _ in },
      outcome: { (shown, ["a", "b"]) })
    #expect(throws: Never.self) { try operation.checkOutcome() }
    shown[1] = "c"
    #expect(throws: WrongResult("line 2 is \"c\", not \"b\"")) { try operation.checkOutcome() }
    shown = ["a"]
    #expect(throws: WrongResult("1 lines are shown, not 2")) { try operation.checkOutcome() }
    counts = ["Row": 4, "Screen": 1]
    #expect(throws: WrongResult("2 runs evaluated Row ×3, Screen ×1, not Row ×2")) {
      try operation.checkBodies(since: ["Row": 1], runs: 2)
    }
  }
}

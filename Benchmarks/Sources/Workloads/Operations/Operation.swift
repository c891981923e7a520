/// Something that can be done over and over, with what it must have come to.
@MainActor package struct Operation {
  /// Brings things back to where a run starts from; not timed.
  ///
  /// Nil where runs may follow each other.
  package var reset: ((Int) -> Void)?
  /// What is timed.
  package var run: (Int) -> Void
  /// The bodies one run must evaluate, each and no others.
  package var bodies: [String: Int]
  /// How often each body has run so far.
  package var bodyCounts: () -> [String: Int]
  /// Does by hand what a run did, on what is expected.
  package var expect: (Int) -> Void
  /// What is shown, and what should be.
  package var outcome: () -> (shown: [String], expected: [String])

  init(
    bodies: [String: Int] = [:], bodyCounts: @escaping () -> [String: Int] = { [:] },
    reset: ((Int) -> Void)? = nil, run: @escaping (Int) -> Void,
    expect: @escaping (Int) -> Void = { _ in },
    outcome: @escaping () -> (shown: [String], expected: [String])
  ) {
    self.bodies = bodies
    self.bodyCounts = bodyCounts
    self.reset = reset
    self.run = run
    self.expect = expect
    self.outcome = outcome
  }
}

/// A result that is not what it should be.
package struct WrongResult: Error, Equatable, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }

  /// The same, said of a line.
  package init(_ label: String, _ other: WrongResult) { description = "\(label): \(other)" }
}

extension Operation {
  /// Compares what is shown with what should be.
  package func checkOutcome() throws {
    let (shown, expected) = outcome()
    if shown == expected { return }
    guard shown.count == expected.count else {
      throw WrongResult("\(shown.count) lines are shown, not \(expected.count)")
    }
    let place = zip(shown, expected).enumerated().first { $1.0 != $1.1 }!.offset
    throw WrongResult(
      "line \(place + 1) is \"\(shown[place])\", not \"\(expected[place])\"")
  }

  /// Compares the bodies that ran since `earlier` with those of `runs` runs.
  package func checkBodies(since earlier: [String: Int], runs: Int) throws {
    let ran = bodyCounts().merging(earlier) { $0 - $1 }.filter { $0.value != 0 }
    let expected = bodies.mapValues { $0 * runs }.filter { $0.value != 0 }
    if ran == expected { return }
    throw WrongResult(
      "\(runs) runs evaluated \(Self.text(of: ran)), not \(Self.text(of: expected))")
  }

  private static func text(of counts: [String: Int]) -> String {
    if counts.isEmpty { return "nothing" }
    return counts.sorted { $0.key < $1.key }.map { "\($0.key) ×\($0.value)" }
      .joined(separator: ", ")
  }
}

import Measuring
import Workloads

/// Does one operation over and over: to warm up, then to take its median time.
///
/// Each run's bodies are counted, and what is shown is compared at the beginning and at the end.
@MainActor struct Sampler {
  /// Microseconds that the samples of one operation may take together.
  var budget: Double
  var stopwatch = Stopwatch.wall
  var samples = 5...1500

  /// The median time of one run.
  ///
  /// What the first run shows is checked on a screen of its own: a screen that was drawn keeps its last
  /// drawing until the next look, and what lies between it in memory slows down whatever is made later.
  /// - Parameter make: Makes the operation, once to check it and once to measure it.
  func median(of make: @MainActor () -> Operation) throws -> Double {
    try check(make())
    let operation = make()
    var state = State(operation: operation, stopwatch: stopwatch)
    let warmUp = Stopwatch.wall.now
    while state.runs < 5, Stopwatch.wall.now - warmUp < 2 * budget { try state.sample() }
    state.chooseBatch()
    while Stopwatch.wall.now - warmUp < 0.4 * budget { try state.sample() }

    let start = Stopwatch.wall.now
    var times: [Double] = []
    while times.count < samples.upperBound {
      let spent = Stopwatch.wall.now - start
      if spent > budget, times.count >= samples.lowerBound || spent > 8 * budget { break }
      times.append(try state.sample())
    }
    try operation.checkOutcome()
    return Statistics.median(times)!
  }

  private func check(_ operation: Operation) throws {
    var state = State(operation: operation, stopwatch: stopwatch)
    try state.sample()
    try operation.checkOutcome()
  }

  @MainActor private struct State {
    let operation: Operation
    let stopwatch: Stopwatch
    var runs = 0
    private var batch = 1
    private var latest = 0.0

    init(operation: Operation, stopwatch: Stopwatch) {
      self.operation = operation
      self.stopwatch = stopwatch
    }

    /// The time of one run; the mean of several in a row where one is too short for the clock.
    @discardableResult mutating func sample() throws -> Double {
      operation.reset?(runs)
      let counts = operation.bodyCounts()
      let first = runs
      let time = stopwatch.time {
        for run in first..<(first + batch) { operation.run(run) }
      }
      try operation.checkBodies(since: counts, runs: batch)
      for run in first..<(first + batch) { operation.expect(run) }
      runs += batch
      latest = time / Double(batch)
      return latest
    }

    mutating func chooseBatch() {
      let shortest = stopwatch.shortest
      guard operation.reset == nil, latest < shortest else { return }
      batch = Int(shortest / max(latest, 0.3)) + 1
    }
  }
}

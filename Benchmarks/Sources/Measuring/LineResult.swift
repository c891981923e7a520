/// One line of the table at one size, as it was measured.
package struct LineResult: Equatable, Sendable {
  /// What tells one measurement from another.
  package struct Key: Hashable, Sendable {
    package let name: String
    package let style: String
    package let count: Int

    package init(name: String, style: String, count: Int) {
      self.name = name
      self.style = style
      self.count = count
    }
  }

  package let key: Key
  /// The bodies of rows, leaves or readers that one run evaluated.
  package let bodies: Int
  /// Which floor stands beside it; empty where none does.
  package let floor: String
  /// The median of each repetition, in microseconds.
  package var times: [Double]
  /// The floor's median of each repetition, taken right after that of `times`.
  package var floorTimes: [Double]

  package init(key: Key, bodies: Int, floor: String, times: [Double], floorTimes: [Double]) {
    self.key = key
    self.bodies = bodies
    self.floor = floor
    self.times = times
    self.floorTimes = floorTimes
  }

  /// The median of the repetitions.
  package var median: Double { Statistics.median(times) ?? .nan }
  package var floorMedian: Double { Statistics.median(floorTimes) ?? .nan }
  package var spread: Double { Statistics.spread(times) }

  /// How many times the floor it took: the median of the repetitions' own ratios.
  package var ratio: Double? { Statistics.median(zip(times, floorTimes).map { $0 / $1 }) }

  /// Adds the repetitions of another run.
  package mutating func append(_ other: LineResult) {
    times += other.times
    floorTimes += other.floorTimes
  }
}

/// What a row costs in memory.
package struct MemoryUse: Equatable, Sendable {
  package let style: String
  package let count: Int
  package let bytesPerRow: Double
  package let floor: String
  package let floorBytesPerRow: Double

  package init(
    style: String, count: Int, bytesPerRow: Double, floor: String, floorBytesPerRow: Double
  ) {
    self.style = style
    self.count = count
    self.bytesPerRow = bytesPerRow
    self.floor = floor
    self.floorBytesPerRow = floorBytesPerRow
  }
}

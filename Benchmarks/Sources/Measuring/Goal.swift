/// What a line has to reach, and what it aims at.
package struct Goal: Sendable {
  /// A limit of one measurement.
  package enum Limit: Sendable {
    /// So many times its floor in the same run.
    case floor(Double)
    case microseconds(Double)

    package var text: String {
      switch self {
      case .floor(let ratio): "≤ \(ratio.formattedShort)×"
      case .microseconds(let time): "≤ \(Readable.time(time))"
      }
    }

    /// Nil where there is no floor to compare with.
    package func isKept(by measurement: LineResult) -> Bool? {
      switch self {
      case .floor(let limit): measurement.ratio.map { $0 <= limit }
      case .microseconds(let limit): measurement.median <= limit
      }
    }
  }

  package let name: String
  package let style: String
  /// The size a limit of time is meant for; nil where the limit holds for all sizes.
  package let count: Int?
  package let required: Limit?
  package let aim: Limit?
  /// The ratio to the floor beyond which a check fails, whatever the machine.
  package let failingRatio: Double?

  private init(
    _ name: String, _ style: String, count: Int? = nil, required: Limit? = nil, aim: Limit? = nil,
    failingRatio: Double? = nil
  ) {
    self.name = name
    self.style = style
    self.count = count
    self.required = required
    self.aim = aim
    if let failingRatio {
      self.failingRatio = failingRatio
    } else if case .floor(let ratio) = required {
      self.failingRatio = 2 * ratio
    } else {
      self.failingRatio = nil
    }
  }

  /// The goal of one measurement: that of its size before that of its line.
  package static func goal(of key: LineResult.Key) -> Goal? {
    let goals = all.filter { $0.name == key.name && $0.style == key.style }
    return goals.first { $0.count == key.count } ?? goals.first { $0.count == nil }
  }

  /// Where a required limit is a time, twice its ratio to the floor of the machine it was set on is
  /// what fails.
  package static let all: [Goal] = [
    Goal("create", "models", required: .floor(2.5), aim: .floor(1.5)),
    Goal("create", "values", count: 10_000, aim: .microseconds(8000)),
    Goal("replace", "models", required: .floor(2.5), aim: .floor(1.5)),
    Goal("update-tenth", "models", required: .floor(2), aim: .floor(1.3)),
    Goal("update-one", "models", required: .floor(3), aim: .floor(1.5)),
    Goal(
      "update-one", "state", required: .microseconds(5), aim: .microseconds(1), failingRatio: 48),
    Goal("update-one", "values", required: .floor(12), aim: .floor(3)),
    Goal("select", "models", required: .floor(3), aim: .floor(1.5)),
    Goal(
      "swap", "models", count: 10_000, required: .microseconds(3000), aim: .microseconds(500),
      failingRatio: 570),
    Goal(
      "remove", "models", count: 10_000, required: .microseconds(2000), aim: .microseconds(240),
      failingRatio: 400),
    Goal("clear", "models", required: .floor(2), aim: .floor(1.2)),
    Goal("chain-leaf", "state", required: .floor(3), aim: .floor(2)),
    Goal("fan-all", "models", required: .floor(2), aim: .floor(1.3)),
    Goal("fan-all", "state", count: 1000, aim: .microseconds(300)),
    Goal("fan-all", "broadcast", count: 1000, aim: .microseconds(300)),
    Goal("fan-one", "models", required: .floor(3), aim: .floor(1.5)),
    Goal(
      "text-all", "models", count: 10_000, required: .microseconds(3000),
      aim: .microseconds(2000), failingRatio: 12),
    Goal("text-one", "models", count: 10_000, aim: .microseconds(50)),
  ]

  /// The bytes a row may take at 10,000 rows.
  package static func memory(of style: String) -> (required: Double?, aim: Double)? {
    switch style {
    case "models": (3000, 2000)
    case "values": (nil, 800)
    default: nil
    }
  }

  /// The greatest exponent that a line's growth may have.
  package static func exponent(name: String, style: String) -> Double? {
    switch (name, style) {
    case ("update-one", "models"), ("update-one", "state"), ("chain-leaf", _),
      ("environment-one", _), ("fan-one", "models"), ("fan-one", "state"):
      0.05
    case ("create", _), ("replace", _), ("clear", _), ("swap", "models"), ("remove", "models"):
      1.1
    default: nil
    }
  }
}

extension Double {
  /// Without a fraction where there is none.
  fileprivate var formattedShort: String {
    self == rounded() ? String(Int(self)) : String(self)
  }
}

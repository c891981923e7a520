/// What must hold on any machine: exponents, and ratios to the floor at twice the goal.
package enum Limits {
  /// How much a fitted exponent may pass its limit, since times of a shared machine scatter.
  static let exponentTolerance = 0.1

  /// What the results break, in words, with the lines to measure again.
  package static func failures(in results: Results) -> [(name: String, text: String)] {
    growthFailures(in: results) + ratioFailures(in: results)
  }

  private static func growthFailures(in results: Results) -> [(name: String, text: String)] {
    results.series.compactMap { series in
      guard let limit = Goal.exponent(name: series.name, style: series.style),
        let growth = ResultTables.growth(of: series.measurements, \.median),
        growth.exponent > limit + exponentTolerance
      else { return nil }
      return (
        series.name,
        "\(series.name) \(series.style): grows with exponent \(growth.text), not \(limit) at most"
      )
    }
  }

  private static func ratioFailures(in results: Results) -> [(name: String, text: String)] {
    results.measurements.compactMap { measurement in
      let key = measurement.key
      guard let limit = Goal.goal(of: key)?.failingRatio, let ratio = measurement.ratio,
        ratio > limit
      else { return nil }
      return (
        key.name,
        "\(key.name) \(key.style) \(key.count): \(Readable.ratio(ratio)) floor \(measurement.floor)"
          + ", not \(Readable.ratio(limit)) at most"
      )
    }
  }
}

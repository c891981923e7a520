/// The tables of one run.
package enum ResultTables {
  /// Every measurement beside its floor and its goals.
  package static func lines(_ results: Results) -> TextTable {
    var table = TextTable(
      [
        "operation", "style", "n", "median", "floor", "ratio", "spread", "bodies", "required",
        "aim", "",
      ], wordColumns: 2)
    for measurement in results.measurements {
      let goal = Goal.goal(of: measurement.key)
      table.add([
        measurement.key.name, measurement.key.style, Readable.whole(measurement.key.count),
        Readable.time(measurement.median),
        "\(measurement.floor) \(Readable.time(measurement.floorMedian))",
        measurement.ratio.map(Readable.ratio) ?? "",
        "±\(Int((measurement.spread * 50).rounded())) %", Readable.whole(measurement.bodies),
        goal?.required?.text ?? "", goal?.aim?.text ?? "", verdict(measurement, goal),
      ])
    }
    return table
  }

  /// `aim` where the aim is reached, `ok` where what is required is, `MISSED` where it is not.
  package static func verdict(_ measurement: LineResult, _ goal: Goal?) -> String {
    guard let goal else { return "" }
    if goal.aim?.isKept(by: measurement) == true { return "aim" }
    guard let required = goal.required?.isKept(by: measurement) else { return "" }
    return required ? "ok" : "MISSED"
  }

  /// How the cost of each line grows.
  package static func growth(_ results: Results) -> TextTable {
    var table = TextTable(
      ["operation", "style", "sizes", "exponent", "limit", "floor's", ""], wordColumns: 2)
    for series in results.series {
      guard let growth = growth(of: series.measurements, \.median) else { continue }
      let limit = Goal.exponent(name: series.name, style: series.style)
      table.add([
        series.name, series.style,
        series.measurements.map { Readable.whole($0.key.count) }.joined(separator: " "),
        growth.text, limit.map { "≤ \($0)" } ?? "",
        Self.growth(of: series.measurements, \.floorMedian)?.text ?? "",
        limit.map { growth.exponent <= $0 ? "ok" : "MISSED" } ?? "",
      ])
    }
    return table
  }

  package static func growth(
    of measurements: [LineResult], _ time: (LineResult) -> Double
  ) -> Growth? {
    Growth(measurements.map { Growth.Point(size: Double($0.key.count), time: time($0)) })
  }

  /// What a row takes.
  package static func memory(_ results: Results) -> TextTable {
    var table = TextTable(
      ["bytes a row", "n", "bytes", "floor", "required", "aim", ""], wordColumns: 1)
    for use in results.memory {
      let goal = use.count == 10_000 ? Goal.memory(of: use.style) : nil
      let verdict = goal.map { goal in
        if use.bytesPerRow <= goal.aim { return "aim" }
        return goal.required.map { use.bytesPerRow <= $0 ? "ok" : "MISSED" } ?? ""
      }
      table.add([
        use.style, Readable.whole(use.count), Readable.whole(Int(use.bytesPerRow.rounded())),
        "\(use.floor) \(Readable.whole(Int(use.floorBytesPerRow.rounded())))",
        goal?.required.map { "≤ \(Readable.whole(Int($0)))" } ?? "",
        goal.map { "≤ \(Readable.whole(Int($0.aim)))" } ?? "", verdict ?? "",
      ])
    }
    return table
  }
}

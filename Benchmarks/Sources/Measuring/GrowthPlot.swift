import Foundation

/// A plot of times over sizes, both by powers of ten.
package struct GrowthPlot {
  /// What is drawn as one line.
  package struct Series {
    package let label: String
    package let points: [Growth.Point]

    package init(_ label: String, _ points: [Growth.Point]) {
      self.label = label
      self.points = points
    }

    /// The label, with the exponent where there is one.
    var text: String { Growth(points).map { "\(label)  \($0.text)" } ?? label }
  }

  package let title: String
  package let series: [Series]
  /// The powers of ten that the axes go from and to.
  let sizes: ClosedRange<Int>
  let times: ClosedRange<Int>

  /// Nil where no series has a point.
  package init?(_ title: String, _ series: [Series]) {
    self.title = title
    self.series = series.filter { !$0.points.isEmpty }
    let points = self.series.flatMap(\.points).filter { $0.size > 0 && $0.time > 0 }
    guard let sizes = Self.powers(points.map(\.size)), let times = Self.powers(points.map(\.time))
    else { return nil }
    self.sizes = sizes
    self.times = times
  }

  private static func powers(_ values: [Double]) -> ClosedRange<Int>? {
    guard let low = values.min(), let high = values.max() else { return nil }
    let first = Int(log10(low).rounded(.down))
    // A hair of rounding must not add a power.
    return first...max(first + 1, Int((log10(high) - 1e-9).rounded(.up)))
  }

  /// Where a point lies, from 0 to 1 on both axes.
  func place(_ point: Growth.Point) -> (x: Double, y: Double) {
    (
      (log10(point.size) - Double(sizes.lowerBound)) / Double(sizes.count - 1),
      (log10(point.time) - Double(times.lowerBound)) / Double(times.count - 1)
    )
  }

  /// A power of ten of microseconds, in the unit it is said in.
  static func timeLabel(_ power: Int) -> String {
    switch power {
    case ..<0: String(format: "%g µs", pow(10, Double(power)))
    case 0..<3: "\(Readable.whole(Int(pow(10, Double(power))))) µs"
    case 3..<6: "\(Readable.whole(Int(pow(10, Double(power - 3))))) ms"
    default: "\(Readable.whole(Int(pow(10, Double(power - 6))))) s"
    }
  }

  static func sizeLabel(_ power: Int) -> String { Readable.whole(Int(pow(10, Double(power)))) }
}

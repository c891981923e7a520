import Foundation

/// How the cost of something grows with its size: `time = factor × size ^ exponent`.
package struct Growth: Equatable, Sendable {
  /// One measured size.
  package struct Point: Equatable, Sendable {
    package let size: Double
    package let time: Double

    package init(size: Double, time: Double) {
      self.size = size
      self.time = time
    }
  }

  package let exponent: Double
  package let factor: Double

  /// The line of least squares through the logarithms; nil for fewer than two sizes.
  package init?(_ points: [Point]) {
    let logs = points.filter { $0.size > 0 && $0.time > 0 }.map { (log($0.size), log($0.time)) }
    guard Set(logs.map(\.0)).count > 1 else { return nil }
    let count = Double(logs.count)
    let meanX = logs.reduce(0) { $0 + $1.0 } / count
    let meanY = logs.reduce(0) { $0 + $1.1 } / count
    let above = logs.reduce(0) { $0 + ($1.0 - meanX) * ($1.1 - meanY) }
    let below = logs.reduce(0) { $0 + ($1.0 - meanX) * ($1.0 - meanX) }
    exponent = above / below
    factor = exp(meanY - exponent * meanX)
  }

  /// The exponent with two digits, never `-0.00`.
  package var text: String {
    let text = String(format: "%.2f", exponent)
    return text == "-0.00" ? "0.00" : text
  }
}

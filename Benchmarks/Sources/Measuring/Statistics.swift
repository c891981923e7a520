/// What many measurements of one thing come to.
package enum Statistics {
  /// The middle value, or the mean of the two middle ones; nil of nothing.
  package static func median(_ values: [Double]) -> Double? {
    if values.isEmpty { return nil }
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2)
      ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }

  /// The value that a share of all values does not pass; nil of nothing.
  package static func quantile(_ share: Double, of values: [Double]) -> Double? {
    if values.isEmpty { return nil }
    let place = Int((Double(values.count) * share).rounded(.down))
    return values.sorted()[min(max(place, 0), values.count - 1)]
  }

  /// How far the values lie apart, as a share of their median; 0 of fewer than two.
  package static func spread(_ values: [Double]) -> Double {
    guard let low = values.min(), let high = values.max(), let median = median(values), median > 0
    else { return 0 }
    return (high - low) / median
  }
}

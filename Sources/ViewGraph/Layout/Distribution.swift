/// Shares a length among views in a line (D-01).
struct Distribution {
  /// A view in the line, by how long it would be.
  struct Part {
    var priority: Double
    /// The length for a proposed one; nil asks for the ideal.
    var length: (Double?) -> Double
  }

  /// What each part is offered.
  ///
  /// Parts of a higher priority have their turn first, with the least room kept free that the others
  /// can do with. Among equals the least flexible has its turn first, and is offered an equal share
  /// of what is left.
  static func proposals(for parts: [Part], in total: Double?) -> [Double?] {
    guard let total else { return [Double?](repeating: nil, count: parts.count) }
    if parts.count == 1 { return [total] }
    if total == .infinity { return [Double?](repeating: .infinity, count: parts.count) }
    var result = [Double?](repeating: 0, count: parts.count)
    let least = parts.map { $0.length(0) }
    let flexibility = parts.indices.map { parts[$0].length(.infinity) - least[$0] }
    var left = total
    var later = least.reduce(0, +)
    for priority in Set(parts.map(\.priority)).sorted(by: >) {
      let group = parts.indices.filter { parts[$0].priority == priority }
      for index in group { later -= least[index] }
      // Sorting is stable, so equals have their turn in written order.
      let order = group.sorted { flexibility[$0] < flexibility[$1] }
      var available = left - later
      for (turn, index) in order.enumerated() {
        let share = max(0, available) / Double(order.count - turn)
        result[index] = share
        let length = parts[index].length(share)
        available -= length
        left -= length
      }
    }
    return result
  }
}

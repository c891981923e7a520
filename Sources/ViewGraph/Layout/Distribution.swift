/// Shares a length among views in a line (D-01).
struct Distribution {
  private struct Turn {
    let index: Int
    let priority: Double
    let least: Double
    let flexibility: Double
  }

  /// What each part is offered.
  ///
  /// Parts of a higher priority have their turn first, with the least room kept free that the others
  /// can do with. Among equals the least flexible has its turn first, and is offered an equal share
  /// of what is left.
  ///
  /// - Parameters:
  ///   - priority: The priority of the part in a place.
  ///   - length: How long the part in a place would be for a proposed length; nil asks for the ideal.
  static func proposals(
    count: Int, in total: Double?, priority: (Int) -> Double = { _ in 0 },
    length: (Int, Double?) -> Double
  ) -> [Double?] {
    guard let total else { return [Double?](repeating: nil, count: count) }
    if count == 1 { return [total] }
    if total == .infinity { return [Double?](repeating: .infinity, count: count) }
    var result = [Double?](repeating: 0, count: count)
    var turns = (0..<count).map { index in
      let least = length(index, 0)
      return Turn(
        index: index, priority: priority(index), least: least,
        flexibility: length(index, .infinity) - least)
    }
    // Sorting is stable, so equals have their turn in written order.
    turns.sort {
      $0.priority == $1.priority ? $0.flexibility < $1.flexibility : $0.priority > $1.priority
    }
    var left = total
    var later = turns.reduce(0) { $0 + $1.least }
    var start = 0
    while start < count {
      var end = start
      while end < count, turns[end].priority == turns[start].priority {
        later -= turns[end].least
        end += 1
      }
      var available = left - later
      for turn in start..<end {
        let index = turns[turn].index
        let share = max(0, available) / Double(end - turn)
        result[index] = share
        let length = length(index, share)
        available -= length
        left -= length
      }
      start = end
    }
    return result
  }
}

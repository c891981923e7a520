import Foundation

/// What someone may have meant: the names a few letters away from the one that was given.
package enum NearMatches {
  /// Up to three of the names, the nearest first, each with how it differs.
  package static func of(_ text: String, among names: [String]) -> [String] {
    var result: [(rank: Int, text: String)] = []
    for name in Set(names) where !name.isEmpty && name != text {
      let distance = editDistance(text.lowercased(), name.lowercased())
      if name.lowercased() == text.lowercased() {
        result.append((0, "\"\(name)\" (other case)"))
      } else if distance == 1 {
        result.append((1, "\"\(name)\" (one letter away)"))
      } else if distance <= max(2, text.count / 4) {
        result.append((distance, "\"\(name)\" (\(distance) letters away)"))
      } else if text.count > 2, name.localizedCaseInsensitiveContains(text) {
        result.append((50, "\"\(name)\" (contains it)"))
      }
    }
    return result.sorted { ($0.rank, $0.text) < ($1.rank, $1.text) }.prefix(3).map(\.text)
  }

  /// How many letters have to be put in, taken out or replaced.
  private static func editDistance(_ left: String, _ right: String) -> Int {
    let a = Array(left)
    let b = Array(right)
    if abs(a.count - b.count) > 8 { return 99 }
    var row = Array(0...b.count)
    for i in a.indices {
      var diagonal = row[0]
      row[0] = i + 1
      for j in b.indices {
        let above = row[j + 1]
        row[j + 1] = a[i] == b[j] ? diagonal : min(diagonal, min(above, row[j])) + 1
        diagonal = above
      }
    }
    return row[b.count]
  }
}

/// The lines that two texts have in common, found by Myers' algorithm.
///
/// - Complexity: O((*m* + *n*) × *d*) in the numbers of lines and of differences. Beyond
///   `maximumDistance` differences, what lies between the common first and last lines counts as
///   replaced.
struct LineDiff {
  /// Lines of the first text that stand for lines of the second one.
  struct Change: Equatable {
    var removed: Range<Int>
    var added: Range<Int>
  }

  /// The changes, in order; no two touch.
  private(set) var changes: [Change] = []

  init<Line: Hashable>(from old: [Line], to new: [Line], maximumDistance: Int = 1_000) {
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var oldEnd = old.count
    var newEnd = new.count
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    let pairs = Self.commonPairs(
      Array(old[start..<oldEnd]), Array(new[start..<newEnd]), maximumDistance)
    var oldPlace = start
    var newPlace = start
    for pair in pairs + [(oldEnd - start, newEnd - start)] {
      let change = Change(
        removed: oldPlace..<(start + pair.0), added: newPlace..<(start + pair.1))
      if !change.removed.isEmpty || !change.added.isEmpty { changes.append(change) }
      oldPlace = start + pair.0 + 1
      newPlace = start + pair.1 + 1
    }
  }

  /// The places of the lines in common, rising in both texts.
  private static func commonPairs<Line: Hashable>(
    _ old: [Line], _ new: [Line], _ maximumDistance: Int
  ) -> [(Int, Int)] {
    if old.isEmpty || new.isEmpty { return [] }
    // `furthest[k]` is how far into `old` a path gets on diagonal k (its place in `old` less that in
    // `new`) with so many differences; each round's array is kept to walk back.
    let limit = min(old.count + new.count, maximumDistance)
    var furthest = [Int](repeating: 0, count: 2 * limit + 3)
    let middle = limit + 1
    var rounds: [[Int]] = []
    for distance in 0...limit {
      rounds.append(furthest)
      for diagonal in stride(from: -distance, through: distance, by: 2) {
        var x = start(on: diagonal, distance, furthest, middle)
        while x < old.count, x - diagonal < new.count, old[x] == new[x - diagonal] { x += 1 }
        furthest[middle + diagonal] = x
        if x >= old.count, x - diagonal >= new.count {
          return walkBack(rounds, middle, old.count, new.count)
        }
      }
    }
    return []
  }

  /// Where a path enters a diagonal: down from the one above, or right from the one below.
  private static func start(
    on diagonal: Int, _ distance: Int, _ furthest: [Int], _ middle: Int
  ) -> Int {
    let below = furthest[middle + diagonal - 1]
    let above = furthest[middle + diagonal + 1]
    if diagonal == -distance || (diagonal != distance && below < above) { return above }
    return below + 1
  }

  private static func walkBack(
    _ rounds: [[Int]], _ middle: Int, _ oldCount: Int, _ newCount: Int
  ) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    var x = oldCount
    var y = newCount
    for distance in rounds.indices.reversed() {
      let furthest = rounds[distance]
      let diagonal = x - y
      let entry = distance == 0 ? 0 : start(on: diagonal, distance, furthest, middle)
      while x > entry {
        x -= 1
        y -= 1
        pairs.append((x, y))
      }
      guard distance > 0 else { break }
      let cameFromAbove =
        diagonal == -distance
        || (diagonal != distance
          && furthest[middle + diagonal - 1] < furthest[middle + diagonal + 1])
      if cameFromAbove { y -= 1 } else { x -= 1 }
    }
    return pairs.reversed()
  }
}

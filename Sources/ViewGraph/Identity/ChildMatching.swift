/// How the children of before become those of now, by their IDs.
///
/// Equal ends are trimmed first, so a change in one place costs one comparison of IDs an element and
/// no hashing. IDs are expected to differ from each other.
/// - Complexity: O(*n*) comparisons; hashes only what lies between the first and last difference.
struct ChildMatching {
  /// For each child of now, the place it had before; nil where it is new.
  private(set) var origins: [Int?] = []
  /// The places of before that are not used any more, in order.
  private(set) var removed: [Int] = []
  /// How many children at the start are as before.
  private(set) var prefix = 0
  /// How many children at the end are as before.
  private(set) var suffix = 0

  /// Whether nothing was added, removed or moved.
  var isUnchanged: Bool { origins.isEmpty && removed.isEmpty }

  init<ID: Hashable>(from old: [ID], to new: [ID]) {
    let shared = min(old.count, new.count)
    while prefix < shared, old[prefix] == new[prefix] { prefix += 1 }
    while suffix < shared - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] {
      suffix += 1
    }
    let oldMiddle = prefix..<(old.count - suffix)
    let newMiddle = prefix..<(new.count - suffix)
    if newMiddle.isEmpty {
      removed = Array(oldMiddle)
      return
    }
    if oldMiddle.isEmpty {
      origins = Array(repeating: nil, count: newMiddle.count)
      return
    }
    origins.reserveCapacity(newMiddle.count)
    if oldMiddle.count == newMiddle.count {
      matchInPlace(old, new, oldMiddle)
    } else {
      match(old, new, oldMiddle, newMiddle)
    }
  }

  /// The same number of children: only places that differ are hashed, as when two were swapped.
  private mutating func matchInPlace<ID: Hashable>(_ old: [ID], _ new: [ID], _ middle: Range<Int>) {
    var places: [ID: Int] = [:]
    var differing: [Int] = []
    for place in middle where old[place] != new[place] {
      differing.append(place)
      places[old[place]] = place
    }
    origins = middle.map { $0 }
    for place in differing {
      origins[place - middle.lowerBound] = places.removeValue(forKey: new[place])
    }
    removed = places.values.sorted()
  }

  private mutating func match<ID: Hashable>(
    _ old: [ID], _ new: [ID], _ oldMiddle: Range<Int>, _ newMiddle: Range<Int>
  ) {
    var places: [ID: Int] = [:]
    places.reserveCapacity(oldMiddle.count)
    for place in oldMiddle { places[old[place]] = place }
    for place in newMiddle { origins.append(places.removeValue(forKey: new[place])) }
    removed = places.values.sorted()
  }
}

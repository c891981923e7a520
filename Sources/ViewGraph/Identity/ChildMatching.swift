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
    let differing = middle.filter { old[$0] != new[$0] }
    var places: [ID: Int] = [:]
    places.reserveCapacity(differing.count)
    for place in differing { places[old[place]] = place }
    var isKept = Array(repeating: false, count: middle.count)
    origins = Array(middle)
    for place in differing {
      let origin = places[new[place]]
      origins[place - middle.lowerBound] = origin
      if let origin { isKept[origin - middle.lowerBound] = true }
    }
    removed = differing.filter { !isKept[$0 - middle.lowerBound] }
  }

  private mutating func match<ID: Hashable>(
    _ old: [ID], _ new: [ID], _ oldMiddle: Range<Int>, _ newMiddle: Range<Int>
  ) {
    var places: [ID: Int] = [:]
    places.reserveCapacity(oldMiddle.count)
    for place in oldMiddle { places[old[place]] = place }
    var isKept = Array(repeating: false, count: oldMiddle.count)
    for place in newMiddle {
      let origin = places[new[place]]
      origins.append(origin)
      if let origin { isKept[origin - oldMiddle.lowerBound] = true }
    }
    removed = oldMiddle.filter { !isKept[$0 - oldMiddle.lowerBound] }
  }
}

/// How the children of before become those of now, by their IDs.
///
/// Equal ends are trimmed first, so a change in one place costs one comparison of IDs an element and
/// no hashing. IDs are expected to differ from each other.
/// - Complexity: O(*n*) comparisons; hashes only what lies between the first and last difference.
struct ChildMatching {
  /// Neighbours of now.
  struct Run: Equatable {
    /// Where they stand now.
    var places: Range<Int>
    /// Where the first of them stood before, followed by the others; nil where they are new.
    var origin: Int?
  }

  /// How many children at the start are as before.
  private(set) var prefix = 0
  /// How many children at the end are as before.
  private(set) var suffix = 0
  /// The children of now between the two ends, in order.
  private(set) var runs: [Run] = []
  /// The places of before that are not used any more, in order.
  private(set) var removed: [Int] = []
  /// Whether each child of now is one of before: then their IDs differ where those of before did.
  private(set) var addsNone = true

  init<ID: Hashable>(from old: [ID], to new: [ID]) {
    let shared = min(old.count, new.count)
    var prefix = 0
    while prefix < shared, old[prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shared - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] {
      suffix += 1
    }
    if old.count == new.count {
      let places = (prefix..<(old.count - suffix)).filter { old[$0] != new[$0] }
      self.init(from: old, replacing: places, with: places.map { new[$0] })
    } else {
      self.init(
        from: old, prefix: prefix, suffix: suffix,
        between: Array(new[prefix..<(new.count - suffix)]))
    }
  }

  /// The same number of children: only places that differ are hashed, as when two were swapped.
  init<ID: Hashable>(from old: [ID], replacing places: [Int], with ids: [ID]) {
    guard let first = places.first, let last = places.last else {
      prefix = old.count
      return
    }
    prefix = first
    suffix = old.count - 1 - last
    var known: [ID: Int] = [:]
    known.reserveCapacity(places.count)
    for (index, place) in places.enumerated() { known[old[place]] = index }
    var isKept = Array(repeating: false, count: places.count)
    var next = prefix
    for (index, place) in places.enumerated() {
      if place > next { add(next..<place, from: next) }
      let origin = known[ids[index]]
      add(place..<(place + 1), from: origin.map { places[$0] })
      if let origin { isKept[origin] = true }
      next = place + 1
    }
    for (index, place) in places.enumerated() where !isKept[index] { removed.append(place) }
    addsNone = removed.isEmpty
  }

  /// Another number of children: those between the ends are matched by ID.
  init<ID: Hashable>(from old: [ID], prefix: Int, suffix: Int, between ids: [ID]) {
    self.prefix = prefix
    self.suffix = suffix
    let before = prefix..<(old.count - suffix)
    if ids.isEmpty {
      removed = Array(before)
      return
    }
    addsNone = false
    if before.isEmpty {
      runs = [Run(places: prefix..<(prefix + ids.count), origin: nil)]
      return
    }
    var known: [ID: Int] = [:]
    known.reserveCapacity(before.count)
    for place in before { known[old[place]] = place }
    var isKept = Array(repeating: false, count: before.count)
    for (index, id) in ids.enumerated() {
      let origin = known[id]
      let place = prefix + index
      add(place..<(place + 1), from: origin)
      if let origin { isKept[origin - prefix] = true }
    }
    for place in before where !isKept[place - prefix] { removed.append(place) }
    // Fewer are kept where one was found twice.
    addsNone = before.count - removed.count == ids.count
  }

  /// Adds children of now, to the run before them where they followed it before as well.
  private mutating func add(_ places: Range<Int>, from origin: Int?) {
    if let last = runs.last {
      let follows = last.origin.map { $0 + last.places.count }
      if follows == origin {
        runs[runs.count - 1].places = last.places.lowerBound..<places.upperBound
        return
      }
    }
    runs.append(Run(places: places, origin: origin))
  }
}

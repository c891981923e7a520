import Foundation

/// Whether the IDs of a collection differ from each other.
enum UniqueIDs {
  /// - Complexity: O(*n*): comparisons where the IDs are numbers in rising order, else hashing.
  static func areUnique<ID: Hashable>(_ ids: [ID]) -> Bool {
    // The common types by name: hashing by way of a generic costs several times as much.
    if let numbers = ids as? [Int] { return isRising(numbers) || hasNoTwins(numbers) }
    if let texts = ids as? [String] { return hasNoTwins(texts) }
    if let uuids = ids as? [UUID] { return hasNoTwins(uuids) }
    return Set(ids).count == ids.count
  }

  private static func isRising(_ numbers: [Int]) -> Bool {
    for index in numbers.indices.dropFirst() where numbers[index - 1] >= numbers[index] {
      return false
    }
    return true
  }

  @inline(__always)
  private static func hasNoTwins<ID: Hashable>(_ ids: [ID]) -> Bool {
    var seen = Set<ID>(minimumCapacity: ids.count)
    for id in ids where !seen.insert(id).inserted { return false }
    return true
  }
}

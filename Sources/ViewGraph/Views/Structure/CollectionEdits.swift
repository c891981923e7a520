import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Takes out the elements at some positions, as `onDelete` names them.
  ///
  /// - Complexity: O(*n*) in the length of the collection.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var place = -1
    removeAll { _ in
      place += 1
      return offsets.contains(place)
    }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection {
  /// Moves the elements at some positions in front of another, as `onMove` names them.
  ///
  /// - Complexity: O(*n*) in the length of the collection.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var before: [Element] = []
    var moved: [Element] = []
    var after: [Element] = []
    for (place, element) in enumerated() {
      if source.contains(place) {
        moved.append(element)
      } else if place < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    replaceSubrange(startIndex..<endIndex, with: before + moved + after)
  }
}

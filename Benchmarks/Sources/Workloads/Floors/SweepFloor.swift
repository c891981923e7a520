/// Floor P: one sweep over the array that compares each row, and shows those that differ.
@MainActor package final class SweepFloor: RowList {
  private var given: [RowData] = []
  private var rows: [RowData] = []
  private var texts: [String] = []
  private var selected: Int?

  package init() {}

  package func setRows(_ rows: [RowData]) {
    selected = nil
    given = rows
    sweep()
  }

  package func updateOne(at index: Int, label: String) {
    given[index].label = label
    sweep()
  }

  package func updateTenth(_ label: (Int) -> String) {
    for index in stride(from: 0, to: given.count, by: 10) { given[index].label = label(index) }
    sweep()
  }

  package func select(_ index: Int) {
    if let selected { given[selected].isSelected = false }
    given[index].isSelected = true
    selected = index
    sweep()
  }

  package func swap(_ first: Int, _ second: Int) {
    given.swapAt(first, second)
    sweep()
  }

  package func remove(at index: Int) {
    given.remove(at: index)
    sweep()
  }

  private func sweep() {
    if given.count == rows.count { sweepPlaces() } else { sweepMiddle() }
    rows = given
  }

  /// As many rows as before: place by place.
  private func sweepPlaces() {
    given.withUnsafeBufferPointer { new in
      rows.withUnsafeBufferPointer { old in
        for index in new.indices where old[index] != new[index] { texts[index] = new[index].line }
      }
    }
  }

  /// Equal ends keep their texts, what is between them is matched by ID.
  private func sweepMiddle() {
    var prefix = 0
    let shorter = min(rows.count, given.count)
    while prefix < shorter, rows[prefix] == given[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix,
      rows[rows.count - 1 - suffix] == given[given.count - 1 - suffix]
    { suffix += 1 }
    let before = prefix..<(rows.count - suffix)
    var known: [Int: Int] = [:]
    known.reserveCapacity(before.count)
    for place in before { known[rows[place].id] = place }
    let middle = given[prefix..<(given.count - suffix)].map { row in
      if let place = known[row.id], rows[place] == row { texts[place] } else { row.line }
    }
    texts.replaceSubrange(before, with: middle)
  }

  package var shownLines: [String] { texts }
  package var bodyCounts: [String: Int] { [:] }
}

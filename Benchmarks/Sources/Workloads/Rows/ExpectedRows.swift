/// The rows as they should be, on which each operation is done by hand.
package struct ExpectedRows {
  package private(set) var rows: [RowData] = []
  private var selected: Int?

  package init() {}

  package mutating func setRows(_ rows: [RowData]) {
    self.rows = rows
    selected = nil
  }

  package mutating func updateOne(at index: Int, label: String) { rows[index].label = label }

  package mutating func updateTenth(_ label: (Int) -> String) {
    for index in stride(from: 0, to: rows.count, by: 10) { rows[index].label = label(index) }
  }

  package mutating func select(_ index: Int) {
    if let selected { rows[selected].isSelected = false }
    rows[index].isSelected = true
    selected = index
  }

  /// Lets two rows change places.
  ///
  /// Not to be mixed with selecting: a selected row is known by its place.
  package mutating func swap(_ first: Int, _ second: Int) { rows.swapAt(first, second) }

  package mutating func remove(at index: Int) { rows.remove(at: index) }

  package var lines: [String] { rows.map(\.line) }
}

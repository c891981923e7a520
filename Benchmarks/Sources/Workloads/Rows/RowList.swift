/// Something that keeps rows up to date: a screen, or a floor.
///
/// Every function leaves what is shown up to date before it returns; that is what is timed.
@MainActor package protocol RowList: AnyObject {
  /// Shows other rows: creates, replaces, or clears with none.
  func setRows(_ rows: [RowData])

  /// Gives one row another label.
  func updateOne(at index: Int, label: String)

  /// Gives every tenth row another label.
  func updateTenth(_ label: (Int) -> String)

  /// Selects a row, and deselects the one that was selected.
  func select(_ index: Int)

  /// Lets two rows change places.
  func swap(_ first: Int, _ second: Int)

  /// Takes one row out.
  func remove(at index: Int)

  /// What is shown, row by row.
  var shownLines: [String] { get }

  /// How often each body has run so far; empty for a floor.
  var bodyCounts: [String: Int] { get }
}

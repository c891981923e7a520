import ViewGraph

/// One place on the screen.
struct Cell: Hashable, Sendable {
  /// What stands here.
  ///
  /// A character of two columns stands in the first of its cells.
  var character: Character
  /// How many columns the character takes; 0 in the cells it goes on in.
  var columns: UInt8 = 1
  var style = TextStyle()
  /// Whether nothing was drawn here.
  var isEmpty = false

  static let empty = Cell(character: " ", isEmpty: true)
}

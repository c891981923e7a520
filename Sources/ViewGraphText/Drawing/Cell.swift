import ViewGraph

/// One place on the screen.
struct Cell: Hashable, Sendable {
  /// What stands here.
  ///
  /// A character of two columns stands in the first of its cells.
  var character: Character
  var style: TextStyle
  /// How many columns the character takes; 0 in the cells it goes on in.
  var columns: UInt8
  /// Whether nothing was drawn here.
  var isEmpty: Bool

  init(
    character: Character, columns: UInt8 = 1, style: TextStyle = TextStyle(), isEmpty: Bool = false
  ) {
    self.character = character
    self.style = style
    self.columns = columns
    self.isEmpty = isEmpty
  }

  static let empty = Cell(character: " ", isEmpty: true)
}

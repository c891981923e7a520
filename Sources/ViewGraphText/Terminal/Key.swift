/// What a person pressed.
enum Key: Equatable, Sendable {
  case character(Character)
  case tab, backTab, enter, escape, backspace, delete
  case up, down, left, right, home, end, pageUp, pageDown
  case function(Int)
  /// A letter with the control key.
  case control(Character)
  /// A character with the alt key.
  case alt(Character)
}

/// What came from the terminal.
enum TerminalInput: Equatable, Sendable {
  case key(Key)
  /// A text that was put in at once.
  case paste(String)
  case mouse(MouseEvent)
}

/// What a person did with the mouse, and where: columns and lines are counted from 0.
struct MouseEvent: Equatable, Sendable {
  enum Action: Equatable, Sendable { case press, release, wheelUp, wheelDown, other }
  var action: Action
  var column: Int
  var line: Int
}

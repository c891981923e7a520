/// Which way a screen's data takes.
package enum Style: String, CaseIterable, Sendable {
  /// Each row reads an observable of its own.
  case models
  /// The parent hands over a whole new array of values.
  case values
  /// The row owns its state, or is bound to its parent's.
  case state
  /// An object that tells everyone of every change.
  case broadcast
}

/// One line of the table at one size: an operation on a screen, and the same on a floor.
@MainActor package struct Line {
  package let name: String
  package let style: Style
  /// How many rows, links or readers there are.
  package let count: Int
  /// Which floor stands beside it: A, B or P.
  package let floor: String
  /// How many bodies of rows, leaves or readers one run evaluates; the screen's own is left out.
  package let bodies: Int
  package let make: @MainActor () -> Operation
  package let makeFloor: @MainActor () -> Operation

  package var label: String { "\(name) \(style.rawValue) \(count)" }
}

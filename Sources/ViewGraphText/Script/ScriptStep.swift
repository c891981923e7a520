/// One step of a script: what a person does, what happens to the app, or what is expected.
package enum ScriptStep: Equatable, Sendable {
  case tap(ScriptTarget)
  case row(ScriptTarget)
  case type(ScriptTarget, String)
  case set(ScriptTarget, String)
  case clear(ScriptTarget)
  case submit(ScriptTarget)
  case toggle(ScriptTarget)
  case select(ScriptTarget, String)
  case increment(ScriptTarget)
  case decrement(ScriptTarget)
  case adjust(ScriptTarget, Double)
  case delete(ScriptTarget)
  case swipe(ScriptTarget, String)
  /// Moves the focus; nil takes it away.
  case focus(ScriptTarget?)
  case back
  case dismiss
  case advance(Duration)
  case background
  case relaunch
  case openWindow
  /// Windows are counted from 1.
  case window(Int)
  case columns(Int)
  case print
  case snapshot(String)
  case expect(ScriptExpectation)

  /// Whether it is something that happens, which `expect bodies` is about.
  var isAct: Bool {
    switch self {
    case .window, .print, .snapshot, .expect: false
    default: true
    }
  }
}

/// Which element a step is about: its label or identifier, and which one where several have it.
package struct ScriptTarget: Equatable, Sendable {
  package var label: String
  /// Counted from 1; nil where only one may have the label.
  package var ordinal: Int?

  package init(_ label: String, _ ordinal: Int? = nil) {
    self.label = label
    self.ordinal = ordinal
  }
}

/// What a script expects.
package enum ScriptExpectation: Equatable, Sendable {
  case text(String)
  case noText(String)
  case value(ScriptTarget, String)
  case on(ScriptTarget)
  case off(ScriptTarget)
  /// The bodies that the latest act ran in the window, whole and in order.
  case bodies([String])
  case noIssues
}

// MARK: - As it is written

extension ScriptStep: CustomStringConvertible {
  /// The step as a script has it.
  package var description: String {
    switch self {
    case .tap(let target): "tap \(target)"
    case .row(let target): "row \(target)"
    case .type(let target, let text): "type \(target) \(ScriptText.quoted(text))"
    case .set(let target, let text): "set \(target) \(ScriptText.quoted(text))"
    case .clear(let target): "clear \(target)"
    case .submit(let target): "submit \(target)"
    case .toggle(let target): "toggle \(target)"
    case .select(let target, let choice): "select \(target) \(ScriptText.quoted(choice))"
    case .increment(let target): "increment \(target)"
    case .decrement(let target): "decrement \(target)"
    case .adjust(let target, let value): "adjust \(target) \(ScriptText.number(value))"
    case .delete(let target): "delete \(target)"
    case .swipe(let target, let action): "swipe \(target) \(ScriptText.quoted(action))"
    case .focus(let target): target.map { "focus \($0)" } ?? "focus none"
    case .back: "back"
    case .dismiss: "dismiss"
    case .advance(let duration): "advance \(ScriptText.time(duration))"
    case .background: "background"
    case .relaunch: "relaunch"
    case .openWindow: "open-window"
    case .window(let number): "window \(number)"
    case .columns(let columns): "columns \(columns)"
    case .print: "print"
    case .snapshot(let name): "snapshot \(ScriptText.word(name))"
    case .expect(let expectation): "expect \(expectation)"
    }
  }
}

extension ScriptTarget: CustomStringConvertible {
  /// The label in quotes, and the ordinal where there is one.
  package var description: String {
    ScriptText.quoted(label) + (ordinal.map { " \($0)" } ?? "")
  }
}

extension ScriptExpectation: CustomStringConvertible {
  /// The expectation as a script has it.
  package var description: String {
    switch self {
    case .text(let text): "text \(ScriptText.quoted(text))"
    case .noText(let text): "no text \(ScriptText.quoted(text))"
    case .value(let target, let value): "value \(target) \(ScriptText.quoted(value))"
    case .on(let target): "on \(target)"
    case .off(let target): "off \(target)"
    case .bodies(let names): "bodies " + (names.isEmpty ? "none" : names.joined(separator: " "))
    case .noIssues: "issues none"
    }
  }
}

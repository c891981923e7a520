import ViewGraph

extension LiveControl {
  /// Edits the field where the keys are, at its end.
  func edit(_ field: ResolvedElement, _ key: Key) {
    switch key {
    case .character(let character): type(String(character), in: field)
    case .enter:
      if field.takesLines {
        type("\n", in: field)
      } else {
        perform(on: field, ScriptFinder.fields) { .submit($0) }
      }
    case .backspace: set(String(field.fieldText.dropLast()), in: field)
    case .control("u"): set("", in: field)
    case .control("w"):
      let text = field.fieldText.reversed().drop { $0.isWhitespace }.drop { !$0.isWhitespace }
      set(String(text.reversed()), in: field)
    case .down: move(by: 1)
    case .up: move(by: -1)
    default: break
    }
  }

  /// Types a text at the end of a field.
  func type(_ text: String, in field: ResolvedElement) {
    let text = field.takesLines ? text : text.replacing("\n", with: " ")
    if !text.isEmpty { perform(on: field, ScriptFinder.fields) { .type($0, text) } }
  }

  private func set(_ text: String, in field: ResolvedElement) {
    if text == field.fieldText { return }
    perform(on: field, ScriptFinder.fields) { text.isEmpty ? .clear($0) : .set($0, text) }
  }
}

extension ResolvedElement {
  /// Whether text can be typed into it.
  var isField: Bool {
    switch kind {
    case .field, .searchField: true
    default: false
    }
  }

  /// Whether Return begins a new line in it.
  fileprivate var takesLines: Bool {
    guard case .field(let field)? = kind else { return false }
    return field.style == .editor
  }

  /// What is in the field, though it may be shown as dots.
  fileprivate var fieldText: String {
    switch kind {
    case .field(let field), .searchField(let field): field.text()
    default: ""
    }
  }
}

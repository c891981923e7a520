import ViewGraph

/// Checks what a script expects of the window in front.
@MainActor struct ExpectationCheck {
  let session: AppSession

  private var finder: ScriptFinder { ScriptFinder(window: session.window) }

  /// Does nothing where the expectation is met.
  func check(_ expectation: ScriptExpectation) throws(StepFailure) {
    switch expectation {
    case .text(let text): try expect(text)
    case .noText(let text):
      if texts.contains(text) {
        throw StepFailure("the text \(ScriptText.quoted(text)) is there")
      }
    case .value(let target, let value): try expect(value, of: target)
    case .on(let target): try expect(target, isOn: true)
    case .off(let target): try expect(target, isOn: false)
    case .bodies(let names):
      let bodies = session.bodies
      if bodies != names {
        throw StepFailure(
          "other bodies ran\n  expected: \(listed(names))\n  ran:      \(listed(bodies))")
      }
    case .noIssues:
      let issues = session.app.issues
      if !issues.isEmpty {
        throw StepFailure(
          "there \(issues.count == 1 ? "is an issue" : "are \(issues.count) issues")\n"
            + issues.map { "  \($0)".replacing("\n", with: "\n  ") }.joined(separator: "\n"))
      }
    }
  }

  /// What can be read: texts, and the titles of screens, sheets and alerts.
  private var texts: [String] {
    finder.elements.flatMap { element -> [String] in
      switch element.kind {
      case .text: [element.label]
      case .decoration(.navigationTitle(let title)): [title()]
      case .sheet(let content), .alert(let content): [content.title]
      default: []
      }
    }
  }

  private func expect(_ text: String) throws(StepFailure) {
    let texts = texts
    if texts.contains(text) { return }
    var message = "there is no text \(ScriptText.quoted(text))"
    let near = NearMatches.of(text, among: texts)
    if !near.isEmpty { message += "\n  near: " + near.joined(separator: ", ") }
    throw StepFailure(message)
  }

  private func expect(_ value: String, of target: ScriptTarget) throws(StepFailure) {
    let element = try finder.one(target, in: ScriptFinder.valued, for: "expect value")
    if element.value != value {
      throw StepFailure(
        "the value is \(ScriptText.quoted(element.value)), and not \(ScriptText.quoted(value))")
    }
  }

  private func expect(_ target: ScriptTarget, isOn: Bool) throws(StepFailure) {
    let element = try finder.one(target, in: ScriptFinder.toggles, for: "expect on")
    if element.value != (isOn ? "on" : "off") {
      throw StepFailure("the toggle is \(element.value)")
    }
  }

  private func listed(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.joined(separator: " ")
  }
}

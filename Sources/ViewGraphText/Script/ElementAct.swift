import ViewGraph

/// Carries out the steps that are about one element.
@MainActor struct ElementAct {
  let session: AppSession

  private var window: HostedScreen { session.window }
  private var finder: ScriptFinder { ScriptFinder(window: window) }

  /// Carries out a step on the element it names.
  func perform(_ step: ScriptStep) throws(StepFailure) {
    switch step {
    case .tap(let target):
      try on(target, ScriptFinder.tappable, "tap") { e throws(HostFailure) in try e.tap() }
    case .row(let target):
      try on(target, ScriptFinder.rows, "row") { e throws(HostFailure) in try e.tap() }
    case .type(let target, let text):
      try on(target, ScriptFinder.fields, "type") { e throws(HostFailure) in try e.typeText(text) }
    case .set(let target, let text):
      try on(target, ScriptFinder.fields, "set") { e throws(HostFailure) in try e.setText(text) }
    case .clear(let target):
      try on(target, ScriptFinder.fields, "clear") { e throws(HostFailure) in try e.clearText() }
    case .submit(let target):
      try on(target, ScriptFinder.fields, "submit") { e throws(HostFailure) in try e.submit() }
    case .toggle(let target):
      try on(target, ScriptFinder.toggles, "toggle") { e throws(HostFailure) in try e.toggle() }
    case .select(let target, let choice): try select(choice, in: target)
    case .increment(let target):
      try on(target, ScriptFinder.steppers, "increment") { e throws(HostFailure) in
        try e.increment()
      }
    case .decrement(let target):
      try on(target, ScriptFinder.steppers, "decrement") { e throws(HostFailure) in
        try e.decrement()
      }
    case .adjust(let target, let value):
      try on(target, ScriptFinder.sliders, "adjust") { e throws(HostFailure) in
        try e.adjust(to: value)
      }
    case .delete(let target):
      try on(target, ScriptFinder.rows, "delete") { e throws(HostFailure) in try e.delete() }
    case .swipe(let target, let action):
      try on(target, ScriptFinder.rows, "swipe") { e throws(HostFailure) in
        try e.swipeAction(action)
      }
    case .focus(nil): window.dropFocus()
    case .focus(let target?):
      try on(target, ScriptFinder.focusable, "focus") { e throws(HostFailure) in try e.focus() }
    default: break
    }
  }

  private func on(
    _ target: ScriptTarget, _ groups: [ScriptFinder.Group], _ verb: String,
    _ act: (Element) throws(HostFailure) -> Void
  ) throws(StepFailure) {
    let found = try finder.one(target, in: groups, for: verb)
    do {
      try act(window.element(found))
    } catch { throw StepFailure(error) }
  }

  /// Chooses in a picker, in a menu or in a list.
  ///
  /// A menu may hold the picker: it is opened, and closed again once the choice is made.
  private func select(_ choice: String, in target: ScriptTarget) throws(StepFailure) {
    let found = try finder.one(target, in: ScriptFinder.choosers, for: "select")
    do throws(HostFailure) {
      guard case .menu(let menu)? = found.kind, found.isEnabled else {
        try window.element(found).select(choice)
        return
      }
      let element = window.element(found)
      if !menu.isOpen() { try element.tap() }
      if let picker = inner(
        of: element, .picker, where: { $0.choices.contains { $0.label == choice } })
      {
        try window.element(picker).select(choice)
        window.perform("dismiss", on: found) { menu.setOpen(false) }
      } else {
        try element.buttons[TextMatch(choice)].tap()
      }
    } catch { throw StepFailure(error) }
  }

  private func inner(
    of menu: Element, _ role: Role, where isWanted: (ResolvedElement) -> Bool
  ) -> ResolvedElement? {
    let open = finder.elements.filter { element in
      if case .menu(let content)? = element.kind { return content.isOpen() }
      return false
    }
    return open.flatMap(\.descendants).first { $0.role == role && isWanted($0) }
  }
}

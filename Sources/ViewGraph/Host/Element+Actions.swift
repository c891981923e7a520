extension Element {
  /// Taps it: a button's or link's action, a toggle, a row's selection, a menu, a disclosure, a tab.
  @discardableResult public func tap(
    filePath: StaticString = #filePath, line: UInt = #line
  ) throws(HostFailure) -> UpdateReport {
    let place = CallPlace(filePath, line)
    let element = try usable("tap", "tapped", place)
    switch element.kind {
    case .field, .searchField: return try focus(filePath: filePath, line: line)
    default: break
    }
    let act = element.tapAction
    guard let act else { throw cannot(element, "tapped", "it has no action", place) }
    return run("tap", element, act)
  }

  /// Turns a toggle over.
  @discardableResult public func toggle(
    filePath: StaticString = #filePath, line: UInt = #line
  ) throws(HostFailure) -> UpdateReport {
    let place = CallPlace(filePath, line)
    let element = try usable("toggle", "toggled", place)
    guard case .toggle(let toggle)? = element.kind else {
      throw cannot(element, "toggled", "it is no toggle", place)
    }
    return run("toggle", element) { toggle.set(toggle.isMixed() || !toggle.isOn()) }
  }

  /// Sets a toggle; one that is set already is left alone.
  @discardableResult public func setOn(
    _ isOn: Bool, filePath: StaticString = #filePath, line: UInt = #line
  ) throws(HostFailure) -> UpdateReport {
    let place = CallPlace(filePath, line)
    let element = try usable("setOn", "set", place)
    guard case .toggle(let toggle)? = element.kind else {
      throw cannot(element, "set on or off", "it is no toggle", place)
    }
    return run("turn \(isOn ? "on" : "off")", element) {
      if toggle.isMixed() || toggle.isOn() != isOn { toggle.set(isOn) }
    }
  }

  /// Focuses a field and types, keystroke by keystroke, at the end of its text.
  @discardableResult public func typeText(
    _ text: String, filePath: StaticString = #filePath, line: UInt = #line
  ) throws(HostFailure) -> UpdateReport {
    let place = CallPlace(filePath, line)
    _ = try field("typeText", place)
    let screen = screen
    let events = screen.runtime.events
    events.beginMeasuring()
    do throws(HostFailure) {
      try focus(filePath: filePath, line: line)
      for character in text {
        let (element, field) = try field("typeText", place)
        run("type", element) { field.set(field.text() + String(character)) }
      }
    } catch {
      _ = events.endMeasuring()
      throw error
    }
    return events.endMeasuring(trigger: "type \(ValueText.of(text))")
  }

  /// Replaces the text of a field.
  @discardableResult public func setText(
    _ text: String, filePath: StaticString = #filePath, line: UInt = #line
  ) throws(HostFailure) -> UpdateReport {
    let place = CallPlace(filePath, line)
    let (element, field) = try field("setText", place)
    return run("set text of", element) {
      screen.runtime.focus.move(to: element)
      field.set(text)
    }
  }

  /// Empties a field.
  @discardableResult public func clearText(
    filePath: StaticString = #filePath, line: UInt = #line
  ) throws(HostFailure) -> UpdateReport {
    let (element, field) = try field("clearText", CallPlace(filePath, line))
    return run("clear", element) {
      screen.runtime.focus.move(to: element)
      field.set("")
    }
  }

  /// Presses Return in a field: ends editing and runs `onSubmit`.
  @discardableResult public func submit(
    filePath: StaticString = #filePath, line: UInt = #line
  ) throws(HostFailure) -> UpdateReport {
    let (element, field) = try field("submit", CallPlace(filePath, line))
    return run("submit", element) {
      field.endEditing?()
      field.submit()
      let trigger: SubmitTriggers = element.role == .searchField ? .search : .text
      for submit in element.context.submit.reversed() where submit.triggers.contains(trigger) {
        submit.action()
      }
    }
  }

  /// Moves the focus here; the field that had it ends editing.
  @discardableResult public func focus(
    filePath: StaticString = #filePath, line: UInt = #line
  ) throws(HostFailure) -> UpdateReport {
    let place = CallPlace(filePath, line)
    let element = try usable("focus", "focused", place)
    return run("focus", element) { screen.runtime.focus.move(to: element) }
  }

  /// Chooses in a picker or menu by the title of the choice; in a list, the row with this label.
  @discardableResult public func select(
    _ title: String, filePath: StaticString = #filePath, line: UInt = #line
  ) throws(HostFailure) -> UpdateReport {
    let place = CallPlace(filePath, line)
    let element = try usable("select", "used", place)
    guard case .picker(let picker)? = element.kind else {
      if element.role == .list {
        return try rows[TextMatch(title)].tap(filePath: filePath, line: line)
      }
      if case .menu(let menu)? = element.kind {
        if !menu.isOpen() { run("open", element) { menu.setOpen(true) } }
        return try buttons[TextMatch(title)].tap(filePath: filePath, line: line)
      }
      throw cannot(element, "selected from", "it is no picker", place)
    }
    let choices = element.choices
    let named = choices.filter { $0.label == title }
    guard named.count == 1 else {
      throw cannot(
        element, "set to \"\(title)\"",
        (named.isEmpty ? "it has no such choice" : "it has \(named.count) such choices")
          + "; its choices: " + choices.map { "\"\($0.label)\"" }.joined(separator: " · "), place)
    }
    return run("select \"\(title)\" in", element) {
      _ = picker.select(named[0].tag, named[0].includesOptional)
    }
  }

  /// Chooses in a picker by a tag.
  @discardableResult public func select<T: Hashable>(
    tag: T, filePath: StaticString = #filePath, line: UInt = #line
  ) throws(HostFailure) -> UpdateReport {
    let place = CallPlace(filePath, line)
    let element = try usable("select", "used", place)
    guard case .picker(let picker)? = element.kind else {
      throw cannot(element, "selected from", "it is no picker", place)
    }
    guard let choice = element.choices.first(where: { $0.tag == AnyHashable(tag) }) else {
      throw cannot(
        element, "set to the tag \(tag)",
        "its tags are " + element.choices.map { "\($0.tag.base)" }.joined(separator: ", "), place)
    }
    return run("select \"\(choice.label)\" in", element) {
      _ = picker.select(choice.tag, choice.includesOptional)
    }
  }

  /// Moves a slider to a value, within its bounds and to its step.
  @discardableResult public func adjust(
    to value: Double, filePath: StaticString = #filePath, line: UInt = #line
  ) throws(HostFailure) -> UpdateReport {
    let place = CallPlace(filePath, line)
    let element = try usable("adjust", "adjusted", place)
    guard case .slider(let slider)? = element.kind else {
      throw cannot(element, "adjusted", "it is no slider", place)
    }
    guard slider.bounds.contains(value) else {
      throw cannot(
        element, "adjusted to \(ValueText.number(value))",
        "its bounds are \(ValueText.number(slider.bounds.lowerBound))…\(ValueText.number(slider.bounds.upperBound))",
        place)
    }
    return run("adjust", element) { slider.set(value) }
  }

  /// Presses the plus of a stepper.
  @discardableResult public func increment(
    filePath: StaticString = #filePath, line: UInt = #line
  ) throws(HostFailure) -> UpdateReport {
    try step("increment", "incremented", \.increment, CallPlace(filePath, line))
  }

  /// Presses the minus of a stepper.
  @discardableResult public func decrement(
    filePath: StaticString = #filePath, line: UInt = #line
  ) throws(HostFailure) -> UpdateReport {
    try step("decrement", "decremented", \.decrement, CallPlace(filePath, line))
  }

  private func step(
    _ verb: String, _ participle: String,
    _ action: KeyPath<StepperContent, (@MainActor () -> Void)?>, _ place: CallPlace
  ) throws(HostFailure) -> UpdateReport {
    let element = try usable(verb, participle, place)
    guard case .stepper(let stepper)? = element.kind else {
      throw cannot(element, participle, "it is no stepper", place)
    }
    guard let act = stepper[keyPath: action] else {
      throw cannot(element, participle, "it is at the end of its range", place)
    }
    return run(verb, element, act)
  }

  /// Deletes a row, as a swipe would.
  @discardableResult public func delete(
    filePath: StaticString = #filePath, line: UInt = #line
  ) throws(HostFailure) -> UpdateReport {
    let place = CallPlace(filePath, line)
    let element = try usable("delete", "deleted", place)
    guard let act = element.row?.delete else {
      throw cannot(element, "deleted", "its ForEach has no onDelete", place)
    }
    return run("delete", element, act)
  }

  /// Moves a row in front of the row at a place.
  @discardableResult public func move(
    to offset: Int, filePath: StaticString = #filePath, line: UInt = #line
  ) throws(HostFailure) -> UpdateReport {
    let place = CallPlace(filePath, line)
    let element = try usable("move", "moved", place)
    guard let act = element.row?.move else {
      throw cannot(element, "moved", "its ForEach has no onMove", place)
    }
    return run("move", element) { act(offset) }
  }

  /// Taps one of a row's swipe actions.
  @discardableResult public func swipeAction(
    _ title: String, filePath: StaticString = #filePath, line: UInt = #line
  ) throws(HostFailure) -> UpdateReport {
    let place = CallPlace(filePath, line)
    let element = try usable("swipeAction", "swiped", place)
    let actions = element.descendants.filter { $0.role == .button && $0.isSwipeAction }
    guard let action = actions.first(where: { $0.label == title }),
      case .button(let button)? = action.kind
    else {
      throw cannot(
        element, "swiped for \"\(title)\"",
        actions.isEmpty
          ? "it has no swipe actions"
          : "its swipe actions: " + actions.map { "\"\($0.label)\"" }.joined(separator: " · "),
        place)
    }
    guard action.isEnabled else {
      throw HostFailure(LookupMessages.disabled(action, "tapped"), at: place)
    }
    if let barrier = action.context.barrier {
      throw HostFailure(LookupMessages.untouchable(action, "tapped", barrier), at: place)
    }
    return run("swipe \"\(title)\" on", element, button.action)
  }

  /// Closes a sheet, an alert or a popover.
  @discardableResult public func dismiss(
    filePath: StaticString = #filePath, line: UInt = #line
  ) throws(HostFailure) -> UpdateReport {
    let place = CallPlace(filePath, line)
    let element = try resolve("dismiss", place)
    switch element.kind {
    case .sheet(let content), .alert(let content):
      if element.refusesDismissal {
        throw cannot(element, "dismissed", "interactiveDismissDisabled stands inside it", place)
      }
      return run("dismiss", element, content.dismiss)
    default:
      throw cannot(element, "dismissed", "it is no sheet or alert", place)
    }
  }

  /// Pulls to refresh, and waits until the refresh is done.
  @discardableResult public func refresh(
    filePath: StaticString = #filePath, line: UInt = #line
  ) async throws(HostFailure) -> UpdateReport {
    let place = CallPlace(filePath, line)
    let element = try usable("refresh", "refreshed", place)
    guard let action = element.context.refresh else {
      throw cannot(element, "refreshed", "it has no refreshable", place)
    }
    let screen = screen
    screen.runtime.events.beginMeasuring()
    await action()
    screen.perform("refresh") {}
    return screen.runtime.events.endMeasuring(trigger: "refresh")
  }

  // MARK: - Common

  func usable(
    _ action: String, _ participle: String, _ place: CallPlace
  ) throws(HostFailure) -> ResolvedElement {
    let element = try resolve(action, place)
    guard element.isEnabled else {
      throw HostFailure(LookupMessages.disabled(element, participle), at: place)
    }
    if let barrier = element.context.barrier {
      throw HostFailure(LookupMessages.untouchable(element, participle, barrier), at: place)
    }
    return element
  }

  private func field(
    _ action: String, _ place: CallPlace
  ) throws(HostFailure) -> (ResolvedElement, FieldContent) {
    let element = try usable(action, "edited", place)
    switch element.kind {
    case .field(let field), .searchField(let field): return (element, field)
    default: throw cannot(element, "edited", "it is no field", place)
    }
  }

  func cannot(
    _ element: ResolvedElement, _ participle: String, _ reason: String, _ place: CallPlace
  ) -> HostFailure {
    HostFailure(
      "\(element.role.word) \"\(element.label)\" can't be \(participle): \(reason)", at: place)
  }

  @discardableResult
  func run(
    _ verb: String, _ element: ResolvedElement, _ action: @MainActor () -> Void
  ) -> UpdateReport {
    screen.runtime.events.nextSubject = ActionSubject(role: element.role.word, label: element.label)
    return screen.perform("\(verb) \"\(element.label)\"", action)
  }
}

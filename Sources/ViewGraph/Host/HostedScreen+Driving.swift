extension HostedScreen {
  /// Goes back one screen, as the sign at the head of a stack of screens does.
  ///
  /// Of several stacks, the innermost that nothing lies over goes back.
  @discardableResult public func back(
    filePath: StaticString = #filePath, line: UInt = #line
  ) throws(HostFailure) -> UpdateReport {
    for element in (elementTree?.descendants ?? []).reversed() where !element.isCovered {
      guard case .navigationStack(let navigation)? = element.kind, navigation.canGoBack else {
        continue
      }
      return perform("back") { navigation.goBack() }
    }
    throw HostFailure(
      "there is nothing to go back from: no screen lies on another",
      at: CallPlace(filePath, line))
  }

  // MARK: - Elements

  /// The element that stands for one of the resolved tree, to be acted on.
  ///
  /// It is found by its node, so that it stays the same while other elements come and go.
  package func element(_ resolved: ResolvedElement) -> Element {
    let filter = ElementFilter(word: resolved.role.word, plural: resolved.role.plural) {
      $0.role == resolved.role && $0.node === resolved.node
    }
    let candidates = (elementTree?.descendants ?? []).filter(filter.includes)
    let place = candidates.firstIndex { $0.record === resolved.record } ?? 0
    let locator = ElementLocator(scope: nil, filter: filter, pick: .index(place))
    return Element(screen: self, locator: locator)
  }

  /// Runs an action on an element, then an update, and reports both.
  @discardableResult package func perform(
    _ verb: String, on element: ResolvedElement, _ action: () -> Void
  ) -> UpdateReport {
    runtime.events.nextSubject = ActionSubject(role: element.role.word, label: element.label)
    return perform("\(verb) \"\(element.label)\"", action)
  }

  // MARK: - Focus

  /// Whether an element has the focus.
  package func hasFocus(_ element: ResolvedElement) -> Bool { runtime.focus.isFocused(element) }

  /// Takes the focus from the control that has it; a field ends editing.
  @discardableResult package func dropFocus() -> UpdateReport {
    perform("focus nothing") { runtime.focus.leave() }
  }

  // MARK: - Size

  /// Lays the screen out in another size from now on.
  ///
  /// - Parameter lines: The height; nil for a screen that is as high as what is on it.
  @discardableResult package func resize(columns: Int, lines: Int? = nil) -> UpdateReport {
    perform("resize") {
      runtime.options.columns = max(1, columns)
      runtime.options.lines = lines
      runtime.inbox.requestComparison()
    }
  }

  // MARK: - Time

  /// Whether something waits for an update.
  package var hasPendingWork: Bool { runtime.hasWork }

  /// Called after something was written that an update would apply, on the thread that wrote.
  package func onPendingWork(_ wake: (@Sendable () -> Void)?) { runtime.inbox.wake = wake }

  /// Marks the views that declare stored values which are others than they saw.
  package func compareStoredValues() { runtime.storedDefaults.compare() }

  /// Whether the history keeps all there was, and not the counts alone.
  ///
  /// Someone who works with an app for days looks at its latest update.
  package var keepsHistory: Bool {
    get { runtime.events.keepsHistory }
    set { runtime.events.keepsHistory = newValue }
  }
}

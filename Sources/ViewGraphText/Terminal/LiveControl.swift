import ViewGraph

/// What keys and clicks do: they become the steps that a script would have.
@MainActor final class LiveControl {
  let session: AppSession
  let map: ScreenMap
  private let recorder: ScriptRecorder?
  private let name: String
  /// Where the keys are on something that has no focus of its own.
  private var cursor: FocusCursor?
  /// The place among the targets where the keys were last.
  private var latestPlace: Int?
  private(set) var showsPanel = false
  /// Whether what has the focus is kept in sight.
  var follows = true
  var hasLeft = false
  var wantsSuspension = false
  /// Something to be said once, in the status line.
  var notice: String?

  init(_ session: AppSession, map: ScreenMap, recorder: ScriptRecorder?, name: String) {
    self.session = session
    self.map = map
    self.recorder = recorder
    self.name = name
  }

  var window: HostedScreen { session.window }

  // MARK: - Focus

  /// The element where the keys are.
  var focused: ResolvedElement? { focused(among: FocusTargets(in: window).all) }

  private func focused(among targets: [ResolvedElement]) -> ResolvedElement? {
    let focused =
      targets.first { window.hasFocus($0) } ?? cursor?.element(among: targets)
    if let focused { latestPlace = targets.firstIndex { $0 === focused } }
    return focused
  }

  /// Moves the keys on by some places.
  func move(by count: Int) {
    let targets = FocusTargets(in: window).all
    if targets.isEmpty { return }
    let place: Int
    if let focused = focused(among: targets),
      let now = targets.firstIndex(where: { $0 === focused })
    {
      // A step goes around, a leap stops at the ends.
      place =
        abs(count) == 1
        ? (now + count + targets.count) % targets.count
        : max(0, min(targets.count - 1, now + count))
    } else if let latestPlace, cursor != nil {
      // What had the focus has gone: on from where it was.
      place = max(0, min(targets.count - 1, count > 0 ? latestPlace : latestPlace - 1))
    } else {
      place = count > 0 ? 0 : targets.count - 1
    }
    focus(targets[place], among: targets)
  }

  /// Moves the keys to an element.
  func focus(_ target: ResolvedElement, among targets: [ResolvedElement]) {
    latestPlace = targets.firstIndex { $0 === target }
    if target.role.takesFocus {
      cursor = nil
      if !window.hasFocus(target) { perform(on: target, ScriptFinder.focusable) { .focus($0) } }
    } else {
      cursor = FocusCursor(on: target, among: targets)
      if targets.contains(where: { window.hasFocus($0) }) { perform(.focus(nil)) }
    }
  }

  private func dropFocus() {
    let hadFocus = FocusTargets(in: window).all.contains { window.hasFocus($0) }
    cursor = nil
    if hadFocus { perform(.focus(nil)) }
  }

  // MARK: - Steps

  /// Carries out a step as a script would, and takes it down.
  func perform(_ step: ScriptStep, on element: ResolvedElement? = nil) {
    let query = element.map { RecordedTest.query(for: $0, in: window) } ?? ""
    session.begin(step)
    do throws(StepFailure) {
      try session.act(step)
    } catch {
      notice = error.message.split(separator: "\n").first.map(String.init)
      return
    }
    var entry = Recording.Entry(step: step, element: query)
    if case .focus = step { entry.isQuiet = !session.latestActDidSomething }
    recorder?.note(entry)
  }

  /// Carries out a step on an element, named as a script names it.
  func perform(
    on element: ResolvedElement, _ groups: [ScriptFinder.Group],
    _ step: (ScriptTarget) -> ScriptStep
  ) {
    let finder = ScriptFinder(window: window)
    let target = ScriptTarget(element.label, finder.ordinal(of: element, in: groups))
    let made = step(target)
    if let found = try? finder.one(target, in: groups, for: ""), found.isSame(as: element) {
      perform(made, on: element)
      return
    }
    // A label that another sort of element has too: a script could not tell which is meant.
    session.begin(made)
    do throws(HostFailure) {
      switch made {
      case .focus: try window.element(element).focus()
      default: try window.element(element).tap()
      }
    } catch { notice = error.message }
    session.app.update()
  }

  /// Updates what was written outside a step.
  func applyWork() {
    guard session.app.hasPendingWork else { return }
    session.applyWork()
    recorder?.noteTime()
  }

  // MARK: - Input

  /// Does what a key or a click does.
  func handle(_ input: TerminalInput) {
    notice = nil
    follows = true
    switch input {
    case .key(let key): press(key)
    case .paste(let text): if let field = focused, field.isField { type(text, in: field) }
    case .mouse(let event): click(event)
    }
  }

  private func press(_ key: Key) {
    switch key {
    case .control("c"): hasLeft = true
    case .control("z"): wantsSuspension = true
    case .control("p"), .function(2): showsPanel.toggle()
    case .control("n"): perform(.openWindow)
    case .control("t"): showNextWindow()
    case .escape: escape()
    case .tab: move(by: 1)
    case .backTab: move(by: -1)
    default:
      guard let focused else { return pressNothing(key) }
      if focused.isField { edit(focused, key) } else { press(key, on: focused) }
    }
  }

  private func showNextWindow() {
    let count = session.app.windows.count
    guard count > 1 else { return }
    cursor = nil
    perform(.window((session.place + 1) % count + 1))
  }

  private func escape() {
    if window.openMenu != nil || window.frontPresentation != nil {
      let front = window.openMenu == nil ? window.frontPresentation : nil
      cursor = nil
      perform(.dismiss, on: front)
    } else if let focused, focused.isField {
      dropFocus()
    } else if window.canGoBack {
      cursor = nil
      perform(.back)
    } else {
      dropFocus()
    }
  }

  /// Keys where nothing has the focus.
  private func pressNothing(_ key: Key) {
    switch key {
    case .character("q"): hasLeft = true
    case .down, .right, .home: move(by: 1)
    case .up, .left, .end: move(by: -1)
    case .pageDown: scroll(by: 10)
    case .pageUp: scroll(by: -10)
    default: break
    }
  }

  private func scroll(by lines: Int) {
    follows = false
    map.scroll(by: lines, column: 1, line: 1)
  }

  private func press(_ key: Key, on element: ResolvedElement) {
    switch key {
    case .character("q"): hasLeft = true
    case .down: move(by: 1)
    case .up: move(by: -1)
    case .pageDown: move(by: 10)
    case .pageUp: move(by: -10)
    case .home: move(by: -.max / 2)
    case .end: move(by: .max / 2)
    case .enter, .character(" "): activate(element)
    case .delete, .backspace:
      if element.row?.delete != nil { perform(on: element, ScriptFinder.rows) { .delete($0) } }
    case .right, .left:
      if !adjust(element, forward: key == .right) { move(by: key == .right ? 1 : -1) }
    default: break
    }
  }

  /// Does what Return does.
  func activate(_ element: ResolvedElement) {
    switch element.kind {
    case .toggle: perform(on: element, ScriptFinder.toggles) { .toggle($0) }
    case .picker, .stepper, .slider: _ = adjust(element, forward: true)
    case nil where element.role == .row: perform(on: element, ScriptFinder.rows) { .row($0) }
    default:
      if element.tapAction != nil { perform(on: element, ScriptFinder.tappable) { .tap($0) } }
    }
  }

  /// Moves a value one step on or back; whether the element has one.
  func adjust(_ element: ResolvedElement, forward: Bool) -> Bool {
    switch element.kind {
    case .picker(let picker):
      let choices = element.choices
      guard !choices.isEmpty else { return true }
      let now = choices.firstIndex { picker.isSelected($0.tag, $0.includesOptional) }
      let next = now.map { ($0 + (forward ? 1 : choices.count - 1)) % choices.count } ?? 0
      perform(on: element, ScriptFinder.choosers) { .select($0, choices[next].label) }
    case .stepper:
      perform(on: element, ScriptFinder.steppers) { forward ? .increment($0) : .decrement($0) }
    case .slider(let slider):
      let bounds = slider.bounds
      let step = slider.step ?? (bounds.upperBound - bounds.lowerBound) / 20
      let value = slider.value() + (forward ? step : -step)
      let rounded = (value * 1e6).rounded() / 1e6
      let wanted = min(bounds.upperBound, max(bounds.lowerBound, rounded))
      perform(on: element, ScriptFinder.sliders) { .adjust($0, wanted) }
    default: return false
    }
    return true
  }

  // MARK: - Status

  /// The line at the foot of the terminal.
  var status: String {
    if let notice { return " \(notice)" }
    var parts = [name]
    let count = session.app.windows.count
    if count > 1 { parts.append("window \(min(session.place, count - 1) + 1) of \(count)") }
    let issues = session.app.issues.count
    if issues > 0 { parts.append(issues == 1 ? "1 issue" : "\(issues) issues") }
    if recorder != nil { parts.append("recording") }
    parts += ["Tab moves", "Return acts", "^P \(showsPanel ? "hides" : "shows") updates"]
    parts.append(focused?.isField ?? false ? "^C quits" : "q quits")
    return " " + parts.joined(separator: " · ")
  }
}

extension HostedScreen {
  /// Whether a stack of screens that nothing lies over has a way back.
  fileprivate var canGoBack: Bool {
    (elementTree?.descendants ?? []).contains { element in
      if case .navigationStack(let navigation)? = element.kind {
        return navigation.canGoBack && !element.isCovered
      }
      return false
    }
  }
}

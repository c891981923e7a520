import ViewGraph

/// A running app with a window in front, on which steps are carried out.
@MainActor final class AppSession {
  let app: any RunningApp
  /// The window that steps are about, as a place among the open ones.
  private(set) var place = 0
  /// The width of all windows.
  private(set) var columns: Int
  /// The height of all windows, where they have one.
  private var lines: Int?
  /// What each window did since the latest act began.
  private var reports: [ObjectIdentifier: [UpdateReport]] = [:]
  /// The update that was last of use to someone who watches, by window.
  private var telling: [ObjectIdentifier: UpdateReport] = [:]
  /// Prepares a window that was opened.
  private let prepare: (HostedScreen) -> Void
  private var prepared: Set<ObjectIdentifier> = []

  /// Launches an app.
  ///
  /// - Parameter prepare: Called with each window, once it is open.
  init(
    _ launch: AppLaunch, options: HostOptions,
    prepare: @escaping (HostedScreen) -> Void = { _ in }
  ) {
    self.prepare = prepare
    columns = options.columns
    app = launch.start(options)
    adoptWindows()
  }

  /// The window in front.
  var window: HostedScreen { app.windows[min(place, app.windows.count - 1)] }

  /// The bodies that the latest act ran in the window in front, in order.
  var bodies: [String] { (reports[ObjectIdentifier(window)] ?? []).flatMap(\.bodies) }

  /// Whether the latest act ran or wrote anything in the window in front.
  var latestActDidSomething: Bool {
    (reports[ObjectIdentifier(window)] ?? []).contains { !$0.runs.isEmpty || !$0.writes.isEmpty }
  }

  /// The latest update of the window in front that did something.
  var latestReport: UpdateReport { telling[ObjectIdentifier(window)] ?? window.launchReport }

  private func adoptWindows() {
    for window in app.windows where prepared.insert(ObjectIdentifier(window)).inserted {
      prepare(window)
      if window.runtime.columns != columns || lines != nil {
        window.resize(columns: columns, lines: lines)
      }
      window.keepsTree = true
      let id = ObjectIdentifier(window)
      window.updateListener = { [weak self] report in self?.note(report, id) }
    }
    prepared = Set(app.windows.map { ObjectIdentifier($0) })
  }

  private func note(_ report: UpdateReport, _ window: ObjectIdentifier) {
    reports[window, default: []].append(report)
    let passive = ["outside", "settle", "measure", "resize"]
    if !passive.contains(report.trigger) || !report.runs.isEmpty || !report.writes.isEmpty {
      telling[window] = report
    }
  }

  // MARK: - Steps

  /// Carries out a step and lets what it started come to rest.
  ///
  /// Steps that only look, and expectations, are the runner's.
  func run(_ step: ScriptStep) async throws(StepFailure) {
    if step.isAct { begin(step) }
    if case .advance(let duration) = step {
      do {
        try await window.advance(by: duration)
      } catch { throw StepFailure(error) }
    } else {
      try act(step)
    }
    try await settle()
  }

  /// Lets started tasks run in all windows until nothing is left to do.
  func settle() async throws(StepFailure) {
    for window in app.windows {
      do {
        try await window.settleLeavingSleepers()
      } catch { throw StepFailure(error) }
    }
    applyWork()
  }

  /// Starts a step: reports are collected anew, and a person at work has the app in front.
  func begin(_ step: ScriptStep) {
    switch step {
    case .background, .relaunch, .advance, .columns: break
    default: if app.scenePhase != .active { app.scenePhase = .active }
    }
    applyWork()
    reports = [:]
  }

  /// Carries out a step, but for what takes time.
  func act(_ step: ScriptStep) throws(StepFailure) {
    switch step {
    case .tap, .row, .type, .set, .clear, .submit, .toggle, .select, .increment, .decrement,
      .adjust, .delete, .swipe, .focus:
      try ElementAct(session: self).perform(step)
    case .back: try goBack()
    case .dismiss: try dismiss()
    case .background: app.scenePhase = .background
    case .relaunch:
      app.relaunch()
      // The windows are other ones, though they may stand at the same addresses.
      prepared = []
      telling = [:]
      adoptWindows()
      reports = [:]
      for window in app.windows { note(window.launchReport, ObjectIdentifier(window)) }
    case .openWindow:
      let opened = app.openWindow()
      adoptWindows()
      place = app.windows.count - 1
      note(opened.launchReport, ObjectIdentifier(opened))
    case .window(let number): try show(number)
    case .columns(let number): resize(columns: number)
    case .advance, .print, .snapshot, .expect: break
    }
    applyWork()
  }

  /// Updates where something waits, and has the other windows tell what they did meanwhile.
  func applyWork() {
    if app.hasPendingWork { app.update() }
    for other in app.windows where other !== window { other.update() }
  }

  /// Lays all windows out in another size; without a height each is as high as what is on it.
  func resize(columns: Int, lines: Int? = nil) {
    if self.columns == columns, self.lines == lines { return }
    self.columns = columns
    self.lines = lines
    for window in app.windows { window.resize(columns: columns, lines: lines) }
  }

  private func show(_ number: Int) throws(StepFailure) {
    guard app.windows.indices.contains(number - 1) else {
      let count = app.windows.count
      throw StepFailure(
        "there is no window \(number): "
          + (count == 1 ? "one is open" : "\(count) are open, counted from 1"))
    }
    place = number - 1
  }

  private func goBack() throws(StepFailure) {
    do {
      try window.back()
    } catch { throw StepFailure(error) }
  }

  private func dismiss() throws(StepFailure) {
    guard let front = window.frontPresentation ?? window.openMenu else {
      throw StepFailure("there is nothing to dismiss: no sheet, alert, popover or menu is open")
    }
    if case .menu(let menu)? = front.kind {
      window.perform("dismiss", on: front) { menu.setOpen(false) }
      return
    }
    do {
      try window.element(front).dismiss()
    } catch { throw StepFailure(error) }
  }
}

extension HostedScreen {
  /// The sheet, alert or popover that lies in front of everything.
  var frontPresentation: ResolvedElement? {
    elementTree?.descendants.first { ($0.role == .sheet || $0.role == .alert) && !$0.isCovered }
  }

  /// The menu that was opened, in front.
  var openMenu: ResolvedElement? {
    elementTree?.descendants.last { element in
      if case .menu(let menu)? = element.kind { return menu.isOpen() && !element.isCovered }
      return false
    }
  }
}

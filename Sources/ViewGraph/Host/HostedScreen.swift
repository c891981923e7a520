/// A running screen: everything that does not name the type of its root view.
@MainActor public class HostedScreen: ElementScope {
  package let runtime: ViewRuntime
  /// The options the host was made with.
  public let options: HostOptions
  /// The clock that `advance(by:)` moves.
  public let clock: TestClock
  /// What the latest updates were started by, oldest first.
  @exclusivity(unchecked) private var triggers: [(update: Int, trigger: String)] = []
  private static let limitOfTriggers = 1024
  /// What was laid out after each update, kept on request.
  package var keptFrames: [KeptFrame] = []
  /// The user defaults of the screen: those of the options, or a private set in memory.
  public var defaults: UserDefaults { runtime.options.defaults }
  /// The report of the first update.
  public private(set) var launchReport: UpdateReport

  init(_ runtime: ViewRuntime, options: HostOptions) {
    self.runtime = runtime
    self.options = options
    clock = options.clock ?? TestClock()
    launchReport = UpdateReport(ReportContents())
    SystemEnvironment.prepare(runtime.environmentRoot, for: self)
  }

  isolated deinit { runtime.abandon() }

  func launch(_ root: Node) {
    runtime.events.open(trigger: "launch")
    runtime.mount(root)
    runtime.update()
    launchReport = close("launch")
  }

  // MARK: - Updating

  /// Applies what is pending: writes made outside an action.
  @discardableResult public func update() -> UpdateReport { update("outside") }

  /// Runs an update after no action, so that none starts a task.
  private func update(_ trigger: String) -> UpdateReport {
    runtime.events.open(trigger: trigger)
    runtime.events.markOutsideWrites(runtime.inbox)
    let outer = ViewRuntime.acting
    ViewRuntime.acting = runtime
    defer { ViewRuntime.acting = outer }
    runtime.update()
    return close(trigger)
  }

  /// Runs an action, then an update, and reports both.
  @discardableResult
  package func perform(_ trigger: String, _ action: () throws -> Void) rethrows -> UpdateReport {
    runtime.events.open(trigger: trigger)
    runtime.events.markOutsideWrites(runtime.inbox)
    let outer = ViewRuntime.acting
    ViewRuntime.acting = runtime
    defer { ViewRuntime.acting = outer }
    do {
      try SleepRecord.startingTasks(in: runtime.tasks.sleepers, by: trigger) { try action() }
    } catch {
      runtime.update()
      _ = close(trigger)
      throw error
    }
    runtime.update()
    return close(trigger)
  }

  func close(_ trigger: String) -> UpdateReport {
    let report = runtime.events.close(number: max(0, runtime.updateNumber - 1))
    if triggers.count == Self.limitOfTriggers { triggers.removeFirst(Self.limitOfTriggers / 2) }
    triggers.append((runtime.updateNumber, trigger))
    keepFrame(of: report)
    latestTree = nil
    updateListener?(report)
    return report
  }

  /// Gets the report of every update as it ends, the launch left out.
  package var updateListener: ((UpdateReport) -> Void)?

  /// What the update after a given one was started by, as a message says it.
  func trigger(ofUpdateAfter update: Int) -> String {
    guard let next = triggers.first(where: { $0.update > update }) else { return "" }
    return "; update \(next.update) was \(next.trigger)"
  }

  /// Runs some code and reports everything that happened meanwhile, in all its updates.
  @discardableResult
  public func measure(_ actions: () throws -> Void) rethrows -> UpdateReport {
    runtime.events.beginMeasuring()
    do {
      try SleepRecord.startingTasks(in: runtime.tasks.sleepers, by: "measured code") {
        try actions()
      }
    } catch {
      _ = runtime.events.endMeasuring()
      throw error
    }
    _ = update("measure")
    return runtime.events.endMeasuring()
  }

  /// Runs some asynchronous code and reports everything that happened meanwhile, in all its updates.
  @discardableResult
  public func measure(_ actions: () async throws -> Void) async rethrows -> UpdateReport {
    runtime.events.beginMeasuring()
    do {
      try await actions()
    } catch {
      _ = runtime.events.endMeasuring()
      throw error
    }
    _ = update("measure")
    return runtime.events.endMeasuring()
  }

  /// Sets an environment value for the whole screen; its readers are run where it differs (E-08).
  @discardableResult
  public func setEnvironment<V>(
    _ key: WritableKeyPath<EnvironmentValues, V>, to value: V
  ) -> UpdateReport {
    perform("environment \(KeyPathName.property(key))") {
      runtime.setEnvironment(key, to: value)
      if (key as AnyKeyPath) == \EnvironmentValues.scenePhase {
        if case .background? = value as? ScenePhase { saveArchive() }
      }
    }
  }

  /// Saves what the scene keeps for its restoration, where the options name a file.
  private func saveArchive() {
    guard case .file(let url) = options.sceneArchive, ownsArchive else { return }
    SceneArchiveFile(url: url).save([runtime.options.sceneArchive.values]) {
      runtime.events.report($0)
    }
  }

  /// Whether the archive's file is this screen's own, and not its app's.
  var ownsArchive: Bool { true }

  /// Takes the screen down: `onDisappear`, tasks cancelled, state destroyed.
  @discardableResult public func unmount() -> UpdateReport {
    runtime.events.open(trigger: "unmount")
    runtime.unmount()
    return close("unmount")
  }

  // MARK: - What happened

  /// Everything since the mount, launch included.
  public var history: UpdateReport { UpdateReport(runtime.events.history) }

  /// The mistakes found since the mount, once each.
  public var issues: [GraphIssue] {
    runtime.takeLateIssues()
    return runtime.events.issues
  }

  /// Calls `body` with every event of the graph from now on.
  package func observeEvents(_ body: @escaping (GraphEvent) -> Void) {
    runtime.events.listener = body
  }

  /// Traps unless the graph is well formed.
  package func checkInvariants() { runtime.checkInvariants() }

  // MARK: - Elements

  /// The whole element tree as it stands, nil after `unmount()`.
  package var elementTree: ResolvedElement? {
    if keepsTree, let latestTree, treeVersion == runtime.contentVersion { return latestTree }
    // Describing what was not looked at yet changes nothing that was.
    latestTree = runtime.root.map { ElementResolution.resolve($0) }
    treeVersion = runtime.contentVersion
    return latestTree
  }

  /// Keeps the elements around one that was looked up, until the next update is over.
  @exclusivity(unchecked) private var latestTree: ResolvedElement?
  /// The content that the kept tree is of.
  private var treeVersion = 0
  /// Whether the tree is taken again while no content has changed: for those who look often.
  package var keepsTree = false

  /// The elements that a filter lets through, in tree order.
  public func query(_ filter: ElementFilter) -> ElementQuery {
    ElementQuery(screen: self, scope: nil, filter: filter)
  }
}

extension ElementFilter {
  static var buttons: Self { .role(.button) }
  static var texts: Self { .role(.text) }
  static var toggles: Self { .role(.toggle) }
  static var textFields: Self { .role(.textField, .secureField) }
  static var textEditors: Self { .role(.textEditor) }
  static var pickers: Self { .role(.picker) }
  static var steppers: Self { .role(.stepper) }
  static var sliders: Self { .role(.slider) }
  static var images: Self { .role(.image) }
  static var links: Self { .role(.link) }
  static var menus: Self { .role(.menu) }
  static var disclosures: Self { .role(.disclosure) }
  static var datePickers: Self { .role(.datePicker) }
  static var lists: Self { .role(.list) }
  static var rows: Self { .role(.row) }
  static var sections: Self { .role(.section) }
  static var tabs: Self { .role(.tab) }
  static var sheets: Self { .role(.sheet) }
  static var alerts: Self { .role(.alert) }
  static var searchFields: Self { .role(.searchField) }
  static var progressViews: Self { .role(.progressView) }
}

import Foundation

/// Runs an app without a screen: its scenes and windows, from launch to relaunch.
///
/// The app's own `@State` is shared by its windows; what a scene's root view owns is each window's
/// (W-01). A window answers as a `ViewHost` does.
@MainActor public final class AppHost<A: App> {
  private let options: HostOptions
  private let makeApp: () -> A
  private(set) var runtime: ViewRuntime
  private var archives: [ObjectIdentifier: SceneArchive] = [:]
  private var isPropagating = false
  /// The clock of all windows, and of the app where its launch options name no other.
  public let clock: TestClock
  /// The open windows, newest last.
  public private(set) var windows: [HostedScreen] = []
  private let defaults: UserDefaults
  private let archiveFile: SceneArchiveFile?

  /// Launches an app and opens its first window, or those that its archive restores.
  public init(_ app: @autoclosure @escaping () -> A, options: HostOptions = HostOptions()) {
    makeApp = app
    var options = options
    let defaults = options.defaults ?? MemoryDefaults()
    options.defaults = defaults
    clock = options.clock ?? TestClock()
    options.clock = clock
    options.launch.clock = options.launch.clock ?? clock
    self.options = options
    self.defaults = defaults
    if case .file(let url) = options.sceneArchive {
      archiveFile = SceneArchiveFile(url: url)
    } else {
      archiveFile = nil
    }
    runtime = ViewRuntime(options: options.runtimeOptions)
    launch()
    var issues: [GraphIssue] = []
    let restored = archiveFile?.load { issues.append($0) } ?? []
    open(restored)
    for issue in issues { runtime.events.report(issue) }
  }

  isolated deinit { runtime.abandon() }

  private func launch() {
    runtime.didUpdate = { [weak self] in self?.propagate() }
    runtime.events.open(trigger: "launch")
    LaunchOptions.$current.withValue(options.launch) {
      runtime.mount(AppRootNode(makeApp(), of: runtime))
      runtime.update()
    }
    _ = runtime.events.close(number: 0)
  }

  private func open(_ restored: [[String: Any]]) {
    if restored.isEmpty {
      openWindow()
    } else {
      for values in restored { openWindow(SceneArchive(values)) }
    }
  }

  // MARK: - Windows

  /// Opens one more window of the first group.
  @discardableResult public func openWindow() -> HostedScreen { openWindow(SceneArchive()) }

  @discardableResult private func openWindow(_ archive: SceneArchive) -> HostedScreen {
    guard let group = runtime.windowGroups.first else {
      preconditionFailure(
        "\(A.self) has no WindowGroup, so no window can be opened. Put one in its body.")
    }
    let window = group.makeWindow(options: options, archive: archive)
    archives[ObjectIdentifier(window)] = archive
    windows.append(window)
    window.runtime.didUpdate = { [weak self] in self?.propagate() }
    if scenePhase != .active { window.setEnvironment(\.scenePhase, to: scenePhase) }
    propagate()
    return window
  }

  /// Closes a window: its state ends, and its archive is discarded (S-04).
  public func close(_ window: HostedScreen) {
    guard let index = windows.firstIndex(where: { $0 === window }) else { return }
    window.unmount()
    window.runtime.didUpdate = nil
    windows.remove(at: index)
    archives[ObjectIdentifier(window)] = nil
    for group in runtime.windowGroups { group.forget(window) }
    saveArchives()
    propagate()
  }

  // MARK: - Life

  /// Where the app stands in its life.
  ///
  /// Setting it is applied at once; going to the background saves the scenes' archives (W-02,
  /// S-04).
  public var scenePhase: ScenePhase = .active {
    didSet {
      if scenePhase == oldValue { return }
      for window in windows { window.setEnvironment(\.scenePhase, to: scenePhase) }
      runtime.setEnvironment(\.scenePhase, to: scenePhase)
      runtime.update()
      _ = runtime.events.close(number: runtime.updateNumber - 1)
      if scenePhase == .background { saveArchives() }
    }
  }

  /// Quits and launches again, in place: the app is made anew, and open windows come back with what
  /// their archives hold.
  public func relaunch() {
    let restored = windows.compactMap { archives[ObjectIdentifier($0)]?.values }
    saveArchives()
    for window in windows {
      window.runtime.didUpdate = nil
      window.runtime.abandon()
    }
    windows = []
    archives = [:]
    runtime.didUpdate = nil
    runtime.abandon()
    runtime = ViewRuntime(options: options.runtimeOptions)
    scenePhase = .active
    launch()
    open(restored)
  }

  private func saveArchives() {
    archiveFile?.save(windows.compactMap { archives[ObjectIdentifier($0)]?.values }) {
      runtime.events.report($0)
    }
  }

  /// The mistakes found by the app's own graph and by its windows', once each.
  public var issues: [GraphIssue] {
    runtime.takeLateIssues()
    return runtime.events.issues + windows.flatMap(\.issues)
  }

  /// The user defaults of the app.
  public var userDefaults: UserDefaults { defaults }

  /// Everything the app's own body and scenes did since the launch.
  public var history: UpdateReport { UpdateReport(runtime.events.history) }

  /// Applies what is pending in the app and in each window.
  public func update() {
    runtime.update()
    _ = runtime.events.close(number: runtime.updateNumber - 1)
    for window in windows { window.update() }
  }

  /// Brings the other graphs up to date after one of them changed what they share.
  private func propagate() {
    if isPropagating { return }
    isPropagating = true
    defer { isPropagating = false }
    for _ in 0..<CallbackQueue.limitOfRounds {
      var didWork = false
      for other in [runtime] + windows.map(\.runtime) where other.hasWork && !other.isUpdating {
        other.update()
        if other === runtime { _ = runtime.events.close(number: runtime.updateNumber - 1) }
        didWork = true
      }
      if !didWork { return }
    }
  }
}

/// The outermost node of an app.
final class AppRootNode<A: App>: Node {
  private let app: A

  init(_ app: A, of runtime: ViewRuntime) {
    self.app = app
    super.init(rootOf: runtime)
  }

  override var typeName: String { "app" }

  override func visit() {
    phase = .current
    var slots = Slots(of: self, isFirst: true)
    let node = BodyNode(app, kind: .app, below: self) { SceneAdapter(scene: $0.body) }
    slots.append(node)
    runtime.scheduleVisit(node)
  }
}

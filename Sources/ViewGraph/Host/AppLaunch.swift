import Foundation

/// An app that is to be run, whatever its type.
@MainActor package final class AppLaunch {
  /// The type's name.
  package let typeName: String
  /// The module the type is declared in.
  package let moduleName: String
  /// What a person calls it: the type's name without `App`.
  package var title: String {
    typeName.hasSuffix("App") && typeName.count > 3 ? String(typeName.dropLast(3)) : typeName
  }

  private let launch: (HostOptions) -> any RunningApp

  package init<A: App>(_ app: A.Type) {
    typeName = TypeName.short(app)
    moduleName = String(reflecting: app).split(separator: ".").first.map(String.init) ?? ""
    launch = { AppHost(A(), options: $0) }
  }

  /// Makes the app by its `init()` and opens its windows.
  package func start(_ options: HostOptions) -> any RunningApp { launch(options) }
}

/// A running app, whatever its type.
@MainActor package protocol RunningApp: AnyObject {
  var windows: [HostedScreen] { get }
  var scenePhase: ScenePhase { get set }
  var issues: [GraphIssue] { get }
  var userDefaults: UserDefaults { get }
  @discardableResult func openWindow() -> HostedScreen
  func close(_ window: HostedScreen)
  func relaunch()
  func update()
  /// The property of the app itself that holds a model, empty where none does.
  func owner(of model: AnyObject) -> String
  /// Whether something of the app itself, or of a window, waits for an update.
  var hasPendingWork: Bool { get }
  /// Marks what declares stored values which are others than it saw, of the app and its windows.
  func compareStoredValues()
  /// Whether histories keep all there was, and not the counts alone.
  func keepHistory(_ isKept: Bool)
  /// Called after something was written that an update would apply, on the thread that wrote.
  func onPendingWork(_ wake: (@Sendable () -> Void)?)
}

extension AppHost: RunningApp {
  package var hasPendingWork: Bool {
    runtime.hasWork || windows.contains(where: \.hasPendingWork)
  }

  package func owner(of model: AnyObject) -> String { runtime.events.objects.owner(of: model) }

  package func compareStoredValues() {
    runtime.storedDefaults.compare()
    for window in windows { window.compareStoredValues() }
  }

  package func keepHistory(_ isKept: Bool) {
    runtime.events.keepsHistory = isKept
    for window in windows { window.keepsHistory = isKept }
  }

  package func onPendingWork(_ wake: (@Sendable () -> Void)?) {
    runtime.inbox.wake = wake
    for window in windows { window.onPendingWork(wake) }
  }
}

import ViewGraph

/// A list of things to do.
///
/// Each window owns a list of its own; started empty, it has nothing in it.
public struct TasksApp: App {
  private let startsEmpty: Bool

  /// The app, as it is launched.
  public init() { startsEmpty = LaunchOptions.current.startsEmpty }

  /// Windows with a list each.
  public var body: some Scene {
    WindowGroup("Tasks") {
      TaskListView(startsEmpty ? TaskStore([]) : .sample())
    }
  }
}

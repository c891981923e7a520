import ViewGraph

/// An editor of short texts that saves by itself.
///
/// The shelf and the settings are the app's; which document is open is each window's. Documents are
/// kept in `documents.json` of the folder the app is launched with, and without one until it ends.
/// Started empty, there are no documents but those kept.
public struct EditorApp: App {
  @Environment(\.scenePhase) private var scenePhase
  @State private var shelf: DocumentShelf
  @State private var settings = AppSettings()
  private let clock: any Clock<Duration>

  /// The app, as it is launched.
  public init() {
    let launch = LaunchOptions.current
    let folder = launch.storeDirectory.map { DocumentFolder($0) }
    self.init(
      shelf: launch.startsEmpty ? DocumentShelf([], folder: folder) : .sample(folder: folder),
      clock: launch.clock ?? ContinuousClock())
  }

  /// An app that edits the documents of some shelf, and waits on some clock before it saves.
  public init(shelf: DocumentShelf, clock: any Clock<Duration>) {
    _shelf = State(initialValue: shelf)
    self.clock = clock
  }

  /// Windows with an editor each; one that is open keeps the shelf saved.
  public var body: some Scene {
    WindowGroup("Editor") {
      EditorView(shelf: shelf)
        .environment(settings)
        .task { await Autosaver(shelf, clock: clock).run() }
    }
    .onChange(of: scenePhase) { _, phase in
      if phase == .background { shelf.save() }
    }
  }
}

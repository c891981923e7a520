import ViewGraph

/// Notes taken in the field: notebooks beside their notes beside the one that is edited.
///
/// The app owns the store and what works on it; its windows share them. Each window has a selection
/// and a search of its own.
public struct FieldNotesApp: App {
  @Environment(\.scenePhase) private var scenePhase
  @State private var store: NoteStore
  @State private var saver: NoteSaver
  @State private var auditor: PinAuditor
  @State private var syncing = WindowTurns()
  private let clock: any Clock<Duration>

  /// The app as it was launched: its notes are those in the folder that `LaunchOptions` name, else in
  /// the platform's folder for them.
  public init() {
    let launch = LaunchOptions.current
    self.init(
      folder: launch.storeDirectory, startsEmpty: launch.startsEmpty,
      clock: launch.clock ?? ContinuousClock(), now: Self.time(from: launch.date))
  }

  /// The time, which goes on from `date` where one is given.
  private static func time(from date: Date?) -> @Sendable () -> Date {
    guard let date else { return { Date() } }
    let start = Date()
    return { date + Date().timeIntervalSince(start) }
  }

  /// The app with its surroundings.
  ///
  /// - Parameters:
  ///   - folder: Where the notes are kept; nil for the platform's folder.
  ///   - startsEmpty: Whether a first launch has no sample notes.
  ///   - clock: What saving and syncing wait on.
  ///   - syncer: Where notes are kept besides.
  ///   - now: The time, for notes that are made and for the last sync.
  public init(
    folder: URL?, startsEmpty: Bool = false, clock: any Clock<Duration> = ContinuousClock(),
    syncer: any NoteSyncing = NoOpNoteSyncer(), now: @escaping @Sendable () -> Date = { Date() }
  ) {
    let folder = folder ?? Self.platformFolder
    let saver = NoteSaver(folder: folder, clock: clock) { contents in
      if let contents {
        NoteStore(notes: contents.notes, notebooks: contents.notebooks, syncer: syncer, now: now)
      } else if startsEmpty {
        NoteStore(syncer: syncer, now: now)
      } else {
        NoteStore.sample(syncer: syncer, now: now)
      }
    }
    self.clock = clock
    _saver = State(initialValue: saver)
    _store = State(initialValue: saver.store)
    _auditor = State(initialValue: PinAuditor(store: saver.store))
  }

  /// Where the platform has programs keep what is not for people to open.
  private static var platformFolder: URL {
    let folders = FileManager.default.urls(
      for: .applicationSupportDirectory, in: .userDomainMask)
    return (folders.first ?? URL.homeDirectory).appending(path: "FieldNotes")
  }

  /// The windows.
  public var body: some Scene {
    WindowGroup("FieldNotes") {
      ContentView()
        .environment(store)
        .environment(saver)
        .environment(auditor)
        .environment(\.waitingClock, clock)
        .task { await saver.run() }
        .task {
          await syncing.run { await AutoSyncer(store: store, clock: clock).run() }
        }
    }
    .onChange(of: scenePhase) { _, phase in
      if phase == .background { saver.flush() }
    }
  }
}

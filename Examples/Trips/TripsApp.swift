import ViewGraph

/// A planner of trips: cards with stars, a filter, a summary, and a store that saves itself.
///
/// The trips are the app's, shared by its windows; the filter and what is being planned are each
/// window's own. They are kept in `trips.json` of the folder the app is launched with, and without
/// one until it ends. Started empty, there are no trips but those kept.
public struct TripsApp: App {
  @Environment(\.scenePhase) private var scenePhase
  @State private var store: TripStore

  /// The app, as it is launched.
  public init() {
    let launch = LaunchOptions.current
    let store = TripStore(
      launch.startsEmpty ? [] : Trip.samples, file: launch.storeDirectory.map { TripFile(in: $0) })
    self.init(store: store)
  }

  /// An app that shows some store.
  public init(store: TripStore) { _store = State(initialValue: store) }

  /// Windows with the trips; one that is open keeps the store saved.
  public var body: some Scene {
    WindowGroup("Trips") {
      TripsScreen(store: store)
        .task { await store.saveChanges() }
    }
    .onChange(of: scenePhase) { _, phase in
      if phase == .background { store.save() }
    }
  }
}

import ViewGraph

/// Says how long ago the notes were synced, counted in minutes on the app's clock.
public struct SyncStatus: View {
  @Environment(NoteStore.self) private var store
  @Environment(\.waitingClock) private var clock
  @State private var minutes = 0

  /// A status of the store in the environment.
  public init() {}

  /// A line of text.
  public var body: some View {
    Text(text)
      .foregroundStyle(.secondary)
      .lineLimit(1)
      .task(id: store.lastSyncDate) {
        minutes = 0
        guard store.lastSyncDate != nil else { return }
        while (try? await clock.sleep(for: .seconds(60))) != nil { minutes += 1 }
      }
  }

  private var text: String {
    if store.lastSyncDate == nil { return "Not synced yet" }
    return SyncAge(minutes: minutes).text
  }
}

/// How long ago notes were synced, in words.
struct SyncAge {
  let minutes: Int

  var text: String {
    switch minutes {
    case ..<1: "Synced just now"
    case 1: "Synced a minute ago"
    case 2..<60: "Synced \(minutes) minutes ago"
    case 60..<120: "Synced an hour ago"
    default: "Synced \(minutes / 60) hours ago"
    }
  }
}

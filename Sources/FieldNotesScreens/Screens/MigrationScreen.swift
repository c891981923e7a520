import ViewGraph

/// The store as it was before observing by property, beside the one it became (L-08).
///
/// Each button does the same to both. While they sync, the old count runs for a flag that it does
/// not show; the new one does not.
public struct MigrationScreen: View {
  @Environment(\.waitingClock) private var clock
  @StateObject private var legacy = LegacyNoteStore()
  @State private var migrated = MigratedNoteStore()
  @State private var syncs = 0

  /// A screen with two stores of its own.
  public init() {}

  /// Two boxes, and what is done to both.
  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .top) {
        GroupBox("ObservableObject") {
          VStack(alignment: .leading, spacing: 0) {
            LegacyNoteCount()
            LegacySyncFlag(store: legacy)
          }
        }
        GroupBox("@Observable") {
          VStack(alignment: .leading, spacing: 0) {
            NoteCount()
            SyncFlag(store: migrated)
          }
        }
      }
      HStack {
        Button("Add to Both", action: add)
        Button("Sync Both") { syncs += 1 }
      }
    }
    .environmentObject(legacy)
    .environment(migrated)
    .task(id: syncs) {
      // A task that was replaced before it began is run all the same, as a cancelled one.
      if syncs > 0, !Task.isCancelled { await sync() }
    }
  }

  private func add() {
    let note = Note(title: "Note \(migrated.notes.count + 1)")
    legacy.notes.append(note)
    migrated.notes.append(note)
  }

  /// Shows the flags for a second.
  private func sync() async {
    legacy.isSyncing = true
    migrated.isSyncing = true
    do { try await clock.sleep(for: .seconds(1)) } catch { return }  // The next one goes on.
    legacy.isSyncing = false
    migrated.isSyncing = false
  }
}

/// How many notes the old store has; it runs whatever changes there.
struct LegacyNoteCount: View {
  @EnvironmentObject private var store: LegacyNoteStore

  var body: some View { Text("\(store.notes.count) notes before") }
}

/// Whether the old store syncs.
struct LegacySyncFlag: View {
  @ObservedObject var store: LegacyNoteStore

  var body: some View { Text(store.isSyncing ? "syncing before" : "idle before") }
}

/// How many notes the new store has; it runs when that changes.
struct NoteCount: View {
  @Environment(MigratedNoteStore.self) private var store

  var body: some View { Text("\(store.notes.count) notes after") }
}

/// Whether the new store syncs.
struct SyncFlag: View {
  let store: MigratedNoteStore

  var body: some View { Text(store.isSyncing ? "syncing after" : "idle after") }
}

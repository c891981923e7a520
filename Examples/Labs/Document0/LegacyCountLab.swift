import ViewGraph

extension Lab {
  /// A count of notes, before and after the migration: only the old one runs for the sync flag.
  static let legacyCount = Lab(
    "legacy-count", "a flag that only the old count hears", document: 0,
    rules: ["L-08", "L-02", "L-06", "E-01"],
    claim: """
      A view that shows how many notes there are runs when the store's sync flag changes, if the store \
      broadcasts, though it shows no flag. After the migration it runs when the notes change, and then \
      only. Both stores can live in one tree meanwhile.
      """,
    reason: """
      Any published change fires the one signal of the whole object. An observable store tells only \
      those who read the flag, and the count does not.
      """,
    variants: [
      LabVariant("both in one tree") { Desk() }
        .launch(
          console: "Desk.body", "LegacyNoteCount.body", "NoteCount.body", "SyncFlag.body",
          shows: ["Old: 0 notes", "New: 0 notes", "syncing: no"]
        )
        .tap(
          "Sync both", console: "LegacyNoteCount.body", "SyncFlag.body", shows: ["syncing: yes"]
        )
        .tap(
          "Add to both", console: "LegacyNoteCount.body", "NoteCount.body",
          shows: ["Old: 1 notes", "New: 1 notes"])
    ])
}

@MainActor private final class LegacyStore: ObservableObject {
  @Published var notes: [String] = []
  @Published var isSyncing = false
}

@MainActor @Observable private final class Store {
  var notes: [String] = []
  var isSyncing = false
}

private struct LegacyNoteCount: View {
  @EnvironmentObject var store: LegacyStore

  var body: some View {
    let _ = Console.print("LegacyNoteCount.body")
    Text("Old: \(store.notes.count) notes")
  }
}

private struct NoteCount: View {
  @Environment(Store.self) private var store

  var body: some View {
    let _ = Console.print("NoteCount.body")
    Text("New: \(store.notes.count) notes")
  }
}

private struct SyncFlag: View {
  @Environment(Store.self) private var store

  var body: some View {
    let _ = Console.print("SyncFlag.body")
    Text("syncing: \(store.isSyncing ? "yes" : "no")")
  }
}

private struct Desk: View {
  // Owned and not observed here: what the desk holds in @State it only hands on.
  @State private var legacy = LegacyStore()
  @State private var store = Store()

  var body: some View {
    let _ = Console.print("Desk.body")
    VStack {
      LegacyNoteCount()
      NoteCount()
      SyncFlag()
      Button("Sync both") {
        legacy.isSyncing = true
        store.isSyncing = true
      }
      Button("Add to both") {
        legacy.notes.append("Heron")
        store.notes.append("Heron")
      }
    }
    .environmentObject(legacy)
    .environment(store)
  }
}

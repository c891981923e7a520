import FieldNotesScreens
import Testing
import ViewGraph

/// The model as views see it: who runs for which change.
@MainActor @Suite struct NoteScreensModelTests {
  private struct LegacyNoteCount: View {
    @EnvironmentObject var store: LegacyNoteStore
    var body: some View { Text("\(store.notes.count) old notes") }
  }

  private struct NoteCount: View {
    @Environment(MigratedNoteStore.self) private var store
    var body: some View { Text("\(store.notes.count) new notes") }
  }

  private struct Counts: View {
    let legacy: LegacyNoteStore
    let migrated: MigratedNoteStore
    var body: some View {
      VStack {
        LegacyNoteCount()
        NoteCount()
      }
      .environmentObject(legacy)
      .environment(migrated)
    }
  }

  @Test("L-08 the legacy count runs when the sync flag changes, the migrated one does not")
  func legacyCount() async throws {
    let legacy = LegacyNoteStore()
    let migrated = MigratedNoteStore()
    let host = ViewHost { Counts(legacy: legacy, migrated: migrated) }
    legacy.isSyncing = true
    migrated.isSyncing = true
    #expect(host.update().bodies == ["LegacyNoteCount"])
    legacy.notes.append(Note(title: "Heron"))
    migrated.notes.append(Note(title: "Heron"))
    #expect(host.update().bodies == ["LegacyNoteCount", "NoteCount"])
    #expect(host.texts["1 old notes"].exists && host.texts["1 new notes"].exists)
  }

  @Test("L-02 a refresh of the legacy store broadcasts, and clears its flag after an error")
  func legacyRefresh() async throws {
    let store = LegacyNoteStore(
      syncer: ScriptedNoteSyncer([.adding([Note(title: "Frog")]), .failure(SyncFailure("no"))]))
    var values: [Bool] = []
    let subscription = store.$isSyncing.sink { values.append($0) }
    try await store.refresh()
    #expect(store.notes.map(\.title) == ["Frog"])
    await #expect(throws: SyncFailure.self) { try await store.refresh() }
    #expect(values == [false, true, false, true, false])
    subscription.cancel()
  }

  private struct NoteRow: View {
    let store: NoteStore
    let id: Note.ID
    var body: some View { Text(store.note(id)?.title ?? "gone") }
  }

  private struct Sidebar: View {
    let store: NoteStore
    var body: some View { Text(store.notebooks.map(\.name).joined(separator: ", ")) }
  }

  private struct Pinned: View {
    let store: NoteStore
    var body: some View { Text("\(store.pinnedNotes.count) pinned") }
  }

  private struct Workspace: View {
    @State var store = NoteStore.sample()
    var body: some View {
      Sidebar(store: store)
      Pinned(store: store)
      Button("Pin") { store.togglePin(store.notes[3]) }
      Button("Notebook") { store.addNotebook("Walks") }
    }
  }

  @Test("M-03 a computed list counts as the notes it is computed from, the sidebar reads notebooks")
  func computed() throws {
    let host = ViewHost { Workspace() }
    #expect(try host.buttons["Pin"].tap().bodies == ["Pinned"])
    #expect(host.texts["2 pinned"].exists)
    #expect(try host.buttons["Notebook"].tap().bodies == ["Sidebar"])
    #expect(host.texts["Birds, Ponds, Walks"].exists)
  }

  private struct Synced: View {
    let store: NoteStore
    let clock: TestClock
    var body: some View {
      Button("Ten notes") {
        for number in 1...10 { store.add(Note(title: "Note \(number)")) }
      }
      .task { await AutoSyncer(store: store, clock: clock).run() }
    }
  }

  @Test("A-06 the store's syncer makes one refresh of a burst, and comes to rest") func autoSyncer()
    async throws
  {
    let clock = TestClock()
    let syncer = ScriptedNoteSyncer([])
    let store = NoteStore(syncer: syncer)
    let host = ViewHost(Synced(store: store, clock: clock), options: HostOptions(clock: clock))
    try await host.settle(timeout: .seconds(30))
    try await host.advance(by: .seconds(10))
    #expect(await syncer.sent.map(\.count) == [0])
    try host.buttons["Ten notes"].tap()
    try await host.advance(by: .seconds(10))
    #expect(await syncer.sent.map(\.count) == [0, 10])
    try await host.advance(by: .seconds(60))
    #expect(await syncer.sent.map(\.count) == [0, 10])
    host.unmount()
  }
}

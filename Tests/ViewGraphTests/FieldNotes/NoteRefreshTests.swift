import FieldNotesScreens
import Testing
import ViewGraph

@MainActor @Suite struct NoteRefreshTests {
  private let day = Date(timeIntervalSince1970: 86_400)

  private func store(_ notes: [Note], _ answers: ScriptedNoteSyncer.Answer...) -> NoteStore {
    let day = day
    return NoteStore(notes: notes, syncer: ScriptedNoteSyncer(answers), now: { day })
  }

  private let heron = Note(title: "Heron")
  private let frog = Note(title: "Frog")

  @Test("FN-2 a refresh takes over what comes back and notes the day") func refresh() async throws {
    let store = store([heron], .adding([frog]))
    #expect(store.lastSyncDate == nil)
    try await store.refresh()
    #expect(store.notes == [heron, frog])
    #expect(store.lastSyncDate == day)
    try await store.refresh()
    #expect(store.notes == [heron, frog], "A script that is used up sends back what it gets.")
  }

  @Test("FN-2 a refresh that fails changes nothing") func failure() async {
    let store = store([heron], .failure(SyncFailure("offline")))
    await #expect(throws: SyncFailure("offline")) { try await store.refresh() }
    #expect(store.notes == [heron])
    #expect(store.lastSyncDate == nil)
  }

  @Test("FN-2 what was edited, made or deleted meanwhile is kept so") func meanwhile() async throws
  {
    let clock = TestClock()
    let syncer = ScriptedNoteSyncer(
      [.notes([heron, frog, Note(title: "Newt")])], delay: .seconds(1), clock: clock)
    let store = NoteStore(notes: [heron, frog], syncer: syncer)
    async let refreshed: Void = store.refresh()
    while clock.sleeperCount == 0 { await Task.yield() }
    store.notes[0].title = "Heron!"
    store.delete(frog)
    store.add(Note(title: "Otter"))
    await clock.advance(by: .seconds(1))
    try await refreshed
    #expect(store.notes.map(\.title) == ["Heron!", "Newt", "Otter"])
    #expect(await syncer.sent == [[heron, frog]])
  }

  @Test("FN-2 what the other side deleted goes, unless it was edited here") func deletedThere()
    async throws
  {
    let clock = TestClock()
    let syncer = ScriptedNoteSyncer([.notes([])], delay: .seconds(1), clock: clock)
    let store = NoteStore(notes: [heron, frog], syncer: syncer)
    async let refreshed: Void = store.refresh()
    while clock.sleeperCount == 0 { await Task.yield() }
    store.notes[1].title = "Frog!"
    await clock.advance(by: .seconds(1))
    try await refreshed
    #expect(store.notes.map(\.title) == ["Frog!"])
  }

  @Test("FN-2 a cancelled refresh changes nothing") func cancelled() async {
    let clock = TestClock()
    let store = NoteStore(
      notes: [heron],
      syncer: ScriptedNoteSyncer([.notes([])], delay: .seconds(1), clock: clock))
    let task = Task { try await store.refresh() }
    while clock.sleeperCount == 0 { await Task.yield() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(store.notes == [heron])
  }

  @Test("M-12 a refresh that brings nothing new runs no reader of the notes") func nothingNew()
    async throws
  {
    let store = store([heron])
    let host = ViewHost { Screen(store: store) }
    try await store.refresh()
    #expect(host.update().bodies == ["SyncDate"])
  }

  private struct Screen: View {
    let store: NoteStore
    var body: some View {
      Titles(store: store)
      SyncDate(store: store)
    }
  }

  private struct Titles: View {
    let store: NoteStore
    var body: some View { Text(store.notes.map(\.title).joined()) }
  }

  private struct SyncDate: View {
    let store: NoteStore
    var body: some View { Text(store.lastSyncDate == nil ? "never" : "synced") }
  }
}

import Foundation
import Testing
import ViewGraph

@testable import FieldNotesScreens

/// Which wrapper: a test for each row of document 0's last table.
@MainActor @Suite struct NoteWrappers {
  @Test("O-01 a value that a view makes and owns: @State; a window has its own, and keeps it")
  func ownValue() throws {
    let it = try FieldNotesWindow()
    let second = it.app.openWindow()
    try it.window.searchFields.only.typeText("f")
    // The list runs for other reasons, and the text stays.
    #expect(try it.window.pickers["Sort By"].select("Title").bodies.first == "NoteList")
    #expect(it.window.searchFields.only.value == "f")
    #expect(second.searchFields.only.value == "")
  }

  @Test("O-04 an observable that a view makes and owns: @State; it is made once per identity")
  func ownObservable() throws {
    let it = try FieldNotesWindow()
    try it.window.buttons["New Note"].tap()
    try it.window.textFields["Title"].typeText("Her")
    // Each letter ran the composer, which owns the draft, and the draft is the same.
    #expect(it.window.textFields["Title"].value == "Her")
    #expect(it.window.view(NoteComposer.self).bodyCount == 4)
    try it.window.buttons["Cancel"].tap()
    try it.window.buttons["New Note"].tap()
    #expect(it.window.textFields["Title"].value == "", "a new identity has a new draft")
  }

  @Test("B-10 a value of an ancestor that a view writes: @Binding, which owns nothing")
  func binding() throws {
    let it = try FieldNotesWindow()
    #expect(
      it.window.state.filter { $0.owner == "NotebookList" }.map(\.property)
        == ["isNaming", "isDiagnosing", "name"])
    #expect(
      it.window.state.filter { $0.owner == "NoteList" }.map(\.property)
        == ["searchText", "isComposing", "shownCount"])
    try it.window.rows["Birds"].tap()
    #expect(it.list() == ["Heron at the weir", "Reed warblers"])
  }

  @Test("V-02 a value that is only read: let; the one row whose note changed runs")
  func plainValue()
    throws
  {
    let it = try FieldNotesWindow()
    let index = try #require(it.notes.notes.firstIndex { $0.title == "Water level" })
    it.notes.notes[index].body = "Up again."
    #expect(it.window.update().bodies == ["ContentView", "NoteList", "NoteRow"])
    #expect(it.window.rows["Water level"].text == "Water level Up again.")
    // Of a note, a row shows the title, the first line and the pin; it is compared whole.
    it.notes.notes[index].tags = ["level"]
    #expect(it.window.update().bodies == ["ContentView", "NoteList", "NoteRow"])
  }

  @Test("M-02 an observable that is only read: let; the flag runs, and not the count beside it")
  func plainObservable() throws {
    let store = MigratedNoteStore()
    let host = ViewHost {
      SyncFlag(store: store)
      NoteCount().environment(store)
    }
    store.isSyncing = true
    #expect(host.update().bodies == ["SyncFlag"])
    #expect(host.texts["syncing after"].exists)
    store.notes.append(Note(title: "Heron"))
    #expect(host.update().bodies == ["NoteCount"])
    #expect(host.texts["1 notes after"].exists)
  }

  @Test("B-07 an observable that is handed in and edited: @Bindable") func bindable() throws {
    let draft = NoteDraft()
    let host = ViewHost { NoteDraftForm(draft: draft) }
    #expect(host.textFields["Title"].isFocused)
    // Making the binding reads the title; that of the tags is the same as before.
    let report = try host.textFields["Title"].typeText("Owl")
    #expect(report.bodies == ["NoteDraftForm", "NoteDraftForm", "NoteDraftForm"])
    #expect(draft.title == "Owl")
    #expect(host.textFields["Title"].value == "Owl")
    #expect(try host.textFields["Add tag"].typeText(" reed ").bodies == [])
    let added = try host.textFields["Add tag"].submit()
    #expect(added.bodies == ["NoteDraftForm", "TagEditor"])
    #expect(draft.tags == ["reed"])
    #expect(host.issues.isEmpty)
  }

  @Test("E-06 an observable of the environment that is edited: a local @Bindable in the body")
  func localBindable() throws {
    let store = NoteStore.sample()
    let id = store.notes[2].id
    let host = ViewHost { NoteEditor(noteID: id).environment(store) }
    #expect(
      try host.textFields["Title"].typeText("?").bodies == ["NoteEditor", "TagEditor"])
    #expect(store.notes[2].title == "Frogspawn?")
    store.notes.removeAll()
    #expect(host.update().bodies == ["NoteEditor", "NoNoteSelected"])
    #expect(host.texts["No Note Selected"].exists)
    #expect(host.issues.isEmpty)
  }

  @Test("E-01 an object that many read: .environment and @Environment by type; the nearest wins")
  func environmentObject() throws {
    let near = NoteStore(notes: [Note(title: "Near")])
    let far = NoteStore(notes: [Note(title: "Far")])
    let host = ViewHost {
      VStack {
        NoteList(notebookID: nil, selection: .constant(nil)).environment(near)
        NoteList(notebookID: nil, selection: .constant(nil))
      }
      .environment(far)
    }
    #expect(host.rows.labels == ["Near", "Far"])
    far.notes[0].title = "Farther"
    #expect(host.update().bodies == ["NoteList", "NoteRow"])
    #expect(host.rows.labels == ["Near", "Farther"])
  }

  private struct FirstWord: SummaryGenerating {
    func summary(of note: Note) -> String { "on \(note.title.prefix { $0 != " " })" }
  }

  @Test(
    "E-03 a value of the surroundings: @Environment by key path, the system's and the app's own")
  func environmentValues() throws {
    let it = try FieldNotesWindow()
    // Only the list of notebooks asks how wide the screen is.
    #expect(
      it.window.setEnvironment(\.horizontalSizeClass, to: .compact).bodies == ["NotebookList"])
    try it.window.rows["Frogspawn"].tap()
    #expect(it.window.texts["7 words, 1 tag"].exists)
    #expect(
      it.window.setEnvironment(\.summaryGenerator, to: FirstWord()).bodies == ["NoteDetail"])
    #expect(it.window.texts["on Frogspawn"].exists)
    // `dismiss` closes the sheet it is read in.
    try it.window.buttons["Diagnostics"].tap()
    #expect(it.window.sheets.count == 1)
    try it.window.buttons["Done"].tap()
    #expect(it.window.sheets.isEmpty)
  }

  @Test("S-02 a preference that outlives a relaunch: @AppStorage, an enum kept by its raw value")
  func preference() throws {
    let it = try FieldNotesWindow()
    try it.window.pickers["Sort By"].select("Oldest First")
    it.app.relaunch()
    #expect(it.app.windows[0].pickers["Sort By"].value == "Oldest First")
    it.app.userDefaults.set("by colour", forKey: "noteSortOrder")
    it.app.windows[0].update()
    #expect(it.app.windows[0].pickers["Sort By"].value == "Newest First")
    #expect(it.app.issues.count == 1, "what the key holds is none of the orders")
  }

  @Test("S-04 what a window restores: @SceneStorage, gone with a window that is closed")
  func sceneStorage() throws {
    let it = try FieldNotesWindow()
    let second = it.app.openWindow()
    try it.window.rows["Frogspawn"].tap()
    try second.rows["Water level"].tap()
    it.app.close(second)
    it.app.relaunch()
    #expect(it.app.windows.map { $0.textFields["Title"].value } == ["Frogspawn"])
    #expect(it.app.openWindow().texts["No Note Selected"].exists)
  }

  @Test(
    "M-08 what no view tracks: @ObservationIgnored; a syncer that answers runs nobody by itself")
  func ignored() async throws {
    let syncer = ScriptedNoteSyncer([.failure(SyncFailure("offline"))])
    let it = try FieldNotesWindow(syncer: syncer)
    await #expect(throws: SyncFailure.self) { try await it.notes.refresh() }
    #expect(await syncer.sent.count == 1)
    #expect(it.window.update().bodies == [])
    try await it.notes.refresh()
    #expect(it.window.update().bodies == ["SyncStatus"], "the date is tracked, and shown there")
  }

  @Test("L-06 code of before: @StateObject, @ObservedObject and @EnvironmentObject beside the new")
  func legacy() throws {
    let host = ViewHost { MigrationScreen() }
    #expect(
      try host.buttons["Add to Both"].tap().bodies
        == ["MigrationScreen", "LegacyNoteCount", "LegacySyncFlag", "NoteCount"])
    #expect(host.texts["1 notes before"].exists && host.texts["1 notes after"].exists)
    #expect(host.issues.isEmpty)
  }
}

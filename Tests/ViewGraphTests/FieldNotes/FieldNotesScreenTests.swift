import Foundation
import Testing
import ViewGraph
import ViewGraphText

@testable import FieldNotesScreens

/// What a person does with FieldNotes, and what they see.
@MainActor @Suite struct FieldNotesScreenTests {
  @Test("W-01 two windows: search and selection are each one's own, notes are shared")
  func twoWindows() throws {
    let it = try FieldNotesWindow()
    let second = it.app.openWindow()
    try it.window.searchFields.only.typeText("w")
    try it.window.rows["Water level"].tap()
    try second.rows["Ponds"].tap()
    try second.rows["Frogspawn"].tap()
    #expect(it.window.textFields["Title"].value == "Water level")
    #expect(second.textFields["Title"].value == "Frogspawn")
    #expect(second.searchFields.only.value == "")
    // An edit in one is seen in the other at once.
    try it.window.textFields["Title"].setText("Low water")
    #expect(it.list() == ["Heron at the weir", "Low water", "Frogspawn", "Reed warblers"])
    #expect(it.list(second) == ["Low water", "Frogspawn"])
    try second.toggles["Pinned"].setOn(true)
    #expect(it.list() == ["Frogspawn", "Heron at the weir", "Low water", "Reed warblers"])
    #expect(it.window.texts["4 notes, 2 pinned"].exists)
    #expect(it.app.issues.isEmpty)
    it.window.checkInvariants()
    second.checkInvariants()
  }

  @Test("E-07 a note is composed in the notebook that is selected, and cancelled without a trace")
  func compose() throws {
    let it = try FieldNotesWindow()
    try it.window.rows["Ponds"].tap()
    try it.window.buttons["New Note"].tap()
    #expect(!it.window.buttons["Save"].isEnabled)
    #expect(it.window.textFields["Title"].isFocused)
    try it.window.textFields["Title"].typeText("  ")
    #expect(!it.window.buttons["Save"].isEnabled)
    try it.window.textFields["Title"].typeText("Newt ")
    #expect(it.window.buttons["Save"].isEnabled)
    try it.window.textFields["Body"].typeText("Two of them.")
    try it.window.textFields["Add tag"].typeText("newts")
    try it.window.textFields["Add tag"].submit()
    try it.window.buttons["Save"].tap()
    #expect(it.window.sheets.isEmpty)
    #expect(it.list() == ["Newt", "Water level", "Frogspawn"])
    let note = try #require(it.notes.notes.last)
    #expect(note.title == "Newt" && note.body == "Two of them." && note.tags == ["newts"])
    #expect(note.notebookID == it.notes.notebooks[1].id)
    #expect(note.created == Date(timeIntervalSince1970: 1_790_000_000))
    try it.window.buttons["New Note"].tap()
    #expect(it.window.textFields["Title"].value == "")
    try it.window.textFields["Title"].typeText("Toad")
    try it.window.buttons["Cancel"].tap()
    #expect(it.notes.notes.count == 5)
    #expect(it.app.issues.isEmpty)
  }

  @Test("B-06 tags are edited in place, added once, trimmed, and taken away") func tags() throws {
    let it = try FieldNotesWindow()
    try it.window.rows["Reed warblers"].tap()
    func tags() -> [String] { it.notes.notes.first { $0.title == "Reed warblers" }?.tags ?? [] }
    #expect(tags() == ["nests", "reed"])
    try it.window.textFields.all.first { $0.value == "reed" }?.typeText("s")
    #expect(tags() == ["nests", "reeds"])
    for text in [" east bank ", "nests", "  "] {
      try it.window.textFields["Add tag"].typeText(text)
      try it.window.textFields["Add tag"].submit()
      #expect(it.window.textFields["Add tag"].value == "")
    }
    #expect(tags() == ["nests", "reeds", "east bank"])
    // Another note is another editor: what was begun does not move over.
    try it.window.textFields["Add tag"].typeText("half")
    try it.window.rows["Frogspawn"].tap()
    #expect(it.window.textFields["Add tag"].value == "")
    #expect(it.app.issues.isEmpty)
  }

  @Test("B-03 the pinned toggle goes through the store, which moves the note, and is audited")
  func pin() async throws {
    let it = try FieldNotesWindow()
    try it.window.rows["Frogspawn"].tap()
    #expect(!it.window.toggles["Pinned"].isOn)
    try it.window.toggles["Pinned"].setOn(true)
    #expect(it.notes.notes.map(\.title).prefix(2) == ["Heron at the weir", "Frogspawn"])
    #expect(it.window.toggles["Pinned"].isOn)
    #expect(it.window.rows["Frogspawn"].images["pinned"].exists)
    try await it.window.settle()
    try it.window.toggles["Pinned"].setOn(false)
    #expect(it.list() == ["Heron at the weir", "Water level", "Frogspawn", "Reed warblers"])
    try await it.window.settle()
    try it.window.buttons["Diagnostics"].tap()
    #expect(it.window.texts["1 → 2 → 1"].exists)
  }

  @Test("I-02 the selected note is deleted: none is selected, and the fields are gone")
  func deleteSelected() throws {
    let it = try FieldNotesWindow()
    try it.window.rows["Frogspawn"].tap()
    try it.window.rows["Frogspawn"].delete()
    #expect(it.window.texts["No Note Selected"].exists)
    #expect(it.window.textFields.isEmpty)
    for title in it.list() { try it.window.rows[.init(title)].delete() }
    #expect(it.window.texts["No Notes"].exists)
    #expect(it.window.texts["0 notes"].exists)
    #expect(it.app.issues.isEmpty)
  }

  @Test("I-02 a notebook that is deleted leaves its notes among all") func deleteNotebook() throws {
    let it = try FieldNotesWindow()
    try it.window.rows["Birds"].delete()
    #expect(it.notes.notebooks.map(\.name) == ["Ponds"])
    #expect(it.list().count == 4)
    #expect(it.app.issues.isEmpty)
  }

  @Test("V-02 of many notes a page is shown, then one more; a search looks at all of them")
  func pages() throws {
    let it = try FieldNotesWindow(startsEmpty: true)
    it.notes.notes = (0..<250).map { number in
      Note(
        title: "Note \(number)",
        created: Date(timeIntervalSince1970: 1_780_000_000 - Double(number)))
    }
    it.window.update()
    #expect(it.list() == (0..<100).map { "Note \($0)" } + ["Show More of 250 Notes"])
    let report = try it.window.buttons["Show More of 250 Notes"].tap()
    #expect(report.bodyCounts == ["NoteList": 1, "NoteRow": 100])
    try it.window.buttons["Show More of 250 Notes"].tap()
    #expect(it.list() == (0..<250).map { "Note \($0)" })
    try it.window.rows["Note 249"].delete()
    #expect(it.notes.notes.last?.title == "Note 248")
    try it.window.searchFields.only.typeText("248")
    #expect(it.list() == ["Note 248"])
    #expect(it.app.issues.isEmpty)
  }

  @Test("A-06 notes are synced three seconds after an edit, on the clock that the app is given")
  func autoSync() async throws {
    let syncer = ScriptedNoteSyncer([.adding([Note(title: "From afar")])])
    let it = try FieldNotesWindow(syncer: syncer)
    #expect(it.window.texts["Not synced yet"].exists)
    try await it.window.advance(by: .milliseconds(2999))
    #expect(it.window.texts["Not synced yet"].exists)
    try await it.window.advance(by: .milliseconds(1))
    #expect(it.window.texts["Synced just now"].exists)
    #expect(it.list().contains("From afar"))
    // The new note is a change of its own; then all is quiet.
    try await it.window.advance(by: .seconds(30))
    #expect(await syncer.sent.map(\.count) == [4, 5])
    try it.window.rows["Frogspawn"].tap()
    try it.window.textFields["Title"].typeText(", much of it")
    try await it.window.advance(by: .seconds(3))
    #expect(await syncer.sent.map(\.count) == [4, 5, 5])
    #expect(await syncer.sent[2].map(\.title).contains("Frogspawn, much of it"))
    try await it.window.advance(by: .seconds(60))
    #expect(it.window.texts["Synced a minute ago"].exists)
    try await it.window.advance(by: .seconds(60))
    #expect(it.window.texts["Synced 2 minutes ago"].exists)
    #expect(it.app.issues.isEmpty)
  }

  @Test("A-06 of several windows one syncs; the next goes on when that one is closed")
  func syncOfWindows() async throws {
    let syncer = ScriptedNoteSyncer([])
    let it = try FieldNotesWindow(syncer: syncer)
    let second = it.app.openWindow()
    try await second.settle()
    try await it.window.advance(by: .seconds(3))
    #expect(await syncer.sent.count == 1)
    it.app.close(it.window)
    try await second.settle()
    try it.compose("Toad", in: second)
    try await second.advance(by: .seconds(3))
    #expect(await syncer.sent.map(\.count).last == 5)
  }

  @Test("U-03 the count is a controller of UIKit's kind, the sync's one of AppKit's")
  func controllers()
    async throws
  {
    let it = try FieldNotesWindow()
    #expect(it.window.texts["4 notes, 1 pinned"].exists)
    try it.window.rows["Heron at the weir"].delete()
    #expect(it.window.texts["3 notes"].exists)
    try it.window.buttons["Diagnostics"].tap()
    #expect(it.window.texts["Not synced since the launch"].exists)
    try await it.notes.refresh()
    it.window.update()
    #expect(it.window.texts["Synced since the launch"].exists)
  }

  // MARK: - Pictures

  @Test("D-06 a window: notebooks beside notes beside the one that is edited") func picture() throws
  {
    let it = try FieldNotesWindow()
    try it.window.rows["Reed warblers"].tap()
    try it.window.assertInline(
      """
      FieldNotes            │ All Notes        [ ✎ New Note ] │ Reed warblers                   [ ] Pinned
      ───────────────────── │ ─────────────────────────────── │ ──────────────────────────────────────────
        [ All Notes ]       │ [⌕ Search Notes···············] │ ┌────────────────────────────────────────┐
                            │   Heron at the weir ★           │ │ Title [Reed warblers_________________] │
      Notebooks             │   Stood still for a quarter of… │ │ ┌────────────────────────────────────┐ │
        Birds               │   Water level                   │ │ │Three nests in the east bank.       │ │
        Ponds               │   Two fingers under the mark.   │ │ │                                    │ │
        [ New Notebook ]    │   Frogspawn                     │ │ │                                    │ │
      ───────────────────── │   First of the year, below the… │ │ └────────────────────────────────────┘ │
      4 notes, 1 pinned     │ ▸ Reed warblers                 │ └────────────────────────────────────────┘
      Not synced yet        │   Three nests in the east bank. │   Tags
      [ Diagnostics ]       │ ─────────────────────────────── │ ┌────────────────────────────────────────┐
                            │ Sort By [ Newest First ▾ ]      │ │ Tag [nests___________________________] │
                            │                                 │ │ Tag [reed____________________________] │
                            │                                 │ │ Add tag [____________________________] │
                            │                                 │ └────────────────────────────────────────┘
                            │                                 │ May 29, 2026               6 words, 2 tags
      """)
  }

  @Test("D-06 the composer: a form that ends with the two ways out") func composerPicture() throws {
    let it = try FieldNotesWindow(startsEmpty: true)
    try it.window.buttons["New Note"].tap()
    try it.window.textFields["Title"].typeText("Newt")
    try it.window.assertInline(
      """
      FieldNotes            │ All Notes        [ ✎ New Note ] │             ✎ No Note Selected
        ╔══════════════════════════════════════════════════════════════════════════════════════════════╗
        ║New Note                                                                                      ║
        ║──────────────────────────────────────────────────────────────────────────────────────────────║
        ║┌────────────────────────────────────────────────────────────────────────────────────────────┐║
        ║│ Title «Newt▏_____________________________________________________________________________» │║
        ║│ Body ┌───────────────────────────────────────────────────────────────────────────────────┐ │║
        ║│      │                                                                                   │ │║
        ║│      └───────────────────────────────────────────────────────────────────────────────────┘ │║
        ║└────────────────────────────────────────────────────────────────────────────────────────────┘║
        ║  Tags                                                                                        ║
        ║┌────────────────────────────────────────────────────────────────────────────────────────────┐║
        ║│ Add tag [________________________________________________________________________________] │║
        ║└────────────────────────────────────────────────────────────────────────────────────────────┘║
        ║[ Save ] [ Cancel ]                                                                           ║
        ╚══════════════════════════════════════════════════════════════════════════════════════════════╝
      """)
  }

  @Test("D-06 without notes a window says how to begin") func emptyPicture() throws {
    let it = try FieldNotesWindow(startsEmpty: true)
    try it.window.assertInline(
      """
      FieldNotes            │ All Notes        [ ✎ New Note ] │             ✎ No Note Selected
      ───────────────────── │ ─────────────────────────────── │     Choose a note, or begin a new one.
        [ All Notes ]       │ [⌕ Search Notes···············] │
                            │            ✎ No Notes           │
      Notebooks             │       New Note begins one.      │
        [ New Notebook ]    │ ─────────────────────────────── │
      ───────────────────── │ Sort By [ Newest First ▾ ]      │
      0 notes               │                                 │
      Not synced yet        │                                 │
      [ Diagnostics ]       │                                 │
      """)
  }

  @Test("D-06 a search without a find says so") func searchPicture() throws {
    let it = try FieldNotesWindow()
    try it.window.searchFields.only.typeText("otter")
    try it.window.assertInline(
      """
      FieldNotes            │ All Notes        [ ✎ New Note ] │             ✎ No Note Selected
      ───────────────────── │ ─────────────────────────────── │     Choose a note, or begin a new one.
        [ All Notes ]       │ «⌕ otter▏_____________________» │
                            │     ⌕ No Results for “otter”    │
      Notebooks             │ Check the spelling or try a new │
        Birds               │             search.             │
        Ponds               │ ─────────────────────────────── │
        [ New Notebook ]    │ Sort By [ Newest First ▾ ]      │
      ───────────────────── │                                 │
      4 notes, 1 pinned     │                                 │
      Not synced yet        │                                 │
      [ Diagnostics ]       │                                 │
      """)
  }
}

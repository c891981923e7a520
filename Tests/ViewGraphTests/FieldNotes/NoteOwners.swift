import Foundation
import Testing
import ViewGraph

@testable import FieldNotesScreens

/// Who owns what: a test for each row of document 0's first table.
///
/// Each changes the value through a view, and tells who runs and where the value is.
@MainActor @Suite struct NoteOwners {
  @Test("W-01 all notes: the store, which the app owns and every view finds by its type")
  func allNotes() throws {
    let it = try FieldNotesWindow()
    let second = it.app.openWindow()
    #expect(try it.window.rows["Reed warblers"].delete().bodies == ["ContentView", "NoteList"])
    #expect(it.notes.notes.map(\.title) == ["Heron at the weir", "Frogspawn", "Water level"])
    #expect(it.list() == ["Heron at the weir", "Water level", "Frogspawn"])
    #expect(it.list(second) == it.list())
    #expect(it.app.history.runs.map(\.kind) == [.app], "the owner hands it on and reads nothing")
    #expect(it.app.issues.isEmpty)
  }

  @Test("M-02 a new notebook runs the list of notebooks alone") func notebooks() throws {
    let it = try FieldNotesWindow()
    it.notes.addNotebook("Swims")
    #expect(it.window.update().bodies == ["NotebookList"])
    #expect(it.window.rows["Swims"].exists)
    try it.window.buttons["New Notebook"].tap()
    try it.window.alerts.only.textFields["Name"].typeText("Walks ")
    let report = try it.window.buttons["Create"].tap()
    // It is selected too, which ContentView owns; and the name is the list's own state.
    #expect(report.bodies == ["ContentView", "NotebookList", "NoteList", "ContentView"])
    #expect(it.notes.notebooks.map(\.name) == ["Birds", "Ponds", "Swims", "Walks"])
    #expect(it.window.rows["Walks"].isSelected)
    #expect(it.app.issues.isEmpty)
  }

  @Test("B-01 the selected notebook: ContentView; the list of notebooks writes it by a binding")
  func selectedNotebook() throws {
    let it = try FieldNotesWindow()
    // The second run of ContentView is for the scene's archive, which it keeps the selection in.
    #expect(try it.window.rows["Ponds"].tap().bodies == ["ContentView", "NoteList", "ContentView"])
    #expect(it.list() == ["Water level", "Frogspawn"])
    #expect(it.window.rows["Ponds"].isSelected)
    #expect(
      it.owner(of: "selectedNotebook") == [
        "ContentView.selectedNotebook by ContentView, NotebookList"
      ])
    // The rows of the others are new ones.
    #expect(
      try it.window.buttons["All Notes"].tap().bodies == [
        "ContentView", "NoteList", "NoteRow", "NoteRow", "ContentView",
      ])
    #expect(it.list().count == 4)
    #expect(!it.window.rows["Ponds"].isSelected)
  }

  @Test("B-01 the selected note: ContentView; the list of notes writes it by a binding")
  func selectedNote() throws {
    let it = try FieldNotesWindow()
    #expect(
      try it.window.rows["Frogspawn"].tap().bodies == [
        "ContentView", "NoteDetail", "NoteEditor", "TagEditor", "ContentView",
      ])
    #expect(it.window.rows["Frogspawn"].isSelected)
    #expect(it.window.textFields["Title"].value == "Frogspawn")
    #expect(
      it.owner(of: "selectedNote") == ["ContentView.selectedNote by ContentView, NoteList"])
  }

  @Test("O-01 the search text: the list of notes, which alone runs for it") func searchText() throws
  {
    let it = try FieldNotesWindow()
    #expect(try it.window.searchFields.only.typeText("f").bodies == ["NoteList"])
    #expect(it.list() == ["Frogspawn"])
    #expect(it.owner(of: "searchText") == ["NoteList.searchText by NoteList"])
    #expect(
      try it.window.searchFields.only.clearText().bodies
        == ["NoteList", "NoteRow", "NoteRow", "NoteRow"])
    #expect(it.list().count == 4)
  }

  @Test("B-02 the note that is edited: the value in the store's array, bound to the fields")
  func editedNote() throws {
    let it = try FieldNotesWindow()
    try it.window.rows["Frogspawn"].tap()
    let report = try it.window.textFields["Title"].typeText("!")
    // Whoever reads the array runs; of the rows, the one whose note changed.
    #expect(
      report.bodies == [
        "ContentView", "NoteList", "NoteRow", "NoteDetail", "NoteEditor", "TagEditor",
      ])
    #expect(it.notes.notes.map(\.title).contains("Frogspawn!"))
    #expect(it.window.rows["Frogspawn!"].isSelected)
    try it.window.textEditors["Body"].setText("Gone.")
    #expect(it.notes.notes.first { $0.title == "Frogspawn!" }?.body == "Gone.")
    #expect(it.window.rows["Frogspawn!"].text == "Frogspawn! Gone.")
    #expect(it.app.issues.isEmpty)
  }

  @Test("S-01 the sort order: the user defaults, by one key that two views declare")
  func sortOrder() throws {
    let it = try FieldNotesWindow()
    #expect(it.list() == ["Heron at the weir", "Water level", "Frogspawn", "Reed warblers"])
    #expect(
      try it.window.pickers["Sort By"].select("Title").bodies == ["NoteList", "NoteListSortMenu"])
    #expect(it.list() == ["Heron at the weir", "Frogspawn", "Reed warblers", "Water level"])
    #expect(it.app.userDefaults.string(forKey: "noteSortOrder") == "title")
    // The same where somebody else writes the key.
    it.app.userDefaults.set("oldestFirst", forKey: "noteSortOrder")
    #expect(it.window.update().bodies == ["NoteList", "NoteListSortMenu"])
    #expect(it.list() == ["Heron at the weir", "Reed warblers", "Frogspawn", "Water level"])
    #expect(it.window.pickers["Sort By"].value == "Oldest First")
  }

  @Test("S-04 the selection to restore: the scene's archive, which ContentView reads and writes")
  func restoredSelection() throws {
    let it = try FieldNotesWindow()
    let second = it.app.openWindow()
    try it.window.rows["Ponds"].tap()
    try it.window.rows["Frogspawn"].tap()
    try second.rows["Reed warblers"].tap()
    it.app.relaunch()
    let windows = it.app.windows
    #expect(windows.map { $0.textFields["Title"].value } == ["Frogspawn", "Reed warblers"])
    #expect(windows.map { $0.rows["Ponds"].isSelected } == [true, false])
    #expect(windows.map { it.list($0).count } == [2, 4])
    // What is not there any more is not selected.
    try windows[0].rows["Frogspawn"].delete()
    it.app.relaunch()
    #expect(it.app.windows[0].texts["No Note Selected"].exists)
    #expect(it.app.windows[1].textFields["Title"].value == "Reed warblers")
    #expect(it.app.issues.isEmpty)
  }
}

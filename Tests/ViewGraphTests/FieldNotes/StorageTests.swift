import Foundation
import Testing
import ViewGraph

@testable import FieldNotesScreens

/// How notes come to the disk and back.
@MainActor @Suite struct StorageTests {
  @Test("S-05 an edit is on the disk within a second, with all that were made meanwhile")
  func afterAnEdit() async throws {
    let folder = try FieldNotesFolder()
    let app = folder.launch()
    let window = app.windows[0]
    try await window.settle()
    try window.rows["Water level"].tap()
    try window.textFields["Title"].typeText(" (low)")
    try await window.advance(by: .milliseconds(499))
    #expect(folder.files == [])
    try window.toggles["Pinned"].setOn(true)
    try await window.advance(by: .milliseconds(1))
    #expect(folder.files == ["notes.json"])
    let saved = try folder.contents()
    #expect(
      saved.notes.map(\.title) == [
        "Heron at the weir", "Water level (low)", "Reed warblers", "Frogspawn",
      ])
    #expect(saved.notes.map(\.isPinned) == [true, true, false, false])
    #expect(saved.notebooks.map(\.name) == ["Birds", "Ponds"])
    #expect(app.issues.isEmpty)
  }

  @Test("S-05 what is edited while the file is written is on the disk within the next second")
  func whileTyping() async throws {
    let folder = try FieldNotesFolder()
    let app = folder.launch(startsEmpty: true)
    let window = app.windows[0]
    try await window.settle()
    let store = try #require(OpenNoteFiles.store(at: folder.file))
    store.add(Note(title: ""))
    for letter in "Heron at the weir" {
      store.notes[0].title.append(letter)
      try await window.advance(by: .milliseconds(100))
      let saved = folder.savedTitles?[0] ?? ""
      #expect(store.notes[0].title.hasPrefix(saved))
      #expect(store.notes[0].title.count - saved.count <= 10)
    }
    try await window.advance(by: .seconds(1))
    #expect(folder.savedTitles == ["Heron at the weir"])
  }

  @Test("S-05 without an edit nothing is written, the samples of a first launch neither")
  func withoutEdits() async throws {
    let folder = try FieldNotesFolder()
    let app = folder.launch()
    try await app.windows[0].advance(by: .seconds(10))
    app.scenePhase = .background
    #expect(folder.files == ["scenes.json"])
  }

  @Test("W-02 going to the background saves at once") func background() throws {
    let folder = try FieldNotesFolder()
    let app = folder.launch()
    try app.windows[0].rows["Frogspawn"].delete()
    app.scenePhase = .inactive
    #expect(folder.files == [])
    app.scenePhase = .background
    #expect(folder.files == ["notes.json", "scenes.json"])
    #expect(folder.savedTitles == ["Heron at the weir", "Reed warblers", "Water level"])
  }

  @Test("S-05 a relaunch in place saves first; the app of before writes nothing from then on")
  func relaunch() async throws {
    let folder = try FieldNotesFolder()
    let app = folder.launch()
    try await app.windows[0].settle()
    let before = try #require(OpenNoteFiles.store(at: folder.file))
    try app.windows[0].rows["Frogspawn"].delete()
    app.relaunch()
    let expected = ["Heron at the weir", "Reed warblers", "Water level"]
    #expect(folder.savedTitles == expected)
    #expect(app.windows[0].rows["Water level"].exists)
    #expect(!app.windows[0].rows["Frogspawn"].exists)
    before.add(Note(title: "too late"))
    try await app.windows[0].advance(by: .seconds(10))
    #expect(folder.savedTitles == expected)
    try app.windows[0].rows["Water level"].delete()
    try await app.windows[0].advance(by: .milliseconds(500))
    #expect(folder.savedTitles == ["Heron at the weir", "Reed warblers"])
  }

  @Test("W-01 saving goes on when the window that did it is closed") func closedWindow()
    async throws
  {
    let folder = try FieldNotesFolder()
    let app = folder.launch()
    let second = app.openWindow()
    try await app.windows[0].settle()
    try await second.settle()
    app.close(app.windows[0])
    try await second.settle()
    try second.rows["Frogspawn"].delete()
    try await second.advance(by: .milliseconds(500))
    #expect(folder.savedTitles == ["Heron at the weir", "Reed warblers", "Water level"])
  }

  @Test("S-05 what is unsaved when the last window goes is saved") func lastWindow() async throws {
    let folder = try FieldNotesFolder()
    let app = folder.launch()
    try await app.windows[0].settle()
    try app.windows[0].rows["Frogspawn"].delete()
    try await app.windows[0].settle()
    app.close(app.windows[0])
    let deadline = ContinuousClock.now + .seconds(30)
    while folder.savedTitles == nil, ContinuousClock.now < deadline { await Task.yield() }
    #expect(folder.savedTitles == ["Heron at the weir", "Reed warblers", "Water level"])
  }

  // MARK: - Damage

  @Test("S-05 a damaged file is kept aside and reported, and never written over")
  func damaged() async throws {
    let folder = try FieldNotesFolder()
    let torn = #"{"version": 1, "notes": [{"title": "Her"#
    try torn.write(to: folder.file, atomically: true, encoding: .utf8)
    let app = folder.launch()
    let window = app.windows[0]
    #expect(folder.files == ["notes.damaged-1.json"])
    #expect(
      window.texts[
        """
        The notes in notes.json could not be read: it does not hold notes as this program writes \
        them. The file was kept as notes.damaged-1.json, and FieldNotes starts without notes. Put a \
        whole file in its place to get them back.
        """
      ].exists)
    #expect(window.rows.labels == ["All Notes", "New Notebook"])
    try window.buttons["Dismiss Notice"].tap()
    #expect(!window.buttons["Dismiss Notice"].exists)
    try compose("Egret", in: window)
    try await window.advance(by: .milliseconds(500))
    #expect(folder.files == ["notes.damaged-1.json", "notes.json"])
    #expect(folder.savedTitles == ["Egret"])
    let kept = folder.url.appending(path: "notes.damaged-1.json")
    #expect(try String(contentsOf: kept, encoding: .utf8) == torn)
    #expect(app.issues.isEmpty)
  }

  @Test(
    "S-05 whatever is not a file of notes is kept, each under a name of its own",
    arguments: [
      "", "[]", "null", "{}", #"{"version": 1}"#, "\u{0}\u{0}\u{0}",
      #"{"version": 1, "notebooks": [], "notes": [{"title": "no ID"}]}"#,
      #"{"version": 2, "notebooks": [], "notes": []}"#,
    ])
  func unreadable(text: String) throws {
    let folder = try FieldNotesFolder()
    try "earlier".write(
      to: folder.url.appending(path: "notes.damaged-1.json"), atomically: true, encoding: .utf8)
    try text.write(to: folder.file, atomically: true, encoding: .utf8)
    let saver = folder.open()
    #expect(saver.store.notes == [])
    #expect(saver.problem != nil)
    #expect(folder.files == ["notes.damaged-1.json", "notes.damaged-2.json"])
    let kept = folder.url.appending(path: "notes.damaged-2.json")
    #expect(try String(contentsOf: kept, encoding: .utf8) == text)
  }

  @Test("S-05 a file of a later version is kept, and the message says why") func laterVersion()
    throws
  {
    let folder = try FieldNotesFolder()
    try #"{"version": 2, "pages": []}"#.write(to: folder.file, atomically: true, encoding: .utf8)
    #expect(
      folder.open().problem?.message == """
        The notes in notes.json could not be read: it was written by a later version of the program. \
        The file was kept as notes.damaged-1.json, and FieldNotes starts without notes. Put a whole \
        file in its place to get them back.
        """)
  }

  @Test("S-05 a damaged file that cannot be moved is left, and nothing is written") func locked()
    throws
  {
    let folder = try FieldNotesFolder()
    // Every name it could be given is taken.
    for number in 1...1000 {
      let taken = folder.url.appending(path: "notes.damaged-\(number).json")
      try Data().write(to: taken)
    }
    try "torn".write(to: folder.file, atomically: true, encoding: .utf8)
    let saver = folder.open()
    #expect(
      saver.problem?.message == """
        The notes in notes.json could not be read: it does not hold notes as this program writes \
        them. The file was left as it is, and nothing you write now is saved. Make its folder writable \
        and launch again.
        """)
    saver.store.add(Note(title: "Heron"))
    saver.flush()
    #expect(saver.hasUnsavedChanges)
    #expect(try String(contentsOf: folder.file, encoding: .utf8) == "torn")
  }

  @Test("S-05 notes that another process has open are shown, and not written over") func inUse()
    throws
  {
    let folder = try FieldNotesFolder()
    try JSONEncoder().encode(NoteFileContents(notes: [Note(title: "Heron")])).write(to: folder.file)
    // As another process would.
    let other = Foundation.open(folder.url.path, O_RDONLY)
    #expect(flock(other, LOCK_EX | LOCK_NB) == 0)
    let message = """
      The notes in notes.json are open in another FieldNotes. You can read them here, and nothing you \
      write is saved. Close the other one and launch again.
      """
    let saver = folder.open()
    #expect(saver.store.notes.map(\.title) == ["Heron"])
    #expect(saver.problem?.message == message)
    saver.dismissProblem()
    saver.store.add(Note(title: "Egret"))
    saver.flush()
    #expect(saver.problem?.message == message)
    #expect(folder.savedTitles == ["Heron"])
    close(other)
    #expect(folder.open().problem == nil)
    #expect(folder.savedTitles == ["Heron"])
  }

  @Test("S-05 a note that is in the file twice is kept twice, under an ID of its own")
  func twice() throws {
    let folder = try FieldNotesFolder()
    let note = Note(title: "Heron", body: "first")
    var other = note
    other.body = "second"
    try JSONEncoder().encode(NoteFileContents(notes: [note, other])).write(to: folder.file)
    let notes = folder.open().store.notes
    #expect(notes.map(\.body) == ["first", "second"])
    #expect(notes[0].id == note.id)
    #expect(notes[1].id != note.id)
  }

  // MARK: - Writing

  @Test("S-05 notes that cannot be written stay unsaved, are reported, and are tried again")
  func unwritable() throws {
    let folder = try FieldNotesFolder()
    let blocked = folder.url.appending(path: "blocked")
    let saver = NoteSaver(folder: blocked, clock: folder.clock) { _ in NoteStore() }
    try FileManager.default.removeItem(at: blocked)
    try Data().write(to: blocked)
    saver.store.add(Note(title: "Heron"))
    saver.flush()
    #expect(saver.hasUnsavedChanges)
    let message = try #require(saver.problem?.message)
    #expect(message.hasPrefix("Your notes could not be saved to notes.json: "))
    #expect(
      message.hasSuffix("They are kept in memory, and saving is tried again with the next change."))
    try FileManager.default.removeItem(at: blocked)
    saver.flush()
    #expect(!saver.hasUnsavedChanges)
    #expect(saver.problem == nil)
    #expect(saver.savedCount == 1)
  }

  @Test("S-05 of two writes the contents that were taken later stay, in whatever order they arrive")
  func order() throws {
    let folder = try FieldNotesFolder()
    let file = NoteFile(url: folder.file)
    try file.write(NoteFileContents(notes: [Note(title: "later")]), number: 2)
    try file.write(NoteFileContents(notes: [Note(title: "earlier")]), number: 1)
    #expect(folder.savedTitles == ["later"])
    #expect(folder.files == ["notes.json"])
  }

  @Test("S-05 what a killed process had begun to write is taken away; a living one's is left")
  func drafts() throws {
    let folder = try FieldNotesFolder()
    // The first process lives as long as the system; no process has the largest number.
    for process in ["1", "2147483646", "\(getpid())", "x"] {
      let draft = folder.url.appending(path: "notes.draft-\(process).json")
      try Data("torn".utf8).write(to: draft)
    }
    #expect(NoteFile(url: folder.file).load() == .nothing)
    #expect(folder.files == ["notes.draft-1.json", "notes.draft-x.json"])
  }

  @Test("S-05 dates, tags and all else come back as they were, to the last digit") func roundTrip()
    throws
  {
    let folder = try FieldNotesFolder()
    let notebook = Notebook(name: "Bögel / \"birds\"\n")
    let note = Note(
      title: "e\u{301}é 🐦", body: "a\r\n\tb\u{2028}", tags: ["", "x"], isPinned: true,
      notebookID: notebook.id, created: Date(timeIntervalSinceReferenceDate: 0.1 + 0.2))
    let saver = folder.open()
    saver.store.notebooks = [notebook]
    saver.store.notes = [note, Note(title: "no notebook")]
    saver.flush()
    let again = folder.open()
    #expect(again.store.notes == saver.store.notes)
    #expect(again.store.notebooks == [notebook])
    #expect(again.store.notes[0].title.unicodeScalars.elementsEqual(note.title.unicodeScalars))
  }

  private func compose(_ title: String, in window: HostedScreen) throws {
    try window.buttons["New Note"].tap()
    try window.sheets.only.textFields["Title"].typeText(title)
    try window.buttons["Save"].tap()
  }
}

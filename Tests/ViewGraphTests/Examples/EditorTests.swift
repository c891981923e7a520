import DocumentEditor
import Foundation
import Testing
import ViewGraph
import ViewGraphText

/// The editor: who owns a document, who is handed it, and when it is saved.
@MainActor @Suite struct EditorTests {
  private struct Running {
    let shelf: DocumentShelf
    let app: AppHost<EditorApp>
    let window: HostedScreen
  }

  private func launched(columns: Int = 100) async throws -> Running {
    let clock = TestClock()
    let shelf = DocumentShelf.sample()
    let app = AppHost(
      EditorApp(shelf: shelf, clock: clock), options: HostOptions(columns: columns, clock: clock))
    try await app.windows[0].settle()
    return Running(shelf: shelf, app: app, window: app.windows[0])
  }

  @Test("B-07 each field binds its own part of a document that is handed to it") func editing()
    async throws
  {
    let running = try await launched()
    let window = running.window
    let opened = try window.rows["Letter to Ada"].tap()
    #expect(
      opened.bodies == [
        "ShelfList", "OpenDocument", "EditView", "TitleField", "TextArea", "WordCount",
        "ColorSchemeSign",
      ])
    let titled = try window.textFields["Title"].typeText("!")
    #expect(titled.bodies == ["DocumentRow", "TitleField"])
    #expect(window.rows.all.map(\.text) == ["Harbour walk", "Letter to Ada!"])
    let typed = try window.textEditors["Text"].typeText("?")
    #expect(typed.bodies == ["TextArea", "WordCount"])
    #expect(running.shelf.documents[1].text == "Dear Ada, the engine runs.?")
    #expect(running.shelf.documents[1].title == "Letter to Ada!")
    try window.textFields["Title"].clearText()
    #expect(window.rows.all.map(\.text) == ["Harbour walk", "Untitled"])
    #expect(running.app.issues.isEmpty)
    window.checkInvariants()
  }

  @Test("O-10 the editor follows when it is handed another document") func follows() async throws {
    let running = try await launched()
    let window = running.window
    try window.rows["Harbour walk"].tap()
    #expect(window.textFields["Title"].value == "Harbour walk")
    let moved = try window.rows["Letter to Ada"].tap()
    // A binding to a model's property holds its value, so the list has read the selection.
    #expect(
      moved.bodies == [
        "ShelfList", "OpenDocument", "EditView", "TitleField", "TextArea", "WordCount",
      ])
    #expect(window.textFields["Title"].value == "Letter to Ada")
    // A rename from elsewhere reaches the field, and the document it left is as it was.
    running.shelf.documents[1].title = "Letter to Charles"
    window.update()
    #expect(window.textFields["Title"].value == "Letter to Charles")
    #expect(running.shelf.documents[0].title == "Harbour walk")
  }

  @Test("O-01 a window keeps its own model when its view is made anew") func owner() async throws {
    let shelf = DocumentShelf.sample()
    let host = ViewHost { EditorView(shelf: shelf).environment(AppSettings()) }
    try host.rows["Letter to Ada"].tap()
    let settings = AppSettings()
    host.rootView = EditorView(shelf: shelf).environment(settings)
    #expect(host.textFields["Title"].value == "Letter to Ada")
    // Another shelf has its documents; the selection is the window's.
    host.rootView = EditorView(shelf: DocumentShelf([EditorDocument(id: 2, title: "Two")]))
      .environment(settings)
    #expect(host.textFields["Title"].value == "Two")
    #expect(host.issues.isEmpty)
  }

  @Test("M-04 what a document holds is tracked where it is an object that can be") func nested()
    async throws
  {
    let running = try await launched()
    let window = running.window
    try window.rows["Letter to Ada"].tap()
    #expect(window.texts["5 words"].exists)
    #expect(window.progressViews.only.value == "50%")
    let raised = try window.steppers["Goal"].increment()
    #expect(raised.bodies == ["WordCount"])
    #expect(running.shelf.documents[1].goal.words == 20)
    #expect(window.progressViews.only.value == "25%")
  }

  @Test("M-08 what is ignored is stored, and nobody runs for it") func ignored() async throws {
    let running = try await launched()
    let window = running.window
    try window.rows["Letter to Ada"].tap()
    try window.textFields["Title"].setText("Ada")
    let saved = try await window.advance(by: .seconds(1))
    #expect(saved.bodies == ["SaveStatus", "SaveStatus"])
    #expect(running.shelf.documents.map(\.saveCount) == [1, 1])
  }

  @Test("E-06 settings from the surroundings are edited through a local projection")
  func settings() async throws {
    let running = try await launched()
    let window = running.window
    let second = running.app.openWindow()
    try window.rows["Letter to Ada"].tap()
    try second.rows["Harbour walk"].tap()
    #expect(window.images["Light"].exists)
    try window.buttons["Settings"].tap()
    let dark = try window.toggles["Dark Mode"].tap()
    #expect(dark.bodies == ["EditorView", "ColorSchemeSign", "SettingsView"])
    #expect(window.images["Dark"].exists)
    try window.toggles["Count Words"].tap()
    #expect(window.texts["5 words"].exists == false)
    try window.buttons["Done"].tap()
    #expect(window.sheets.isEmpty)
    // The settings are the app's, and so the other window's.
    #expect(second.images["Dark"].exists)
    #expect(second.steppers.isEmpty)
    #expect(second.sheets.isEmpty)
    for window in [window, second] { window.checkInvariants() }
    #expect(running.app.issues.isEmpty)
  }

  @Test("W-01 two windows open documents apart, and edit the same ones") func windows() async throws
  {
    let running = try await launched()
    let first = running.window
    let second = running.app.openWindow()
    try first.rows["Letter to Ada"].tap()
    #expect(second.texts["No Document Open"].exists)
    try second.rows["Letter to Ada"].tap()
    try second.textFields["Title"].setText("Letter to Charles")
    #expect(first.textFields["Title"].value == "Letter to Charles")
    #expect(first.rows.all.map(\.text) == ["Harbour walk", "Letter to Charles"])
    #expect(running.app.issues.isEmpty)
  }

  // MARK: - Saving

  @Test("A-05 a burst of edits is saved once, a second after it began") func autosave() async throws
  {
    let running = try await launched(columns: 60)
    let window = running.window
    try window.rows["Letter to Ada"].tap()
    #expect(window.texts["Saved"].exists)
    try window.textFields["Title"].typeText(", again")
    try await window.settle()
    #expect(window.texts["Edited"].exists)
    #expect(running.shelf.documents[1].saveCount == 0)
    try await window.advance(by: .milliseconds(500))
    try window.textEditors["Text"].typeText("!")
    try await window.advance(by: .milliseconds(499))
    #expect(running.shelf.documents[1].saveCount == 0)
    try await window.advance(by: .milliseconds(1))
    #expect(running.shelf.documents[1].saveCount == 1)
    #expect(window.texts["Saved"].exists)
    // It tracks anew for each save: the next edit is one more, and none is none.
    try await window.advance(by: .seconds(60))
    #expect(running.shelf.documents[1].saveCount == 1)
    try window.steppers["Goal"].increment()
    try await window.advance(by: .seconds(1))
    #expect(running.shelf.documents[1].saveCount == 2)
    #expect(running.app.issues.isEmpty)
  }

  @Test("A-05 a change that is taken back before the save is none")
  func takenBack() async throws {
    let running = try await launched()
    let window = running.window
    try window.rows["Letter to Ada"].tap()
    try window.textFields["Title"].typeText("!")
    try await window.settle()
    try window.textFields["Title"].setText("Letter to Ada")
    try await window.advance(by: .seconds(1))
    #expect(window.texts["Saved"].exists)
    #expect(running.shelf.documents[1].saveCount == 0)
  }

  @Test("A-05 with two windows a change is saved once") func oneSave() async throws {
    let running = try await launched()
    let second = running.app.openWindow()
    try await second.settle()
    try running.window.rows["Letter to Ada"].tap()
    try running.window.textFields["Title"].typeText("!")
    try await running.window.advance(by: .seconds(1))
    #expect(running.shelf.documents[1].saveCount == 1)
    #expect(second.texts["Saved"].exists)
    #expect(running.app.issues.isEmpty)
  }

  @Test("A-05 closing the window ends the saver, and the background saves what is left")
  func background() async throws {
    let running = try await launched()
    let window = running.window
    try window.rows["Letter to Ada"].tap()
    try window.textFields["Title"].typeText("!")
    try await window.settle()
    running.app.scenePhase = .background
    #expect(running.shelf.documents[1].saveCount == 1)
    #expect(running.shelf.saveState == .saved)
    running.app.scenePhase = .active
    running.app.close(window)
    try await window.settle()
    #expect(running.app.clock.sleeperCount == 0)
    running.shelf.documents[1].title = "Gone"
    try await window.settle()
    #expect(running.app.clock.sleeperCount == 0)
  }

  @Test("S-05 documents are kept in a folder, and a damaged file is put aside") func folder()
    async throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: "editor-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let options = HostOptions(launch: LaunchOptions(storeDirectory: folder))
    do {
      let window = AppHost(EditorApp(), options: options).windows[0]
      try await window.settle()
      try window.buttons["New"].tap()
      try window.textFields["Title"].typeText("Third")
      try await window.advance(by: .seconds(1))
    }
    let again = AppHost(EditorApp(), options: options)
    #expect(again.windows[0].rows.all.map(\.text) == ["Harbour walk", "Letter to Ada", "Third"])
    try Data("{".utf8).write(to: folder.appending(path: "documents.json"))
    again.relaunch()
    #expect(again.windows[0].rows.all.map(\.text) == ["Harbour walk", "Letter to Ada"])
    let aside = folder.appending(path: "documents.damaged.json")
    #expect(try String(contentsOf: aside, encoding: .utf8) == "{")
  }

  @Test("S-05 what cannot be saved is said") func unsavable() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "editor-\(UUID())")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data().write(to: file)
    let options = HostOptions(launch: LaunchOptions(storeDirectory: file))
    let window = AppHost(EditorApp(), options: options).windows[0]
    try await window.settle()
    try window.rows["Letter to Ada"].tap()
    try window.textFields["Title"].typeText("!")
    try await window.advance(by: .seconds(1))
    #expect(window.texts["Not saved"].exists)
    // It is tried again after the next change, and not before.
    let quiet = try await window.advance(by: .seconds(60))
    #expect(quiet.bodies == [])
    try window.textFields["Title"].typeText("!")
    try await window.settle()
    #expect(window.texts["Edited"].exists)
    try FileManager.default.removeItem(at: file)
    try await window.advance(by: .seconds(1))
    #expect(window.texts["Saved"].exists)
  }

  @Test("O-14 a document that is deleted while it is open leaves the window without one")
  func delete() async throws {
    let running = try await launched()
    let window = running.window
    try window.rows["Letter to Ada"].tap()
    try window.rows["Letter to Ada"].delete()
    #expect(window.texts["No Document Open"].exists)
    try window.buttons["New"].tap()
    #expect(window.rows.all.map(\.text) == ["Harbour walk", "Untitled"])
    #expect(window.textFields["Title"].value == "")
    #expect(running.app.issues.isEmpty)
    window.checkInvariants()
  }

  @Test("W-01 started empty, there are no documents") func startsEmpty() throws {
    let options = HostOptions(columns: 60, launch: LaunchOptions(startsEmpty: true))
    try AppHost(EditorApp(), options: options).windows[0].assertInline(
      """
      Documents       [ + New ] │        ✎ No Document Open
      ───────────────────────── │  Choose one, or begin a new one.
      ───────────────────────── │
      ✓ Saved                   │
      """)
  }

  @Test("D-06 the editor at 100 columns, in the middle of a sentence") func wide() async throws {
    let window = try await launched().window
    try window.rows["Harbour walk"].tap()
    try window.textEditors["Text"].typeText(" Stay.")
    try await window.settle()
    try window.assertInline(
      """
      Documents       [ + New ] │                                                         ☼ [ ⚙ Settings ]
      ───────────────────────── │ ────────────────────────────────────────────────────────────────────────
      ▸ Harbour walk            │ [Harbour walk__________________________________________________________]
        Letter to Ada           │ ╔══════════════════════════════════════════════════════════════════════╗
      ───────────────────────── │ ║Start at the fish market, before the ice is gone.                     ║
      ✎ Edited                  │ ║Past the cranes the path turns to gravel, and the sea gets loud.      ║
                                │ ║Stay.▏                                                                ║
                                │ ╚══════════════════════════════════════════════════════════════════════╝
                                │ 24 words ███████████████████████████████████████████████░░░░░░░░░░░░ 80%
                                │ Goal [- 30 +]
      """)
  }

  @Test("D-06 the editor at 60 columns, and its settings") func narrow() async throws {
    let window = try await launched(columns: 60).window
    try window.rows["Letter to Ada"].tap()
    try window.assertInline(
      """
      Documents       [ + New ] │                 ☼ [ ⚙ Settings ]
      ───────────────────────── │ ────────────────────────────────
        Harbour walk            │ [Letter to Ada_________________]
      ▸ Letter to Ada           │ ┌──────────────────────────────┐
      ───────────────────────── │ │Dear Ada, the engine runs.    │
      ✓ Saved                   │ │                              │
                                │ │                              │
                                │ └──────────────────────────────┘
                                │ 5 words ██████████░░░░░░░░░░ 50%
                                │ Goal [· 10 +]
      """)
    try window.buttons["Settings"].tap()
    try window.assertInline(
      """
      Documents       [ + New ] │                 ☼ [ ⚙ Settings ]
        ╔══════════════════════════════════════════════════════╗
        ║Settings                                      [ Done ]║
        ║──────────────────────────────────────────────────────║
        ║┌────────────────────────────────────────────────────┐║
        ║│ [ ] Dark Mode                                      │║
        ║│ [x] Count Words                                    │║
        ║└────────────────────────────────────────────────────┘║
        ╚══════════════════════════════════════════════════════╝
                                │ Goal [· 10 +]
      """)
  }
}

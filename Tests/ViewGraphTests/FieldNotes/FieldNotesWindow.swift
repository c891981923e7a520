import Foundation
import Testing
import ViewGraph

@testable import FieldNotesScreens

/// The app in a folder of its own, with its first window and its store at hand.
@MainActor struct FieldNotesWindow {
  let folder: FieldNotesFolder
  let app: AppHost<FieldNotesApp>
  let window: HostedScreen
  let notes: NoteStore

  init(startsEmpty: Bool = false, syncer: any NoteSyncing = NoOpNoteSyncer()) throws {
    folder = try FieldNotesFolder()
    app = folder.launch(startsEmpty: startsEmpty, syncer: syncer)
    window = app.windows[0]
    notes = try #require(OpenNoteFiles.store(at: folder.file))
  }

  /// The titles in a window's list of notes, from above.
  func list(_ window: HostedScreen? = nil) -> [String] {
    (window ?? self.window).lists[1].rows.labels
  }

  /// Who owns and who can write a state: `NoteList.searchText by NoteList`.
  func owner(of property: String) -> [String] {
    window.state.filter { $0.property == property }
      .map { "\($0.owner).\($0.property) by \($0.writers.joined(separator: ", "))" }
  }

  /// Makes a note by the composer.
  func compose(_ title: String, in window: HostedScreen? = nil) throws {
    let window = window ?? self.window
    try window.buttons["New Note"].tap()
    try window.sheets.only.textFields["Title"].typeText(title)
    try window.buttons["Save"].tap()
  }
}

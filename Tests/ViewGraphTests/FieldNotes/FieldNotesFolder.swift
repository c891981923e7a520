import Foundation
import Testing
import ViewGraph

@testable import FieldNotesScreens

/// A folder of its own for the notes of one test, gone with it.
@MainActor final class FieldNotesFolder {
  let url: URL
  let clock = TestClock()

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "FieldNotes-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  isolated deinit {
    // A saver that lives longer would make the folder anew.
    OpenNoteFiles.abandon(file)
    try? FileManager.default.removeItem(at: url)
  }

  /// The notes file.
  nonisolated var file: URL { url.appending(path: "notes.json") }

  /// What is in the folder, in order.
  var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }

  /// What the notes file holds.
  func contents() throws -> NoteFileContents {
    try JSONDecoder().decode(NoteFileContents.self, from: Data(contentsOf: file))
  }

  /// The titles in the notes file, in order.
  var savedTitles: [String]? { try? contents().notes.map(\.title) }

  /// The app on this folder, whose time the test moves.
  func launch(
    startsEmpty: Bool = false, columns: Int = 100, syncer: any NoteSyncing = NoOpNoteSyncer(),
    defaults: UserDefaults? = nil
  ) -> AppHost<FieldNotesApp> {
    AppHost(
      // Made anew at each relaunch.
      FieldNotesApp(
        folder: self.url, startsEmpty: startsEmpty, clock: self.clock, syncer: syncer,
        now: { Date(timeIntervalSince1970: 1_790_000_000) }),
      options: HostOptions(
        columns: columns, clock: clock, defaults: defaults,
        sceneArchive: .file(url.appending(path: "scenes.json"))))
  }

  /// The notes file, opened without a screen.
  func open() -> NoteSaver {
    NoteSaver(folder: url, clock: clock) { contents in
      NoteStore(notes: contents?.notes ?? [], notebooks: contents?.notebooks ?? [])
    }
  }
}

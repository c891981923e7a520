import ViewGraph

/// What the notes file holds: everything the store owns, as plain values.
struct NoteFileContents: Codable, Equatable, Sendable {
  /// The form of the file that this program writes, and the latest one that it reads.
  static let currentVersion = 1

  var version = Self.currentVersion
  var notebooks: [Notebook]
  var notes: [Note]

  init(notebooks: [Notebook] = [], notes: [Note] = []) {
    self.notebooks = notebooks
    self.notes = notes
  }

  /// The same contents with an ID of its own for each note and notebook.
  ///
  /// A file that was put together by hand may hold a note twice; neither is thrown away.
  var withUniqueIDs: NoteFileContents {
    var result = self
    var known: Set<UUID> = []
    result.notes = notes.map { note in
      known.insert(note.id).inserted
        ? note
        : Note(
          title: note.title, body: note.body, tags: note.tags, isPinned: note.isPinned,
          notebookID: note.notebookID, created: note.created)
    }
    known = []
    result.notebooks = notebooks.map { notebook in
      known.insert(notebook.id).inserted ? notebook : Notebook(name: notebook.name)
    }
    return result
  }
}

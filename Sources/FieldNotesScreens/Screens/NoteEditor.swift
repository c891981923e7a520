import ViewGraph

/// Edits a note where it lives: each keystroke is a write to the store.
public struct NoteEditor: View {
  @Environment(NoteStore.self) private var store
  private let noteID: Note.ID

  /// An editor of the note with an ID.
  public init(noteID: Note.ID) { self.noteID = noteID }

  /// The fields, bound to the note in the store's array.
  public var body: some View {
    @Bindable var store = store
    if let index = store.notes.firstIndex(where: { $0.id == noteID }) {
      Form {
        Section {
          TextField("Title", text: $store.notes[index].title)
          TextEditor(text: $store.notes[index].body).accessibilityLabel("Body")
        }
        Section("Tags") { TagEditor(tags: $store.notes[index].tags) }
      }
    } else {
      NoNoteSelected()
    }
  }
}

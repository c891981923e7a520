import ViewGraph

/// A note: its editor, with the toggle that pins it and what it amounts to.
///
/// The toggle's binding goes through the store's `togglePin(_:)`, which also moves the note.
public struct NoteDetail: View {
  @Environment(NoteStore.self) private var store
  @Environment(\.summaryGenerator) private var summaryGenerator
  private let noteID: Note.ID

  /// The detail of the note with an ID.
  public init(noteID: Note.ID) { self.noteID = noteID }

  /// The editor between a bar and a line about the note.
  public var body: some View {
    if let note = store.note(noteID) {
      VStack(alignment: .leading, spacing: 0) {
        NoteEditor(noteID: noteID)
        HStack {
          Text(note.created, format: .dateTime.day().month(.wide).year())
          Spacer()
          Text(summaryGenerator.summary(of: note))
        }
        .foregroundStyle(.secondary)
      }
      .navigationTitle(note.title.isEmpty ? "Untitled" : note.title)
      .toolbar {
        Toggle(
          "Pinned",
          isOn: Binding(
            get: { store.note(noteID)?.isPinned ?? false },
            set: { isPinned in
              guard let note = store.note(noteID), note.isPinned != isPinned else { return }
              store.togglePin(note)
            }))
      }
    } else {
      NoNoteSelected()
    }
  }
}

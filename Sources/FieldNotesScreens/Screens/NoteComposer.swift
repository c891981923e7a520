import ViewGraph

/// Makes a new note: it owns the draft, which becomes a note when it is saved.
public struct NoteComposer: View {
  @Environment(NoteStore.self) private var store
  @Environment(\.dismiss) private var dismiss
  @State private var draft = NoteDraft()
  private let notebookID: Notebook.ID?

  /// A composer of a note in a notebook.
  public init(notebookID: Notebook.ID?) { self.notebookID = notebookID }

  /// The form of the draft, ending with the two ways out.
  public var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 0) {
        NoteDraftForm(draft: draft)
        HStack {
          Button("Save", action: save).disabled(!draft.isComplete)
          Button("Cancel", role: .cancel) { dismiss() }
        }
      }
      .navigationTitle("New Note")
    }
  }

  private func save() {
    store.add(draft, to: notebookID)
    dismiss()
  }
}

import ViewGraph

/// One window: notebooks, the notes of one, and the note that is edited.
///
/// It owns what is selected; the lists get bindings to it. The scene's archive keeps the selection
/// for the next launch.
public struct ContentView: View {
  @Environment(NoteStore.self) private var store
  @State private var selectedNotebook: Notebook.ID?
  @State private var selectedNote: Note.ID?
  @SceneStorage("ContentView.selectedNotebookID") private var storedNotebookID: String?
  @SceneStorage("ContentView.selectedNoteID") private var storedNoteID: String?

  /// A window; it needs a `NoteStore` in its environment.
  public init() {}

  /// Three columns, and above them what is to be known of the notes file.
  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      StorageNotice()
      NavigationSplitView {
        NotebookList(selection: $selectedNotebook)
      } content: {
        NoteList(notebookID: selectedNotebook, selection: $selectedNote)
      } detail: {
        if let selectedNote {
          // Another note is another view: a tag that was begun does not move over to it.
          NoteDetail(noteID: selectedNote).id(selectedNote)
        } else {
          NoNoteSelected()
        }
      }
    }
    .onAppear(perform: restoreSelection)
    .onChange(of: selectedNotebook) { _, notebook in storedNotebookID = notebook?.uuidString }
    .onChange(of: selectedNote) { _, note in storedNoteID = note?.uuidString }
    .onChange(of: store.notes.count, initial: true) {
      if store.notes.isEmpty { selectedNote = nil }
    }
  }

  /// Selects what was selected when the scene was archived, where it is still there.
  private func restoreSelection() {
    if let id = storedNotebookID.flatMap(UUID.init(uuidString:)),
      store.notebooks.contains(where: { $0.id == id })
    {
      selectedNotebook = id
    }
    if let id = storedNoteID.flatMap(UUID.init(uuidString:)), store.note(id) != nil {
      selectedNote = id
    }
  }
}

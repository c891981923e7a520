import ViewGraph

/// The notes of a notebook, or of all, that the search finds; one may be selected.
///
/// It owns the search text, whether a note is composed, and how many notes are shown. The order is
/// the user's, from their defaults; which notes are shown is computed from all of these and kept
/// nowhere.
public struct NoteList: View {
  @Environment(NoteStore.self) private var store
  @AppStorage("noteSortOrder") private var sortOrder: NoteSortOrder = .newestFirst
  @State private var searchText = ""
  @State private var isComposing = false
  @State private var shownCount = Self.pageSize
  private let notebookID: Notebook.ID?
  @Binding private var selection: Note.ID?

  /// How many notes are shown at first, and how many more each time: a row that nobody scrolls to
  /// costs as much as one that is read.
  private static let pageSize = 100

  /// A list that writes to its owner's selection.
  public init(notebookID: Notebook.ID?, selection: Binding<Note.ID?>) {
    self.notebookID = notebookID
    _selection = selection
  }

  /// The list with its search field, its order and the way to a new note.
  public var body: some View {
    let notes = visibleNotes
    VStack(alignment: .leading, spacing: 0) {
      if notes.isEmpty {
        placeholder
      } else {
        List(selection: $selection) {
          ForEach(notes.prefix(shownCount)) { NoteRow(note: $0) }
            .onDelete { offsets in store.delete(Set(offsets.map { notes[$0].id })) }
          if notes.count > shownCount {
            Button("Show More of \(notes.count) Notes") { shownCount += Self.pageSize }
          }
        }
      }
    }
    .searchable(text: $searchText, prompt: "Search Notes")
    .navigationTitle(title)
    .navigationSplitViewColumnWidth(min: 208, ideal: 248)
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("New Note", systemImage: "square.and.pencil") { isComposing = true }
      }
      ToolbarItem(placement: .bottomBar) { NoteListSortMenu() }
    }
    .sheet(isPresented: $isComposing) { NoteComposer(notebookID: notebookID) }
  }

  @ViewBuilder private var placeholder: some View {
    if searchText.isEmpty {
      ContentUnavailableView(
        "No Notes", systemImage: "square.and.pencil", description: Text("New Note begins one."))
    } else {
      ContentUnavailableView.search(text: searchText)
    }
  }

  private var visibleNotes: [Note] {
    store.notes(in: notebookID, matching: searchText, orderedBy: sortOrder)
  }

  private var title: String {
    guard let notebookID else { return "All Notes" }
    return store.notebooks.first { $0.id == notebookID }?.name ?? "Notes"
  }
}

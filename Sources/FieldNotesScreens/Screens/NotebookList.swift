import ViewGraph

/// The notebooks, of which one is selected; none for the notes of all.
public struct NotebookList: View {
  @Environment(NoteStore.self) private var store
  @Environment(\.dismiss) private var dismiss
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var isNaming = false
  @State private var isDiagnosing = false
  @State private var name = ""
  @Binding var selection: Notebook.ID?

  /// A list that writes to its owner's selection.
  public init(selection: Binding<Notebook.ID?>) { _selection = selection }

  /// The list, and below it how much there is and when it was synced.
  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      List(selection: $selection) {
        Button("All Notes", action: selectAll).buttonStyle(.plain)
        Section("Notebooks") {
          ForEach(store.notebooks) { Text($0.name) }
            .onDelete { offsets in
              for notebook in offsets.map({ store.notebooks[$0] }) { store.delete(notebook) }
            }
          Button("New Notebook") { isNaming = true }.buttonStyle(.plain)
        }
      }
      Divider()
      NoteCountBanner(store: store)
      SyncStatus()
      Button("Diagnostics") { isDiagnosing = true }
    }
    .navigationTitle("FieldNotes")
    .navigationSplitViewColumnWidth(min: 128, ideal: 168)
    .alert("New Notebook", isPresented: $isNaming) {
      TextField("Name", text: $name)
      Button("Create", action: create)
      Button("Cancel", role: .cancel) { name = "" }
    }
    .sheet(isPresented: $isDiagnosing) { DiagnosticsScreen() }
  }

  private func selectAll() {
    selection = nil
    // On a small screen the list of notebooks covers the notes.
    if sizeClass == .compact { dismiss() }
  }

  private func create() {
    let trimmed = name.trimmingCharacters(in: .whitespaces)
    if !trimmed.isEmpty { selection = store.addNotebook(trimmed).id }
    name = ""
  }
}

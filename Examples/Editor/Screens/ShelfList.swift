import ViewGraph

/// The documents by name, and a button for the next.
struct ShelfList: View {
  let shelf: DocumentShelf
  @Bindable var model: EditorModel

  var body: some View {
    List(selection: $model.selectedID) {
      ForEach(shelf.documents) { DocumentRow(document: $0) }
        .onDelete { shelf.delete(at: $0) }
    }
    .navigationTitle("Documents")
    .toolbar {
      ToolbarItem {
        Button("New", systemImage: "plus") { model.selectedID = shelf.add().id }
      }
      ToolbarItem(placement: .bottomBar) { SaveStatus(shelf: shelf) }
    }
  }
}

/// The name of one document.
struct DocumentRow: View {
  let document: EditorDocument

  var body: some View { Text(document.name).lineLimit(1) }
}

/// Whether everything is saved.
struct SaveStatus: View {
  let shelf: DocumentShelf

  var body: some View {
    switch shelf.saveState {
    case .saved: Label("Saved", systemImage: "checkmark").foregroundStyle(.secondary)
    case .edited: Label("Edited", systemImage: "pencil")
    case .failed(let message):
      Label("Not saved", systemImage: "exclamationmark.triangle")
      Text(message).foregroundStyle(.secondary)
    }
  }
}

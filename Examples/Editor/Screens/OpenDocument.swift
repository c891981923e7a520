import ViewGraph

/// The document that is open in a window.
struct OpenDocument: View {
  let shelf: DocumentShelf
  let model: EditorModel

  var body: some View {
    if let document = shelf.documents.first(where: { $0.id == model.selectedID }) {
      EditView(document: document)
        .toolbar {
          ColorSchemeSign()
          Button("Settings", systemImage: "gear") { model.showsSettings = true }
        }
    } else {
      ContentUnavailableView(
        "No Document Open", systemImage: "square.and.pencil",
        description: Text("Choose one, or begin a new one."))
    }
  }
}

/// A sun or a moon.
struct ColorSchemeSign: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Image(systemName: colorScheme == .dark ? "moon.fill" : "sun.max")
      .accessibilityLabel(colorScheme == .dark ? "Dark" : "Light")
  }
}

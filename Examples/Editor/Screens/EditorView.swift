import ViewGraph

/// One window: the shelf beside the document that is open.
public struct EditorView: View {
  let shelf: DocumentShelf
  @State private var model = EditorModel()
  @Environment(AppSettings.self) private var settings

  /// A window on a shelf that someone else owns.
  public init(shelf: DocumentShelf) { self.shelf = shelf }

  /// The shelf beside the document, and the settings over both.
  public var body: some View {
    NavigationSplitView {
      ShelfList(shelf: shelf, model: model).navigationSplitViewColumnWidth(min: 160, ideal: 200)
    } detail: {
      OpenDocument(shelf: shelf, model: model)
    }
    .preferredColorScheme(settings.darkMode ? .dark : .light)
    .sheet(isPresented: $model.showsSettings) { SettingsView() }
  }
}

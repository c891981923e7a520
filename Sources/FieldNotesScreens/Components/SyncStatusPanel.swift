import ViewGraph

/// When the notes were synced, as a controller of AppKit's kind in the view tree.
struct SyncStatusPanel: NSViewControllerRepresentable {
  let store: NoteStore

  func makeNSViewController(context: Context) -> SyncStatusViewController {
    SyncStatusViewController(store: store)
  }

  func updateNSViewController(_ controller: SyncStatusViewController, context: Context) {}
}

/// Says when the notes were synced in its tracked layout method.
final class SyncStatusViewController: NSViewController {
  private let store: NoteStore
  private let field = NSTextField(labelWithString: "")

  init(store: NoteStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("A panel is made with the store whose sync it shows.")
  }

  override func loadView() { view = field }

  override func viewWillLayout() {
    super.viewWillLayout()
    let hasSynced = store.lastSyncDate != nil
    field.stringValue = hasSynced ? "Synced since the launch" : "Not synced since the launch"
  }
}

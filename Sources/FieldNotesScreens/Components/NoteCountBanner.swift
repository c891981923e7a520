import ViewGraph

/// How many notes there are, as a controller of UIKit's kind in the view tree.
struct NoteCountBanner: UIViewControllerRepresentable {
  let store: NoteStore

  func makeUIViewController(context: Context) -> NoteCountViewController {
    NoteCountViewController(store: store)
  }

  func updateUIViewController(_ controller: NoteCountViewController, context: Context) {}
}

/// Counts the notes in its tracked update method, which runs again when their number changes.
final class NoteCountViewController: UIViewController {
  private let store: NoteStore
  private let label = UILabel()

  init(store: NoteStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("A banner is made with the store whose notes it counts.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
  }

  override func updateProperties() {
    super.updateProperties()
    let pinned = store.pinnedNotes.count
    let count = store.notes.count
    label.text =
      "\(count) \(count == 1 ? "note" : "notes")" + (pinned == 0 ? "" : ", \(pinned) pinned")
    label.textColor = pinned == 0 ? .secondaryLabel : .label
  }
}

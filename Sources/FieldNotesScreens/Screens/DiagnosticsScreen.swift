import ViewGraph

/// What goes on behind the notes: the audit of pins, the last sync, and the store of before beside
/// the one it became.
public struct DiagnosticsScreen: View {
  @Environment(NoteStore.self) private var store
  @Environment(PinAuditor.self) private var auditor: PinAuditor?
  @Environment(NoteSaver.self) private var saver: NoteSaver?
  @Environment(\.dismiss) private var dismiss

  /// A screen about the store in the environment.
  public init() {}

  /// A form of what there is to know, and the two stores.
  public var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 0) {
        Form {
          if let auditor {
            LabeledContent("Pinned notes", value: auditor.history)
          }
          LabeledContent("Notes on disk", value: saver?.savedText ?? "not kept in a file")
          LabeledContent("Sync") { SyncStatusPanel(store: store) }
        }
        MigrationScreen()
        Button("Done") { dismiss() }
      }
      .navigationTitle("Diagnostics")
    }
  }
}

extension PinAuditor {
  /// The latest numbers, the one of now last.
  fileprivate var history: String { counts.suffix(8).map(String.init).joined(separator: " → ") }
}

extension NoteSaver {
  fileprivate var savedText: String {
    switch savedCount {
    case nil: "unchanged since the launch"
    case 1?: "1 note"
    case let count?: "\(count) notes"
    }
  }
}

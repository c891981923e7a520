import ViewGraph

/// What one window of the editor is about: which document is open, and whether the settings are.
@MainActor @Observable public final class EditorModel {
  /// The document that is open.
  public var selectedID: EditorDocument.ID?
  /// Whether the settings lie over the window.
  public var showsSettings = false

  /// A window with some document open.
  public init(selectedID: EditorDocument.ID? = nil) { self.selectedID = selectedID }
}

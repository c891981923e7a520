import ViewGraph

/// One observation in the field: a value, owned by the store.
public struct Note: Identifiable, Hashable, Codable, Sendable {
  /// Who it is; stays the same while the note is edited.
  public let id: UUID
  /// The heading.
  public var title: String
  /// The text below it.
  public var body: String
  /// Words to find it by.
  public var tags: [String]
  /// Whether it stands above the others.
  public var isPinned: Bool
  /// The notebook it is in; nil for none.
  public var notebookID: Notebook.ID?
  /// When it was made.
  public var created: Date

  /// A note; everything but the title has a default.
  public init(
    id: UUID = UUID(), title: String, body: String = "", tags: [String] = [],
    isPinned: Bool = false, notebookID: Notebook.ID? = nil, created: Date = Date()
  ) {
    self.id = id
    self.title = title
    self.body = body
    self.tags = tags
    self.isPinned = isPinned
    self.notebookID = notebookID
    self.created = created
  }
}

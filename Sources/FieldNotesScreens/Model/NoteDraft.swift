import ViewGraph

/// A note in the making, edited in place until it is added.
@Observable @MainActor public final class NoteDraft {
  /// The heading.
  public var title = ""
  /// The text below it.
  public var body = ""
  /// Words to find it by.
  public var tags: [String] = []

  /// An empty draft.
  public init() {}

  /// Whether there is enough in it to make a note of.
  public var isComplete: Bool { !title.trimmingCharacters(in: .whitespaces).isEmpty }

  /// The note it makes, with the spaces around its title left out.
  public func note(in notebookID: Notebook.ID? = nil, created: Date = Date()) -> Note {
    Note(
      title: title.trimmingCharacters(in: .whitespaces), body: body, tags: tags,
      notebookID: notebookID, created: created)
  }
}

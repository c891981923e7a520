import ViewGraph

/// Whose articles these are: what all windows share.
@MainActor @Observable public final class ReaderAccount {
  /// Whether the reader has cut the connection to the press room.
  public var isOffline = false
  /// The articles that are kept for later.
  public private(set) var saved: Set<Article.ID> = []
  /// The notes on articles.
  public private(set) var notes: [Article.ID: String] = [:]

  /// An account without articles kept or notes.
  public init() {}

  /// Keeps an article for later, or no longer.
  public func toggleSaved(_ id: Article.ID) {
    if saved.remove(id) == nil { saved.insert(id) }
  }

  /// Puts a note to an article, in place of the one before; nil takes it away.
  public func setNote(_ note: String?, on id: Article.ID) { notes[id] = note }
}

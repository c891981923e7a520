/// A document as it is kept: a plain value, equal where there is nothing new to keep.
public struct KeptDocument: Hashable, Sendable, Codable {
  /// What it is known by.
  public var id: Int
  /// Its title.
  public var title: String
  /// Its text.
  public var text: String
  /// How many words it is meant to have.
  public var goal: Int
}

extension EditorDocument {
  /// The document as it would be kept now.
  public var kept: KeptDocument {
    KeptDocument(id: id, title: title, text: text, goal: goal.words)
  }

  /// A document that was kept.
  public convenience init(_ kept: KeptDocument) {
    self.init(id: kept.id, title: kept.title, text: kept.text, goal: kept.goal)
  }
}

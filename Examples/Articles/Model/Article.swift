import Foundation

/// One article, whole.
public struct Article: Identifiable, Hashable, Sendable {
  /// What it is known by.
  public let id: Int
  /// Its title.
  public let title: String
  /// Who wrote it.
  public let author: String
  /// A line about who wrote it.
  public let about: String
  /// Its text, paragraph by paragraph.
  public let paragraphs: [String]

  /// An article.
  public init(id: Int, title: String, author: String, about: String, paragraphs: [String]) {
    self.id = id
    self.title = title
    self.author = author
    self.about = about
    self.paragraphs = paragraphs
  }

  /// Whether a search for some words finds it; an empty search finds everything.
  public func matches(_ query: String) -> Bool {
    query.isEmpty || title.localizedCaseInsensitiveContains(query)
      || author.localizedCaseInsensitiveContains(query)
  }

  /// How long reading it takes, in minutes.
  public var minutes: Int {
    let words = paragraphs.reduce(0) { $0 + $1.split(separator: " ").count }
    return max(1, words / 30)
  }
}

import Foundation
import ViewGraph

/// A text with a title, as one edits it.
///
/// Whoever shows a part of it hears of that part alone. The goal is an object that can be observed
/// too: what a view reads of it counts as what it reads of the document.
@MainActor @Observable public final class EditorDocument: Identifiable {
  /// What it is known by.
  nonisolated public let id: Int
  /// Its title.
  public var title: String
  /// Its text.
  public var text: String
  /// How long it is meant to become.
  public let goal: WordGoal

  /// How often it was saved.
  ///
  /// Nobody draws it, so nobody need hear of it.
  @ObservationIgnored public internal(set) var saveCount = 0

  /// A document.
  public init(id: Int, title: String = "", text: String = "", goal: Int = 20) {
    self.id = id
    self.title = title
    self.text = text
    self.goal = WordGoal(words: goal)
  }

  /// The title, or a word for want of one.
  public var name: String { title.isEmpty ? "Untitled" : title }

  /// How many words the text has.
  public var wordCount: Int { text.split(whereSeparator: \.isWhitespace).count }
}

/// How many words a text is meant to have.
@MainActor @Observable public final class WordGoal {
  /// How many words.
  public var words: Int

  /// A goal of some words.
  public init(words: Int) { self.words = words }
}

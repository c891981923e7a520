import Articles
import Testing
import ViewGraph

/// Answers as a script says, one answer a call, each after its delay on a clock.
actor ScriptedArticles: ArticleRepository {
  /// One answer: when, and what.
  struct Answer {
    var seconds: Int
    var articles: Result<[Article], any Error>
    /// Whether it goes on although the load was cancelled, as a careless library would.
    var ignoresCancelling = false
  }

  private let clock: any Clock<Duration>
  private var answers: [Answer]
  /// How many calls there were.
  private(set) var calls = 0
  /// How many of them were cancelled before they were answered.
  private(set) var cancelled = 0

  init(_ clock: any Clock<Duration>, _ answers: [Answer]) {
    self.clock = clock
    self.answers = answers
  }

  func fetchArticles() async throws -> [Article] {
    calls += 1
    let answer = answers.removeFirst()
    if answer.ignoresCancelling {
      let clock = clock
      try? await Task { try await clock.sleep(for: .seconds(answer.seconds)) }.value
    } else {
      do {
        try await clock.sleep(for: .seconds(answer.seconds))
      } catch {
        cancelled += 1
        throw error
      }
    }
    return try answer.articles.get()
  }
}

extension ScriptedArticles.Answer {
  /// Articles with these titles.
  static func titles(_ titles: String..., after seconds: Int) -> Self {
    Self(
      seconds: seconds,
      articles: .success(
        titles.enumerated().map {
          Article(
            id: $0 + 1, title: $1, author: "Ada", about: "Ada writes.", paragraphs: ["Of \($1)."])
        }))
  }

  /// A failure with this message.
  static func failure(_ message: String, after seconds: Int) -> Self {
    Self(seconds: seconds, articles: .failure(LoadFailure(message)))
  }

  /// The same, deaf to cancelling.
  var deaf: Self {
    var deaf = self
    deaf.ignoresCancelling = true
    return deaf
  }
}

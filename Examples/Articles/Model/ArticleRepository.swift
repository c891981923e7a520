import Foundation

/// Where articles come from.
///
/// It is handed to what loads them, so that a test can hand over another.
public protocol ArticleRepository: Sendable {
  /// Brings all articles.
  ///
  /// - Throws: `CancellationError` when the calling task is cancelled meanwhile, else why there are
  ///   none.
  func fetchArticles() async throws -> [Article]
}

/// Why articles could not be brought.
public struct LoadFailure: LocalizedError, Hashable {
  /// What a person is told.
  public let message: String

  /// A failure with a message.
  public init(_ message: String) { self.message = message }

  /// What a person is told.
  public var errorDescription: String? { message }
}

/// A press room some way off: it takes its time, and it cannot be reached while offline.
public struct PressRoom: ArticleRepository {
  private let articles: [Article]
  private let clock: any Clock<Duration>
  private let delay: Duration
  private let isOffline: @Sendable () async -> Bool

  /// A press room.
  ///
  /// - Parameters:
  ///   - articles: What it has.
  ///   - clock: What its delay is measured on.
  ///   - delay: How long it takes to answer.
  ///   - isOffline: Whether it cannot be reached, asked when it would answer.
  public init(
    _ articles: [Article] = Article.samples, clock: any Clock<Duration>,
    delay: Duration = .seconds(2), isOffline: @escaping @Sendable () async -> Bool
  ) {
    self.articles = articles
    self.clock = clock
    self.delay = delay
    self.isOffline = isOffline
  }

  /// Brings all articles after the delay.
  public func fetchArticles() async throws -> [Article] {
    try await clock.sleep(for: delay)
    if await isOffline() {
      throw LoadFailure("The press room cannot be reached. Go online and try again.")
    }
    return articles
  }
}

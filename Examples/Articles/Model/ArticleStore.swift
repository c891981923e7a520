import ViewGraph

/// What one window shows of the articles: what is loaded, looked for, selected and being written.
///
/// A window's root view owns it, so two windows search and select apart.
@MainActor @Observable public final class ArticleStore {
  /// How far loading has come.
  public enum LoadState: Hashable, Sendable {
    /// Nothing is being loaded, and there is nothing to say about the last time.
    case idle
    /// The articles are on their way.
    case loading
    /// The articles are those that were brought last.
    case loaded
    /// The articles could not be brought.
    case failed(message: String)
  }

  /// What is looked for.
  public var query = ""
  /// A note on the selected article, as far as it is written.
  public var draftNote: String?
  /// The selected article.
  public private(set) var selectedID: Article.ID?
  /// The articles that were brought last.
  public private(set) var articles: [Article] = []
  /// How far loading has come.
  public private(set) var loadState = LoadState.idle
  /// Which load is wanted, nil where none is: the identity of the task that carries it out.
  public private(set) var wantedLoad: Int? = 0

  /// How many loads were asked for; nobody draws it.
  @ObservationIgnored private var loadCount = 0

  /// A store with nothing in it.
  public init() {}

  // MARK: - What follows from it

  // Worked out at each use: stored, they would have to be kept in step with every way in.

  /// The articles that the search finds.
  public var matches: [Article] { articles.filter { $0.matches(query) } }

  /// The selected article, where it is among those that were brought.
  public var selected: Article? { articles.first { $0.id == selectedID } }

  // MARK: - What a person can do

  /// Asks for the articles anew; a load that is on its way gives way to this one.
  public func reload() {
    loadCount += 1
    wantedLoad = loadCount
    loadState = .loading
  }

  /// Gives up the load that is on its way.
  ///
  /// What was there before stays, and nothing is shown as failed.
  public func cancelLoading() {
    guard loadState == .loading else { return }
    wantedLoad = nil
    loadState = articles.isEmpty ? .idle : .loaded
  }

  /// Selects an article, or none, and lets go of the note that was being written on another.
  ///
  /// Without a selection there is nothing to say about the last load either.
  public func select(_ id: Article.ID?) {
    if id != selectedID { draftNote = nil }
    selectedID = id
    if id == nil, loadState != .loading { loadState = .idle }
  }

  /// Brings the articles and takes them over at once, unless the calling task is cancelled meanwhile.
  public func load(from repository: any ArticleRepository) async {
    loadState = .loading
    do {
      let brought = try await repository.fetchArticles()
      try Task.checkCancellation()
      articles = brought
      loadState = .loaded
    } catch {
      // A load that was cancelled has no say any more, however it ended.
      if Task.isCancelled || error is CancellationError { return }
      loadState = .failed(message: error.localizedDescription)
    }
  }
}

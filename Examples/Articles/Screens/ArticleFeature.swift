import ViewGraph

/// The reader of one window: owns what the window shows, and hands it to what is inside.
public struct ArticleFeature: View {
  let repository: any ArticleRepository
  @State private var store = ArticleStore()

  /// A reader of the articles of a repository.
  public init(repository: any ArticleRepository) { self.repository = repository }

  /// The list beside the article.
  public var body: some View {
    NavigationSplitView {
      ArticleList().navigationSplitViewColumnWidth(min: 160, ideal: 240)
    } detail: {
      ArticleDetail()
    }
    .environment(store)
    // A load is a task of the window: the next one cancels it, and so does closing the window.
    .task(id: store.wantedLoad) {
      if store.wantedLoad != nil { await store.load(from: repository) }
    }
  }
}

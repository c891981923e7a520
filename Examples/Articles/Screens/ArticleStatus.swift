import ViewGraph

/// How far loading has come, how many articles there are and which is open.
///
/// It reads the store so that its parts need not: they are handed small values.
struct ArticleStatus: View {
  @Environment(ArticleStore.self) private var store

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      LoadLine(loadState: store.loadState)
      ArticleSummary(count: store.articles.count, selectionTitle: store.selected?.title)
    }
  }
}

/// How far loading has come, in a word.
struct LoadLine: View {
  let loadState: ArticleStore.LoadState

  private var word: String {
    switch loadState {
    case .idle: "Ready"
    case .loading: "Loading…"
    case .loaded: "Up to date"
    case .failed: "Failed"
    }
  }

  var body: some View { LabeledContent("Status", value: word) }
}

/// How many articles there are, and which is open.
struct ArticleSummary: View {
  let count: Int
  let selectionTitle: String?

  var body: some View {
    LabeledContent("Articles", value: count.formatted())
    if let selectionTitle {
      Text(selectionTitle).italic().lineLimit(1)
    }
  }
}

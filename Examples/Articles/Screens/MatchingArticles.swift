import ViewGraph

/// The articles that the search finds, or why there are none.
struct MatchingArticles: View {
  @Environment(ArticleStore.self) private var store

  /// Adapts the list's selection to the store's way of selecting, and does nothing else.
  private var selection: Binding<Article.ID?> {
    Binding(get: { store.selectedID }, set: { store.select($0) })
  }

  var body: some View {
    let matches = store.matches
    if case .failed(let message) = store.loadState {
      LoadFailureView(message: message)
    }
    if !matches.isEmpty {
      List(selection: selection) {
        ForEach(matches) { ArticleRow(article: $0) }
      }
    } else if !store.articles.isEmpty {
      ContentUnavailableView.search(text: store.query)
    } else {
      NoArticles(loadState: store.loadState)
    }
  }
}

/// What stands in place of a list that has nothing in it.
struct NoArticles: View {
  let loadState: ArticleStore.LoadState

  var body: some View {
    switch loadState {
    case .idle:
      ContentUnavailableView(
        "Nothing Loaded", systemImage: "tray", description: Text("Reload brings the articles."))
    case .loading:
      ProgressView("Loading articles…")
    case .loaded:
      ContentUnavailableView(
        "No Articles", systemImage: "tray", description: Text("The press room has none today."))
    case .failed:
      EmptyView()
    }
  }
}

/// Says why the articles could not be brought, and offers to try again.
struct LoadFailureView: View {
  @Environment(ArticleStore.self) private var store
  let message: String

  var body: some View {
    ContentUnavailableView {
      Label("Not Loaded", systemImage: "exclamationmark.triangle")
    } description: {
      Text(message)
    } actions: {
      Button("Try Again") { store.reload() }
    }
  }
}

import ViewGraph

/// The articles with their search, and what there is to do about loading them.
struct ArticleList: View {
  @Environment(ArticleStore.self) private var store
  @Environment(ReaderAccount.self) private var account

  var body: some View {
    @Bindable var store = store
    @Bindable var account = account

    VStack(alignment: .leading, spacing: 0) {
      MatchingArticles()
      Spacer()
      Divider()
      ArticleStatus()
      LoadButtons()
      Toggle("Offline", isOn: $account.isOffline)
    }
    .searchable(text: $store.query, prompt: "Title or author")
    .navigationTitle("Articles")
  }
}

/// Asks for the articles, and gives up asking.
struct LoadButtons: View {
  @Environment(ArticleStore.self) private var store

  var body: some View {
    Button("Reload", systemImage: "arrow.clockwise") { store.reload() }
    if store.loadState == .loading {
      Button("Cancel", systemImage: "xmark") { store.cancelLoading() }
    }
  }
}

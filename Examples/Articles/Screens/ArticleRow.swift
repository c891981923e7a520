import ViewGraph

/// One article of the list; the star says that it is kept for later.
struct ArticleRow: View {
  let article: Article
  @Environment(ReaderAccount.self) private var account

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 8) {
        Text(article.title).bold()
        Spacer()
        if account.saved.contains(article.id) {
          Image(systemName: "star.fill").foregroundStyle(.yellow)
        }
      }
      Text(article.author).foregroundStyle(.secondary)
    }
  }
}

import ViewGraph

/// The selected article, or a word to those who have selected none.
struct ArticleDetail: View {
  @Environment(ArticleStore.self) private var store

  var body: some View {
    if let article = store.selected {
      // Another article is another page: what is open on this one is of no use there.
      ArticlePage(article: article).id(article.id)
    } else {
      ContentUnavailableView(
        "No Article Selected", systemImage: "text.alignleft",
        description: Text("Choose one from the list."))
    }
  }
}

/// An article with who wrote it, and a note on it.
struct ArticlePage: View {
  let article: Article
  @State private var isAboutOpen = false
  @Environment(ArticleStore.self) private var store

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("\(article.author) · \(article.minutes) min").foregroundStyle(.secondary)
      ForEach(article.paragraphs, id: \.self) { Text($0) }
      DisclosureGroup("About the author", isExpanded: $isAboutOpen) {
        Text(article.about).foregroundStyle(.secondary)
      }
      ArticleNote(article: article)
    }
    .navigationTitle(article.title)
    .toolbar {
      SaveButton(id: article.id)
      Button {
        store.select(nil)
      } label: {
        Image(systemName: "xmark")
      }
      .accessibilityLabel("Close")
    }
  }
}

/// Keeps an article for later, in all windows.
struct SaveButton: View {
  let id: Article.ID
  @Environment(ReaderAccount.self) private var account

  private var isSaved: Bool { account.saved.contains(id) }

  var body: some View {
    Button {
      account.toggleSaved(id)
    } label: {
      Image(systemName: isSaved ? "star.fill" : "star")
    }
    .accessibilityLabel("Save")
    .accessibilityValue(isSaved ? "on" : "off")
  }
}

/// The note on an article, and a field to write another.
struct ArticleNote: View {
  let article: Article
  @Environment(ArticleStore.self) private var store
  @Environment(ReaderAccount.self) private var account

  /// Adapts the optional draft to the text a field wants; keeping the note is an action of its own.
  private var draft: Binding<String> {
    Binding(
      get: { store.draftNote ?? "" },
      set: { store.draftNote = $0.isEmpty ? nil : $0 })
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let note = account.notes[article.id] {
        Text("“\(note)”").italic()
      }
      HStack(spacing: 8) {
        TextField("Note", text: draft, prompt: Text("Write a note"))
        Button("Keep") {
          account.setNote(store.draftNote, on: article.id)
          store.draftNote = nil
        }
        .disabled(store.draftNote == nil)
      }
    }
  }
}

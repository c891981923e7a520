import ViewGraph

/// Edits a document that it is handed, and follows when it is handed another.
struct EditView: View {
  let document: EditorDocument
  @Environment(AppSettings.self) private var settings

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      TitleField(document: document)
      TextArea(document: document)
      if settings.countsWords { WordCount(document: document) }
    }
  }
}

/// The title, to be edited.
struct TitleField: View {
  @Bindable var document: EditorDocument

  var body: some View { TextField("Title", text: $document.title) }
}

/// The text, to be edited.
struct TextArea: View {
  @Bindable var document: EditorDocument

  var body: some View { TextEditor(text: $document.text).accessibilityLabel("Text") }
}

/// How many words there are, and how many there are meant to be.
struct WordCount: View {
  let document: EditorDocument

  var body: some View {
    @Bindable var goal = document.goal
    let count = document.wordCount
    VStack(alignment: .leading, spacing: 0) {
      ProgressView(value: min(1, Double(count) / Double(goal.words))) {
        Text("^[\(count) word](inflect: true)")
      }
      Stepper("Goal", value: $goal.words, in: 10...500, step: 10)
    }
  }
}

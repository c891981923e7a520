import ViewGraph

/// Edits a draft that somebody else owns.
public struct NoteDraftForm: View {
  private enum Field { case title, body }

  @Bindable private var draft: NoteDraft
  @FocusState private var focus: Field?

  /// A form that writes to its owner's draft.
  public init(draft: NoteDraft) { self.draft = draft }

  /// The fields; the first has the focus from the start.
  public var body: some View {
    Form {
      Section {
        TextField("Title", text: $draft.title)
          .focused($focus, equals: .title)
          .onSubmit { focus = .body }
        TextField("Body", text: $draft.body, axis: .vertical).focused($focus, equals: .body)
      }
      Section("Tags") { TagEditor(tags: $draft.tags) }
    }
    .onAppear { focus = .title }
  }
}

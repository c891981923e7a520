import ViewGraph

/// Edits the tags of something it does not own.
public struct TagEditor: View {
  @Binding private var tags: [String]
  @State private var newTag = ""

  /// An editor that writes to its owner's tags.
  public init(tags: Binding<[String]>) { _tags = tags }

  /// A field for each tag, and one for the next.
  public var body: some View {
    // By position: a tag that is edited stays the same row, and keeps the focus.
    ForEach(tags.indices, id: \.self) { TextField("Tag", text: $tags[$0]) }
      .onDelete { tags.remove(atOffsets: $0) }
    TextField("Add tag", text: $newTag).onSubmit(add)
  }

  /// Adds what was typed, unless it is there already or nothing but spaces.
  private func add() {
    let tag = newTag.trimmingCharacters(in: .whitespaces)
    if !tag.isEmpty, !tags.contains(tag) { tags.append(tag) }
    newTag = ""
  }
}

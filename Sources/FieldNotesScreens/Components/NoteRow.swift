import ViewGraph

/// A note in a list: a plain value that it is given, so that it runs when that note changed and
/// no other does.
public struct NoteRow: View {
  private let note: Note

  /// A row of a note.
  public init(note: Note) { self.note = note }

  /// The title with a star where the note is pinned, and below it how the text begins.
  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 8) {
        Text(note.title.isEmpty ? "Untitled" : note.title).bold().lineLimit(1)
        if note.isPinned { Image(systemName: "star.fill").accessibilityLabel("pinned") }
      }
      Text(preview).foregroundStyle(.secondary).lineLimit(1)
    }
  }

  private var preview: String {
    let line = note.body.prefix { !$0.isNewline }
    return line.isEmpty ? "No text" : String(line)
  }
}

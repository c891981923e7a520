import ViewGraph

/// The choice of how lists of notes are sorted, which the user's defaults keep.
public struct NoteListSortMenu: View {
  @AppStorage("noteSortOrder") private var sortOrder: NoteSortOrder = .newestFirst

  /// A menu; every list of notes follows it.
  public init() {}

  /// A picker.
  public var body: some View {
    Picker("Sort By", selection: $sortOrder) {
      ForEach(NoteSortOrder.allCases, id: \.self) { Text($0.name).tag($0) }
    }
  }
}

import ViewGraph

/// What stands in the place of a note while none is selected.
struct NoNoteSelected: View {
  var body: some View {
    ContentUnavailableView(
      "No Note Selected", systemImage: "square.and.pencil",
      description: Text("Choose a note, or begin a new one."))
  }
}

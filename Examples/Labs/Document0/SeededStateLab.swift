import ViewGraph

extension Lab {
  /// State that is seeded from a parameter keeps the first value; and the three ways out of it.
  static let seededState = Lab(
    "seeded-state", "state seeded from a parameter, and three cures", document: 0,
    rules: ["O-02", "O-03", "O-15", "B-01", "X-01"],
    claim: """
      A draft seeded in the initializer keeps the first note's title after another note is selected. \
      Three designs cure it, in order of preference: bind to the value that has an owner already; give \
      the view another identity for another note; or reset the state by hand, at the price of a second \
      run.
      """,
    reason: """
      @State takes its initial value once, when its view first appears in that place. The same type in \
      the same place is the same view, whatever its initializer is handed.
      """,
    variants: [
      LabVariant("seeded once") { Notes { note, _ in SeededDraft(note: note) } }
        .launch(console: "Notes.body", "SeededDraft.body", shows: ["Draft: Birds"])
        .tap("Next note", console: "Notes.body", "SeededDraft.body", shows: ["Draft: Birds"]),
      LabVariant("a binding") { Notes { _, title in BoundDraft(title: title) } }
        .launch(console: "Notes.body", "BoundDraft.body", shows: ["Draft: Birds"])
        .tap("Next note", console: "Notes.body", "BoundDraft.body", shows: ["Draft: Wetlands"]),
      LabVariant("another identity") { Notes { note, _ in SeededDraft(note: note).id(note.id) } }
        .launch(console: "Notes.body", "SeededDraft.body", shows: ["Draft: Birds"])
        .tap("Next note", console: "Notes.body", "SeededDraft.body", shows: ["Draft: Wetlands"]),
      LabVariant("a reset by hand") { Notes { note, _ in ResetDraft(note: note) } }
        .launch(console: "Notes.body", "ResetDraft.body", shows: ["Draft: Birds"])
        .tap(
          "Next note", console: "Notes.body", "ResetDraft.body", "ResetDraft.body",
          shows: ["Draft: Wetlands"]),
    ])
}

private struct Note: Equatable {
  var id: Int
  var title: String
}

private struct SeededDraft: View {
  let note: Note
  @State private var title: String

  init(note: Note) {
    self.note = note
    _title = State(initialValue: note.title)
  }

  var body: some View {
    let _ = Console.print("SeededDraft.body")
    Text("Draft: \(title)")
  }
}

private struct BoundDraft: View {
  @Binding var title: String

  var body: some View {
    let _ = Console.print("BoundDraft.body")
    Text("Draft: \(title)")
  }
}

private struct ResetDraft: View {
  let note: Note
  @State private var title: String

  init(note: Note) {
    self.note = note
    _title = State(initialValue: note.title)
  }

  var body: some View {
    let _ = Console.print("ResetDraft.body")
    Text("Draft: \(title)")
      .onChange(of: note.id) { title = note.title }
  }
}

private struct Notes<Editor: View>: View {
  let edit: (Note, Binding<String>) -> Editor
  @State private var note = Note(id: 1, title: "Birds")

  init(_ edit: @escaping (Note, Binding<String>) -> Editor) { self.edit = edit }

  var body: some View {
    let _ = Console.print("Notes.body")
    VStack {
      Text("Note \(note.id)")
      edit(note, $note.title)
      Button("Next note") { note = Note(id: 2, title: "Wetlands") }
    }
  }
}

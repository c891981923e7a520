import ViewGraph

extension Lab {
  /// Rows that are known by the text being typed become other rows at each keystroke.
  static let tagEditor = Lab(
    "tag-editor", "rows by position, or by the text they edit", document: 0,
    rules: ["B-06", "B-02", "I-02", "X-05"],
    claim: """
      Rows of a tag editor are known by their position. Known by the tag itself, each keystroke makes \
      another row: the field that is typed in is taken away and a new one put in its place, with its \
      state started over and the focus lost.
      """,
    reason: """
      A row's identity is its id. A string that changes while it is typed is no stable identity.
      """,
    variants: [
      LabVariant("by position") { TagEditor(identifiesByText: false) }
        .launch(
          console: "TagEditor.body", "TagField.body", "TagField.body",
          shows: ["0 edits of this row", "text field birds", "text field wetlands"]
        )
        .step(
          "edit \"birds\"", console: "TagEditor.body", "TagField.body", "TagField.body",
          shows: ["1 edits of this row", "text field birdsx"]
        ) { try $0.textFields[0].typeText("x") }
        .step(
          "edit on", console: "TagEditor.body", "TagField.body", "TagField.body",
          shows: ["2 edits of this row", "text field birdsxy"]
        ) { try $0.textFields[0].typeText("y") }
        .step("look at the focus", console: "the first field has the focus") {
          Console.print(
            $0.textFields[0].isFocused ? "the first field has the focus" : "the focus is lost")
        },
      LabVariant("by the text") { TagEditor(identifiesByText: true) }
        .launch(
          console: "TagEditor.body", "TagField.body", "TagField.body",
          shows: ["0 edits of this row", "text field birds", "text field wetlands"]
        )
        .step(
          "edit \"birds\"", console: "TagEditor.body", "TagField.body", "TagField.body",
          shows: ["0 edits of this row", "text field birdsx"]
        ) { try $0.textFields[0].typeText("x") }
        .step("look at the focus", console: "the focus is lost") {
          Console.print(
            $0.textFields[0].isFocused ? "the first field has the focus" : "the focus is lost")
        },
    ])
}

private struct TagField: View {
  @Binding var tag: String
  @State private var edits = 0
  @FocusState private var isFocused: Bool

  var body: some View {
    let _ = Console.print("TagField.body")
    VStack {
      Text("\(edits) edits of this row")
      TextField("Tag", text: $tag)
        .focused($isFocused)
        .onChange(of: tag) { edits += 1 }
    }
  }
}

private struct TagEditor: View {
  let identifiesByText: Bool
  @State private var tags = ["birds", "wetlands"]

  var body: some View {
    let _ = Console.print("TagEditor.body")
    if identifiesByText {
      ForEach(tags, id: \.self) { tag in
        TagField(
          tag: Binding(
            get: { tag }, set: { if let place = tags.firstIndex(of: tag) { tags[place] = $0 } }))
      }
    } else {
      ForEach(tags.indices, id: \.self) { TagField(tag: $tags[$0]) }
    }
  }
}

import ViewGraph

extension Lab {
  /// A model made in a body is another one at each run.
  static let bodyModel = Lab(
    "body-model", "a model made in a body", document: 1, rules: ["O-08", "X-02"],
    claim: """
      A body that makes its model makes a new one at each run, so selections and drafts lose their \
      continuity: what was typed is gone after the next run for any reason. Kept in @State, the model \
      stays.
      """,
    reason: """
      A body is evaluated again and again, and everything in it is made again. What must outlast a run \
      belongs to the view's identity.
      """,
    variants: [
      LabVariant("made in the body") { Made() }
        .launch(console: "Made.body", "Draft.init", "DraftLine.body", shows: ["Draft: "])
        .tap("Type", console: "DraftLine.body", shows: ["Draft: x"])
        .tap("Redraw", console: "Made.body", "Draft.init", "DraftLine.body", shows: ["Draft: "]),
      LabVariant("kept in @State") { Kept() }
        .launch(console: "Draft.init", "Kept.body", "DraftLine.body", shows: ["Draft: "])
        .tap("Type", console: "DraftLine.body", shows: ["Draft: x"])
        .tap("Redraw", console: "Kept.body", shows: ["Draft: x"]),
    ])
}

@MainActor @Observable private final class Draft {
  var text = ""
  init() { Console.print("Draft.init") }
}

private struct DraftLine: View {
  let draft: Draft

  var body: some View {
    let _ = Console.print("DraftLine.body")
    Text("Draft: \(draft.text)")
    Button("Type") { draft.text += "x" }
  }
}

private struct Made: View {
  @State private var redraws = 0

  var body: some View {
    let _ = Console.print("Made.body")
    let draft = Draft()
    VStack {
      Text("Redraws: \(redraws)")
      DraftLine(draft: draft)
      Button("Redraw") { redraws += 1 }
    }
  }
}

private struct Kept: View {
  @State private var redraws = 0
  @State private var draft = Draft()

  var body: some View {
    let _ = Console.print("Kept.body")
    VStack {
      Text("Redraws: \(redraws)")
      DraftLine(draft: draft)
      Button("Redraw") { redraws += 1 }
    }
  }
}

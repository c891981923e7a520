import ViewGraph

extension Lab {
  /// A binding adapts an optional to the text a field wants, and does nothing else.
  static let optionalBinding = Lab(
    "optional-binding", "an optional behind a text field", document: 1, rules: ["B-03", "M-09"],
    claim: """
      A field edits text where the model has an optional: a binding made by hand turns nil into the \
      empty text and the empty text into nil. The control may write often, once a keystroke, so the \
      setter is quick and does nothing but adapt; saving is an action of its own.
      """,
    reason: """
      A binding is access to a value and not an event. How often a control writes is the control's \
      affair.
      """,
    variants: [
      LabVariant("three keystrokes") { Heading() }
        .launch(console: "Heading.body", shows: ["no title"])
        .step(
          "type \"Fen\"",
          console: "set F", "Heading.body", "set Fe", "Heading.body", "set Fen", "Heading.body",
          shows: ["title: Fen", "text field Fen"]
        ) { try $0.textFields["Title"].typeText("Fen") }
        .step("clear", console: "set nothing", "Heading.body", shows: ["no title"]) {
          try $0.textFields["Title"].clearText()
        }
    ])
}

@MainActor @Observable private final class Page {
  var title: String?
}

private struct Heading: View {
  @State private var page = Page()

  private var title: Binding<String> {
    Binding(
      get: { page.title ?? "" },
      set: {
        Console.print("set \($0.isEmpty ? "nothing" : $0)")
        page.title = $0.isEmpty ? nil : $0
      })
  }

  var body: some View {
    let _ = Console.print("Heading.body")
    VStack {
      Text(page.title.map { "title: \($0)" } ?? "no title")
      TextField("Title", text: title)
    }
  }
}

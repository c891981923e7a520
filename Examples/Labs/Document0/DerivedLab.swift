import ViewGraph

extension Lab {
  /// A copy that onChange keeps in step runs the body once more for each change.
  static let derived = Lab(
    "derived", "a copy kept by onChange, or a computed property", document: 0,
    rules: ["C-04", "C-01", "X-06"],
    claim: """
      A value computed from another needs no state of its own. Kept as a copy by onChange, the same \
      list is one run behind at each change, and the body runs twice where it ran once; when the \
      source changes in another way than the one watched, the copy is simply wrong.
      """,
    reason: """
      onChange runs after the update in which the value changed, so what it writes needs an update of \
      its own. A computed property is read in the body, and is always right.
      """,
    variants: [
      LabVariant("computed") { Computed() }
        .launch(console: "Computed.body", shows: ["Ash, Beech, Birch"])
        .tap("Type B", console: "Computed.body", shows: ["Beech, Birch"])
        .tap("Plant Box", console: "Computed.body", shows: ["Beech, Birch, Box"]),
      LabVariant("copied") { Copied() }
        .launch(console: "Copied.body", "Copied.body", shows: ["Ash, Beech, Birch"])
        .tap("Type B", console: "Copied.body", "Copied.body", shows: ["Beech, Birch"])
        .tap("Plant Box", shows: ["Beech, Birch"]),
    ])
}

private struct Computed: View {
  @State private var trees = ["Ash", "Beech", "Birch"]
  @State private var query = ""

  private var found: [String] { trees.filter { query.isEmpty || $0.hasPrefix(query) } }

  var body: some View {
    let _ = Console.print("Computed.body")
    VStack {
      Text(found.joined(separator: ", "))
      Button("Type B") { query = "B" }
      Button("Plant Box") { trees.append("Box") }
    }
  }
}

private struct Copied: View {
  @State private var trees = ["Ash", "Beech", "Birch"]
  @State private var query = ""
  @State private var found: [String] = []

  var body: some View {
    let _ = Console.print("Copied.body")
    VStack {
      Text(found.joined(separator: ", "))
      Button("Type B") { query = "B" }
      Button("Plant Box") { trees.append("Box") }
    }
    .onChange(of: query, initial: true) {
      found = trees.filter { query.isEmpty || $0.hasPrefix(query) }
    }
  }
}

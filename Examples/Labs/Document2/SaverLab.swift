import ViewGraph

extension Lab {
  /// A loop over Observations saves whenever what it reads changes, and only then.
  static let saver = Lab(
    "saver", "saving whenever the store changes", document: 2, rules: ["A-01", "T-01"],
    claim: """
      A loop over Observations in a task saves the store. It saves 3 items at the start, when the loop \
      first asks for a value; 3 after one was starred; 4 after one was added. Editing a draft that is \
      not in the store saves nothing.
      """,
    reason: """
      The closure is tracked as a body is: what it reads, it watches. Its first value is the one now, \
      handed over at the first request, and each later change of the items gives one more.
      """,
    variants: [
      LabVariant("a loop in a task") { Packing() }
        .lettingTasksRun()
        .launch(console: "Packing.body", "Saving 3 items", shows: ["3 items, draft: "])
        .tap("Edit the draft", console: "Packing.body", shows: ["3 items, draft: x"])
        .tap("Star the first", console: "Packing.body", "Saving 3 items")
        .tap(
          "Add the draft", console: "Packing.body", "Saving 4 items", shows: ["4 items, draft: "])
    ])
}

@MainActor @Observable private final class PackingList {
  struct Item: Sendable {
    var name: String
    var isStarred = false
  }

  var items = [Item(name: "Tent"), Item(name: "Stove"), Item(name: "Map")]

  func save() { Console.print("Saving \(items.count) items") }
}

private struct Packing: View {
  @State private var list = PackingList()
  @State private var draft = ""

  var body: some View {
    let _ = Console.print("Packing.body")
    VStack {
      Text("\(list.items.count) items, draft: \(draft)")
      Button("Edit the draft") { draft += "x" }
      Button("Star the first") { list.items[0].isStarred = true }
      Button("Add the draft") {
        list.items.append(PackingList.Item(name: draft))
        draft = ""
      }
    }
    .task {
      for await _ in Observations({ list.items }) { list.save() }
    }
  }
}

import ViewGraph

extension Lab {
  /// A computed count over nested objects is tracked through the array to each object's flag.
  static let chores = Lab(
    "chores", "a computed count over objects", document: 4, rules: ["M-03", "M-04"],
    claim: """
      A store computes how many tasks are left. Any view that reads it runs when the flag of one of \
      the tasks changes, without an annotation; the row of that task runs, and the other rows do not.
      """,
    reason: """
      The computed property reads the array and each object's flag, and so does the body that reads \
      it. A row reads its own object alone.
      """,
    variants: [
      LabVariant("three chores") { ChoreList() }
        .launch(
          console: "ChoreList.body", "LeftCount.body", "ChoreRow Sweep.body", "ChoreRow Dust.body",
          "ChoreRow Cook.body", shows: ["3 left", "☐ Sweep", "☐ Dust", "☐ Cook"]
        )
        .tap(
          "☐ Dust", console: "LeftCount.body", "ChoreRow Dust.body",
          shows: ["2 left", "☐ Sweep", "☑ Dust"]
        )
        .tap(
          "Add", console: "ChoreList.body", "LeftCount.body", "ChoreRow Wash.body",
          shows: ["3 left", "☐ Wash"])
    ])
}

@MainActor @Observable private final class Chore: Identifiable {
  let name: String
  var isDone = false

  init(_ name: String) { self.name = name }
}

@MainActor @Observable private final class ChoreStore {
  var chores = [Chore("Sweep"), Chore("Dust"), Chore("Cook")]
  var left: Int { chores.filter { !$0.isDone }.count }
}

private struct LeftCount: View {
  let store: ChoreStore

  var body: some View {
    let _ = Console.print("LeftCount.body")
    Text("\(store.left) left")
  }
}

private struct ChoreRow: View {
  let chore: Chore

  var body: some View {
    let _ = Console.print("ChoreRow \(chore.name).body")
    Button("\(chore.isDone ? "☑" : "☐") \(chore.name)") { chore.isDone.toggle() }
  }
}

private struct ChoreList: View {
  @State private var store = ChoreStore()

  var body: some View {
    let _ = Console.print("ChoreList.body")
    VStack {
      LeftCount(store: store)
      ForEach(store.chores) { ChoreRow(chore: $0) }
      Button("Add") { store.chores.append(Chore("Wash")) }
    }
  }
}

import ViewGraph

extension Lab {
  /// What was read counts, though it is not shown; what was not reached does not.
  static let unreadBranch = Lab(
    "unread-branch", "a read whose value is not shown", document: 1, rules: ["M-10", "M-03"],
    claim: """
      A property that was read on the way counts, even where the branch taken does not show it. A \
      property of a branch that was not run does not count, and dependencies are those of the latest \
      run.
      """,
    reason: """
      The list of what a body read is made while it runs. It knows nothing of what was done with the \
      values, and nothing of code that was not reached.
      """,
    variants: [
      LabVariant("read before the branch") { EagerPanel() }
        .launch(console: "EagerPanel.body", shows: ["closed"])
        .tap("Add a detail", console: "EagerPanel.body", shows: ["closed"])
        .tap("Open", console: "EagerPanel.body", shows: ["2 details"])
        .tap("Add a detail", console: "EagerPanel.body", shows: ["3 details"]),
      LabVariant("read in the branch") { LazyPanel() }
        .launch(console: "LazyPanel.body", shows: ["closed"])
        .tap("Add a detail", shows: ["closed"])
        .tap("Open", console: "LazyPanel.body", shows: ["2 details"])
        .tap("Add a detail", console: "LazyPanel.body", shows: ["3 details"]),
    ])
}

@MainActor @Observable private final class Details {
  var isOpen = false
  var count = 1
}

private struct EagerPanel: View {
  @State private var details = Details()

  var body: some View {
    let _ = Console.print("EagerPanel.body")
    let line = "\(details.count) details"
    VStack {
      if details.isOpen { Text(line) } else { Text("closed") }
      Button("Open") { details.isOpen = true }
      Button("Add a detail") { details.count += 1 }
    }
  }
}

private struct LazyPanel: View {
  @State private var details = Details()

  var body: some View {
    let _ = Console.print("LazyPanel.body")
    VStack {
      if details.isOpen { Text("\(details.count) details") } else { Text("closed") }
      Button("Open") { details.isOpen = true }
      Button("Add a detail") { details.count += 1 }
    }
  }
}

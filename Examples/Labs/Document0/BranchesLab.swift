import ViewGraph

extension Lab {
  /// Two branches are two identities; one view with another argument is one.
  static let branches = Lab(
    "branches", "two branches, or one view with a condition", document: 0, rules: ["I-01", "O-14"],
    claim: """
      A view written in both branches of an if is two views: a flip destroys the state of the one and \
      starts the other over, and flipping back does not bring it back. Written once, with the condition \
      in its argument, it keeps its state.
      """,
    reason: """
      A view is known by its place in the structure, and each branch is a place. State leaves with its \
      identity.
      """,
    variants: [
      LabVariant("in both branches") { Branching() }
        .launch(console: "Branching.body", "Clicker.body", shows: ["day 0"])
        .tap("Click", console: "Clicker.body", shows: ["day 1"])
        .tap("Flip", console: "Branching.body", "Clicker.body", shows: ["night 0"])
        .tap("Flip", console: "Branching.body", "Clicker.body", shows: ["day 0"]),
      LabVariant("written once") { Choosing() }
        .launch(console: "Choosing.body", "Clicker.body", shows: ["day 0"])
        .tap("Click", console: "Clicker.body", shows: ["day 1"])
        .tap("Flip", console: "Choosing.body", "Clicker.body", shows: ["night 1"])
        .tap("Flip", console: "Choosing.body", "Clicker.body", shows: ["day 1"]),
    ])
}

private struct Clicker: View {
  let name: String
  @State private var clicks = 0

  var body: some View {
    let _ = Console.print("Clicker.body")
    Text("\(name) \(clicks)")
    Button("Click") { clicks += 1 }
  }
}

private struct Branching: View {
  @State private var isNight = false

  var body: some View {
    let _ = Console.print("Branching.body")
    VStack {
      if isNight { Clicker(name: "night") } else { Clicker(name: "day") }
      Button("Flip") { isNight.toggle() }
    }
  }
}

private struct Choosing: View {
  @State private var isNight = false

  var body: some View {
    let _ = Console.print("Choosing.body")
    VStack {
      Clicker(name: isNight ? "night" : "day")
      Button("Flip") { isNight.toggle() }
    }
  }
}

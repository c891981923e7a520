import ViewGraph

extension Lab {
  /// State is not connected to the struct before the view is installed.
  static let ownInit = Lab(
    "own-init", "state read in the view's own init", document: 0, rules: ["O-06"],
    claim: """
      A view that reads its state in its own initializer reads the initial value there, however far \
      the state has gone since, and what it writes there is not kept.
      """,
    reason: """
      The initializer makes a new struct, and only afterwards does the graph connect it to the storage \
      of its identity.
      """,
    variants: [
      LabVariant("read in init") { Lift() }
        .launch(console: "Lift.body", "init reads floor 0", "Cabin.body", shows: ["Floor 0"])
        .tap("Up", console: "Cabin.body", shows: ["Floor 1"])
        .tap("Up", console: "Cabin.body", shows: ["Floor 2"])
        .tap(
          "Redraw", console: "Lift.body", "init reads floor 0", "Cabin.body", shows: ["Floor 2"])
    ])
}

private struct Cabin: View {
  let redraws: Int
  @State private var floor = 0

  init(redraws: Int) {
    self.redraws = redraws
    Console.print("init reads floor \(floor)")
    floor = 99
  }

  var body: some View {
    let _ = Console.print("Cabin.body")
    Text("Floor \(floor)")
    Button("Up") { floor += 1 }
  }
}

private struct Lift: View {
  @State private var redraws = 0

  var body: some View {
    let _ = Console.print("Lift.body")
    VStack {
      Cabin(redraws: redraws)
      Button("Redraw") { redraws += 1 }
    }
  }
}

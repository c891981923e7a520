import ViewGraph

extension Lab {
  /// A view that is built and never placed has no storage for its state.
  static let uninstalled = Lab(
    "uninstalled", "state of a view that is never shown", document: 0, rules: ["O-07", "X-10"],
    claim: """
      A view that is kept in a variable and not shown is never installed: its state reads as the \
      initial value, and a write to it is lost. The graph reports the write; the same view on the \
      screen keeps its own count.
      """,
    reason: """
      Storage belongs to a place in the hierarchy. A value that has no place has nothing to write to.
      """,
    variants: [
      LabVariant("kept in a variable") { Wall() }
        .launch(console: "Wall.body", "Gauge.body", shows: ["Pressure 1"])
        .tap(
          "Pump the kept one", console: "the kept one reads 1", shows: ["Pressure 1"],
          issues: ["O-07"]
        )
        .tap("Pump", console: "Gauge.body", shows: ["Pressure 2"])
    ])
}

private struct Gauge: View {
  @State private var pressure = 1

  func pump() { pressure += 1 }
  var reading: Int { pressure }

  var body: some View {
    let _ = Console.print("Gauge.body")
    Text("Pressure \(pressure)")
    Button("Pump") { pump() }
  }
}

private struct Wall: View {
  private let kept = Gauge()

  var body: some View {
    let _ = Console.print("Wall.body")
    VStack {
      Gauge()
      Button("Pump the kept one") {
        kept.pump()
        Console.print("the kept one reads \(kept.reading)")
      }
    }
  }
}

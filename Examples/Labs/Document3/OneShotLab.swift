import ViewGraph

extension Lab {
  /// Plain tracking fires once, before the change; whoever wants to go on must ask again.
  static let oneShot = Lab(
    "one-shot", "tracking by hand", document: 3, rules: ["A-05", "A-03"],
    claim: """
      withObservationTracking calls its closure once, and before the change: the value is still the old \
      one. The next change is not heard. Continuous observation calls at once, and again for each \
      change, with the new value.
      """,
    reason: """
      A registration is used up by the first change. To go on, the reads must be tracked again, on the \
      actor that owns the model.
      """,
    variants: [
      LabVariant("one shot") { Ticker(watches: .once) }
        .lettingTasksRun()
        .launch(console: "Ticker.body", shows: ["Ticks: 0"])
        .tap("Tick", console: "before a change, at 0", "Ticker.body", shows: ["Ticks: 1"])
        .tap("Tick", console: "Ticker.body", shows: ["Ticks: 2"]),
      LabVariant("continuous") { Ticker(watches: .on) }
        .lettingTasksRun()
        .launch(console: "Ticker.body", "seen 0", shows: ["Ticks: 0"])
        .tap("Tick", console: "Ticker.body", "seen 1", shows: ["Ticks: 1"])
        .tap("Tick", console: "Ticker.body", "seen 2", shows: ["Ticks: 2"]),
    ])
}

@MainActor @Observable private final class Ticks {
  var count = 0
  @ObservationIgnored var token: ObservationTracking.Token?
}

private enum Watching { case once, on }

private struct Ticker: View {
  let watches: Watching
  @State private var ticks = Ticks()

  var body: some View {
    let _ = Console.print("Ticker.body")
    VStack {
      Text("Ticks: \(ticks.count)")
      Button("Tick") { ticks.count += 1 }
    }
    .onAppear { watch() }
  }

  private func watch() {
    switch watches {
    case .once:
      withObservationTracking {
        _ = ticks.count
      } onChange: {
        // Called on the main actor, by the write: in the middle of it, and before the value is stored.
        MainActor.assumeIsolated { Console.print("before a change, at \(ticks.count)") }
      }
    case .on:
      ticks.token = withContinuousObservation(options: [.didSet]) { [weak ticks] _ in
        if let ticks { Console.print("seen \(ticks.count)") }
      }
    }
  }
}

import ViewGraph

extension Lab {
  /// A global model is tracked like any other, and its reader's interface does not say so.
  static let singleton = Lab(
    "singleton", "a global model", document: 1, rules: ["M-11", "M-06"],
    claim: """
      Observation tracks a read of a global model too: the view that reads it in its body runs when it \
      changes. But the dependence is not to be seen in the view's interface; a view that is handed its \
      model shows what it needs, and can be given another.
      """,
    reason: """
      Tracking goes by what a body reads while it runs, and not by how the body came to the model.
      """,
    variants: [
      LabVariant("read from the body") { Station() }
        .launch(console: "Station.body", "Hidden.body", "Open.body")
        .step("set both to 5", console: "Hidden.body", "Open.body", shows: ["hidden 5", "open 5"]) {
          Weather.shared.wind = 5
          $0.update()
        }
        .tap("Calm", console: "Hidden.body", "Open.body", shows: ["hidden 0", "open 0"])
    ])
}

@MainActor @Observable private final class Weather {
  static let shared = Weather()
  var wind = 0
}

private struct Hidden: View {
  var body: some View {
    let _ = Console.print("Hidden.body")
    Text("hidden \(Weather.shared.wind)")
  }
}

private struct Open: View {
  let weather: Weather

  var body: some View {
    let _ = Console.print("Open.body")
    Text("open \(weather.wind)")
  }
}

private struct Station: View {
  var body: some View {
    let _ = Console.print("Station.body")
    VStack {
      Hidden()
      Open(weather: .shared)
      Button("Calm") { Weather.shared.wind = 0 }
    }
  }
}

import ViewGraph

extension Lab {
  /// An onChange that writes what it watches is stopped, with a warning.
  static let changeLoop = Lab(
    "change-loop", "an onChange that writes what it watches", document: 0, rules: ["C-03", "X-06"],
    claim: """
      An action that changes the value it watches would go on for ever. It is stopped after a bounded \
      number of rounds with a run-time warning, and the program goes on: the next tap works. An action \
      that writes a value once and leaves it alone settles by itself.
      """,
    reason: """
      Each write makes an update, and each update in which the value differs makes another write. The \
      graph lets one onChange fire twice in an update and then reports it.
      """,
    variants: [
      LabVariant("for ever") { Dial(limit: .max) }
        .launch(console: "Dial.body", shows: ["Volume 0"])
        .tap(
          "Louder", console: "Dial.body", "Dial.body", "Dial.body", shows: ["Volume 3"],
          issues: ["C-03"]
        )
        .tap("Mute", console: "Dial.body", "Dial.body", "Dial.body", shows: ["Volume 2"]),
      LabVariant("up to a limit") { Dial(limit: 2) }
        .launch(console: "Dial.body", shows: ["Volume 0"])
        .tap("Louder", console: "Dial.body", "Dial.body", shows: ["Volume 2"]),
    ])
}

private struct Dial: View {
  let limit: Int
  @State private var volume = 0

  var body: some View {
    let _ = Console.print("Dial.body")
    VStack {
      Text("Volume \(volume)")
      Button("Louder") { volume += 1 }
      Button("Mute") { volume = 0 }
    }
    .onChange(of: volume) { if volume < limit { volume += 1 } }
  }
}

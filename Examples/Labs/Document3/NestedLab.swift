import ViewGraph

extension Lab {
  /// A nested object tells its own readers; a nested broadcasting object tells nobody above.
  static let nested = Lab(
    "nested", "a model inside a model", document: 3, rules: ["L-07", "M-04"],
    claim: """
      Where a model holds a reference whose properties a view reads, that reference must take part in \
      observing. A nested observable object does: its reader follows. A nested broadcasting object does \
      not pass its signal up, so the screen is stale until the outer object says something.
      """,
    reason: """
      Each observable instance keeps its own list of readers. A broadcasting object has one signal, \
      and the inner one's is not the outer one's.
      """,
    variants: [
      LabVariant("observable") { Harbour() }
        .launch(console: "Harbour.body", shows: ["Quay: water 2"])
        .tap("Tide", console: "Harbour.body", shows: ["Quay: water 3"])
        .tap("Rename", console: "Harbour.body", shows: ["Quay!: water 3"]),
      LabVariant("broadcast") { OldHarbour() }
        .launch(console: "OldHarbour.body", shows: ["Quay: water 2"])
        .tap("Tide", console: "the water is at 3", shows: ["Quay: water 2"])
        .tap("Rename", console: "OldHarbour.body", shows: ["Quay!: water 3"]),
    ])
}

@MainActor @Observable private final class Water {
  var level = 2
}

@MainActor @Observable private final class Quay {
  var name = "Quay"
  let water = Water()
}

@MainActor private final class OldWater: ObservableObject {
  @Published var level = 2
}

@MainActor private final class OldQuay: ObservableObject {
  @Published var name = "Quay"
  let water = OldWater()
}

private struct Harbour: View {
  @State private var quay = Quay()

  var body: some View {
    let _ = Console.print("Harbour.body")
    Text("\(quay.name): water \(quay.water.level)")
    Button("Tide") { quay.water.level += 1 }
    Button("Rename") { quay.name += "!" }
  }
}

private struct OldHarbour: View {
  @StateObject private var quay = OldQuay()

  var body: some View {
    let _ = Console.print("OldHarbour.body")
    Text("\(quay.name): water \(quay.water.level)")
    Button("Tide") {
      quay.water.level += 1
      Console.print("the water is at \(quay.water.level)")
    }
    Button("Rename") { quay.name += "!" }
  }
}

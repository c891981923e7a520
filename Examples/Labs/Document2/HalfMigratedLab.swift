import ViewGraph

extension Lab {
  /// State watches the reference it holds, and a broadcasting object's reference never changes.
  static let halfMigrated = Lab(
    "half-migrated", "a migration done halfway", document: 2, rules: ["L-05", "L-06", "X-03"],
    claim: """
      A broadcasting object that is kept in @State counts to 2 while the screen says 0, without an \
      error or a warning. Kept in @StateObject, or made observable, the same screen follows.
      """,
    reason: """
      @State watches the reference it holds, and the reference stays the same. Only @StateObject, \
      @ObservedObject and @EnvironmentObject listen to the broadcast, so migrate the model first and \
      the views that hold it afterwards.
      """,
    variants: [
      LabVariant("@State, broadcast") { Deaf() }
        .launch(console: "Deaf.body", shows: ["Steps: 0"])
        .tap("Step", console: "the object holds 1", shows: ["Steps: 0"])
        .tap("Step", console: "the object holds 2", shows: ["Steps: 0"]),
      LabVariant("@StateObject") { Listening() }
        .launch(console: "Listening.body", shows: ["Steps: 0"])
        .tap("Step", console: "the object holds 1", "Listening.body", shows: ["Steps: 1"])
        .tap("Step", console: "the object holds 2", "Listening.body", shows: ["Steps: 2"]),
      LabVariant("@State, observable") { Migrated() }
        .launch(console: "Migrated.body", shows: ["Steps: 0"])
        .tap("Step", console: "the object holds 1", "Migrated.body", shows: ["Steps: 1"])
        .tap("Step", console: "the object holds 2", "Migrated.body", shows: ["Steps: 2"]),
    ])
}

@MainActor private final class OldPedometer: ObservableObject {
  @Published var steps = 0
}

@MainActor @Observable private final class Pedometer {
  var steps = 0
}

private struct Deaf: View {
  @State private var pedometer = OldPedometer()

  var body: some View {
    let _ = Console.print("Deaf.body")
    Text("Steps: \(pedometer.steps)")
    Button("Step") {
      pedometer.steps += 1
      Console.print("the object holds \(pedometer.steps)")
    }
  }
}

private struct Listening: View {
  @StateObject private var pedometer = OldPedometer()

  var body: some View {
    let _ = Console.print("Listening.body")
    Text("Steps: \(pedometer.steps)")
    Button("Step") {
      pedometer.steps += 1
      Console.print("the object holds \(pedometer.steps)")
    }
  }
}

private struct Migrated: View {
  @State private var pedometer = Pedometer()

  var body: some View {
    let _ = Console.print("Migrated.body")
    Text("Steps: \(pedometer.steps)")
    Button("Step") {
      pedometer.steps += 1
      Console.print("the object holds \(pedometer.steps)")
    }
  }
}

import ViewGraph

extension Lab {
  /// A model in a plain property is made anew with the struct; a property that owns keeps it.
  static let plainModel = Lab(
    "plain-model", "a model made in a plain property", document: 2,
    rules: ["O-04", "O-08", "O-09", "X-02"],
    claim: """
      A view that makes its model in a plain property counts to 2, and is back at 0 once its parent has \
      run: the parent's body made a new struct, and the struct a new model. With @State the count stays \
      2 and the model is made once. The old pair behaves alike: @ObservedObject with a default resets, \
      @StateObject keeps.
      """,
    reason: """
      The struct is made again at every run of the parent's body, with everything in it. @State and \
      @StateObject keep the model outside the struct, by the view's identity.
      """,
    variants: [
      LabVariant("let") { Parent { Plain() } }
        .launch(console: "Parent.body", "Turns.init", "Plain.body", shows: ["Turns: 0"])
        .tap("Turn", console: "Plain.body", shows: ["Turns: 1"])
        .tap("Turn", console: "Plain.body", shows: ["Turns: 2"])
        .tap(
          "Redraw the parent", console: "Parent.body", "Turns.init", "Plain.body",
          shows: ["Turns: 0"]),
      LabVariant("@State") { Parent { Owned() } }
        .launch(console: "Parent.body", "Turns.init", "Owned.body", shows: ["Turns: 0"])
        .tap("Turn", console: "Owned.body", shows: ["Turns: 1"])
        .tap("Turn", console: "Owned.body", shows: ["Turns: 2"])
        .tap("Redraw the parent", console: "Parent.body", shows: ["Turns: 2"]),
      LabVariant("@ObservedObject") { Parent { OldPlain() } }
        .launch(console: "Parent.body", "Turns.init", "OldPlain.body", shows: ["Turns: 0"])
        .tap("Turn", console: "OldPlain.body", shows: ["Turns: 1"])
        .tap("Turn", console: "OldPlain.body", shows: ["Turns: 2"])
        .tap(
          "Redraw the parent", console: "Parent.body", "Turns.init", "OldPlain.body",
          shows: ["Turns: 0"]),
      LabVariant("@StateObject") { Parent { OldOwned() } }
        .launch(console: "Parent.body", "Turns.init", "OldOwned.body", shows: ["Turns: 0"])
        .tap("Turn", console: "OldOwned.body", shows: ["Turns: 1"])
        .tap("Turn", console: "OldOwned.body", shows: ["Turns: 2"])
        .tap("Redraw the parent", console: "Parent.body", shows: ["Turns: 2"]),
    ])
}

@MainActor @Observable private final class Turns {
  var count = 0
  init() { Console.print("Turns.init") }
}

@MainActor private final class OldTurns: ObservableObject {
  @Published var count = 0
  init() { Console.print("Turns.init") }
}

private struct Plain: View {
  let turns = Turns()

  var body: some View {
    let _ = Console.print("Plain.body")
    Text("Turns: \(turns.count)")
    Button("Turn") { turns.count += 1 }
  }
}

private struct Owned: View {
  @State private var turns = Turns()

  var body: some View {
    let _ = Console.print("Owned.body")
    Text("Turns: \(turns.count)")
    Button("Turn") { turns.count += 1 }
  }
}

private struct OldPlain: View {
  @ObservedObject var turns = OldTurns()

  var body: some View {
    let _ = Console.print("OldPlain.body")
    Text("Turns: \(turns.count)")
    Button("Turn") { turns.count += 1 }
  }
}

private struct OldOwned: View {
  @StateObject private var turns = OldTurns()

  var body: some View {
    let _ = Console.print("OldOwned.body")
    Text("Turns: \(turns.count)")
    Button("Turn") { turns.count += 1 }
  }
}

private struct Parent<Child: View>: View {
  let makeChild: () -> Child
  @State private var redraws = 0

  init(_ makeChild: @escaping () -> Child) { self.makeChild = makeChild }

  var body: some View {
    let _ = Console.print("Parent.body")
    VStack {
      Text("Redraws: \(redraws)")
      makeChild()
      Button("Redraw the parent") { redraws += 1 }
    }
  }
}

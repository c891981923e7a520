import ViewGraph

extension Lab {
  /// State takes its first value and keeps it, so a model that is handed in does not belong there.
  static let handedModel = Lab(
    "handed-model", "@State for a model that was handed in", document: 2, rules: ["O-10", "X-01"],
    claim: """
      A child that puts the model it is handed into @State shows the first one for ever: neither \
      another model nor its renaming reaches it. A child that holds it in a plain property follows \
      both.
      """,
    reason: """
      @State takes its value once, when the view first appears. It is for a model the view makes; a \
      model it is given goes into a plain property, or @Bindable where it is edited.
      """,
    variants: [
      LabVariant("@State") { Handing { KeptName(boat: $0) } }
        .launch(
          console: "Handing.body", "KeptName.body",
          shows: ["The harbour has Alma", "The berth shows Alma"]
        )
        .tap(
          "Next boat", console: "Handing.body",
          shows: ["The harbour has Britta", "The berth shows Alma"]
        )
        .tap(
          "Rename it", console: "Handing.body",
          shows: ["The harbour has Britta II", "The berth shows Alma"]),
      LabVariant("let") { Handing { FollowedName(boat: $0) } }
        .launch(
          console: "Handing.body", "FollowedName.body",
          shows: ["The harbour has Alma", "The berth shows Alma"]
        )
        .tap(
          "Next boat", console: "Handing.body", "FollowedName.body",
          shows: ["The harbour has Britta", "The berth shows Britta"]
        )
        .tap(
          "Rename it", console: "Handing.body", "FollowedName.body",
          shows: ["The harbour has Britta II", "The berth shows Britta II"]),
    ])
}

@MainActor @Observable private final class Boat {
  var name: String
  init(_ name: String) { self.name = name }
}

private struct KeptName: View {
  @State var boat: Boat

  init(boat: Boat) { _boat = State(initialValue: boat) }

  var body: some View {
    let _ = Console.print("KeptName.body")
    Text("The berth shows \(boat.name)")
  }
}

private struct FollowedName: View {
  let boat: Boat

  var body: some View {
    let _ = Console.print("FollowedName.body")
    Text("The berth shows \(boat.name)")
  }
}

private struct Handing<Child: View>: View {
  let makeChild: (Boat) -> Child
  @State private var boat = Boat("Alma")

  init(_ makeChild: @escaping (Boat) -> Child) { self.makeChild = makeChild }

  var body: some View {
    let _ = Console.print("Handing.body")
    VStack {
      Text("The harbour has \(boat.name)")
      makeChild(boat)
      Button("Next boat") { boat = Boat("Britta") }
      Button("Rename it") { boat.name += " II" }
    }
  }
}

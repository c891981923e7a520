import ViewGraph

extension Lab {
  /// A struct in state is one value: any part of it that changes is a change of all of it.
  static let structState = Lab(
    "struct-state", "a struct in state needs no observing", document: 2, rules: ["O-11"],
    claim: """
      @Observable cannot be put on a struct, and a struct does not need it: @State notices a change of \
      any part, because that changes the whole value. So a screen that shows the city alone runs when \
      the nights change, where an observable object would have left it alone. An equal value runs \
      nothing.
      """,
    reason: """
      Observing follows the properties of one instance, and a struct has no instances, only values. A \
      value goes into @State as it is; a class that views share is marked @Observable.
      """,
    variants: [
      LabVariant("a struct") { ValueScreen() }
        .launch(console: "ValueScreen.body", shows: ["City: Bergen"])
        .tap("Add a night", console: "ValueScreen.body", shows: ["City: Bergen"])
        .tap("Bergen again", shows: ["City: Bergen"])
        .tap("Oslo", console: "ValueScreen.body", shows: ["City: Oslo"]),
      LabVariant("an object") { ObjectScreen() }
        .launch(console: "ObjectScreen.body", shows: ["City: Bergen"])
        .tap("Add a night", shows: ["City: Bergen"])
        .tap("Bergen again", shows: ["City: Bergen"])
        .tap("Oslo", console: "ObjectScreen.body", shows: ["City: Oslo"]),
    ])
}

private struct Route: Equatable {
  var city = "Bergen"
  var nights = 3
}

@MainActor @Observable private final class SharedRoute {
  var city = "Bergen"
  var nights = 3
}

private struct ValueScreen: View {
  @State private var route = Route()

  var body: some View {
    let _ = Console.print("ValueScreen.body")
    VStack {
      Text("City: \(route.city)")
      Button("Add a night") { route.nights += 1 }
      Button("Bergen again") { route.city = "Bergen" }
      Button("Oslo") { route.city = "Oslo" }
    }
  }
}

private struct ObjectScreen: View {
  @State private var route = SharedRoute()

  var body: some View {
    let _ = Console.print("ObjectScreen.body")
    VStack {
      Text("City: \(route.city)")
      Button("Add a night") { route.nights += 1 }
      Button("Bergen again") { route.city = "Bergen" }
      Button("Oslo") { route.city = "Oslo" }
    }
  }
}

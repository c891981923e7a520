import ViewGraph

extension Lab {
  /// An ignored property is stored and tells nobody, so the screen is right only by accident.
  static let ignored = Lab(
    "ignored", "a property that is not observed", document: 2, rules: ["M-08", "X-04"],
    claim: """
      A property marked @ObservationIgnored is shown as 3 while the model holds 5. A change of a \
      tracked property then runs the body, which reads the ignored one on the way: 5, and 19 nights.
      """,
    reason: """
      The property is stored as in any class, and its changes are told to nobody. What is shown is not \
      frozen but stale, until something else happens to run the body.
      """,
    variants: [
      LabVariant("ignored") { Cabin() }
        .launch(console: "Cabin.body", shows: ["3 guests, 18 nights"])
        .tap("Add a guest", console: "the model holds 4 guests", shows: ["3 guests, 18 nights"])
        .tap("Add a guest", console: "the model holds 5 guests", shows: ["3 guests, 18 nights"])
        .tap("Add a night", console: "Cabin.body", shows: ["5 guests, 19 nights"])
    ])
}

@MainActor @Observable private final class Stay {
  @ObservationIgnored var guests = 3
  var nights = 18
}

private struct Cabin: View {
  @State private var stay = Stay()

  var body: some View {
    let _ = Console.print("Cabin.body")
    VStack {
      Text("\(stay.guests) guests, \(stay.nights) nights")
      Button("Add a guest") {
        stay.guests += 1
        Console.print("the model holds \(stay.guests) guests")
      }
      Button("Add a night") { stay.nights += 1 }
    }
  }
}

import ViewGraph

extension Lab {
  /// Three ways to a binding of a model's property; all of them make the same one.
  static let localBindable = Lab(
    "local-bindable", "a binding to a model held in a plain property", document: 2,
    rules: ["B-07", "E-06"],
    claim: """
      A plain property has no $. A @Bindable variable inside the body gives the binding, and so does \
      Bindable(…) called for a single use; neither changes how the view holds the model, and both make \
      the binding that a @Bindable property would. What is typed is in the model, and whoever shows it \
      follows.
      """,
    reason: """
      @Bindable owns nothing: it makes bindings to the properties of a model that something else keeps.
      """,
    variants: [
      LabVariant("a @Bindable property") { Ticket { PropertyForm(journey: $0) } }
        .launch(console: "Ticket.body", "Where.body", "PropertyForm.body", shows: ["To: "])
        .step("type \"Oslo\"", console: "Where.body", "PropertyForm.body", shows: ["To: Oslo"]) {
          try $0.textFields["City"].setText("Oslo")
        },
      LabVariant("a local @Bindable") { Ticket { LocalForm(journey: $0) } }
        .launch(console: "Ticket.body", "Where.body", "LocalForm.body", shows: ["To: "])
        .step("type \"Oslo\"", console: "Where.body", "LocalForm.body", shows: ["To: Oslo"]) {
          try $0.textFields["City"].setText("Oslo")
        },
      LabVariant("Bindable, called") { Ticket { CalledForm(journey: $0) } }
        .launch(console: "Ticket.body", "Where.body", "CalledForm.body", shows: ["To: "])
        .step("type \"Oslo\"", console: "Where.body", "CalledForm.body", shows: ["To: Oslo"]) {
          try $0.textFields["City"].setText("Oslo")
        },
    ])
}

@MainActor @Observable private final class Journey {
  var city = ""
}

private struct PropertyForm: View {
  @Bindable var journey: Journey

  var body: some View {
    let _ = Console.print("PropertyForm.body")
    TextField("City", text: $journey.city)
  }
}

private struct LocalForm: View {
  let journey: Journey

  var body: some View {
    let _ = Console.print("LocalForm.body")
    @Bindable var journey = journey
    TextField("City", text: $journey.city)
  }
}

private struct CalledForm: View {
  let journey: Journey

  var body: some View {
    let _ = Console.print("CalledForm.body")
    TextField("City", text: Bindable(journey).city)
  }
}

private struct Where: View {
  let journey: Journey

  var body: some View {
    let _ = Console.print("Where.body")
    Text("To: \(journey.city)")
  }
}

private struct Ticket<Form: View>: View {
  let makeForm: (Journey) -> Form
  @State private var journey = Journey()

  init(_ makeForm: @escaping (Journey) -> Form) { self.makeForm = makeForm }

  var body: some View {
    let _ = Console.print("Ticket.body")
    VStack {
      Where(journey: journey)
      makeForm(journey)
    }
  }
}

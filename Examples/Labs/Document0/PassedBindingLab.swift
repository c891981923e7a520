import ViewGraph

extension Lab {
  /// What only passes a binding on has read nothing, and is not run.
  static let passedBinding = Lab(
    "passed-binding", "a binding handed down three levels", document: 0,
    rules: ["B-01", "B-10", "M-06"],
    claim: """
      A binding is a reference to someone else's value. A write at the bottom goes to the owner at the \
      top, and the view that shows the value runs; the views between, which only hand the binding on, \
      do not, and the owner runs only where it reads the value itself.
      """,
    reason: """
      Passing a binding reads nothing. Whoever reads through it depends on the value, and nobody else \
      does.
      """,
    variants: [
      LabVariant("an owner that reads") { Owner(reads: true) }
        .launch(
          console: "Owner.body", "Upper.body", "Lower.body", "Switch.body",
          shows: ["Lit: no", "off"]
        )
        .tap("off", console: "Owner.body", "Switch.body", shows: ["Lit: yes", "on"]),
      LabVariant("an owner that does not") { Owner(reads: false) }
        .launch(console: "Owner.body", "Upper.body", "Lower.body", "Switch.body", shows: ["off"])
        .tap("off", console: "Switch.body", shows: ["on"]),
    ])
}

private struct Switch: View {
  @Binding var isLit: Bool

  var body: some View {
    let _ = Console.print("Switch.body")
    Button(isLit ? "on" : "off") { isLit.toggle() }
  }
}

private struct Lower: View {
  @Binding var isLit: Bool

  var body: some View {
    let _ = Console.print("Lower.body")
    Switch(isLit: $isLit)
  }
}

private struct Upper: View {
  @Binding var isLit: Bool

  var body: some View {
    let _ = Console.print("Upper.body")
    Lower(isLit: $isLit)
  }
}

private struct Owner: View {
  let reads: Bool
  @State private var isLit = false

  var body: some View {
    let _ = Console.print("Owner.body")
    VStack {
      if reads { Text("Lit: \(isLit ? "yes" : "no")") }
      Upper(isLit: $isLit)
    }
  }
}

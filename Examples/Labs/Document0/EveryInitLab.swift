import ViewGraph

extension Lab {
  /// The initial value of a class in state: made once now, made and thrown away each time before.
  static let everyInit = Lab(
    "every-init", "when the initial value of a class is made", document: 0,
    rules: ["O-04", "O-05"],
    claim: """
      Built with the toolchain of 2026, the initial value of a class in @State is made once, when the \
      view first appears. Before, it was made at each initialization of the struct, and every instance \
      but the first was thrown away; what its initializer did was done again and again.
      """,
    reason: """
      Only the first value is ever kept, in both. What differs is whether the expression runs for \
      nothing, and so whether an initializer with side effects does harm.
      """,
    variants: [
      LabVariant("once") { Pages() }
        .launch(console: "Pages.body", "Ink.init", "Page.body", shows: ["Page 1, ink 0"])
        .tap("Blot", console: "Page.body", shows: ["Page 1, ink 1"])
        .tap("Turn", console: "Pages.body", "Page.body", shows: ["Page 2, ink 1"])
        .tap("Turn", console: "Pages.body", "Page.body", shows: ["Page 3, ink 1"]),
      LabVariant("every init", options: HostOptions(stateInitialization: .everyInit)) { Pages() }
        .launch(console: "Pages.body", "Ink.init", "Page.body", shows: ["Page 1, ink 0"])
        .tap("Blot", console: "Page.body", shows: ["Page 1, ink 1"])
        .tap("Turn", console: "Pages.body", "Ink.init", "Page.body", shows: ["Page 2, ink 1"])
        .tap("Turn", console: "Pages.body", "Ink.init", "Page.body", shows: ["Page 3, ink 1"]),
    ])
}

@MainActor @Observable private final class Ink {
  var blots = 0
  init() { Console.print("Ink.init") }
}

private struct Page: View {
  let number: Int
  @State private var ink = Ink()

  var body: some View {
    let _ = Console.print("Page.body")
    Text("Page \(number), ink \(ink.blots)")
    Button("Blot") { ink.blots += 1 }
  }
}

private struct Pages: View {
  @State private var number = 1

  var body: some View {
    let _ = Console.print("Pages.body")
    VStack {
      Page(number: number)
      Button("Turn") { number += 1 }
    }
  }
}

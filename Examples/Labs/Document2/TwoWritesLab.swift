import ViewGraph

extension Lab {
  /// Changes made together are one: a body runs once, and a watching loop gets one value.
  static let twoWrites = Lab(
    "two-writes", "two changes, one value", document: 2, rules: ["M-09", "A-01"],
    claim: """
      A button adds one twice. The body runs once a tap and a loop over Observations gets one value a \
      tap: 3 at the start, then 5, then 7, and never 4 or 6.
      """,
    reason: """
      A change only marks the view, and the body runs at the next update. Observations hands its value \
      over when the code that writes comes to a pause, and between the two writes there is none.
      """,
    variants: [
      LabVariant("two writes") { TwoWrites() }
        .lettingTasksRun()
        .launch(console: "TwoWrites.body", "the loop gets 3", shows: ["Eggs: 3"])
        .tap("Add two", console: "TwoWrites.body", "the loop gets 5", shows: ["Eggs: 5"])
        .tap("Add two", console: "TwoWrites.body", "the loop gets 7", shows: ["Eggs: 7"])
    ])
}

@MainActor @Observable private final class Basket {
  var eggs = 3
}

private struct TwoWrites: View {
  @State private var basket = Basket()

  var body: some View {
    let _ = Console.print("TwoWrites.body")
    VStack {
      Text("Eggs: \(basket.eggs)")
      Button("Add two") {
        basket.eggs += 1
        basket.eggs += 1
      }
    }
    .task {
      for await eggs in Observations({ basket.eggs }) {
        Console.print("the loop gets \(eggs)")
      }
    }
  }
}

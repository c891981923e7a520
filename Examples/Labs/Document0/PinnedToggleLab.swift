import ViewGraph

extension Lab {
  /// A binding made by hand routes a toggle through the method that keeps the model right.
  static let pinnedToggle = Lab(
    "pinned-toggle", "a binding made by hand", document: 0, rules: ["B-03", "B-01", "O-01"],
    claim: """
      Where no property has the right shape, a binding is made of two closures. A toggle that shows \
      whether a note is pinned, and writes by the store's own method, follows the store, and the store \
      keeps its order; setting what is set already calls nothing.
      """,
    reason: """
      The getter is called at each read, and what it reads counts for the body that reads the binding. \
      The setter is the one way in, so the rule it keeps cannot be passed by.
      """,
    variants: [
      LabVariant("get and set") { Board() }
        .launch(console: "Board.body", shows: ["Ash, Beech, Cedar", "toggle off"])
        .step(
          "pin", console: "toggled Cedar", "Board.body", shows: ["Cedar, Ash, Beech", "toggle on"]
        ) {
          try $0.toggles["Pinned"].setOn(true)
        }
        .step("pin again", shows: ["Cedar, Ash, Beech", "toggle on"]) {
          try $0.toggles["Pinned"].setOn(true)
        }
        .step(
          "unpin", console: "toggled Cedar", "Board.body",
          shows: ["Ash, Beech, Cedar", "toggle off"]
        ) { try $0.toggles["Pinned"].setOn(false) }
    ])
}

@MainActor @Observable private final class Cards {
  private var all = ["Ash", "Beech", "Cedar"]
  private var pinned: Set<String> = []

  /// The pinned ones first, each part in the order of the alphabet.
  var ordered: [String] { all.filter(isPinned) + all.filter { !isPinned($0) } }

  func isPinned(_ card: String) -> Bool { pinned.contains(card) }

  func togglePin(_ card: String) {
    Console.print("toggled \(card)")
    if pinned.remove(card) == nil { pinned.insert(card) }
  }
}

private struct Board: View {
  @State private var cards = Cards()

  private var isCedarPinned: Binding<Bool> {
    Binding(
      get: { cards.isPinned("Cedar") },
      set: { if $0 != cards.isPinned("Cedar") { cards.togglePin("Cedar") } })
  }

  var body: some View {
    let _ = Console.print("Board.body")
    VStack {
      Text(cards.ordered.joined(separator: ", "))
      Toggle("Pinned", isOn: isCedarPinned)
    }
  }
}

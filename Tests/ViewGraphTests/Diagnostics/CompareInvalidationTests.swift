import Foundation
import Testing
import ViewGraph

@MainActor private final class OldCounts: ObservableObject {
  @Published var apples = 1
  @Published var pears = 1
}

@MainActor @Observable private final class NewCounts {
  var apples = 1
  var pears = 1
}

private struct OldApples: View {
  @ObservedObject var counts: OldCounts
  var body: some View { Text("\(counts.apples) apples") }
}

private struct OldPears: View {
  @ObservedObject var counts: OldCounts
  var body: some View { Text("\(counts.pears) pears") }
}

private struct OldBasket: View {
  @StateObject private var counts = OldCounts()
  var body: some View {
    OldApples(counts: counts)
    OldPears(counts: counts)
    Button("Apple") { counts.apples += 1 }
  }
}

private struct NewApples: View {
  let counts: NewCounts
  var body: some View { Text("\(counts.apples) apples") }
}

private struct NewPears: View {
  let counts: NewCounts
  var word = "pears"
  var body: some View { Text("\(counts.pears) \(word)") }
}

private struct NewBasket: View {
  var word = "pears"
  @State private var counts = NewCounts()
  var body: some View {
    NewApples(counts: counts)
    NewPears(counts: counts, word: word)
    Button("Apple") { counts.apples += 1 }
  }
}

@MainActor @Suite struct CompareInvalidationTests {
  private func compare(word: String = "pears", taps: Int = 2) throws -> InvalidationComparison {
    try compareInvalidation(
      "broadcast", { OldBasket() }, vs: "per property", { NewBasket(word: word) }
    ) { host in
      for _ in 0..<taps { try host.buttons["Apple"].tap() }
    }
  }

  @Test("L-01 the comparison tabulates runs, wasted runs and skips of each step") func table()
    throws
  {
    let table = try compare().description
    #expect(
      table == """
                      broadcast             per property
                      ran  wasted  skipped  ran  wasted  skipped
        ────────────────────────────────────────────────────────
        launch          3       0        0    3       0        0
        tap "Apple"     3       2        0    1       0        0
        tap "Apple"     3       2        0    1       0        0
        ────────────────────────────────────────────────────────
        after launch    6       4        0    2       0        0
        The screens show the same after every step.
        """)
  }

  @Test("L-01 screens that show something else are told apart, with the step") func differences()
    throws
  {
    let comparison = try compare(word: "plums", taps: 1)
    #expect(comparison.differences.map(\.step) == [0, 1])
    #expect(
      "\(comparison)".hasSuffix(
        """
        The screens differ:
          after launch: broadcast shows "1 pears"; per property shows "1 plums"
          after tap "Apple": broadcast shows "1 pears"; per property shows "1 plums"
        """))
  }

  @Test("L-01 the comparison as JSON names each update's bodies") func json() throws {
    let text = try compare(taps: 1).json(lab: "basket")
    #expect(
      text.hasPrefix(
        #"{"version":1,"lab":"basket","variants":[{"name":"broadcast","updates":["#
          + #"{"trigger":"launch","bodies":["OldBasket","OldApples","OldPears"],"#))
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(object?["equal"] as? Bool == true)
  }

  @Test("L-01 an error of the script is thrown on") func failure() {
    #expect(throws: HostFailure.self) {
      try compareInvalidation("one", { OldBasket() }, vs: "two", { NewBasket() }) { host in
        try host.buttons["Plum"].tap()
      }
    }
  }
}

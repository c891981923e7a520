import Foundation
import Testing
import ViewGraph
import ViewGraphCommand

@MainActor @Observable private final class Cart {
  var items = 2
  var note = ""
}

private struct CartCount: View {
  let cart: Cart
  var body: some View { Text("\(cart.items) items") }
}

private struct CartScreen: View {
  @State private var cart = Cart()

  var body: some View {
    CartCount(cart: cart)
    TextField("Note", text: $cart.note)
    Button("Add") { cart.items += 1 }
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    Text("Count: \(count)")
    Button("+") { count += 1 }
  }
}

/// What the documentation shows is what comes of it.
@MainActor @Suite struct ReadmeTests {
  private func page(_ path: String) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  @Test("DOC-1 the README shows what the command prints") func command() async throws {
    let readme = try page("README.md")
    #expect(readme.contains("$ swift run viewgraph\n" + (await CommandRun()).output + "```"))
    let rows = await CommandRun("lab", "rows")
    #expect(readme.contains("$ swift run viewgraph lab rows\n" + rows.output + "```"))
  }

  @Test("DOC-1 the README's first test holds and prints what it says", .named)
  func firstTest() throws {
    let host = ViewHost { CartScreen() }
    let report = try host.buttons["Add"].tap()
    #expect(host.texts["3 items"].exists)
    #expect(report.bodies == ["CartCount"])
    #expect(try page("README.md").contains("```\n\(report)\n```"))
  }

  @Test("DOC-1 the tour's first screen prints what it says") func tour() throws {
    let report = try ViewHost { Counter() }.buttons["+"].tap()
    let tour = try page("Sources/ViewGraph/ViewGraph.docc/ViewGraph.md")
    #expect(tour.contains("```\n\(report)\n```"))
  }
}

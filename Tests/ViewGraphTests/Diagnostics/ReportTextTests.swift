import Testing
import ViewGraph

@MainActor @Observable private final class Cart {
  var total = 3
}

@MainActor private final class Store: ObservableObject {
  @Published var name = "Corner shop"
  @Published var total = 3
}

private struct TotalLabel: View {
  let cart: Cart
  var body: some View { Text("Total: \(cart.total)") }
}

private struct Row: View {
  let number: Int
  var body: some View { Text("Row \(number)") }
}

private struct Badge: View {
  @ObservedObject var store: Store
  var body: some View {
    Text(store.name)
    ForEach(0..<12) { Row(number: $0) }
  }
}

private struct CartScreen: View {
  @State private var cart = Cart()
  private let store: Store
  init(store: Store) { self.store = store }

  var body: some View {
    TotalLabel(cart: cart)
    Badge(store: store)
    Button("+") {
      cart.total += 1
      store.total += 1
    }
  }
}

@MainActor @Suite struct ReportTextTests {
  private let host: HostedScreen
  private let report: UpdateReport

  init() throws {
    host = ViewHost(CartScreen(store: Store()))
    report = try host.buttons["+"].tap()
  }

  @Test(
    "API-2 a report lists writes with owners, bodies with causes, and equal skips as one line",
    .named)
  func lines() {
    #expect(
      "\(report)" == #"""
        update 1 · tap button "+"
          write  Store#1.total  3 → 4
          write  Cart#1.total   3 → 4              owner CartScreen @State cart
          body   TotalLabel     \Cart.total 3 → 4                          text changed
          body   Badge          objectWillChange of Store#1 (total; Badge reads name)   wasted
          row    ForEach ×12    inputs changed
          skip   Row ×12        inputs equal, read nothing that changed
          2 ran · 12 skipped · 1 wasted
        """#)
  }

  @Test("API-2 the report of the launch puts equal neighbours together")
  func launch() {
    #expect(
      "\(host.launchReport)" == """
        update 0 · launch
          body   CartScreen   mounted
          body   TotalLabel   mounted
          body   Badge        mounted
          row    ForEach ×12  mounted
          body   Row ×12      mounted
          15 ran · 0 skipped · 0 wasted
        """)
  }

  @Test("API-2 a report of several updates prints each of them") func history() {
    #expect("\(host.history)" == "\(host.launchReport)\n\n\(report)")
  }

  @Test("PC-1 the one-line form is spelled as _printChanges spells it") func oneLine() {
    #expect(report.text(.oneLine) == "TotalLabel: @dependencies changed.\nBadge: _store changed.")
    let launch = host.launchReport.text(.oneLine)
    #expect(
      launch.hasPrefix("CartScreen: @self, @identity, _cart changed.\nTotalLabel: @self changed."))
  }

  @Test("API-2 the tree form hangs causes and skips on the identity tree", .named) func tree() {
    let lines = report.text(.tree).split(separator: "\n").map(String.init)
    #expect(
      Array(lines.prefix(7)) == [
        #"update 1 · tap button "+""#,
        "└ CartScreen",
        #"  ├ TotalLabel       \Cart.total 3 → 4   text changed"#,
        "  └ Badge#1          objectWillChange of Store#1 (total; Badge reads name)   wasted",
        "    └ ForEach",
        "      ├ ForEach[0]   inputs changed",
        "      │ └ Row        skipped: inputs equal, read nothing that changed",
      ])
    #expect(lines.count == 5 + 24)
  }

  @Test("API-2 the timeline has a line a view and a column an update") func timeline() {
    #expect(
      host.history.text(.timeline) == """
                     0   1
        CartScreen   1   .
        TotalLabel   1   1
        Badge        1  1w
        Row         12   –

         0  launch
         1  tap button "+"
        runs in each update · 1w wasted · – skipped · . not reached
        """)
  }

  @Test("API-2 Mermaid leads from what was written to the bodies that ran for it", .named)
  func mermaid() {
    #expect(
      report.mermaid() == #"""
        flowchart LR
          update(["tap button &quot;+&quot;"])
          b0("TotalLabel")
          s0["\Cart.total 3 → 4"]
          update --> s0
          b1("Badge"):::wasted
          s1["objectWillChange of Store#1 (total)"]
          update --> s1
          s0 --> b0
          s1 --> b1
          k0("Row ×12"):::skipped
          b1 -.-> k0
          classDef wasted stroke-dasharray:6 3
          classDef skipped stroke-dasharray:2 4
        """#)
  }

  @Test("API-2 where only counts are recorded a report lists the bodies") func counts() throws {
    let host = ViewHost(
      CartScreen(store: Store()), options: HostOptions(recording: .counts))
    #expect(
      "\(try host.buttons["+"].tap())" == """
        update 1 · tap button "+"
          body   TotalLabel
          body   Badge
          2 ran · 0 skipped · 0 wasted
        """)
  }

  @Test("API-2 no form of a report holds a time or an address") func deterministic() throws {
    let other = ViewHost(CartScreen(store: Store()))
    let again = try other.buttons["+"].tap()
    for form in ReportForm.allCases { #expect(again.text(form) == report.text(form)) }
    #expect(again.json() == report.json())
    #expect(again.mermaid() == report.mermaid())
    #expect(other.history.json() == host.history.json())
    #expect(!host.history.json().contains("0x"))
  }
}

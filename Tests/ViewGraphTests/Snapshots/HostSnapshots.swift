import Testing
import ViewGraph
import ViewGraphText

struct SnapshotCart: View {
  @State private var items = ["Milk"]
  var body: some View {
    ForEach(items, id: \.self) { Text($0) }
    Button("Add eggs") { items.append("Eggs") }
  }
}

@MainActor @Suite struct HostSnapshots {
  @Test("API-2 a screen, its tree, its state and its reports are kept beside the test")
  func kinds() throws {
    let host = ViewHost { SnapshotCart() }
    try host.assertSnapshot()
    let report = try host.buttons["Add eggs"].tap()
    try host.assertSnapshot(named: "after tap")
    try host.assertSnapshot(.tree)
    try host.assertSnapshot(.state)
    try host.assertSnapshot(.report)
    try host.assertSnapshot(.report(report, as: .tree), named: "tap")
    #expect(host.verifySnapshot(.text, named: "after tap") == nil)
  }

  @Test("API-2 a loop over kinds has one number", arguments: [1, 2])
  func loop(_ run: Int) throws {
    let host = ViewHost { SnapshotCart() }
    for kind in [SnapshotKind.text, .tree] { try host.assertSnapshot(kind) }
  }

  @Test("API-2 a failure begins with the place of the call") func place() throws {
    let host = ViewHost { SnapshotCart() }
    do {
      try host.assertSnapshot(named: "never kept", record: .never)
      Issue.record("nothing was thrown")
    } catch {
      #expect(error.description.hasPrefix("\(#filePath):\(#line - 3): snapshot is missing: "))
    }
  }
}

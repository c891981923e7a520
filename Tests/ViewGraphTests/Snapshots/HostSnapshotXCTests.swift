import ViewGraph
import ViewGraphText
import XCTest

/// The same from XCTest.
///
/// All tests are `async throws`: on Linux a class isolated to the main actor takes no mixture of
/// throwing and asynchronous tests.
@MainActor final class HostSnapshotXCTests: XCTestCase {
  func testKinds() async throws {
    let host = ViewHost { SnapshotCart() }
    try host.assertSnapshot()
    let report = try host.buttons["Add eggs"].tap()
    try host.assertSnapshot(named: "after tap")
    try host.assertSnapshot(.tree)
    try host.assertSnapshot(.state)
    try host.assertSnapshot(.report)
    XCTAssertNil(host.verifySnapshot(.report(report, as: .tree), named: "tap"))
  }

  func testInline() async throws {
    let host = ViewHost { SnapshotCart() }
    XCTAssertNil(host.verifyInline("Milk\n[ Add eggs ]"))
  }
}

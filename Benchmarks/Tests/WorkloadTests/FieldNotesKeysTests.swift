import Testing

@testable import Workloads

@MainActor @Suite struct FieldNotesKeysTests {
  @Test("Each key in the search field shows what its search finds") func keys() throws {
    let screen = FieldNotesKeys(count: 40)
    for key in FieldNotesKeys.keys + FieldNotesKeys.keys {
      try screen.prepare(key)
      try screen.press(key)
      try screen.checkOutcome(key)
    }
    // Herons, kingfishers and harriers; herons and kingfishers; all.
    #expect(FieldNotesKeys.keys.map { screen.filter($0) } == [12, 8, 12, 40])
  }
}

import Testing

@testable import ViewGraphText

@MainActor @Suite struct SnapshotRecording {
  private func mode(
    _ environment: [String: String], argument: RecordMode? = nil
  ) throws -> RecordMode {
    try SnapshotSettings(
      environment: environment, temporaryDirectory: "/tmp", ledger: SnapshotLedger()
    ).recordMode(argument: argument).mode
  }

  @Test("API-2 the argument decides, then two variables, then CI, and missing is the rest")
  func order() throws {
    var environment = [
      "CI": "true", "SNAPSHOT_TESTING_RECORD": "failed", "VIEWGRAPH_SNAPSHOT_RECORD": "all",
    ]
    #expect(try mode(environment, argument: .missing) == .missing)
    #expect(try mode(environment) == .all)
    environment["VIEWGRAPH_SNAPSHOT_RECORD"] = ""
    #expect(try mode(environment) == .failed)
    environment["SNAPSHOT_TESTING_RECORD"] = nil
    #expect(try mode(environment) == .never)
    environment["CI"] = "false"
    #expect(try mode(environment) == .missing)
    environment["CI"] = nil
    #expect(try mode(environment) == .missing)
  }

  @Test("API-2 a variable that names no mode is an error, and nothing is written")
  func unknownMode() throws {
    let folder = try SnapshotFolder()
    folder.environment["VIEWGRAPH_SNAPSHOT_RECORD"] = "always"
    #expect(
      folder.verify("Count: 1") == """
        CartTests.swift:1: VIEWGRAPH_SNAPSHOT_RECORD is "always", which is no record mode
          nothing was compared, and nothing was written
          to go on: set it to all, missing, failed or never, or leave it out
        """)
    #expect(folder.files() == [])
  }

  @Test("API-2 what each mode writes over a file that is missing, the same, and another")
  func writes() throws {
    for mode in RecordMode.allCases {
      let folder = try SnapshotFolder()
      try folder.write("same\n", to: "__Snapshots__/CartTests/testTap.same.txt")
      try folder.write("old\n", to: "__Snapshots__/CartTests/testTap.other.txt")
      let missing = folder.verify("new", named: "missing", record: mode)
      let same = folder.verify("same", named: "same", record: mode)
      let other = folder.verify("new", named: "other", record: mode)
      #expect(same == nil)
      #expect(missing != nil && other != nil, "a test fails wherever a file was written, too")
      let writesMissing = mode != .never
      let writesOver = mode == .all || mode == .failed
      #expect(
        folder.read("__Snapshots__/CartTests/testTap.missing.txt")
          == (writesMissing ? "new\n" : nil), "\(mode)")
      #expect(
        folder.read("__Snapshots__/CartTests/testTap.other.txt")
          == (writesOver ? "new\n" : "old\n"),
        "\(mode)")
      #expect(folder.files().count == (writesMissing ? 3 : 2), "no draft is left")
    }
  }

  @Test("API-2 a run that a variable starts to record goes on, and says what it has written")
  func recordingRun() throws {
    let folder = try SnapshotFolder()
    try folder.write("old\n", to: "__Snapshots__/CartTests/testTap.2.txt")
    folder.environment["VIEWGRAPH_SNAPSHOT_RECORD"] = "failed"
    #expect(folder.verify("1", line: 1) == nil)
    #expect(folder.verify("2", line: 2) == nil)
    #expect(folder.verify("2", line: 2) == nil)
    #expect(
      folder.announced
        == [1, 2].map {
          "snapshot recorded: \(folder.path)/__Snapshots__/CartTests/testTap.\($0).txt"
        })
    #expect(folder.read("__Snapshots__/CartTests/testTap.2.txt") == "2\n")
  }

  @Test("API-2 a recorded snapshot is equal the next time, whatever its text")
  func roundTrip() throws {
    let texts = [
      "", "\n", "a", "a\n", "a\n\n", " a ", "é", "e\u{301}", "\u{FEFF}", "a\r\nb", "a\r",
      "👩‍👩‍👧 日本", "\u{1B}[1mbold\u{1B}[0m",
    ]
    let folder = try SnapshotFolder()
    for (index, text) in texts.enumerated() {
      #expect(folder.verify(text, named: "\(index)") != nil)
    }
    folder.startAgain()
    for (index, text) in texts.enumerated() {
      #expect(folder.verify(text, named: "\(index)") == nil, "\(text.debugDescription)")
    }
  }
}

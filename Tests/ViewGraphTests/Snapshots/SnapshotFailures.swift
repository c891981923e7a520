import Foundation
import Testing

@testable import ViewGraphText

@MainActor @Suite struct SnapshotFailures {
  private let folder: SnapshotFolder
  private static let file = "__Snapshots__/CartTests/testTap.1.txt"

  init() throws { folder = try SnapshotFolder() }

  private func hold(_ bytes: [UInt8]) throws { try folder.write(bytes, to: Self.file) }
  private func hold(_ text: String) throws { try folder.write(text, to: Self.file) }

  @Test("API-2 missing: recorded, and the test fails once") func missing() throws {
    #expect(
      folder.verify("Count: 1") == """
        CartTests.swift:1: snapshot was missing, and is recorded now: \(Self.file)
          nothing was compared, so the test fails this once
          to go on: look at the file, commit it, and run the test again
          to record all of a test in one run: VIEWGRAPH_SNAPSHOT_RECORD=missing swift test \
        --filter testTap
        """)
    #expect(folder.read(Self.file) == "Count: 1\n")
    #expect(folder.verify("Count: 1") == nil)
    #expect(folder.files(below: "artifacts") == [])
  }

  @Test("API-2 missing in CI: nothing is written beside the test, and the text is kept elsewhere")
  func missingInCI() throws {
    folder.environment["CI"] = "true"
    #expect(
      folder.verify("Count: 1") == """
        CartTests.swift:1: snapshot is missing: \(Self.file)
          nothing was recorded: CI is set, where nothing is written unless a record mode is asked for
          kept: artifacts/CartTests/testTap.1.txt
          to record, on a machine of your own: VIEWGRAPH_SNAPSHOT_RECORD=missing swift test \
        --filter testTap
        """)
    #expect(folder.files() == [])
    #expect(folder.read("artifacts/CartTests/testTap.1.txt") == "Count: 1\n")
  }

  @Test("API-2 missing where a variable or the call says never: the message says who did")
  func missingAndNever() throws {
    folder.environment["SNAPSHOT_TESTING_RECORD"] = "never"
    #expect(
      folder.verify("1")?.contains("nothing was recorded: SNAPSHOT_TESTING_RECORD is never")
        == true)
    #expect(
      folder.verify("1", record: .never) == """
        CartTests.swift:1: snapshot is missing: \(Self.file)
          nothing was recorded: this call passes record: .never
          kept: artifacts/CartTests/testTap.1.txt
          to record: pass record: .missing, or leave it out and run \
        VIEWGRAPH_SNAPSHOT_RECORD=missing swift test --filter testTap
        """)
  }

  @Test("API-2 different: hunks with line numbers, where the text is kept, and how to record")
  func different() throws {
    try hold((1...12).map { "Row \($0)\n" }.joined())
    var rows = (1...12).map { "Row \($0)" }
    rows[1] = "Row two"
    rows.append("Row 13")
    #expect(
      folder.verify(rows.joined(separator: "\n")) == """
        CartTests.swift:1: snapshot differs: \(Self.file)
          @@ −1,5 +1,5 @@
          \u{2007}Row 1
          −Row 2
          +Row two
          \u{2007}Row 3
          \u{2007}Row 4
          \u{2007}Row 5
          @@ −10,3 +10,4 @@
          \u{2007}Row 10
          \u{2007}Row 11
          \u{2007}Row 12
          +Row 13
          (− file, + now)
          kept: artifacts/CartTests/testTap.1.txt
          to record: VIEWGRAPH_SNAPSHOT_RECORD=failed swift test --filter testTap
        """)
    #expect(folder.read("artifacts/CartTests/testTap.1.txt")?.hasSuffix("Row 13\n") == true)
  }

  @Test("API-2 different, and recorded: the message shows what was taken over") func recorded()
    throws
  {
    try hold("Count: 1\n")
    #expect(
      folder.verify("Count: 2", record: .failed) == """
        CartTests.swift:1: snapshot differed, and is recorded now: \(Self.file)
          @@ −1,1 +1,1 @@
          −Count: 1
          +Count: 2
          (− file, + now)
          to go on: look at the change, and run the test again
        """)
    #expect(folder.read(Self.file) == "Count: 2\n")
  }

  @Test("API-2 different in CI: compared, never written") func differentInCI() throws {
    folder.environment["CI"] = "1"
    try hold("Count: 1\n")
    #expect(
      folder.verify("Count: 2")?.hasSuffix(
        """
        to record, on a machine of your own: VIEWGRAPH_SNAPSHOT_RECORD=failed swift test \
        --filter testTap
        """) == true)
    #expect(folder.read(Self.file) == "Count: 1\n")
  }

  @Test("API-2 different in what is not seen: it is made visible") func invisible() throws {
    try hold("a\ncafé\nno\u{A0}break\ntab\t\n👩‍👧\n")
    #expect(
      folder.verify("a  \ncafe\u{301}\nno break\ntab\n👩\u{200B}👧")?.hasPrefix(
        """
        CartTests.swift:1: snapshot differs: \(Self.file)
          @@ −1,5 +1,5 @@
          −a
          −caf\\u{E9}
          −no\\u{A0}break
          −tab\\t
          −👩‍👧
          +a  ¬
          +cafe\\u{301}
          +no break
          +tab
          +👩\\u{200B}👧
          (− file, + now)
        """) == true)
  }

  @Test("API-2 different in line endings alone: the message says so, and what to tell git")
  func lineEndings() throws {
    try hold("a\r\nb\r\n")
    #expect(
      folder.verify("a\nb") == """
        CartTests.swift:1: snapshot's line endings differ: \(Self.file)
          the lines of the file end in CR LF, and those of a snapshot in LF alone
          git leaves them alone with this line in .gitattributes: **/__Snapshots__/** -text
          kept: artifacts/CartTests/testTap.1.txt
          to record: VIEWGRAPH_SNAPSHOT_RECORD=failed swift test --filter testTap
        """)
  }

  @Test("API-2 torn: a file without its last line feed is not compared") func torn() throws {
    try hold("Milk\nTot")
    #expect(
      folder.verify("Milk\nTotal: 3") == """
        CartTests.swift:1: snapshot is torn: \(Self.file)
          the file ends in the middle of a line: "Tot"
          a snapshot ends with a line feed, so this one was cut off or edited; nothing was compared
          kept: artifacts/CartTests/testTap.1.txt
          to record: VIEWGRAPH_SNAPSHOT_RECORD=failed swift test --filter testTap
        """)
    try hold("")
    #expect(folder.verify("Milk\nTotal: 3")?.contains("\n  the file is empty\n") == true)
    // Cut between two lines, it can only be seen to be shorter.
    try hold("Milk\n")
    #expect(
      folder.verify("Milk\nTotal: 3")?.contains(
        "\n  the file holds the first 1 of 2 lines, so it may have been cut off\n") == true)
    #expect(folder.read(Self.file) == "Milk\n", "mode missing writes over no file")
    #expect(
      folder.verify("Milk\nTotal: 3", record: .failed)?
        .contains("snapshot differed, and is recorded now") == true)
    #expect(folder.read(Self.file) == "Milk\nTotal: 3\n")
  }

  @Test("API-2 wrong encoding: the byte and its line are named") func encoding() throws {
    try hold(Array("Milk\nCaf".utf8) + [0xE9, 0x0A])
    #expect(
      folder.verify("Milk\nCafé") == """
        CartTests.swift:1: snapshot is not UTF-8: \(Self.file)
          byte 0xE9 in line 2 begins no character, so nothing was compared
          saved as UTF-8, it can be compared again
          kept: artifacts/CartTests/testTap.1.txt
          to record: VIEWGRAPH_SNAPSHOT_RECORD=failed swift test --filter testTap
        """)
    try hold([0xFF, 0xFE, 0x4D, 0x00])
    #expect(
      folder.verify("Milk\nCafé")?.contains(
        "\n  it begins as a file in UTF-16 does, so nothing was compared\n") == true)
    try hold([0xEF, 0xBB, 0xBF] + Array("Milk\nCafé\n".utf8))
    #expect(
      folder.verify("Milk\nCafé")?.hasPrefix(
        """
        CartTests.swift:1: snapshot has a byte order mark: \(Self.file)
          all else is the same: an editor has put the mark at the start of the file
        """) == true)
  }

  @Test("API-2 unwritable folder: the message names it and the system's reason") func unwritable()
    throws
  {
    // A file in the folder's place: the reason is the same for every user, root too.
    try folder.write("", to: "__Snapshots__")
    let reason = "Not a directory"
    #expect(
      folder.verify("Count: 1") == """
        CartTests.swift:1: snapshot can't be recorded: \(Self.file)
          the folder __Snapshots__/CartTests can't be written: \(reason)
          kept: artifacts/CartTests/testTap.1.txt
          to go on: make the folder writable, or compare only, with record mode never
        """)
    folder.environment["VIEWGRAPH_SNAPSHOT_ARTIFACTS"] = folder.path + "/__Snapshots__"
    #expect(
      folder.verify("Count: 1", line: 2)?.contains(
        "\n  not kept: the folder __Snapshots__/CartTests can't be written: \(reason)\n") == true)
  }

  @Test(
    "API-2 unwritable folder: one without write permission",
    .disabled(if: getuid() == 0, "root may write everywhere"))
  func noPermission() throws {
    try hold("Count: 1\n")
    let path = "\(folder.path)/__Snapshots__/CartTests"
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: path)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path) }
    #expect(
      folder.verify("Count: 2", record: .all)?.contains("can't be written: Permission denied")
        == true)
    #expect(folder.read(Self.file) == "Count: 1\n")
  }

  @Test("API-2 a folder in the file's place can't be read, and is left alone") func unreadable()
    throws
  {
    try folder.write("", to: Self.file + "/inside")
    #expect(
      folder.verify("Count: 1", record: .all) == """
        CartTests.swift:1: snapshot can't be read: \(Self.file)
          a folder has this name
          kept: artifacts/CartTests/testTap.1.txt
          to go on: make \(Self.file) a file that can be read, or delete it
        """)
  }

  @Test(
    "API-2 what failed is kept in VIEWGRAPH_SNAPSHOT_ARTIFACTS, SNAPSHOT_ARTIFACTS or temporarily")
  func artifacts() throws {
    try hold("Count: 1\n")
    folder.environment["SNAPSHOT_ARTIFACTS"] = folder.path + "/second"
    #expect(folder.verify("2")?.contains("kept: artifacts/CartTests/testTap.1.txt") == true)
    folder.environment["VIEWGRAPH_SNAPSHOT_ARTIFACTS"] = nil
    #expect(folder.verify("2")?.contains("kept: second/CartTests/testTap.1.txt") == true)
    folder.environment["SNAPSHOT_ARTIFACTS"] = ""
    let process = ProcessInfo.processInfo.processIdentifier
    #expect(
      folder.verify("2")?.contains(
        "kept: tmp/viewgraph-snapshots-\(process)/CartTests/testTap.1.txt") == true)
  }

  @Test("API-2 the words that record one test hold in a shell, whatever its name") func filter() {
    func filter(_ function: String) -> String {
      SnapshotCall(filePath: "/A.swift", function: function, line: 1, column: 1).filter
    }
    #expect(filter("testTap()") == "testTap")
    #expect(filter("par(n:)") == "par")
    #expect(filter("it's $5 (net)()") == "'it.s .5 .net.'")
  }
}

import Foundation
import Testing
import ViewGraphCommand

@testable import ViewGraphText

@MainActor @Suite struct UnusedSnapshots {
  private let folder: SnapshotFolder
  private static let source = "func testTap() {\n}\nfunc testAdd() {\n}\nfunc par(n: Int) {\n}\n"

  init() throws {
    folder = try SnapshotFolder(Self.source)
    folder.environment["VIEWGRAPH_SNAPSHOT_MANIFEST"] = manifest
    for name in ["testTap.1", "testTap.2", "testTap.old", "testAdd.1", "testGone.1", "par-n.1"] {
      try folder.write("x\n", to: "__Snapshots__/CartTests/\(name).txt")
    }
    try folder.write("x\n", to: "__Snapshots__/OldTests/testTap.1.txt")
  }

  private var manifest: String { folder.path + "/notes/in-use" }

  private func find() -> SnapshotFiles {
    var files = SnapshotFiles.unused(below: folder.path, manifest: manifest)
    let prefix = folder.path + "/__Snapshots__/"
    files.unused = files.unused.map {
      .init(path: $0.path.replacingOccurrences(of: prefix, with: ""), reason: $0.reason)
    }
    files.unjudged = files.unjudged.map { $0.replacingOccurrences(of: prefix, with: "") }
    return files
  }

  @Test("API-2 unused is what a test that ran did not use, and what has no test or file any more")
  func verdicts() throws {
    #expect(folder.verify("x", line: 1) == nil)
    #expect(folder.verify("y", line: 2)?.contains("snapshot differs") == true)
    let files = find()
    #expect(files.usedCount == 2, "one that failed is in use")
    #expect(
      files.unused.map { "\($0.path): \($0.reason)" } == [
        "CartTests/testGone.1.txt: CartTests.swift has no such test",
        "CartTests/testTap.old.txt: its test ran and did not use it",
        "OldTests/testTap.1.txt: there is no OldTests.swift",
      ])
    #expect(files.unjudged == ["CartTests/par-n.1.txt", "CartTests/testAdd.1.txt"])
  }

  @Test("API-2 what was noted counts until the test's source changes") func changedSource() throws {
    folder.verify("x", line: 1)
    folder.startAgain()
    try folder.write("// changed\n" + Self.source, to: "CartTests.swift")
    #expect(find().usedCount == 0)
    #expect(
      find().unjudged == [
        "CartTests/par-n.1.txt", "CartTests/testAdd.1.txt", "CartTests/testTap.1.txt",
        "CartTests/testTap.2.txt", "CartTests/testTap.old.txt",
      ])
    folder.verify("x", line: 1)
    #expect(find().usedCount == 1)
  }

  @Test("API-2 runs add to the list, and what is listed is not listed again") func list() throws {
    for _ in 1...3 {
      folder.verify("x", line: 1)
      folder.verify("x", function: "testAdd()", named: "1")
      folder.startAgain()
    }
    let lines = folder.read("notes/in-use")?.split(separator: "\n") ?? []
    #expect(
      lines.map { $0.split(separator: "\t")[1] } == [
        "\(folder.path)/__Snapshots__/CartTests/testTap.1.txt",
        "\(folder.path)/__Snapshots__/CartTests/testAdd.1.txt",
      ])
  }

  @Test("API-2 a list that was asked for and can't be written is an error") func unwritable() throws
  {
    folder.environment["VIEWGRAPH_SNAPSHOT_MANIFEST"] = folder.path + "/CartTests.swift/in-use"
    #expect(
      folder.verify("x") == """
        CartTests.swift:1: VIEWGRAPH_SNAPSHOT_MANIFEST can't be written: CartTests.swift/in-use
          Not a directory
          to go on: make it writable, or leave the variable out
        """)
  }

  @Test("API-2 without a variable the list is in the package's build folder") func standardList()
    throws
  {
    folder.environment["VIEWGRAPH_SNAPSHOT_MANIFEST"] = nil
    try folder.write("", to: "Package.swift")
    #expect(folder.verify("x", line: 1) == nil)
    #expect(folder.files(below: ".build") == [], "nothing is made before the first build")
    folder.startAgain()
    try folder.write("", to: ".build/debug.yaml")
    #expect(folder.verify("x", line: 1) == nil)
    #expect(folder.files(below: ".build") == ["debug.yaml", "viewgraph/snapshots-in-use"])
    let found = SnapshotFiles.unused(below: folder.path + "/__Snapshots__")
    #expect(found.usedCount == 1)
  }

  private func command(_ arguments: String...) async -> (
    status: Int32, output: String, errors: String
  ) {
    var output = ""
    var errors = ""
    let io = CommandIO(
      write: { output += $0 }, writeError: { errors += $0 }, readLine: { nil })
    let status = await ViewGraphCommand.run(["snapshots"] + arguments, io: io)
    return (status, output, errors)
  }

  @Test("API-3 the command lists what is unused by folder, and deletes it with --delete")
  func commandLists() async throws {
    // The command finds the list as it does in a package.
    folder.environment["VIEWGRAPH_SNAPSHOT_MANIFEST"] = nil
    try folder.write("", to: "Package.swift")
    try folder.write("", to: ".build/debug.yaml")
    folder.verify("x", line: 1)
    var result = await command("--unused", folder.path)
    #expect(
      result.output == """
        __Snapshots__/CartTests
          testGone.1.txt   CartTests.swift has no such test
          testTap.2.txt    its test ran and did not use it
          testTap.old.txt  its test ran and did not use it

        __Snapshots__/OldTests
          testTap.1.txt  there is no OldTests.swift

        1 in use · 4 unused
        2 not judged: their tests have not run since their files changed, so run swift test
        to delete them: viewgraph snapshots --unused --delete

        """)
    #expect(result.status == 1)
    result = await command("--unused", "--delete", folder.path)
    #expect(result.output.contains("\n1 in use · 4 unused and deleted\n"))
    #expect(result.status == 0)
    #expect(
      folder.files() == [
        "CartTests/par-n.1.txt", "CartTests/testAdd.1.txt", "CartTests/testTap.1.txt",
      ])
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/__Snapshots__/OldTests"))
    result = await command("--unused", folder.path)
    #expect(result.status == 0)
  }

  @Test("API-3 the command says what it needs, with exit status 2") func commandErrors()
    async throws
  {
    var result = await command(folder.path)
    #expect(result.status == 2)
    #expect(
      result.errors == """
        viewgraph: 'snapshots' needs to be told which ones
          those that no test uses are all it looks for
          to go on: viewgraph snapshots --unused

        """)
    result = await command("--unused", "/no/such/folder")
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("viewgraph: there is no folder \"/no/such/folder\"\n"))
    result = await command("--delete", folder.path)
    #expect(result.status == 2)
    #expect(folder.files().count == 7)
  }
}

import Testing

@testable import ViewGraphText

@MainActor @Suite struct SnapshotNaming {
  @Test("API-2 a dash stands for each run of what is no letter, digit or underscore")
  func sanitized() {
    let names = [
      "testTap()": "testTap", "par(n:)": "par-n", "a row moves (twice)()": "a-row-moves-twice",
      "after tap": "after-tap", "../../etc": "etc", "a_b-c": "a_b-c", "größe 日本": "größe-日本",
      "cafe\u{301}": "café", "!?": "",
    ]
    for (name, file) in names { #expect(SnapshotName.sanitized(name) == file) }
  }

  @Test("API-2 files lie beside the test, by its file, its name, and a name or number")
  func layout() throws {
    let folder = try SnapshotFolder()
    folder.verify("a", line: 1)
    folder.verify("b", line: 2, named: "after tap")
    folder.verify("c", line: 3, kind: "tree.txt")
    folder.verify("d", line: 4, kind: "state.txt")
    folder.verify("e", line: 1, function: "par(n:)", kind: "report.txt")
    #expect(
      folder.files() == [
        "CartTests/par-n.1.report.txt", "CartTests/testTap.1.txt",
        "CartTests/testTap.2.tree.txt", "CartTests/testTap.3.state.txt",
        "CartTests/testTap.after-tap.txt",
      ])
  }

  @Test("API-2 a name without a letter or digit is refused") func emptyName() throws {
    let folder = try SnapshotFolder()
    #expect(
      folder.verify("a", named: "…") == """
        CartTests.swift:1: a snapshot can't be named "…"
          letters, digits and underscores make the name of its file, and there are none
          to go on: give it another name
        """)
  }
}

import Testing

@testable import ViewGraphText

@MainActor @Suite struct SnapshotNumbering {
  @Test("API-2 numbers count call sites, so a loop and a second run use the same files")
  func callSites() throws {
    let folder = try SnapshotFolder()
    for _ in 1...3 {
      folder.verify("first", line: 3, column: 5)
      folder.verify("second", line: 3, column: 40)
      folder.verify("third", line: 9)
    }
    folder.verify("other", line: 20, function: "testOther()")
    #expect(
      folder.files() == [
        "CartTests/testOther.1.txt", "CartTests/testTap.1.txt", "CartTests/testTap.2.txt",
        "CartTests/testTap.3.txt",
      ])
    for _ in 1...2 {
      #expect(folder.verify("first", line: 3, column: 5) == nil)
      #expect(folder.verify("second", line: 3, column: 40) == nil)
      #expect(folder.verify("third", line: 9) == nil)
      folder.startAgain()
    }
  }

  @Test("API-2 two contents for one file in one run are refused, with their difference")
  func twoContents() throws {
    let folder = try SnapshotFolder()
    folder.verify("Row\nCount: 1", line: 4)
    #expect(
      folder.verify("Row\nCount: 2", line: 4) == """
        CartTests.swift:4: two contents for one snapshot in one run: \
        __Snapshots__/CartTests/testTap.1.txt
          @@ −1,2 +1,2 @@
          \u{2007}Row
          −Count: 1
          +Count: 2
          (− first, at line 4; + this one)
          to tell them apart: pass named:, in a loop or a parameterised test with the value in it; \
        a helper hands filePath, function, line and column on
        """)
    #expect(folder.read("__Snapshots__/CartTests/testTap.1.txt") == "Row\nCount: 1\n")
  }

  @Test("API-2 names that one file stands for are refused where the contents differ")
  func sameNames() throws {
    let folder = try SnapshotFolder()
    folder.verify("1", line: 4, named: "after tap")
    #expect(
      folder.verify("2", line: 5, named: "after-tap", record: .all)?
        .hasPrefix("CartTests.swift:5: two contents for one snapshot in one run") == true)
    #expect(
      folder.verify("2", line: 6, named: "After tap")?
        .contains("__Snapshots__/CartTests/testTap.after-tap.txt is the same file on many disks")
        == true)
    #expect(folder.files() == ["CartTests/testTap.after-tap.txt"])
  }

  @Test("API-2 tests of one name in two suites of a file are refused, and named with their lines")
  func twins() throws {
    let folder = try SnapshotFolder(
      """
      struct First {
        @Test func empty() {
          try host.assertSnapshot()
        }
      }
      struct Second {
        @Test func empty() {
          try host.assertSnapshot()
        }
      }
      """)
    folder.verify("a", line: 3, function: "empty()")
    #expect(
      folder.verify("a", line: 8, function: "empty()") == """
        CartTests.swift:8: two tests of CartTests.swift are called "empty()": at lines 2 and 7
          both keep unnamed snapshots, whose files would have the same names
          to go on: pass named: in both, or rename one of them
        """)
    folder.verify("a", line: 3, function: "empty()", named: "first")
    folder.verify("b", line: 8, function: "empty()", named: "second")
    #expect(
      folder.files() == [
        "CartTests/empty.1.txt", "CartTests/empty.first.txt", "CartTests/empty.second.txt",
      ])
    // The other suite first, as in another run.
    folder.startAgain()
    #expect(folder.verify("a", line: 8, function: "empty()") == nil)
    #expect(folder.verify("a", line: 3, function: "empty()")?.contains("at lines 2 and 7") == true)
  }

  @Test("API-2 a number that depends on which line runs first is refused") func unstable() throws {
    let folder = try SnapshotFolder()
    folder.verify("b", line: 12)
    #expect(
      folder.verify("a", line: 10) == """
        CartTests.swift:10: this snapshot has no name and no stable number: the one at line 12 of \
        "testTap()" ran before it
          unnamed snapshots are numbered in the order in which their lines first run, which here is \
        not the order of the lines
          to go on: pass named: to both
        """)
  }

  @Test("API-2 functions are found by name, with backticks, generics and in one line")
  func declarations() {
    let source = TestSource(
      """
      // func hidden() {
      @Test func plain() {}
        @Test(arguments: [1]) func `a row moves (twice)`(n: Int) {}
      func generic<T>(_: T) { func inner() {} }
      let malfunc = 1
      """)
    #expect(
      source.declarations == [
        .init(name: "plain", line: 2), .init(name: "a row moves (twice)", line: 3),
        .init(name: "generic", line: 4), .init(name: "inner", line: 4),
      ])
    #expect(SnapshotCall.baseName(of: "a row moves (twice)(n:)") == "a row moves (twice)")
    #expect(source.declarationLine(of: "plain", before: 4) == 2)
    #expect(source.declarationLine(of: "plain", before: 1) == nil)
  }
}

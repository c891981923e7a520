import Foundation

/// The snapshots below a folder, and which of them no test uses.
package struct SnapshotFiles: Equatable, Sendable {
  /// A file that no test uses.
  package struct Unused: Equatable, Sendable {
    package let path: String
    /// How that is known.
    package let reason: String
  }

  /// The files that no test uses, by path.
  package var unused: [Unused] = []
  /// The files whose tests have not run since their source last changed, by path.
  package var unjudged: [String] = []
  /// How many files are in use.
  package var usedCount = 0

  /// Looks through every `__Snapshots__` below a folder, build folders and hidden ones left out.
  ///
  /// A file is unused where its test file is gone, where that has no test of its name, and where its
  /// test has run, as its source stands, without using it. So tests should have run to their ends.
  /// - Parameters:
  ///   - folder: The folder to look through.
  ///   - manifest: The list of what tests used; nil for that of the package around the folder.
  package static func unused(below folder: String, manifest: String? = nil) -> SnapshotFiles {
    let root = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    let uses = (manifest ?? SnapshotManifest.standardPath(from: root))
      .map(SnapshotManifest.entries(at:))
    var files = SnapshotFiles()
    for folder in testFolders(below: root) { files.judge(folder, uses ?? []) }
    return files
  }

  /// Deletes the unused files, and the folders that are empty then.
  ///
  /// - Returns: The files that could not be deleted, each with the system's reason.
  package func delete() -> [Unused] {
    var failures: [Unused] = []
    for file in unused {
      do {
        try SystemCalls.delete(file.path)
      } catch {
        failures.append(Unused(path: file.path, reason: error.reason))
      }
    }
    for path in Set(unused.map { ($0.path as NSString).deletingLastPathComponent }) {
      for folder in [path, (path as NSString).deletingLastPathComponent] {
        guard Self.contents(of: folder).isEmpty else { break }
        try? FileManager.default.removeItem(atPath: folder)
      }
    }
    return failures
  }

  private mutating func judge(_ folder: String, _ uses: Set<SnapshotUse>) {
    let name = (folder as NSString).lastPathComponent
    let tests = ((folder as NSString).deletingLastPathComponent as NSString)
      .deletingLastPathComponent
    let source = TestSource(contentsOfFile: "\(tests)/\(name).swift")
    let current = uses.filter {
      $0.source == source?.fingerprint && $0.path.hasPrefix(folder + "/")
    }
    let used = Set(current.map(\.path))
    let ran = Set(used.map { Self.test(of: ($0 as NSString).lastPathComponent) })
    let functions = Set(source?.declarations.map { SnapshotName.sanitized($0.name) } ?? [])
    for file in Self.contents(of: folder) where file.hasSuffix(".txt") && !file.hasPrefix(".") {
      let path = "\(folder)/\(file)"
      let test = Self.test(of: file)
      if source == nil {
        unused.append(Unused(path: path, reason: "there is no \(name).swift"))
      } else if used.contains(path) {
        usedCount += 1
      } else if ran.contains(test) {
        unused.append(Unused(path: path, reason: "its test ran and did not use it"))
      } else if !functions.contains(where: { test == $0 || test.hasPrefix($0 + "-") }) {
        unused.append(Unused(path: path, reason: "\(name).swift has no such test"))
      } else {
        unjudged.append(path)
      }
    }
  }

  /// The test a file belongs to.
  private static func test(of file: String) -> String { String(file.prefix { $0 != "." }) }

  /// The folders of test files: those right below a `__Snapshots__`.
  private static func testFolders(below root: String) -> [String] {
    var result: [String] = []
    var pending = [root]
    while let folder = pending.popLast() {
      let isSnapshots = (folder as NSString).lastPathComponent == "__Snapshots__"
      for name in contents(of: folder) where !name.hasPrefix(".") {
        let path = folder + "/" + name
        guard isFolder(path) else { continue }
        if isSnapshots { result.append(path) } else { pending.append(path) }
      }
    }
    return result.sorted()
  }

  private static func isFolder(_ path: String) -> Bool {
    // Links are not followed: they could lead round in a circle.
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }

  private static func contents(of folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
  }
}

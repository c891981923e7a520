import Foundation

/// The list of the snapshots that tests have used: a line each, with the state of the test's source.
///
/// Any number of processes add to it. A line counts for as long as the test's source is as it was.
@MainActor final class SnapshotManifest {
  private let path: String
  private var entries: Set<SnapshotUse>
  private var hasFolder = false

  init(path: String) {
    self.path = path
    entries = Self.entries(at: path)
  }

  /// Adds the use of a snapshot by a test with this source.
  func add(_ name: SnapshotName, source: TestSource?) throws(SystemCalls.Failure) {
    guard let source else { return }
    try add(SnapshotUse(source: source.fingerprint, path: SnapshotUse.path(of: name)))
  }

  /// Adds a use, unless it is listed.
  func add(_ use: SnapshotUse) throws(SystemCalls.Failure) {
    guard entries.insert(use).inserted else { return }
    if !hasFolder {
      // Where this fails, the next step says why.
      try? SystemCalls.makeFolder((path as NSString).deletingLastPathComponent)
      hasFolder = true
    }
    try SystemCalls.append("\(use.source)\t\(use.path)\n", to: path)
  }

  /// The uses listed in a file; none where there is no such file.
  nonisolated static func entries(at path: String) -> Set<SnapshotUse> {
    guard let data = FileManager.default.contents(atPath: path) else { return [] }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    return Set(
      lines.compactMap { line in
        let parts = line.split(separator: "\t", maxSplits: 1)
        return parts.count == 2
          ? SnapshotUse(source: String(parts[0]), path: String(parts[1])) : nil
      })
  }

  /// The list of a package: in its build folder, which version control leaves out; nil outside a
  /// package, and before its first build.
  nonisolated package static func standardPath(from folder: String) -> String? {
    var folder = URL(fileURLWithPath: folder).standardizedFileURL
    while folder.path != "/" {
      let package = folder.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: package) {
        let build = folder.appendingPathComponent(".build").path
        return FileManager.default.fileExists(atPath: build)
          ? build + "/viewgraph/snapshots-in-use" : nil
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}

/// A snapshot that a test used, and the state of the test's source when it did.
struct SnapshotUse: Hashable, Sendable {
  let source: String
  /// Without symbolic links.
  let path: String

  static func path(of name: SnapshotName) -> String {
    URL(fileURLWithPath: name.folder).resolvingSymlinksInPath().path + "/" + name.relativePath
  }
}

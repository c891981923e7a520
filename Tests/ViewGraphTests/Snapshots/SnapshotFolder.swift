import Foundation
import ViewGraph

@testable import ViewGraphText

/// A temporary folder with one test file, and what one process knows of its snapshots.
@MainActor final class SnapshotFolder {
  let path: String
  var environment: [String: String] = [:]
  /// What was said beside failures.
  private(set) var announced: [String] = []
  private var ledger = SnapshotLedger()

  /// A folder whose `CartTests.swift` has this text.
  init(_ source: String = "func testTap() {\n}\n") throws {
    path =
      URL(fileURLWithPath: NSTemporaryDirectory()).resolvingSymlinksInPath().path
      + "/snapshots-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    environment["VIEWGRAPH_SNAPSHOT_ARTIFACTS"] = path + "/artifacts"
    try write(source, to: "CartTests.swift")
  }

  isolated deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Forgets what the process has seen, as another process would not know it.
  func startAgain() { ledger = SnapshotLedger() }

  var settings: SnapshotSettings {
    var settings = SnapshotSettings(
      environment: environment, temporaryDirectory: path + "/tmp", ledger: ledger)
    settings.announce = { [weak self] in self?.announced.append($0) }
    return settings
  }

  /// What `verifySnapshot` answers for a screen with this text, as a test would see it: paths below
  /// the folder are shortened.
  @discardableResult
  func verify(
    _ text: String, line: UInt = 1, column: UInt = 3, function: String = "testTap()",
    file: String = "CartTests.swift", kind: String = "txt", named: String? = nil,
    record: RecordMode? = nil
  ) -> String? {
    let call = SnapshotCall(
      filePath: "\(path)/\(file)", function: function, line: line, column: column)
    let failure = SnapshotCheck(call, settings: settings)
      .verify(text, fileExtension: kind, named: named, record: record)
    return failure.map { $0.description.replacingOccurrences(of: path + "/", with: "") }
  }

  func write(_ text: String, to file: String) throws { try write(Array(text.utf8), to: file) }

  func write(_ bytes: [UInt8], to file: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(file)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// The text of a file; nil where there is none.
  func read(_ file: String) -> String? {
    try? String(contentsOfFile: "\(path)/\(file)", encoding: .utf8)
  }

  /// The files below a folder, by path from there; hidden ones too.
  func files(below folder: String = "__Snapshots__") -> [String] {
    let names = FileManager.default.subpaths(atPath: "\(path)/\(folder)") ?? []
    return names.filter { name in
      var isDirectory: ObjCBool = false
      _ = FileManager.default.fileExists(
        atPath: "\(path)/\(folder)/\(name)", isDirectory: &isDirectory)
      return !isDirectory.boolValue
    }.sorted()
  }
}

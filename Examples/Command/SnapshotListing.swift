import Foundation
import ViewGraphText

/// The snapshots that no test uses, by folder, each with how that is known; and their removal.
@MainActor struct SnapshotListing {
  private let folder: String
  private let deletes: Bool
  private let manifest: String?

  init(
    _ call: Call, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws {
    folder = call.names.first ?? FileManager.default.currentDirectoryPath
    deletes = call.flags.contains("--delete")
    manifest = environment["VIEWGRAPH_SNAPSHOT_MANIFEST"].flatMap { $0.isEmpty ? nil : $0 }
    guard call.flags.contains("--unused") else {
      throw UsageError(
        "'snapshots' needs to be told which ones",
        hint: "those that no test uses are all it looks for", next: "viewgraph snapshots --unused")
    }
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isDirectory),
      isDirectory.boolValue
    else {
      throw UsageError(
        "there is no folder \"\(folder)\"", hint: "snapshots are looked for below a folder",
        next: call.subcommand.usage)
    }
  }

  func carryOut(_ io: CommandIO) -> Int32 {
    let files = SnapshotFiles.unused(below: folder, manifest: manifest)
    let failures = deletes ? files.delete() : []
    for line in lines(of: files, ink: io.ink) { io.print(line) }
    for failure in failures {
      io.writeError("viewgraph: \(failure.path) could not be deleted: \(failure.reason)\n")
    }
    return files.unused.isEmpty || (deletes && failures.isEmpty) ? 0 : 1
  }

  private func lines(of files: SnapshotFiles, ink: Ink) -> [String] {
    var lines: [String] = []
    let groups = Dictionary(grouping: files.unused) {
      ($0.path as NSString).deletingLastPathComponent
    }
    for (folder, unused) in groups.sorted(by: { $0.key < $1.key }) {
      lines.append(ink.bold(shortened(folder)))
      let names = unused.map { ($0.path as NSString).lastPathComponent }
      let width = names.map(\.count).max() ?? 0
      for (name, file) in zip(names, unused) {
        lines.append("  \(name.padded(to: width))  \(ink.dim(file.reason))")
      }
      lines.append("")
    }
    let verb = deletes ? "unused and deleted" : "unused"
    lines.append("\(files.usedCount) in use · \(files.unused.count) \(verb)")
    if !files.unjudged.isEmpty {
      lines.append(
        "\(files.unjudged.count) not judged: their tests have not run since their files changed, "
          + "so run swift test")
    }
    if !deletes, !files.unused.isEmpty {
      lines.append("to delete them: viewgraph snapshots --unused --delete")
    }
    return lines
  }

  /// A path from the folder on.
  private func shortened(_ path: String) -> String {
    let root = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path + "/"
    return path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
  }
}

import Foundation

/// What decides where snapshots go and whether they are written: the variables of the process.
///
/// A test of the snapshots themselves passes settings of its own.
@MainActor package struct SnapshotSettings {
  /// Why a mode holds, for the message of a failure.
  enum RecordReason: Equatable {
    case argument
    case variable(String)
    case ci
    case standard
  }

  package var environment: [String: String]
  /// Where artefacts go that no variable names a folder for.
  package var temporaryDirectory: String
  /// What the process has seen of snapshots so far.
  package var ledger: SnapshotLedger
  /// Takes what a person should know and no test fails for.
  package var announce: @MainActor (String) -> Void = { line in
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }

  /// The settings of the process, its variables read now.
  package init() {
    self.init(
      environment: ProcessInfo.processInfo.environment, temporaryDirectory: NSTemporaryDirectory(),
      ledger: .shared)
  }

  package init(environment: [String: String], temporaryDirectory: String, ledger: SnapshotLedger) {
    self.environment = environment
    self.temporaryDirectory = temporaryDirectory
    self.ledger = ledger
  }

  /// The value of a variable; nil where it is empty.
  private func variable(_ name: String) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether the process runs in continuous integration.
  var isCI: Bool {
    variable("CI").map { !["0", "false", "no"].contains($0.lowercased()) } ?? false
  }

  /// The mode of a call, and why it holds; the message for a variable that names none.
  func recordMode(
    argument: RecordMode?
  ) throws(SnapshotProblem) -> (mode: RecordMode, reason: RecordReason) {
    if let argument { return (argument, .argument) }
    for name in ["VIEWGRAPH_SNAPSHOT_RECORD", "SNAPSHOT_TESTING_RECORD"] {
      guard let value = variable(name) else { continue }
      guard let mode = RecordMode(rawValue: value.lowercased()) else {
        throw SnapshotProblem(
          "\(name) is \"\(value)\", which is no record mode",
          "nothing was compared, and nothing was written",
          "to go on: set it to \(RecordMode.spelledOut), or leave it out")
      }
      return (mode, .variable(name))
    }
    return isCI ? (.never, .ci) : (.missing, .standard)
  }

  /// The folder for what failed.
  var artifacts: String {
    variable("VIEWGRAPH_SNAPSHOT_ARTIFACTS") ?? variable("SNAPSHOT_ARTIFACTS")
      ?? (temporaryDirectory as NSString).appendingPathComponent(
        "viewgraph-snapshots-\(ProcessInfo.processInfo.processIdentifier)")
  }

  /// The file that lists the snapshots in use, where a variable names one.
  var manifest: String? { variable("VIEWGRAPH_SNAPSHOT_MANIFEST") }
}

extension RecordMode {
  /// The modes as a sentence names them.
  static var spelledOut: String {
    let names = allCases.map(\.rawValue)
    return names.dropLast().joined(separator: ", ") + " or " + names[names.count - 1]
  }
}

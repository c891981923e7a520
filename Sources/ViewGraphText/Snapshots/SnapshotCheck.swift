import ViewGraph

/// Compares one text with its file, or records it.
@MainActor package struct SnapshotCheck {
  private let call: SnapshotCall
  private let settings: SnapshotSettings

  package init(_ call: SnapshotCall, settings: SnapshotSettings = SnapshotSettings()) {
    self.call = call
    self.settings = settings
  }

  /// Nil where the file holds the text, or a variable asked to record it.
  package func verify(
    _ text: String, fileExtension: String = "txt", named: String? = nil, record: RecordMode? = nil
  ) -> HostFailure? {
    do {
      try check(text, fileExtension, named, record)
      return nil
    } catch {
      return HostFailure(error.message, filePath: call.filePath, line: call.line)
    }
  }

  private func check(
    _ text: String, _ fileExtension: String, _ named: String?, _ record: RecordMode?
  ) throws(SnapshotProblem) {
    let recording = try settings.recordMode(argument: record)
    let name = SnapshotName(call, name: try fileName(named), fileExtension: fileExtension)
    try note(name)
    try settings.ledger.claim(name, for: text, by: call)
    let finding = SnapshotFinding(
      name: name, text: text, call: call, mode: recording.mode, reason: recording.reason,
      artifacts: settings.artifacts, announce: settings.announce)
    switch SnapshotFile.read(name.path) {
    case .text(let reference) where reference.utf8.elementsEqual(text.utf8): return
    case .missing:
      if case .comeMeanwhile = try finding.recordMissing() {
        try check(text, fileExtension, named, record)
      }
    case .text(let reference): try finding.failDifferent(from: reference)
    case .torn(let remains): try finding.failTorn(remains)
    case .undecodable(let reason): try finding.failUndecodable(reason)
    case .unreadable(let reason): try finding.failUnreadable(reason)
    }
  }

  private func fileName(_ named: String?) throws(SnapshotProblem) -> String {
    guard let named else { return "\(try settings.ledger.number(of: call))" }
    let name = SnapshotName.sanitized(named)
    guard !name.isEmpty else {
      throw SnapshotProblem(
        "a snapshot can't be named \"\(named)\"",
        "letters, digits and underscores make the name of its file, and there are none",
        "to go on: give it another name")
    }
    return name
  }

  /// Lists the file as one in use.
  private func note(_ name: SnapshotName) throws(SnapshotProblem) {
    let ledger = settings.ledger
    if let path = settings.manifest {
      do {
        try ledger.manifest(at: path).add(name, source: ledger.source(of: call.filePath))
      } catch {
        throw SnapshotProblem(
          "VIEWGRAPH_SNAPSHOT_MANIFEST can't be written: \(path)", error.reason,
          "to go on: make it writable, or leave the variable out")
      }
    } else if let path = SnapshotManifest.standardPath(from: call.folder) {
      // Nobody asked for this list, so a test does not fail for it.
      try? ledger.manifest(at: path).add(name, source: ledger.source(of: call.filePath))
    }
  }
}

import Foundation

/// A snapshot whose file does not hold what it should: writes it where the mode says so, keeps the
/// text elsewhere where not, and says what to do.
@MainActor struct SnapshotFinding {
  let name: SnapshotName
  let text: String
  let call: SnapshotCall
  let mode: RecordMode
  let reason: SnapshotSettings.RecordReason
  let artifacts: String
  let announce: @MainActor (String) -> Void

  /// What became of a file that was missing.
  enum Recording {
    case written
    /// Another process has written it in the meantime.
    case comeMeanwhile
  }

  /// Records a missing file; fails where the mode forbids it, and where nobody has asked for it.
  func recordMissing() throws(SnapshotProblem) -> Recording {
    guard mode.writesMissing else {
      throw SnapshotProblem(
        "snapshot is missing: \(name.relativePath)",
        lines: ["nothing was recorded: \(whyNotWritten)", keep(), howToRecord(.missing)])
    }
    guard try write(replacing: false) else { return .comeMeanwhile }
    if isRecordingRun {
      announce("snapshot recorded: \(name.path)")
      return .written
    }
    throw SnapshotProblem(
      "snapshot was missing, and is recorded now: \(name.relativePath)",
      "nothing was compared, so the test fails this once",
      "to go on: look at the file, commit it, and run the test again",
      "to record all of a test in one run: \(command(.missing))")
  }

  func failDifferent(from reference: String) throws(SnapshotProblem) {
    let withoutReturns = Self.lineFeedsAlone(reference)
    if withoutReturns.utf8.elementsEqual(text.utf8) {
      return try fail(
        "snapshot's line endings differ", recorded: "snapshot's line endings differed",
        [
          "the lines of the file end in CR LF, and those of a snapshot in LF alone",
          "git leaves them alone with this line in .gitattributes: **/__Snapshots__/** -text",
        ])
    }
    if reference.utf8.elementsEqual(("\u{FEFF}" + text).utf8) {
      return try fail(
        "snapshot has a byte order mark", recorded: "snapshot had a byte order mark",
        ["all else is the same: an editor has put the mark at the start of the file"])
    }
    var details = DiffText.lines(from: reference, to: text) + ["(− file, + now)"]
    let old = DiffText.split(reference)
    let new = DiffText.split(text)
    if old.count < new.count, new.starts(with: old) {
      details.append(
        "the file holds the first \(old.count) of \(new.count) lines, so it may have been cut off")
    }
    try fail("snapshot differs", recorded: "snapshot differed", details)
  }

  func failTorn(_ remains: String) throws(SnapshotProblem) {
    let last = DiffText.split(remains).last ?? ""
    try fail(
      "snapshot is torn", recorded: "snapshot was torn",
      [
        remains.isEmpty
          ? "the file is empty"
          : "the file ends in the middle of a line: \"\(VisibleLine.text(last))\"",
        "a snapshot ends with a line feed, so this one was cut off or edited; nothing was compared",
      ])
  }

  func failUndecodable(_ reason: String) throws(SnapshotProblem) {
    try fail(
      "snapshot is not UTF-8", recorded: "snapshot was not UTF-8",
      ["\(reason), so nothing was compared", "saved as UTF-8, it can be compared again"])
  }

  func failUnreadable(_ reason: String) throws(SnapshotProblem) {
    throw SnapshotProblem(
      "snapshot can't be read: \(name.relativePath)", reason, keep(),
      "to go on: make \(name.path) a file that can be read, or delete it")
  }

  /// Fails over a file that holds something else, with the file written or not.
  private func fail(
    _ what: String, recorded: String, _ details: [String]
  ) throws(SnapshotProblem) {
    guard mode.writesOver else {
      throw SnapshotProblem(
        "\(what): \(name.relativePath)", lines: details + [keep(), howToRecord(.failed)])
    }
    _ = try write(replacing: true)
    if isRecordingRun { return announce("snapshot recorded: \(name.path)") }
    throw SnapshotProblem(
      "\(recorded), and is recorded now: \(name.relativePath)",
      lines: details + ["to go on: look at the change, and run the test again"])
  }

  private func write(replacing: Bool) throws(SnapshotProblem) -> Bool {
    do {
      return try SnapshotFile.write(text, to: name.path, replacing: replacing)
    } catch {
      throw SnapshotProblem(
        "snapshot can't be recorded: \(name.relativePath)",
        lines: error.lines + [
          keep(), "to go on: make the folder writable, or compare only, with record mode never",
        ])
    }
  }

  // MARK: - Words

  /// Keeps what was compared beside the snapshots, for a person or a machine to take over.
  private func keep() -> String {
    let path = (artifacts as NSString).appendingPathComponent(name.artifactPath)
    do {
      _ = try SnapshotFile.write(text, to: path, replacing: true)
      return "kept: \(path)"
    } catch {
      return "not kept: \(error.lines[0])"
    }
  }

  private var whyNotWritten: String {
    switch reason {
    case .argument: "this call passes record: .\(mode.rawValue)"
    case .variable(let name): "\(name) is \(mode.rawValue)"
    case .ci: "CI is set, where nothing is written unless a record mode is asked for"
    case .standard: "record mode is \(mode.rawValue)"
    }
  }

  /// Whether the whole run was started to record: then a test goes on after what it has recorded.
  private var isRecordingRun: Bool {
    switch reason {
    case .variable: true
    case .argument, .ci, .standard: false
    }
  }

  /// The words that record this test's snapshots.
  private func command(_ mode: RecordMode) -> String {
    "VIEWGRAPH_SNAPSHOT_RECORD=\(mode.rawValue) swift test --filter \(call.filter)"
  }

  private func howToRecord(_ mode: RecordMode) -> String {
    switch reason {
    case .argument:
      "to record: pass record: .\(mode.rawValue), or leave it out and run \(command(mode))"
    case .ci: "to record, on a machine of your own: \(command(mode))"
    case .variable, .standard: "to record: \(command(mode))"
    }
  }

  private static func lineFeedsAlone(_ text: String) -> String {
    // By scalars: CR LF is one character.
    var scalars = String.UnicodeScalarView()
    var pending = false
    for scalar in text.unicodeScalars {
      if pending, scalar != "\n" { scalars.append("\r") }
      pending = scalar == "\r"
      if !pending { scalars.append(scalar) }
    }
    // The last line feed of the file has been taken off, but not the return before it.
    return String(scalars)
  }
}

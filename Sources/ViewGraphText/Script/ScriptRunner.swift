import Foundation
import ViewGraph

/// Runs a script on an app, step by step, up to the first that fails.
@MainActor package struct ScriptRunner {
  private let session: AppSession
  private let script: Script
  private let write: (String) -> Void
  private let settings: SnapshotSettings

  /// A run that has not begun.
  ///
  /// - Parameter write: Takes what `print` prints.
  init(
    _ script: Script, on session: AppSession, settings: SnapshotSettings? = nil,
    write: @escaping (String) -> Void
  ) {
    self.script = script
    self.session = session
    self.write = write
    self.settings = settings ?? SnapshotSettings()
  }

  /// Runs the steps.
  ///
  /// - Returns: Nil where all went well, else what went wrong: file, line, step, reason, and what is
  ///   on the screen.
  func run() async -> String? {
    do throws(StepFailure) {
      try await session.settle()
    } catch {
      return report(error, at: nil)
    }
    for line in script.lines {
      do throws(StepFailure) {
        try await perform(line.step)
      } catch {
        return report(error, at: line)
      }
    }
    return nil
  }

  private func perform(_ step: ScriptStep) async throws(StepFailure) {
    switch step {
    case .print: write(session.window.text + "\n")
    case .snapshot(let name): try compare(session.window.text, name: name)
    case .expect(let expectation):
      try ExpectationCheck(session: session).check(expectation)
    default: try await session.run(step)
    }
  }

  private func report(_ failure: StepFailure, at line: Script.Line?) -> String {
    let place = line.map { "\(script.file):\($0.number): \($0.step)" } ?? "\(script.file): launch"
    let screen = session.window.text
    let drawn =
      screen.isEmpty
      ? ["  (nothing)"]
      : screen.split(separator: "\n", omittingEmptySubsequences: false).map {
        $0.isEmpty ? "" : "  \($0)"
      }
    return (["\(place): \(failure.message)", "on the screen:"] + drawn).joined(separator: "\n")
  }

  // MARK: - Snapshots

  /// Whether a variable asked for the recording, so that nothing is taken over unseen.
  private func isAsked(_ reason: SnapshotSettings.RecordReason) -> Bool {
    if case .variable = reason { return true }
    return false
  }

  /// Compares a text with the file of its name, in a folder beside the script.
  private func compare(_ text: String, name: String) throws(StepFailure) {
    let file = script.file as NSString
    let base = (file.lastPathComponent as NSString).deletingPathExtension
    let folder = file.deletingLastPathComponent
    let path = [folder, "__Snapshots__", base, SnapshotName.sanitized(name) + ".txt"]
      .filter { !$0.isEmpty }.joined(separator: "/")
    do throws(SnapshotProblem) {
      let recording = try settings.recordMode(argument: nil)
      switch SnapshotFile.read(path) {
      case .text(let reference) where reference.utf8.elementsEqual(text.utf8): return
      case .missing:
        guard recording.mode.writesMissing else {
          throw SnapshotProblem("there is no file \(path) to compare the screen with")
        }
        _ = try SnapshotFile.write(text, to: path, replacing: false)
        if isAsked(recording.reason) { return }
        throw SnapshotProblem(
          "there was no file \(path), so the screen was recorded",
          "to go on: look at the file, and run the script again")
      case .text(let reference), .torn(let reference):
        if recording.mode.writesOver {
          _ = try SnapshotFile.write(text, to: path, replacing: true)
          if isAsked(recording.reason) { return }
        }
        throw SnapshotProblem(
          "the screen differs from \(path)",
          lines: DiffText.lines(from: reference, to: text) + [
            "to go on: VIEWGRAPH_SNAPSHOT_RECORD=failed records it anew"
          ])
      case .undecodable(let reason), .unreadable(let reason):
        throw SnapshotProblem("\(path) can't be read: \(reason)")
      }
    } catch { throw StepFailure(error.message) }
  }
}

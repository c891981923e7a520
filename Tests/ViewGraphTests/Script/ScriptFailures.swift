import Foundation
import Testing
import ViewGraph

@testable import ViewGraphText

/// How a script ends that does not go as it says.
@MainActor @Suite struct ScriptFailures {
  @Test(
    "API-3 a step that can't be done is told with file, line, step and reason",
    arguments: [
      (
        "tap \"Addd\"",
        "there is no button labelled \"Addd\"\n  near: \"Add\" (one letter away)"
      ),
      (
        "tap \"Locked\"",
        "button \"Locked\" can't be tapped: disabled by .disabled(true) in BirdScreen"
      ),
      (
        "tap \"Twin\"",
        "there are 2 buttons labelled \"Twin\"\n  to go on: say which one, as in tap \"Twin\" 1"
      ),
      ("tap \"Twin\" 3", "there is no button number 3 labelled \"Twin\", only 2"),
      (
        "row \"Stork\"",
        "there is no row labelled \"Stork\"\n  there are: \"Heron\" · \"Egret\" · \"Swan\""
      ),
      (
        "type \"Nam\" \"x\"",
        "there is no field labelled \"Nam\"\n  near: \"Name\" (one letter away)"
      ),
      (
        "select \"Order\" \"Age\"",
        "picker \"Order\" can't be set to \"Age\": it has no such choice; its choices: "
          + "\"Name\" · \"Size\""
      ),
      (
        "decrement \"Count: 1\"",
        "stepper \"Count: 1\" can't be decremented: it is at the end of its range"
      ),
      ("adjust \"Volume\" 2", "slider \"Volume\" can't be adjusted to 2: its bounds are 0…1"),
      (
        "swipe \"Heron\" \"Eat\"",
        "row \"Heron\" can't be swiped for \"Eat\": its swipe actions: \"Ring\""
      ),
      ("back", "there is nothing to go back from: no screen lies on another"),
      ("dismiss", "there is nothing to dismiss: no sheet, alert, popover or menu is open"),
      ("window 2", "there is no window 2: one is open"),
      (
        "expect text \"2 birds\"",
        "there is no text \"2 birds\"\n  near: \"3 birds\" (one letter away), "
          + "\"Birds\" (2 letters away)"
      ),
      ("expect no text \"Heron\"", "the text \"Heron\" is there"),
      ("expect value \"Warden\" \"Ada\"", "the value is \"nobody\", and not \"Ada\""),
      ("expect on \"Loud\"", "there is no toggle labelled \"Loud\"\n  there are: \"Quiet\""),
      ("expect off \"Quiet\"", "the toggle is on"),
      (
        "expect bodies BirdRow", "other bodies ran\n  expected: BirdRow\n  ran:      none"
      ),
    ])
  func failure(step: String, reason: String) async throws {
    let run = try await runBirds("columns 40\n\n\(step)\nprint")
    let screen = AppSession.birds().window.text.split(separator: "\n").map { "  \($0)" }
      .joined(separator: "\n")
    #expect(run.failure == "birds.steps:3: \(step): \(reason)\non the screen:\n\(screen)")
    #expect(run.printed == "")
  }

  @Test("API-3 issues are told whole") func issues() async throws {
    struct Twins: App {
      var body: some Scene {
        WindowGroup { ForEach([1, 1], id: \.self) { Text("\($0)") } }
      }
    }
    let session = AppSession(AppLaunch(Twins.self), options: HostOptions())
    let failure = await ScriptRunner(
      try Script("expect issues none", file: "t.steps"), on: session, write: { _ in }
    ).run()
    let issue = "\(session.app.issues[0])".replacing("\n", with: "\n  ")
    #expect(session.app.issues.count == 1)
    #expect(
      failure
        == "t.steps:1: expect issues none: there is an issue\n  \(issue)\non the screen:\n  1\n  1")
  }

  @Test("API-3 snapshot records a screen that has no file, and compares it from then on")
  func snapshots() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "birds.steps").path
    let kept = folder.appending(path: "__Snapshots__/birds/start.txt")
    func run(_ text: String, _ environment: [String: String] = [:]) async throws -> String? {
      let settings = SnapshotSettings(
        environment: environment, temporaryDirectory: folder.path, ledger: SnapshotLedger())
      let failure = await ScriptRunner(
        try Script(text, file: file), on: .birds(), settings: settings, write: { _ in }
      ).run()
      return failure?.components(separatedBy: "\non the screen:")[0]
    }
    let head = "\(file):1: snapshot start: "
    #expect(
      try await run("snapshot start", ["CI": "1"])
        == head + "there is no file \(kept.path) to compare the screen with")
    #expect(
      try await run("snapshot start")
        == head + "there was no file \(kept.path), so the screen was recorded\n"
        + "  to go on: look at the file, and run the script again")
    let screen = AppSession.birds().window.text
    #expect(try String(contentsOf: kept, encoding: .utf8) == screen + "\n")
    #expect(try await run("snapshot start") == nil)
    try Data((screen.replacing("3 birds", with: "2 birds") + "\n").utf8).write(to: kept)
    let different = try await run("snapshot start")
    #expect(different?.hasPrefix(head + "the screen differs from \(kept.path)\n") ?? false)
    #expect(different?.contains("\n  −2 birds\n  +3 birds\n") ?? false)
    #expect(try await run("snapshot start", ["VIEWGRAPH_SNAPSHOT_RECORD": "failed"]) == nil)
    #expect(try await run("snapshot start") == nil)
  }
}

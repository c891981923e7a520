import Foundation
import Testing

/// Each example app is in the command, and its script goes as it says.
@MainActor @Suite struct ExampleScripts {
  nonisolated private static let apps = [
    ("articles", "Articles"), ("trips", "Trips"), ("editor", "Editor"), ("tasks", "Tasks"),
  ]

  @Test("API-3 an example app runs by its script", arguments: apps)
  func script(name: String, folder: String) async {
    let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    let script = package.appending(path: "Examples/\(folder)/\(name).steps").standardized
    let run = await CommandRun(name, "--script", script.path)
    #expect(run.errors == "")
    #expect(run.status == 0)
  }
}

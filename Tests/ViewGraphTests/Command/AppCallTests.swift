import Foundation
import Testing
import ViewGraph

@testable import ViewGraphCommand

private let names = ["fieldnotes", "articles", "trips", "editor", "tasks"]

/// The apps that the command runs.
@MainActor @Suite struct AppCallTests {
  private func withFolder(_ body: (String) async throws -> Void) async throws {
    let folder = NSTemporaryDirectory() + "viewgraph-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await body(folder)
  }

  @Test("API-3 the command lists its apps, each with what it is") func catalog() async {
    #expect(AppCatalog.all.map(\.name) == names)
    let help = await CommandRun("--help")
    for app in AppCatalog.all {
      #expect(
        help.output.contains("\(app.usage)\n    run an app in the terminal: \(app.summary)\n"))
    }
  }

  @Test("API-3 each app tells of its options by --help and by help", arguments: names)
  func help(name: String) async {
    let run = await CommandRun(name, "--help")
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("viewgraph \(name) [options]\n"))
    #expect(await CommandRun("help", name).output == run.output)
  }

  @Test("API-3 each app prints its screen without a terminal, within its columns", arguments: names)
  func plain(name: String) async throws {
    try await withFolder { folder in
      let run = await CommandRun(name, "--store", folder, "--columns", "100")
      #expect(run.status == 0)
      #expect(run.errors == "")
      #expect(run.lines.count > 2)
      #expect(run.lines.allSatisfy { $0.count <= 100 })
      #expect(!run.output.contains("\u{1B}"))
    }
  }

  @Test("API-3 each app runs a script, and finds no mistake in itself", arguments: names)
  func script(name: String) async throws {
    try await withFolder { folder in
      let file = folder + "/app.steps"
      try Data("relaunch\nopen-window\ncolumns 60\nbackground\nexpect issues none\n".utf8)
        .write(to: URL(filePath: file))
      let run = await CommandRun(name, "--script", file)
      #expect(run.errors == "")
      #expect(run.output == "")
      #expect(run.status == 0)
    }
  }

  @Test("API-3 an option that an app does not know ends with status 2") func badOption() async {
    let run = await CommandRun("fieldnotes", "--emty")
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(
      run.errors == """
        viewgraph fieldnotes: there is no option "--emty"
          near: "--empty" (one letter away)
          to go on: viewgraph fieldnotes --help

        """)
  }

  @Test("API-3 an app whose name is misspelt is suggested") func misspelt() async {
    let run = await CommandRun("fieldnote")
    #expect(run.status == 2)
    #expect(
      run.errors == """
        viewgraph: there is no command "fieldnote"
          near: "fieldnotes" (one letter away)
          to go on: viewgraph --help

        """)
  }
}

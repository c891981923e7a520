import Foundation
import Testing

/// The example whose `@main` is its app, beside the test bundle.
private let executable: URL? = {
  let folders = [
    Bundle.main.bundleURL, Bundle.main.executableURL?.deletingLastPathComponent(),
    Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
      .deletingLastPathComponent(),
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent(),
  ]
  return folders.compactMap { $0?.appending(path: "Pond") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path()) }
}()

/// A process whose `@main` is an app, which imports `ViewGraph` alone.
@Suite(.enabled(if: executable != nil, "The executable is not beside the tests."))
struct OwnMain {
  private func run(_ arguments: [String], _ environment: [String: String] = [:]) throws
    -> (output: String, errors: String, status: Int32)
  {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let written = output.fileHandleForReading.readDataToEndOfFile()
    let complaints = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      String(decoding: written, as: UTF8.self), String(decoding: complaints, as: UTF8.self),
      process.terminationStatus
    )
  }

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: UUID().uuidString, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private let screen = """
    Pond
    ────────────────────────────────────────
    1 bird, quiet
      Rail
    [Bird··································]
    ( Add ) [x] Quiet
    [nobody________________________________]
    Visits: 1 [· 1 +]

    """

  @Test("API-1 an app with @main takes the options, and runs a script") func script() throws {
    try withFolder { folder in
      let file = folder.appending(path: "pond.steps")
      try Data("type \"Bird\" \"Rail\"\ntap \"Add\"\nfocus none\nprint\n".utf8).write(to: file)
      let good = try run(["--empty", "--columns", "40", "--script", file.path])
      #expect(good.output == screen)
      #expect(good.errors == "")
      #expect(good.status == 0)
      try Data("tap \"Sink\"\n".utf8).write(to: file)
      let bad = try run(["--script", file.path])
      #expect(bad.status == 1)
      #expect(
        bad.errors.hasPrefix("\(file.path):1: tap \"Sink\": there is no button labelled \"Sink\"\n")
      )
    }
  }

  @Test("API-1 an app with @main prints its screen where there is no terminal") func plain() throws
  {
    try withFolder { folder in
      let result = try run(
        ["--store", folder.path, "--columns", "40"], ["LC_ALL": "C.UTF-8", "TERM": "xterm"])
      #expect(
        result.output
          == screen.replacing("1 bird", with: "2 birds").replacing(
            "  Rail\n", with: "  Heron\n  Egret\n"))
      #expect(result.errors == "")
      #expect(result.status == 0)
    }
  }

  @Test("API-1 an app with @main refuses options it does not know, with status 2") func misuse()
    throws
  {
    let result = try run(["--scrpt"])
    #expect(result.output == "")
    #expect(
      result.errors == """
        Pond: there is no option "--scrpt"
          near: "--script" (one letter away)
          to go on: Pond --help

        """)
    #expect(result.status == 2)
  }
}

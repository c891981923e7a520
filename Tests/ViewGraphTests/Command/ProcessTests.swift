import Foundation
import Testing

/// The built executable beside the test bundle, where there is one.
private let executable: URL? = {
  let folders = [
    Bundle.main.bundleURL, Bundle.main.executableURL?.deletingLastPathComponent(),
    Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
      .deletingLastPathComponent(),
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent(),
  ]
  return folders.compactMap { $0?.appending(path: "viewgraph") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path()) }
}()

@Suite(.enabled(if: executable != nil, "The executable is not beside the tests."))
struct ProcessTests {
  private func run(_ arguments: String...) throws -> (output: String, errors: String, status: Int32)
  {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
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

  @Test("API-3 the executable runs the first lab without arguments") func overview() throws {
    let result = try run()
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(result.output.hasPrefix("Three views show one model"))
    #expect(!result.output.contains("\u{1B}"))
  }

  @Test("API-3 the executable's exit status is 2 for bad input") func badInput() throws {
    let result = try run("lab", "cuonts")
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("viewgraph: no lab is called \"cuonts\"\n"))
  }

  @Test("API-3 the executable's quiz ends well without input") func quiz() throws {
    let result = try run("quiz")
    #expect(result.status == 0)
    #expect(result.output.hasSuffix("or give a line an answer.\n"))
  }
}

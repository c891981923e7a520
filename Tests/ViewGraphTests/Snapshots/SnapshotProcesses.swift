#if os(Linux)
  import Foundation
  import Testing

  @testable import ViewGraphText

  /// Two processes and one file.
  ///
  /// The processes are this test program, asked for the second test alone.
  @MainActor @Suite struct SnapshotProcesses {
    private nonisolated static let folderVariable = "VIEWGRAPH_TEST_SNAPSHOT_FOLDER"
    private static let numberVariable = "VIEWGRAPH_TEST_SNAPSHOT_NUMBER"
    private static let file = "__Snapshots__/CartTests/testTap.1.txt"
    private nonisolated static let texts = ["a", "b"].map { letter in
      Array(repeating: String(repeating: letter, count: 99), count: 500).joined(separator: "\n")
    }

    @Test("API-2 a file that two processes write over is whole whenever it is read")
    func twoProcesses() async throws {
      let folder = try SnapshotFolder()
      let writers = try Self.texts.indices.map { number in
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = [
          "--testing-library", "swift-testing", "--filter", "SnapshotProcesses/writer",
        ]
        process.environment = ProcessInfo.processInfo.environment.merging([
          Self.folderVariable: folder.path, Self.numberVariable: "\(number)",
        ]) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
      }
      defer { for writer in writers where writer.isRunning { writer.terminate() } }
      let changes = try await Self.changes(
        of: "\(folder.path)/\(Self.file)", upTo: 100, while: writers.map(\.processIdentifier))
      try folder.write("", to: "stop")
      for writer in writers { writer.waitUntilExit() }
      #expect(writers.map(\.terminationStatus) == [0, 0])
      #expect(changes == 100)
      #expect(folder.files() == ["CartTests/testTap.1.txt"], "no draft is left")
      // What both noted is listed, whole lines alone.
      let lines = try #require(folder.read("in-use")).split(separator: "\n")
      #expect(lines.allSatisfy { $0.wholeMatch(of: /[01]\t\/snapshot-[0-9]+\.txt/) != nil })
      #expect(Set(lines).count == lines.count)
      #expect(Set(lines.map(\.first)).count == 2)
    }

    /// Reads a file until it has changed hands so often, off the main actor, which other tests need.
    ///
    /// Each time it must be whole.
    @concurrent private static func changes(
      of path: String, upTo limit: Int, while processes: [Int32]
    ) async throws -> Int {
      var changes = 0
      var latest: Int?
      let deadline = ContinuousClock.now + .seconds(60)
      while changes < limit, ContinuousClock.now < deadline,
        processes.allSatisfy({ kill($0, 0) == 0 })
      {
        switch SnapshotFile.read(path) {
        case .missing: #expect(latest == nil, "it never goes away")
        case .text(let text):
          let writer = try #require(texts.firstIndex(of: text), "a mixture")
          if writer != latest { changes += 1 }
          latest = writer
        case .torn, .undecodable, .unreadable: Issue.record("a torn file")
        }
      }
      return changes
    }

    @Test(
      "API-2 one of the two processes",
      .enabled(if: ProcessInfo.processInfo.environment[folderVariable] != nil, "started by a test"))
    func writer() throws {
      let environment = ProcessInfo.processInfo.environment
      let folder = try #require(environment[Self.folderVariable])
      let number = try #require(environment[Self.numberVariable].flatMap { Int($0) })
      let manifest = SnapshotManifest(path: "\(folder)/in-use")
      let deadline = ContinuousClock.now + .seconds(60)
      var round = 0
      while !FileManager.default.fileExists(atPath: "\(folder)/stop"),
        ContinuousClock.now < deadline
      {
        round += 1
        _ = try SnapshotFile.write(
          Self.texts[number], to: "\(folder)/\(Self.file)", replacing: true)
        try manifest.add(SnapshotUse(source: "\(number)", path: "/snapshot-\(round).txt"))
      }
    }

    @Test("API-2 of two processes that record a missing file, the second compares with the first")
    func missing() throws {
      let folder = try SnapshotFolder()
      let path = "\(folder.path)/\(Self.file)"
      #expect(try SnapshotFile.write("first", to: path, replacing: false))
      #expect(try !SnapshotFile.write("second", to: path, replacing: false))
      #expect(folder.read(Self.file) == "first\n")
    }
  }
#endif

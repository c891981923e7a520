#if os(Linux)
  import Foundation
  import Testing
  import ViewGraph

  @testable import FieldNotesScreens

  /// What is on the disk after a process that keeps notes was killed, or ended.
  ///
  /// The processes are this test program, asked for one of the tests below alone.
  @MainActor @Suite struct NoteProcesses {
    private nonisolated static let folderVariable = "VIEWGRAPH_TEST_NOTES_FOLDER"
    private nonisolated static let roundsVariable = "VIEWGRAPH_TEST_KILLS"

    @Test("S-05 a process killed at any moment leaves a whole file, with every note that was saved")
    func killed() async throws {
      let folder = try FieldNotesFolder()
      let rounds =
        ProcessInfo.processInfo.environment[Self.roundsVariable].flatMap { Int($0) } ?? 12
      for _ in 0..<rounds {
        try await Self.killOneWriter(in: folder.url)
        let saved = try Self.acknowledged(in: folder.url)
        #expect(!saved.isEmpty)
        let others = folder.files.filter { !["notes.json", "saved"].contains($0) }
        #expect(others.allSatisfy { $0.hasPrefix("notes.draft-") } && others.count <= 1)
        guard case .contents(let contents) = NoteFile(url: folder.file).load() else {
          Issue.record("the file is torn")
          return
        }
        let titles = Set(contents.notes.map(\.title))
        #expect(saved.subtracting(titles) == [], "a saved note is lost")
        #expect(contents.notes.allSatisfy { $0.body == Self.text(of: $0.title) })
        #expect(folder.files == ["notes.json", "saved"], "no draft is left")
      }
    }

    /// Starts a process that edits and saves, and kills it at some moment after its first save.
    @concurrent private static func killOneWriter(in folder: URL) async throws {
      let log = folder.appending(path: "saved").path
      let before = size(of: log)
      let process = try start("writer", in: folder)
      let deadline = ContinuousClock.now + .seconds(60)
      while size(of: log) == before, process.isRunning, ContinuousClock.now < deadline {
        usleep(500)
      }
      usleep(.random(in: 0...60_000))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      #expect(process.terminationReason == .uncaughtSignal)
      #expect(process.terminationStatus == SIGKILL)
    }

    private nonisolated static func start(_ test: String, in folder: URL) throws -> Process {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = [
        "--testing-library", "swift-testing", "--filter", "NoteProcesses/\(test)\\(",
      ]
      // The defaults of the user are left alone: the process has a home of its own.
      let home = folder.appending(path: "home").path
      process.environment = ProcessInfo.processInfo.environment.merging([
        folderVariable: folder.path, "HOME": home, "CFFIXED_USER_HOME": home,
        "XDG_CONFIG_HOME": home,
      ]) { $1 }
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      return process
    }

    private nonisolated static func size(of path: String) -> Int {
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      return attributes?[.size] as? Int ?? 0
    }

    /// The titles of all notes that any process called saved.
    ///
    /// A line says up to which of its notes a process had saved.
    private static func acknowledged(in folder: URL) throws -> Set<String> {
      let text = try String(contentsOf: folder.appending(path: "saved"), encoding: .utf8)
      var titles: Set<String> = []
      for line in text.split(separator: "\n") {
        let words = line.split(separator: " ")
        let last = try #require(words.count == 2 ? Int(words[1]) : nil)
        for number in 1...last { titles.insert("\(words[0])-\(number)") }
      }
      return titles
    }

    /// A body that tells whether it belongs to its title.
    private static func text(of title: String) -> String {
      Array(repeating: title, count: 40).joined(separator: "\n")
    }

    @Test(
      "S-05 one process that edits and saves until it is killed",
      .enabled(if: ProcessInfo.processInfo.environment[folderVariable] != nil, "started by a test"))
    func writer() async throws {
      let path = try #require(ProcessInfo.processInfo.environment[Self.folderVariable])
      let folder = URL(filePath: path, directoryHint: .isDirectory)
      let saver = NoteSaver(folder: folder, delay: .milliseconds(1)) { contents in
        NoteStore(notes: contents?.notes ?? [])
      }
      let saving = Task { await saver.run() }
      defer { saving.cancel() }
      let log = open(folder.appending(path: "saved").path, O_WRONLY | O_APPEND | O_CREAT, 0o600)
      var number = 0
      let deadline = ContinuousClock.now + .seconds(60)
      while ContinuousClock.now < deadline {
        for _ in 0..<Int.random(in: 1...5) {
          number += 1
          let title = "\(getpid())-\(number)"
          saver.store.add(Note(title: title, body: Self.text(of: title)))
          if Bool.random() { await Task.yield() }
        }
        if Bool.random() { saver.flush() }
        while saver.hasUnsavedChanges { try await Task.sleep(for: .milliseconds(1)) }
        let line = "\(getpid()) \(number)\n"
        #expect(write(log, line, line.utf8.count) == line.utf8.count)
      }
    }

    @Test("S-05 what is unsaved when a program ends is saved") func ended() async throws {
      let folder = try FieldNotesFolder()
      let status = try await Self.status(of: "leaver", in: folder.url)
      #expect(status == 3)
      #expect(folder.files == ["notes.json"])
      #expect(folder.savedTitles == ["Heron at the weir", "Reed warblers", "Water level"])
    }

    @concurrent private static func status(of test: String, in folder: URL) async throws -> Int32 {
      let process = try start(test, in: folder)
      process.waitUntilExit()
      return process.terminationStatus
    }

    @Test(
      "S-05 one program that ends with something unsaved",
      .enabled(if: ProcessInfo.processInfo.environment[folderVariable] != nil, "started by a test"))
    func leaver() throws {
      let path = try #require(ProcessInfo.processInfo.environment[Self.folderVariable])
      let launch = LaunchOptions(storeDirectory: URL(filePath: path, directoryHint: .isDirectory))
      let app = AppHost(FieldNotesApp(), options: HostOptions(launch: launch))
      try app.windows[0].rows["Frogspawn"].delete()
      withExtendedLifetime(app) { exit(3) }
    }

    @Test("S-04 a new process shows the notes, the selection and the order of the one before")
    func relaunched() async throws {
      let folder = try FieldNotesFolder()
      #expect(try await Self.status(of: "firstLaunch", in: folder.url) == 0)
      #expect(folder.files == ["home", "notes.json", "scenes.json"])
      #expect(try await Self.status(of: "secondLaunch", in: folder.url) == 0)
    }

    private static func launch() throws -> AppHost<FieldNotesApp> {
      let path = try #require(ProcessInfo.processInfo.environment[folderVariable])
      let folder = URL(filePath: path, directoryHint: .isDirectory)
      return AppHost(
        FieldNotesApp(),
        options: HostOptions(
          defaults: UserDefaults(suiteName: "FieldNotes"),
          sceneArchive: .file(folder.appending(path: "scenes.json")),
          launch: LaunchOptions(storeDirectory: folder)))
    }

    @Test(
      "S-04 the first of two launches",
      .enabled(if: ProcessInfo.processInfo.environment[folderVariable] != nil, "started by a test"))
    func firstLaunch() throws {
      let app = try Self.launch()
      try app.windows[0].rows["Ponds"].tap()
      try app.windows[0].rows["Frogspawn"].tap()
      try app.windows[0].textFields["Title"].setText("Tadpoles")
      let second = app.openWindow()
      try second.pickers["Sort By"].select("Title")
      try second.rows["Reed warblers"].tap()
      try second.searchFields.only.typeText("e")
      app.scenePhase = .background
      app.userDefaults.synchronize()
      #expect(app.issues.isEmpty)
    }

    @Test(
      "S-04 the second of two launches",
      .enabled(if: ProcessInfo.processInfo.environment[folderVariable] != nil, "started by a test"))
    func secondLaunch() throws {
      let app = try Self.launch()
      #expect(app.windows.count == 2)
      let first = app.windows[0]
      #expect(first.textFields["Title"].value == "Tadpoles")
      #expect(first.rows["Tadpoles"].isSelected)
      #expect(first.rows["Ponds"].isSelected)
      #expect(first.lists[1].rows.labels == ["Tadpoles", "Water level"])
      let second = app.windows[1]
      #expect(second.textFields["Title"].value == "Reed warblers")
      #expect(second.pickers["Sort By"].value == "Title")
      // The search was the window's own state, and ended with it.
      #expect(second.searchFields.only.value == "")
      #expect(
        second.lists[1].rows.labels == [
          "Heron at the weir", "Reed warblers", "Tadpoles", "Water level",
        ])
      #expect(app.issues.isEmpty)
    }
  }
#endif

import Foundation
import Testing
import ViewGraph

@testable import ViewGraphText

@MainActor @Suite struct RunOptionCases {
  @Test("API-3 options are taken apart, with values after a space or a sign") func options() throws
  {
    let options = try RunOptions(
      [
        "--record", "a.swift", "--as-test", "--store=notes", "--empty", "--columns", "72",
        "--date", "2026-03-14",
      ],
      command: "app")
    #expect(options.record == "a.swift")
    #expect(options.recordsTest)
    #expect(options.store == "notes")
    #expect(options.startsEmpty)
    #expect(options.columns == 72)
    #expect(options.date == Date(timeIntervalSince1970: 1_773_446_400))
    #expect(options.script == nil)
    #expect(try RunOptions([], command: "app") == RunOptions())
    #expect(try RunOptions(["-h"], command: "app").asksForHelp)
  }

  @Test(
    "API-3 options that can't be understood are told, with what may have been meant",
    arguments: [
      (["--scrpt", "x"], "there is no option \"--scrpt\"\n  near: \"--script\" (one letter away)"),
      (
        ["-q"],
        "there is no option \"-q\"\n  options: --script · --record · --as-test · --store · "
          + "--empty · --date · --columns · --help"
      ),
      (["--script"], "--script needs a value\n  it is written as: --script FILE"),
      (["--script", "--empty"], "--script needs a value\n  it is written as: --script FILE"),
      (["--store="], "--store needs a value\n  it is written as: --store DIR"),
      (["--empty=1"], "--empty takes no value\n  it is written as: --empty"),
      (["--empty", "--empty"], "--empty is given twice\n  leave one of the two out"),
      (["--columns", "x"], "--columns can't be \"x\"\n  a number from 1 to 1000 is needed"),
      (["--date", "14.3."], "--date can't be \"14.3.\"\n  a day is written as: 2026-03-14"),
      (["--columns", "0"], "--columns can't be \"0\"\n  a number from 1 to 1000 is needed"),
      (
        ["--as-test"],
        "--as-test says how to record, and nothing is recorded\n  add --record FILE"
      ),
      (
        ["--script", "a", "--record", "b"],
        "--script and --record exclude each other\n  a script is there; a live run is recorded"
      ),
    ])
  func misuse(arguments: [String], message: String) {
    #expect(
      throws: RunOptions.Misuse(text: "app: \(message)\n  to go on: app --help")
    ) { try RunOptions(arguments, command: "app") }
  }

  @Test("API-3 an argument that is no option is one too many") func extra() {
    #expect(
      throws: RunOptions.Misuse(
        text: """
          app: "notes.steps" is one argument too many
            options: --script · --record · --as-test · --store · --empty · --date · --columns · --help
            to go on: app --help
          """)
    ) { try RunOptions(["notes.steps"], command: "app") }
  }
}

@MainActor @Suite struct TerminalRuns {
  /// Runs the app of birds with streams in memory.
  private func run(_ arguments: String...) async -> (output: String, errors: String, status: Int32)
  {
    var output = ""
    var errors = ""
    BirdBook.nextClock = TestClock()
    let app = TerminalApp(
      BirdApp.self, command: "birds",
      streams: TerminalStreams(write: { output += $0 }, writeError: { errors += $0 }))
    let status = await app.run(arguments)
    return (output, errors, status)
  }

  private func withFolder(_ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: UUID().uuidString, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder)
  }

  @Test("API-3 without a terminal the screen is printed once") func plain() async throws {
    try await withFolder { folder in
      let result = await run("--store", folder.path, "--columns", "44")
      #expect(result.output == AppSession.birds(columns: 44).window.text + "\n")
      #expect(result.errors == "")
      #expect(result.status == 0)
    }
  }

  @Test(
    "S-05 without a terminal a damaged file of the store is told on standard error",
    arguments: [true, false])
  func damagedStore(byScript: Bool) async throws {
    try await withFolder { folder in
      let store = folder.appending(path: "store", directoryHint: .isDirectory)
      try FileManager.default.createDirectory(at: store, withIntermediateDirectories: true)
      for name in ["scenes.json", "defaults.plist"] {
        try Data("{ torn".utf8).write(to: store.appending(path: name))
      }
      let steps = folder.appending(path: "s.steps")
      try Data("tap \"Add\"\n".utf8).write(to: steps)
      let result =
        byScript
        ? await run("--store", store.path, "--script", steps.path)
        : await run("--store", store.path)
      #expect(
        result.errors == """
          birds: \(store.path)/defaults.plist is damaged; it is kept as defaults.damaged-1.plist, and \
          defaults start empty
          birds: The scene archive '\(store.path)/scenes.json' cannot be read. It is kept aside as \
          'scenes.damaged-1.json', and the scenes start with their defaults.
            to go on: Look into the file that was kept aside, or delete it.

          """)
      #expect(result.status == 0)
    }
  }

  @Test("API-3 --help tells of options, keys and steps") func help() async {
    let result = await run("--help")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("birds [options]\n\nRuns BirdApp in the terminal."))
    #expect(result.output.contains("\n  --script FILE   carry out the steps of a file,"))
    #expect(result.output.contains("\n  tap \"LABEL\"\n"))
  }

  @Test("API-3 a script's status is 0, 1 where it does not go as it says, 2 where it is bad")
  func status() async throws {
    try await withFolder { folder in
      func script(_ text: String) throws -> String {
        let file = folder.appending(path: "s.steps")
        try Data(text.utf8).write(to: file)
        return file.path
      }
      let good = await run("--script", try script("expect text \"3 birds\""))
      #expect(good == ("", "", 0))
      let empty = await run("--empty", "--script", try script("expect text \"0 birds\""))
      #expect(empty == ("", "", 0))
      let wrong = await run("--script", try script("print\ntap \"x\"\nprint"))
      #expect(wrong.status == 1)
      #expect(wrong.output == AppSession.birds(columns: 80).window.text + "\n")
      #expect(wrong.errors.hasPrefix("\(folder.path)/s.steps:2: tap \"x\": there is no button"))
      let bad = await run("--script", try script("print\nfly\n"))
      #expect(bad.status == 2)
      #expect(bad.output == "")
      #expect(bad.errors.hasPrefix("\(folder.path)/s.steps:2: there is no step fly\n"))
      let missing = await run("--script", folder.path + "/none")
      #expect(missing.status == 2)
      #expect(
        missing.errors
          == "birds: the script \(folder.path)/none can't be read: No such file or directory\n")
    }
  }

  @Test("S-02 --store keeps preferences and scenes from one process to the next") func store()
    async throws
  {
    try await withFolder { folder in
      let file = folder.appending(path: "s.steps")
      let store = folder.appending(path: "store")
      try Data("set \"Warden\" \"Ada\"\ntap \"Visit 0\"\n".utf8).write(to: file)
      #expect(await run("--script", file.path, "--store", store.path).status == 0)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: store.path).sorted()
          == ["defaults.plist", "scenes.json"])
      try Data("expect value \"Warden\" \"Ada\"\ntap \"Visit 1\"".utf8).write(to: file)
      #expect(await run("--script", file.path, "--store", store.path) == ("", "", 0))
      // Without a folder nothing is kept, and nothing is found.
      try Data("expect value \"Warden\" \"nobody\"\ntap \"Visit 0\"".utf8).write(to: file)
      #expect(await run("--script", file.path) == ("", "", 0))
    }
  }

  @Test("S-05 a damaged file of preferences is kept aside, and told of") func damaged() async throws
  {
    try await withFolder { folder in
      let file = folder.appending(path: "defaults.plist")
      try Data("not a list".utf8).write(to: file)
      let defaults = FileDefaults(file)
      #expect(
        defaults.notice
          == "\(file.path) is damaged; it is kept as defaults.damaged-1.plist, and defaults start "
          + "empty")
      defaults.defaults.set("Ada", forKey: "warden")
      #expect(
        try String(
          contentsOf: folder.appending(path: "defaults.damaged-1.plist"), encoding: .utf8)
          == "not a list")
      let again = FileDefaults(file)
      #expect(again.notice == nil)
      #expect(again.defaults.string(forKey: "warden") == "Ada")
      // What another process writes is taken over.
      again.defaults.set("Bea", forKey: "warden")
      #expect(defaults.defaults.string(forKey: "warden") == "Ada")
      defaults.reload()
      #expect(defaults.defaults.string(forKey: "warden") == "Bea")
    }
  }

  @Test("S-01 what another process stores is seen when it is looked for") func outsideChange()
    async throws
  {
    try await withFolder { folder in
      let file = folder.appending(path: "defaults.plist")
      let defaults = FileDefaults(file)
      BirdBook.nextClock = TestClock()
      let session = AppSession(
        AppLaunch(BirdApp.self), options: HostOptions(defaults: defaults.defaults))
      let other = FileDefaults(file)
      other.defaults.set("Ada", forKey: "warden")
      #expect(!session.app.hasPendingWork)
      defaults.reload()
      session.app.compareStoredValues()
      #expect(session.app.hasPendingWork)
      session.applyWork()
      #expect(session.window.textFields["Warden"].value == "Ada")
      #expect(session.latestReport.bodies == ["BirdScreen"])
      session.app.compareStoredValues()
      #expect(!session.app.hasPendingWork)
    }
  }

  @Test("API-3 a live run keeps the counts of its history alone") func history() throws {
    BirdBook.nextClock = TestClock()
    let session = AppSession(AppLaunch(BirdApp.self), options: HostOptions())
    session.app.keepHistory(false)
    try session.act(.row(ScriptTarget("Heron")))
    #expect(session.window.history.bodyCounts == ["BirdScreen": 2, "BirdTotal": 1])
    // The launch was kept; what came after it is counted.
    #expect(session.window.history.bodies == ["BirdScreen", "BirdTotal"])
    #expect(session.latestReport.bodies == ["BirdScreen"])
  }

  @Test(
    "API-3 the variables of the process say the user's language, and what can be drawn",
    arguments: [
      (["LANG": "de_DE.UTF-8"], "de_DE", DrawingCharacters.unicode),
      (["LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR.utf8"], "fr_FR", .unicode),
      (["LC_ALL": "C"], "en_US", .ascii), (["LC_ALL": "C.UTF-8"], "en_US", .unicode),
      (["LANG": "de_DE@euro"], "de_DE", .ascii), ([:], "en_US", .unicode),
      (["LANG": "en_GB.UTF-8", "LC_CTYPE": "C"], "en_GB", .ascii),
    ])
  func locale(variables: [String: String], name: String, characters: DrawingCharacters) {
    let locale = UserLocale(variables)
    #expect(locale.locale.identifier == name)
    #expect(locale.characters == characters)
  }
}

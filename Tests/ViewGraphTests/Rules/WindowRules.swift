import Testing
import ViewGraph

@MainActor @Observable private final class Notes {
  var titles = ["Heron"]
  static var saves: [Int] = []
  func save() { Self.saves.append(titles.count) }
}

private struct NotesApp: App {
  @Environment(\.scenePhase) private var scenePhase
  @State private var notes = Notes()

  var body: some Scene {
    WindowGroup {
      NotesWindow().environment(notes)
    }
    .onChange(of: scenePhase) { _, new in
      if new == .background { notes.save() }
    }
  }
}

private struct NotesWindow: View {
  @Environment(Notes.self) private var notes
  @Environment(\.scenePhase) private var phase
  @State private var search = ""
  @SceneStorage("window.selected") private var selected: String?

  var body: some View {
    Text("\(notes.titles.count) notes, \(phase == .active ? "active" : "away")")
    Text("search [\(search)] selected [\(selected ?? "none")]")
    Button("Add") { notes.titles.append("Egret") }
    Button("Search") { search = "h" }
    Button("Select") { selected = "Heron" }
  }
}

@MainActor @Observable private final class Search {
  static var alive = 0
  var text = ""

  init() { Self.alive += 1 }

  isolated deinit { Self.alive -= 1 }
}

private struct SearchApp: App {
  var body: some Scene {
    WindowGroup { SearchWindow() }
  }
}

private struct SearchWindow: View {
  @State private var search = Search()

  var body: some View { TextField("Search", text: $search.text) }
}

private struct CountedApp: App {
  @State private var opened = 0

  var body: some Scene {
    WindowGroup {
      Text("opened \(opened)")
      Button("Open") { opened += 1 }
    }
  }
}

/// Notes what it was launched with, in its `init()` and in a default value of its own state.
private struct LaunchedApp: App {
  static var launches: [LaunchOptions] = []
  @State private var folder = Folder()

  init() { Self.launches.append(.current) }

  var body: some Scene {
    WindowGroup { Text(folder.name) }
  }

  @MainActor final class Folder {
    let name = LaunchOptions.current.storeDirectory?.lastPathComponent ?? "the platform's"
  }
}

@MainActor @Suite struct WindowRules {
  @Test("W-01 an app reads its launch options as it is made, the first time and at a relaunch")
  func launchOptions() {
    let launch = LaunchOptions(
      storeDirectory: URL(filePath: "/notes", directoryHint: .isDirectory), startsEmpty: true)
    LaunchedApp.launches = []
    let app = AppHost(LaunchedApp(), options: HostOptions(launch: launch))
    #expect(app.windows[0].texts["notes"].exists)
    app.relaunch()
    #expect(app.windows[0].texts["notes"].exists)
    #expect(LaunchedApp.launches == [launch, launch])
    #expect(LaunchOptions.current == LaunchOptions())
  }

  @Test("W-01 an app is launched with the clock of its host, which is that of all its windows")
  func launchClock() {
    LaunchedApp.launches = []
    let app = AppHost(LaunchedApp())
    let second = app.openWindow()
    #expect(LaunchedApp.launches.map { $0.clock as? TestClock === app.clock } == [true])
    #expect(app.windows[0].clock === app.clock)
    #expect(second.clock === app.clock)
    let real = AppHost(
      LaunchedApp(), options: HostOptions(launch: LaunchOptions(clock: ContinuousClock())))
    #expect(LaunchedApp.launches.last?.clock is ContinuousClock)
    #expect(real.windows[0].clock === real.clock)
    #expect(LaunchOptions.current.clock == nil)
  }

  @Test("W-01 the app's state is shared by its windows, a root view's is each window's")
  func sharedAndOwn() throws {
    let app = AppHost(NotesApp())
    let first = app.windows[0]
    let second = app.openWindow()
    #expect(app.windows.count == 2)
    try first.buttons["Search"].tap()
    try first.buttons["Add"].tap()
    #expect(first.texts["2 notes, active"].exists)
    #expect(second.texts["2 notes, active"].exists)
    #expect(first.texts["search [h] selected [none]"].exists)
    #expect(second.texts["search [] selected [none]"].exists)
    first.checkInvariants()
    second.checkInvariants()
    #expect(app.issues.isEmpty)
  }

  @Test("W-01 a model that a root view makes is each window's, and goes with the window")
  func ownModel() throws {
    Search.alive = 0
    let app = AppHost(SearchApp())
    let second = app.openWindow()
    try app.windows[0].textFields["Search"].setText("heron")
    #expect(second.textFields["Search"].value == "")
    #expect(app.windows[0].textFields["Search"].value == "heron")
    #expect(Search.alive == 2)
    app.close(app.windows[0])
    #expect(Search.alive == 1)
    #expect(app.openWindow().textFields["Search"].value == "")
    #expect(Search.alive == 2)
  }

  @Test("W-01 a value of the app's state reaches every window when the app's body runs")
  func appBody() throws {
    let app = AppHost(CountedApp())
    let second = app.openWindow()
    try app.windows[0].buttons["Open"].tap()
    #expect(app.windows[0].texts["opened 1"].exists)
    #expect(second.texts["opened 1"].exists)
    #expect(app.history.runs.map(\.kind) == [.app, .app])
  }

  @Test("W-02 the phase reaches views and onChange on scenes; going to the background saves")
  func phases() throws {
    Notes.saves = []
    let app = AppHost(NotesApp())
    app.scenePhase = .inactive
    #expect(app.windows[0].texts["1 notes, away"].exists)
    #expect(Notes.saves == [])
    app.scenePhase = .background
    #expect(Notes.saves == [1])
    app.scenePhase = .active
    #expect(app.windows[0].texts["1 notes, active"].exists)
    #expect(Notes.saves == [1])
  }

  @Test("S-04 a scene's values come back after a relaunch, window by window") func relaunch() throws
  {
    let app = AppHost(NotesApp())
    app.openWindow()
    try app.windows[1].buttons["Select"].tap()
    try app.windows[1].buttons["Search"].tap()
    try app.windows[0].buttons["Add"].tap()
    app.relaunch()
    #expect(app.windows.count == 2)
    #expect(app.windows[0].texts["search [] selected [none]"].exists)
    #expect(app.windows[1].texts["search [] selected [Heron]"].exists)
    #expect(app.windows[0].texts["1 notes, active"].exists)
  }

  @Test("S-04 archives are saved at background, restored by a new host, and discarded on closing")
  func archiveFile() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let options = HostOptions(sceneArchive: .file(folder.appending(path: "scenes.json")))
    do {
      let app = AppHost(NotesApp(), options: options)
      try app.windows[0].buttons["Select"].tap()
      app.openWindow()
      app.scenePhase = .background
    }
    let again = AppHost(NotesApp(), options: options)
    #expect(again.windows.count == 2)
    #expect(again.windows[0].texts["search [] selected [Heron]"].exists)
    #expect(again.windows[1].texts["search [] selected [none]"].exists)
    again.close(again.windows[0])
    let third = AppHost(NotesApp(), options: options)
    #expect(third.windows.count == 1)
    #expect(third.windows[0].texts["search [] selected [none]"].exists)
    #expect(third.issues.isEmpty)
  }

  @Test("S-05 a damaged archive is kept aside and reported, and defaults are used")
  func damagedArchive() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "scenes.json")
    try Data("{ torn".utf8).write(to: file)
    let app = AppHost(NotesApp(), options: HostOptions(sceneArchive: .file(file)))
    #expect(app.windows[0].texts["search [] selected [none]"].exists)
    #expect(app.issues.map(\.rule) == ["S-05"])
    #expect(
      app.issues.map(\.message) == [
        """
        The scene archive '\(file.path)' cannot be read. It is kept aside as \
        'scenes.damaged-1.json', and the scenes start with their defaults.
        """
      ])
    let aside = folder.appending(path: "scenes.damaged-1.json")
    #expect(try String(contentsOf: aside, encoding: .utf8) == "{ torn")
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }
}

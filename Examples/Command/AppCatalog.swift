import Articles
import DocumentEditor
import FieldNotesScreens
import TaskList
import Trips
import ViewGraph
import ViewGraphText

/// The apps that the command runs in the terminal, one a line.
@MainActor enum AppCatalog {
  static let all = [
    CatalogApp("fieldnotes", "notes in notebooks, searched, edited, pinned", FieldNotesApp.self),
    CatalogApp("articles", "a reader that loads, fails and tries again", ArticlesApp.self),
    CatalogApp("trips", "trips with stars, a planner and a summary", TripsApp.self),
    CatalogApp("editor", "texts with a goal, saved as they change", EditorApp.self),
    CatalogApp("tasks", "things to do, ticked off and renamed in place", TasksApp.self),
  ]

  /// The app with a name.
  static func named(_ name: String) -> CatalogApp? { all.first { $0.name == name } }
}

/// An app as the command knows it.
@MainActor struct CatalogApp {
  let name: String
  /// What it is, in a line.
  let summary: String
  private let make: (TerminalStreams) -> TerminalApp

  init<A: App>(_ name: String, _ summary: String, _ app: A.Type) {
    self.name = name
    self.summary = summary
    make = { TerminalApp(app, command: "viewgraph \(name)", streams: $0) }
  }

  /// How it is called.
  var usage: String { "viewgraph \(name) [--script FILE] [--store DIR] …" }

  /// Runs it with its own options.
  func run(_ arguments: [String], io: CommandIO) async -> Int32 {
    await make(io.terminal).run(arguments)
  }
}

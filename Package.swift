// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ViewGraph",
  platforms: [.macOS(.v26), .iOS(.v26)],
  products: [
    .library(name: "ViewGraph", targets: ["ViewGraph", "ViewGraphText"]),
    .library(name: "ViewGraphText", targets: ["ViewGraphText"]),
    .library(name: "FieldNotesScreens", targets: ["FieldNotesScreens"]),
    .executable(name: "viewgraph", targets: ["ViewGraphMain"]),
  ],
  targets: [
    // What Swift cannot say: a weak symbol, by which an app finds the module that draws text.
    .target(name: "ViewGraphEntry"),
    .target(name: "ViewGraph", dependencies: ["ViewGraphEntry"]),
    .target(name: "ViewGraphText", dependencies: ["ViewGraph", "ViewGraphEntry"]),
    .target(name: "FieldNotesScreens", dependencies: ["ViewGraph"]),
    .target(name: "Labs", dependencies: ["ViewGraph"], path: "Examples/Labs"),
    .target(name: "Gallery", dependencies: ["ViewGraph"], path: "Examples/Gallery"),
    // An app with an entry of its own, as a user writes one: it imports `ViewGraph` alone.
    .executableTarget(
      name: "Pond", dependencies: ["ViewGraph", "ViewGraphText"], path: "Examples/Pond",
      exclude: ["pond.steps"]),
    .target(
      name: "Articles", dependencies: ["ViewGraph"], path: "Examples/Articles",
      exclude: ["articles.steps"]),
    .target(
      name: "Trips", dependencies: ["ViewGraph"], path: "Examples/Trips",
      exclude: ["trips.steps"]),
    .target(
      name: "DocumentEditor", dependencies: ["ViewGraph"], path: "Examples/Editor",
      exclude: ["editor.steps"]),
    .target(
      name: "TaskList", dependencies: ["ViewGraph"], path: "Examples/Tasks",
      exclude: ["tasks.steps"]),
    .target(
      name: "ViewGraphCommand",
      dependencies: [
        "ViewGraph", "ViewGraphText", "FieldNotesScreens", "Articles", "Trips", "DocumentEditor",
        "TaskList", "Labs", "Gallery",
      ],
      path: "Examples/Command"),
    // Only the product is called `viewgraph`: a module of that name would differ from `ViewGraph` in
    // case alone, and share its build folder where file names ignore case.
    .executableTarget(
      name: "ViewGraphMain", dependencies: ["ViewGraphCommand"], path: "Examples/viewgraph"),
    .testTarget(
      name: "ViewGraphTests",
      dependencies: [
        "ViewGraph", "ViewGraphText", "FieldNotesScreens", "Labs", "Gallery", "ViewGraphCommand",
        "Articles", "Trips", "DocumentEditor", "TaskList",
      ],
      exclude: ["Drawing/__Snapshots__", "Snapshots/__Snapshots__"]),
  ],
  swiftLanguageModes: [.v6]
)

// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ViewGraph",
  platforms: [.macOS(.v26), .iOS(.v26)],
  products: [
    .library(name: "ViewGraph", targets: ["ViewGraph", "ViewGraphText"]),
    .library(name: "ViewGraphText", targets: ["ViewGraphText"]),
    .library(name: "FieldNotesScreens", targets: ["FieldNotesScreens"]),
    .executable(name: "viewgraph", targets: ["viewgraph"]),
  ],
  targets: [
    .target(name: "ViewGraph"),
    .target(name: "ViewGraphText", dependencies: ["ViewGraph"]),
    .target(name: "FieldNotesScreens", dependencies: ["ViewGraph"]),
    .target(name: "Labs", dependencies: ["ViewGraph"], path: "Examples/Labs"),
    .executableTarget(
      name: "viewgraph", dependencies: ["ViewGraph", "ViewGraphText", "Labs"],
      path: "Examples/viewgraph"),
    .testTarget(
      name: "ViewGraphTests",
      dependencies: ["ViewGraph", "ViewGraphText", "FieldNotesScreens", "Labs"]),
  ],
  swiftLanguageModes: [.v6]
)

// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v26)],
  dependencies: [.package(name: "ViewGraph", path: "..")],
  targets: [
    .systemLibrary(name: "CMalloc"),
    // Statistics, growth, tables and plots: nothing here knows what is measured.
    .target(name: "Measuring"),
    // What is timed: screens, floors, and the operations on both.
    .target(
      name: "Workloads",
      dependencies: [
        .product(name: "ViewGraph", package: "ViewGraph"),
        .product(name: "FieldNotesScreens", package: "ViewGraph"),
      ]),
    .executableTarget(name: "bench", dependencies: ["Measuring", "Workloads", "CMalloc"]),
    .testTarget(name: "MeasuringTests", dependencies: ["Measuring"]),
    .testTarget(name: "WorkloadTests", dependencies: ["Workloads"]),
  ],
  swiftLanguageModes: [.v6]
)

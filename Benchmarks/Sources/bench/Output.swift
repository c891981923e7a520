import Foundation
import Measuring

/// Reads results, prints them, and writes them to files.
enum Output {
  static func printTables(_ results: Results) {
    print(ResultTables.lines(results), ResultTables.growth(results), ResultTables.memory(results))
  }

  static func printComparison(_ comparison: Comparison) {
    print(
      comparison.table, comparison.memory, comparison.wholeProcesses, comparison.versions)
  }

  /// Prints tables that have rows.
  private static func print(_ tables: TextTable...) {
    for table in tables where !table.rows.isEmpty { Swift.print(table.text) }
  }

  static func readResults(_ files: [String]) throws -> Results {
    var results = Results()
    for file in files {
      results.merge(try Results(json: Data(contentsOf: URL(filePath: file))))
    }
    return results
  }

  /// What other programs have left in a folder: files of peers, and `processes.json`.
  static func readComparison(_ results: Results, folder: String?) throws -> Comparison {
    guard let folder else { return Comparison(results, peers: []) }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    func data(_ name: String) throws -> Data {
      try Data(contentsOf: URL(filePath: folder).appending(path: name))
    }
    let peers = try names.filter { $0.hasPrefix("peer-") && $0.hasSuffix(".json") }
      .map { try JSONDecoder().decode(PeerResults.self, from: data($0)) }
    let processes =
      names.contains("processes.json")
      ? try JSONDecoder().decode([ProcessRun].self, from: data("processes.json")) : []
    return Comparison(results, peers: PeerResults.merged(peers), processes: processes)
  }

  /// Writes the plots and the page of results into the folder of the package.
  static func writePlots(_ results: Results, _ comparison: Comparison) throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = package.appending(path: "Plots")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var plots = [("growth", comparison.growth)]
    if !comparison.peers.isEmpty { plots.append(("update-one", comparison.updateOne)) }
    for (name, plot) in plots {
      guard let plot else { continue }
      Swift.print(plot.text)
      try plot.text.write(
        to: folder.appending(path: "\(name).txt"), atomically: true, encoding: .utf8)
      try plot.svg.write(
        to: folder.appending(path: "\(name).svg"), atomically: true, encoding: .utf8)
    }
    try ResultsPage.text(results, comparison: comparison, facts: Machine.facts)
      .write(to: package.appending(path: "RESULTS.md"), atomically: true, encoding: .utf8)
  }
}

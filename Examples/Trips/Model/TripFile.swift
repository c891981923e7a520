import Foundation

/// Where trips are kept between two launches: one file in a folder.
public struct TripFile: Sendable {
  private let url: URL

  /// The file in a folder.
  public init(in folder: URL) { url = folder.appending(path: "trips.json") }

  /// What was kept; nil where nothing was.
  ///
  /// A file that cannot be read is put aside as `trips.damaged.json`, and counts as nothing.
  public func load() -> [Trip]? {
    guard let data = try? Data(contentsOf: url) else { return nil }
    do {
      return try JSONDecoder().decode([Trip].self, from: data)
    } catch {
      let aside = url.deletingLastPathComponent().appending(path: "trips.damaged.json")
      try? FileManager.default.removeItem(at: aside)
      try? FileManager.default.moveItem(at: url, to: aside)
      return nil
    }
  }

  /// Keeps trips in place of those before, whole or not at all.
  public func save(_ trips: [Trip]) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try encoder.encode(trips).write(to: url, options: .atomic)
  }
}

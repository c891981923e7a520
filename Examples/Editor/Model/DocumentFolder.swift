import Foundation

/// Where documents are kept between two launches: one file in a folder.
public struct DocumentFolder: Sendable {
  private let url: URL

  /// The file in a folder.
  public init(_ folder: URL) { url = folder.appending(path: "documents.json") }

  /// What was kept; nil where nothing was.
  ///
  /// A file that cannot be read is put aside as `documents.damaged.json`, and counts as nothing.
  public func load() -> [KeptDocument]? {
    guard let data = try? Data(contentsOf: url) else { return nil }
    do {
      return try JSONDecoder().decode([KeptDocument].self, from: data)
    } catch {
      let aside = url.deletingLastPathComponent().appending(path: "documents.damaged.json")
      try? FileManager.default.removeItem(at: aside)
      try? FileManager.default.moveItem(at: url, to: aside)
      return nil
    }
  }

  /// Keeps documents in place of those before, whole or not at all.
  public func save(_ documents: [KeptDocument]) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try encoder.encode(documents).write(to: url, options: .atomic)
  }
}

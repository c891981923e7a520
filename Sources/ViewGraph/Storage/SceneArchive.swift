import Foundation

/// The values that one scene keeps for its restoration.
final class SceneArchive: ValueStore {
  private(set) var values: [String: Any]

  init(_ values: [String: Any] = [:]) { self.values = values }

  func storedValue(forKey key: String) -> Any? { values[key] }

  func store(_ value: Any?, forKey key: String) { values[key] = value }
}

/// The file that keeps the archives of an app's scenes between two launches.
///
/// It is written whole and put in place at once, so it is never torn. A file that cannot be read is
/// kept aside and reported, and the scenes start with their defaults (S-05).
struct SceneArchiveFile {
  let url: URL

  private struct Contents: Codable {
    var version = 1
    var scenes: [[String: StoredObject]]
  }

  /// A stored object with the type that tells it from others in JSON.
  private enum StoredObject: Codable {
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case data(Data)
    case date(Date)

    init?(_ object: Any) {
      switch object {
      case let value as Bool: self = .bool(value)
      case let value as Int: self = .int(value)
      case let value as Double: self = .double(value)
      case let value as String: self = .string(value)
      case let value as Data: self = .data(value)
      case let value as Date: self = .date(value)
      default: return nil
      }
    }

    var object: Any {
      switch self {
      case .bool(let value): value
      case .int(let value): value
      case .double(let value): value
      case .string(let value): value
      case .data(let value): value
      case .date(let value): value
      }
    }
  }

  /// The archives in the file, in the order of the windows; none where there is no file.
  func load(report: (GraphIssue) -> Void) -> [[String: Any]] {
    guard FileManager.default.fileExists(atPath: url.path) else { return [] }
    do {
      let contents = try JSONDecoder().decode(Contents.self, from: Data(contentsOf: url))
      return contents.scenes.map { $0.mapValues(\.object) }
    } catch {
      report(.damagedArchive(path: url.path, keptAs: keepAside()))
      return []
    }
  }

  /// Replaces the file by these archives.
  func save(_ scenes: [[String: Any]], report: (GraphIssue) -> Void) {
    let contents = Contents(scenes: scenes.map { $0.compactMapValues(StoredObject.init) })
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try encoder.encode(contents).write(to: url, options: .atomic)
    } catch {
      report(.unwritableArchive(path: url.path, reason: error.localizedDescription))
    }
  }

  /// Moves the file out of the way; returns its new name.
  private func keepAside() -> String {
    let base = url.deletingPathExtension().lastPathComponent
    for number in 1... {
      let aside = url.deletingLastPathComponent()
        .appending(path: "\(base).damaged-\(number).\(url.pathExtension)")
      if FileManager.default.fileExists(atPath: aside.path) { continue }
      try? FileManager.default.moveItem(at: url, to: aside)
      return aside.lastPathComponent
    }
    return ""
  }
}

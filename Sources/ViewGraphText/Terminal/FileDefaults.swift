import Foundation
import ViewGraph

/// User defaults in one property list, written whole and put in place at once with each change.
///
/// A file that cannot be read is kept aside; the defaults then start empty, and `notice` says so.
final class FileDefaults: @unchecked Sendable {
  private let url: URL
  private let memory: MemoryDefaults
  /// The defaults.
  var defaults: UserDefaults { memory }
  private let files = NSLock()
  private var written: Data?
  /// What a person should know of the file.
  let notice: String?

  init(_ url: URL) {
    self.url = url
    var notice: String?
    var values: [String: Any] = [:]
    let data = try? Data(contentsOf: url)
    if let data {
      if let read = Self.values(in: data) {
        values = read
      } else {
        let aside = Self.keepAside(url)
        notice = "\(url.path) is damaged; it is kept as \(aside), and defaults start empty"
      }
    }
    self.notice = notice
    memory = MemoryDefaults(values)
    written = data
    memory.didChange = { [weak self] in self?.write($0) }
  }

  private static func values(in data: Data) -> [String: Any]? {
    (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
  }

  private static func keepAside(_ url: URL) -> String {
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

  private func write(_ values: [String: Any]) {
    files.withLock {
      let kept = values.filter {
        PropertyListSerialization.propertyList($0.value, isValidFor: .xml)
      }
      guard
        let data = try? PropertyListSerialization.data(
          fromPropertyList: kept, format: .xml, options: 0)
      else { return }
      try? FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      if (try? data.write(to: url, options: .atomic)) != nil { written = data }
    }
  }

  /// Takes over what another process has written since.
  func reload() {
    files.withLock {
      guard let data = try? Data(contentsOf: url), data != written,
        let values = Self.values(in: data)
      else { return }
      written = data
      memory.replaceValues(values)
    }
  }
}

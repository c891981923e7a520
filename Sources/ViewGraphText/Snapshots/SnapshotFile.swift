import Foundation

/// The file of one snapshot: its text in UTF-8, and a line feed.
enum SnapshotFile {
  /// What stands at a path.
  enum Content: Hashable {
    case missing
    case text(String)
    /// The text does not end with a line feed: part of it is gone.
    case torn(String)
    /// Not UTF-8, with what is wrong.
    case undecodable(String)
    /// The system's reason.
    case unreadable(String)
  }

  static func read(_ path: String) -> Content {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      return .missing
    }
    if isDirectory.boolValue { return .unreadable("a folder has this name") }
    do {
      return content(of: try SystemCalls.bytes(of: path))
    } catch {
      return .unreadable(error.reason)
    }
  }

  static func content(of bytes: [UInt8]) -> Content {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return .undecodable("it begins as a file in UTF-16 does")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return .undecodable(firstInvalidByte(of: bytes))
    }
    return bytes.last == UInt8(ascii: "\n")
      ? .text(String(Substring(text.utf8.dropLast()))) : .torn(text)
  }

  private static func firstInvalidByte(of bytes: [UInt8]) -> String {
    // Whole lines first: a line feed is never part of another character.
    var number = 1
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if String(validating: line, as: UTF8.self) == nil {
        let valid = (0..<line.count).last {
          String(validating: line.prefix($0), as: UTF8.self) != nil
        }
        let byte = line[line.startIndex + (valid ?? 0)]
        return
          "byte 0x\(String(byte, radix: 16, uppercase: true)) in line \(number) begins no character"
      }
      number += 1
    }
    return "it holds no text"
  }

  /// Writes a text, whole or not at all, whatever other processes do to the file meanwhile.
  ///
  /// - Returns: Whether it was written: with `replacing` false, it is not where a file has come in the
  ///   meantime.
  static func write(_ text: String, to path: String, replacing: Bool) throws(SnapshotProblem)
    -> Bool
  {
    let folder = (path as NSString).deletingLastPathComponent
    let process = ProcessInfo.processInfo.processIdentifier
    let draft = "\(folder)/.\(process)-\(UInt64.random(in: 0...(.max))).tmp"
    do {
      try SystemCalls.makeFolder(folder)
      defer { try? SystemCalls.delete(draft) }
      try SystemCalls.create(draft, text + "\n")
      return try publish(draft, as: path, replacing: replacing)
    } catch {
      throw SnapshotProblem("the folder \(folder) can't be written: \(error.reason)")
    }
  }

  private static func publish(
    _ draft: String, as path: String, replacing: Bool
  ) throws(SystemCalls.Failure) -> Bool {
    if !replacing {
      do {
        try SystemCalls.addName(path, to: draft)
        return true
      } catch {
        if error.isOccupied { return false }
        // A disk without second names: the last writer wins, with a whole file.
        guard error.isUnsupported else { throw error }
      }
    }
    try SystemCalls.move(draft, to: path)
    return true
  }
}

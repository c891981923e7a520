import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The system's own calls on files: each in one step, and with its reason where it fails.
///
/// Foundation promises neither.
enum SystemCalls {
  /// Why a call failed.
  struct Failure: Error {
    let code: Int32
    /// The system's words.
    var reason: String { String(cString: strerror(code)) }
    /// Whether something stood where a new file was to go.
    var isOccupied: Bool { code == EEXIST }
    /// Whether the disk has no such operation.
    var isUnsupported: Bool { [EPERM, ENOTSUP, EMLINK, ENOSYS].contains(code) }
  }

  /// Makes a folder, and those around it, where there are none.
  static func makeFolder(_ path: String) throws(Failure) {
    guard mkdir(path, 0o777) != 0 else { return }
    switch errno {
    case EEXIST:
      var isDirectory: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      guard isDirectory.boolValue else { throw Failure(code: ENOTDIR) }
    case ENOENT where path.contains("/"):
      try makeFolder((path as NSString).deletingLastPathComponent)
      // Another process may make it in between.
      if mkdir(path, 0o777) != 0, errno != EEXIST { throw Failure(code: errno) }
    default: throw Failure(code: errno)
    }
  }

  /// The bytes of a file.
  static func bytes(of path: String) throws(Failure) -> [UInt8] {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { throw Failure(code: errno) }
    defer { _ = close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(file, &buffer, buffer.count)
      if count < 0 { throw Failure(code: errno) }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// Writes a new file; fails where the name is taken.
  static func create(_ path: String, _ text: String) throws(Failure) {
    try put(text, in: path, O_WRONLY | O_CREAT | O_EXCL)
  }

  /// Adds text at the end of a file, in one piece even where several processes do.
  static func append(_ text: String, to path: String) throws(Failure) {
    try put(text, in: path, O_WRONLY | O_CREAT | O_APPEND)
  }

  private static func put(_ text: String, in path: String, _ flags: Int32) throws(Failure) {
    let file = open(path, flags, 0o666)
    guard file >= 0 else { throw Failure(code: errno) }
    defer { _ = close(file) }
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      guard count > 0 else { throw Failure(code: count < 0 ? errno : ENOSPC) }
      rest = rest.dropFirst(count)
    }
  }

  /// Puts a file in the place of another, or of none.
  static func move(_ source: String, to target: String) throws(Failure) {
    guard rename(source, target) == 0 else { throw Failure(code: errno) }
  }

  /// Gives a file a second name; fails where the name is taken.
  static func addName(_ target: String, to source: String) throws(Failure) {
    guard link(source, target) == 0 else { throw Failure(code: errno) }
  }

  /// Deletes a file.
  static func delete(_ path: String) throws(Failure) {
    guard unlink(path) == 0 else { throw Failure(code: errno) }
  }
}

import Foundation

/// Reads what the process prints to standard output, as long as the object lives.
///
/// Other tests print too: only lines that begin with a prefix are taken, without it; the others are
/// handed on to the real output at the end.
@MainActor final class ConsoleCapture {
  private let prefix: String
  private let file: URL
  private let output: Int32
  private var offset: UInt64 = 0

  /// Starts to read lines that begin with `prefix`.
  init(of prefix: String) throws {
    self.prefix = prefix
    file = FileManager.default.temporaryDirectory.appending(path: "console-\(UUID().uuidString)")
    try Data().write(to: file)
    fflush(nil)
    output = dup(STDOUT_FILENO)
    let descriptor = open(file.path, O_WRONLY | O_APPEND)
    guard descriptor >= 0, output >= 0 else { throw CocoaError(.fileWriteUnknown) }
    dup2(descriptor, STDOUT_FILENO)
    close(descriptor)
  }

  isolated deinit {
    fflush(nil)
    dup2(output, STDOUT_FILENO)
    close(output)
    if let text = try? String(contentsOf: file, encoding: .utf8) {
      for line in text.split(separator: "\n") where prefix.isEmpty || !line.hasPrefix(prefix) {
        print(line)
      }
    }
    try? FileManager.default.removeItem(at: file)
  }

  /// The lines since the latest call.
  func take() -> [String] {
    fflush(nil)
    guard let handle = try? FileHandle(forReadingFrom: file) else { return [] }
    try? handle.seek(toOffset: offset)
    let data = (try? handle.readToEnd()) ?? Data()
    offset += UInt64(data.count)
    return String(decoding: data, as: UTF8.self).split(separator: "\n").filter {
      $0.hasPrefix(prefix)
    }.map { String($0.dropFirst(prefix.count)) }
  }
}

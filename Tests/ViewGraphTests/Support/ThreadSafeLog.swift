import Foundation

/// A log that may be written from any thread.
///
/// Behind a lock that the thread sanitizer knows; of a `Mutex` it does not see that it is one.
final class ThreadSafeLog: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []

  /// Adds a line.
  func add(_ line: String) { lock.withLock { lines.append(line) } }

  /// The lines since the latest call.
  func take() -> [String] {
    lock.withLock {
      defer { lines = [] }
      return lines
    }
  }
}

/// Lets what waits for the main actor have its turn, where no host is there to settle.
@MainActor func letTasksRun() async {
  for _ in 0..<20 { await Task.yield() }
}

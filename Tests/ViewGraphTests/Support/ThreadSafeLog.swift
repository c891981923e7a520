import Synchronization

/// A log that may be written from any thread.
final class ThreadSafeLog: Sendable {
  private let lines = Mutex<[String]>([])

  /// Adds a line.
  func add(_ line: String) { lines.withLock { $0.append(line) } }

  /// The lines since the latest call.
  func take() -> [String] {
    lines.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }
}

/// Lets what waits for the main actor have its turn, where no host is there to settle.
@MainActor func letTasksRun() async {
  for _ in 0..<20 { await Task.yield() }
}

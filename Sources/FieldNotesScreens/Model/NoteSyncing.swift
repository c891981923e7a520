import ViewGraph

/// Where notes are kept besides this device.
public protocol NoteSyncing: Sendable {
  /// Sends notes out, and returns all there are then.
  func sync(_ notes: [Note]) async throws -> [Note]
}

/// Keeps notes nowhere else: what is sent comes back.
public struct NoOpNoteSyncer: NoteSyncing {
  /// A syncer that does nothing.
  public init() {}

  /// Returns the notes that were sent.
  public func sync(_ notes: [Note]) async throws -> [Note] { notes }
}

/// Answers as a script says, one answer a call, and remembers what was sent: for tests and previews.
public actor ScriptedNoteSyncer: NoteSyncing {
  /// One answer.
  public enum Answer: Sendable {
    /// What was sent, with these added.
    case adding([Note])
    /// These, whatever was sent.
    case notes([Note])
    /// An error.
    case failure(SyncFailure)
  }

  private var answers: [Answer]
  private let clock: any Clock<Duration>
  private let delay: Duration
  /// What was sent, call by call.
  public private(set) var sent: [[Note]] = []

  /// A syncer with a script; once it is used up, what is sent comes back.
  ///
  /// - Parameters:
  ///   - answers: The answers, the first call's first.
  ///   - delay: How long each takes.
  ///   - clock: What the delay is measured on.
  public init(
    _ answers: [Answer], delay: Duration = .zero, clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.answers = answers
    self.delay = delay
    self.clock = clock
  }

  /// Notes what was sent and gives the next answer.
  public func sync(_ notes: [Note]) async throws -> [Note] {
    sent.append(notes)
    let answer = answers.isEmpty ? nil : answers.removeFirst()
    if delay > .zero { try await clock.sleep(for: delay) }
    switch answer {
    case nil: return notes
    case .adding(let more): return notes + more
    case .notes(let all): return all
    case .failure(let failure): throw failure
    }
  }
}

/// Why notes could not be synced.
public struct SyncFailure: Error, Hashable, Sendable {
  /// What a person is told.
  public var message: String

  /// A failure with a message.
  public init(_ message: String) { self.message = message }
}

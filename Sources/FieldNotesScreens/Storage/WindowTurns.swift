import ViewGraph

/// Has one of several windows do what all of them ask for.
///
/// The first that asks does it. The others wait, and one of them goes on when that one is closed.
@Observable @MainActor final class WindowTurns {
  private var isTaken = false

  /// Does some work once nobody else does it; returns when it ended or the calling task was
  /// cancelled.
  func run(_ work: @MainActor () async -> Void) async {
    for await isTaken in Observations({ self.isTaken }) where !isTaken {
      // Several windows hear of the same end; the first that gets here has the turn.
      if self.isTaken { continue }
      if Task.isCancelled { return }
      self.isTaken = true
      await work()
      self.isTaken = false
      return
    }
  }
}

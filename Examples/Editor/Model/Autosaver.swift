import ViewGraph

/// Saves a shelf some time after it was changed, so that a sentence is one save.
///
/// Tracking is good for one change: each turn tracks anew, and what changes between two turns is
/// found by comparing with what was saved.
@MainActor public final class Autosaver {
  private let shelf: DocumentShelf
  private let clock: any Clock<Duration>
  private let delay: Duration

  /// A saver that is not running yet, and measures its delay on some clock.
  public init(_ shelf: DocumentShelf, clock: any Clock<Duration>, delay: Duration = .seconds(1)) {
    self.shelf = shelf
    self.clock = clock
    self.delay = delay
  }

  /// Watches and saves until the calling task is cancelled.
  public func run() async {
    while !Task.isCancelled {
      let change = nextChange()
      if !shelf.hasChanges {
        for await _ in change {}
        if Task.isCancelled { return }
      }
      shelf.saveState = .edited
      // Cut short by the end of the window: what is unsaved then is saved by whoever ends it.
      try? await clock.sleep(for: delay)
      if Task.isCancelled { return }
      // Taken back meanwhile, or saved by another window.
      if shelf.hasChanges {
        shelf.save()
      } else if shelf.saveState == .edited {
        shelf.saveState = .saved
      }
    }
  }

  /// Tracks everything that is kept, until the first change of any of it; then the sequence ends.
  private func nextChange() -> AsyncStream<Void> {
    let shelf = shelf
    return AsyncStream { change in
      withObservationTracking {
        _ = shelf.kept
      } onChange: {
        change.finish()
      }
    }
  }
}

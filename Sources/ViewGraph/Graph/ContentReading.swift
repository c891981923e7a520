import Foundation
import Synchronization

/// Whose content is being described or drawn on this thread.
///
/// A control shows what its binding holds, though no body read it. What is read for showing makes the
/// node's content stale when it changes, and runs no body.
package enum ContentReading {
  private static let thread = Atomic<UInt>(0)
  nonisolated(unsafe) private static var node: Node?

  /// Runs `work`, which reads what the content of `reader` shows.
  @MainActor package static func of<T>(_ reader: Node, _ work: () -> T) -> T {
    let outer = (thread.load(ordering: .relaxed), node)
    thread.store(Evaluation.currentThread, ordering: .relaxed)
    node = reader
    defer {
      thread.store(outer.0, ordering: .relaxed)
      node = outer.1
    }
    return work()
  }

  /// The node whose content is being read on this thread, if any.
  static var reader: Node? {
    let current = thread.load(ordering: .relaxed)
    return current != 0 && current == Evaluation.currentThread ? node : nil
  }

  /// Notes that the content in hand shows the value of `location`.
  static func note(_ location: AnyStateLocation) {
    guard let reader else { return }
    MainActorAccess.assumingMainActor { location.addContentReader(reader) }
  }

  /// Notes that the content in hand shows what a closure answers: it may be another after any update.
  static func noteClosure() {
    guard let reader else { return }
    MainActorAccess.assumingMainActor { reader.runtime.addVolatileContent(reader) }
  }
}

extension Node: ContentReader {
  /// What the node says is another, where it is still there.
  final func shownValueDidChange() {
    if phase != .removed { contentDidChange() }
  }
}

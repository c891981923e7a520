import Foundation
import Synchronization

/// Which thread runs an update pass, and which body it is evaluating.
///
/// Wrappers ask from any thread: inside a pass they answer from the snapshot their body was given,
/// elsewhere with what is stored now.
enum Evaluation {
  private static let passThread = Atomic<UInt>(0)

  /// The node whose body is running.
  ///
  /// Read and written on the pass's own thread only. Unowned: whoever runs the body holds the node.
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) static var node: EvaluatedNode?

  /// The runtime whose pass is running.
  ///
  /// Read and written on the pass's own thread only.
  @exclusivity(unchecked) nonisolated(unsafe) static var runtime: ViewRuntime?

  /// Whether the getter of a `Binding(get:set:)` is running: its reads count for the body that
  /// calls it, not for the view it was written in.
  ///
  /// Read and written on the pass's own thread only.
  nonisolated(unsafe) static var isInBindingGetter = false

  /// Whether this thread is inside an update pass.
  static var isInPass: Bool {
    let thread = passThread.load(ordering: .relaxed)
    return thread != 0 && thread == currentThread
  }

  /// Whether this thread is inside a body.
  static var isInBody: Bool { isInPass && node != nil }

  /// The node whose body is running on this thread, if any.
  static var currentNode: EvaluatedNode? { isInPass ? node : nil }

  /// Runs `work` as a pass of `runtime` on this thread; passes of other hosts may stand around it.
  @MainActor static func pass<T>(of runtime: ViewRuntime, _ work: () -> T) -> T {
    let outer = (passThread.load(ordering: .relaxed), Evaluation.runtime, node)
    passThread.store(currentThread, ordering: .relaxed)
    Evaluation.runtime = runtime
    node = nil
    defer {
      passThread.store(outer.0, ordering: .relaxed)
      Evaluation.runtime = outer.1
      node = outer.2
    }
    return work()
  }

  /// Runs `work` within the pass but for no body: its reads count for nobody.
  static func outsideBody<T>(_ work: () -> T) -> T {
    let outer = node
    node = nil
    defer { node = outer }
    return work()
  }

  /// Runs `work` outside any pass, as callbacks and the actions of a user are run.
  @MainActor static func outsidePass<T>(_ work: () throws -> T) rethrows -> T {
    let outer = (passThread.load(ordering: .relaxed), node)
    passThread.store(0, ordering: .relaxed)
    node = nil
    defer {
      passThread.store(outer.0, ordering: .relaxed)
      node = outer.1
    }
    return try work()
  }

  /// What tells this thread from others.
  static var currentThread: UInt {
    #if os(Linux)
      UInt(pthread_self())
    #else
      UInt(bitPattern: pthread_self())
    #endif
  }
}

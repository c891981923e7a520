import Foundation

/// Lets nonisolated code reach main-actor closures: at once on the main actor, queued from elsewhere.
enum MainActorAccess {
  /// Runs `body`.
  ///
  /// - Precondition: The caller is on the main actor.
  static func read<T>(_ what: String, _ body: @MainActor () -> T) -> T {
    guard isMainActor else {
      preconditionFailure(
        """
        \(what) was read off the main actor. \
        Its getter is a main-actor closure and cannot run here. \
        Read the value on the main actor and hand it over.
        """)
    }
    return assumingMainActor(body)
  }

  /// Runs `body` now on the main actor, or queues it there from another thread.
  static func write(_ body: @escaping @MainActor () -> Void) {
    if isMainActor {
      assumingMainActor(body)
    } else {
      _Concurrency.Task { @MainActor in body() }
    }
  }

  /// Runs `body`, which the caller knows to be on the main actor.
  ///
  /// `MainActor.assumeIsolated` does the same and asks that the result be `Sendable`.
  static func assumingMainActor<T>(_ body: @MainActor () -> T) -> T {
    withoutActuallyEscaping(body) { body in
      typealias Plain = () -> T
      return unsafeBitCast(body, to: Plain.self)()
    }
  }

  /// Whether this code runs on the main actor: on its thread, or as one of its jobs.
  static var isMainActor: Bool {
    Thread.isMainThread || ExecutorCheck.isOnMainExecutor
  }
}

/// Asks the concurrency runtime whether the job in hand runs on the main actor's executor.
///
/// Its own check, `MainActor.assertIsolated()`, stops the program where the answer is no. The function
/// behind it is looked up by name: the standard library keeps its declaration to itself.
private enum ExecutorCheck {
  // An executor is two words, passed in registers as in C.
  private typealias Check = @convention(c) (UInt, UInt, UInt64) -> Bool

  private static let check: Check? = {
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "swift_task_isCurrentExecutorWithFlags") else {
      return nil
    }
    return unsafeBitCast(symbol, to: Check.self)
  }()

  static var isOnMainExecutor: Bool {
    let executor = unsafeBitCast(MainActor.sharedUnownedExecutor, to: (UInt, UInt).self)
    return check?(executor.0, executor.1, 0) ?? false
  }
}

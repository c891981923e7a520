import Foundation

/// Runs recursion that goes as deep as a screen is nested, however deep that is.
package enum DeepStack {
  /// Levels of boxes that any stack has room for.
  private static let usual = 200
  /// Stack that one level takes at the most, in a build without optimisation.
  private static let bytesPerLevel = 6144

  /// Runs `work` where there is stack for a number of levels: here, or on a thread made for it.
  ///
  /// The caller waits, so what `work` touches is touched by nobody else meanwhile.
  package static func run<Result>(levels: Int, _ work: @escaping () -> Result) -> Result {
    if levels <= usual { return work() }
    nonisolated(unsafe) let work = work
    nonisolated(unsafe) var result: Result?
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      result = work()
      done.signal()
    }
    thread.stackSize = (1 << 20) + levels * bytesPerLevel
    thread.start()
    done.wait()
    return result!
  }
}

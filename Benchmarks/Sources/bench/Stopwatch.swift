#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Times in microseconds on a clock that only goes forward.
enum Stopwatch {
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }

  @inline(__always) static func time(_ work: () -> Void) -> Double {
    let start = now
    work()
    return now - start
  }
}

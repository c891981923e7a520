#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Times in microseconds on a clock that only goes forward.
enum Stopwatch {
  /// The clock on the wall: what a user waits.
  case wall
  /// The time this process was given by the processors: what a busy machine does not disturb.
  case processor

  var now: Double {
    var time = timespec()
    switch self {
    case .wall: clock_gettime(CLOCK_MONOTONIC, &time)
    case .processor: clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    }
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }

  /// How long a sample has to be for the clock not to be seen in it.
  var shortest: Double {
    switch self {
    case .wall: 20
    case .processor: 200
    }
  }

  @inline(__always) func time(_ work: () -> Void) -> Double {
    let start = now
    work()
    return now - start
  }
}

/// Finds out how much stack some work takes, to see whether depth costs stack.
enum StackUse {
  /// How much of the stack below the caller is looked at.
  private static let range = 4 << 20
  /// What this function and those it calls to look may take themselves.
  private static let gap = 16 << 10
  private static let pattern: UInt64 = 0xA5A5_A5A5_A5A5_A5A5

  /// The number of bytes of stack that `work` touched: what lies below is painted first, and looked
  /// at afterwards.
  ///
  /// - Precondition: Threads have stacks of 8 MiB, as on Linux. For exit tests, so that an overflow
  ///   takes down that process only.
  @inline(never) static func measure(_ work: () throws -> Void) rethrows -> Int {
    var local: UInt64 = 0
    let top = withUnsafePointer(to: &local) { UInt(bitPattern: $0) }
    let low = UnsafeMutablePointer<UInt64>(bitPattern: (top - UInt(range)) & ~15)!
    let count = (range - gap) / MemoryLayout<UInt64>.size
    low.update(repeating: pattern, count: count)
    try work()
    var untouched = 0
    while untouched < count, low[untouched] == pattern { untouched += 1 }
    return range - untouched * MemoryLayout<UInt64>.size
  }
}

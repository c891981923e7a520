import Measuring
import Workloads

#if os(Linux)
  import CMalloc

  /// The bytes that are allocated now.
  ///
  /// Linux only: asks the C library's allocator.
  private func allocatedBytes() -> Double? {
    let info = mallinfo2()
    return Double(info.uordblks + info.hblkhd)
  }
#else
  private func allocatedBytes() -> Double? { nil }
#endif

extension MemoryUse {
  /// What a row takes in each style, its model or state included; empty where it cannot be told.
  @MainActor static func measure(counts: [Int]) -> [MemoryUse] {
    counts.flatMap { count in
      [
        measure("models", count, ModelRows.init, "B", ObservationFloor.init),
        measure("values", count, ValueRows.init, "A", ArrayFloor.init),
        measure("state", count, StateRows.init, "A", ArrayFloor.init),
      ].compactMap { $0 }
    }
  }

  @MainActor private static func measure(
    _ style: String, _ count: Int, _ makeScreen: () -> any RowList, _ floor: String,
    _ makeFloor: () -> any RowList
  ) -> MemoryUse? {
    guard let bytes = bytesPerRow(of: makeScreen(), count),
      let floorBytes = bytesPerRow(of: makeFloor(), count)
    else { return nil }
    return MemoryUse(
      style: style, count: count, bytesPerRow: bytes, floor: floor, floorBytesPerRow: floorBytes)
  }

  @MainActor private static func bytesPerRow(of list: any RowList, _ count: Int) -> Double? {
    var source = RowSource()
    // What is made once a type, and not once a row, is there before the first look.
    list.setRows(source.rows(100))
    list.setRows([])
    let rows = source.rows(count)
    guard let before = allocatedBytes() else { return nil }
    list.setRows(rows)
    guard let after = allocatedBytes() else { return nil }
    return withExtendedLifetime((list, rows)) { (after - before) / Double(count) }
  }
}

/// Two runs of values of one type, each without gaps, that are compared place by place.
///
/// Of no type of its own: a loop in generic code asks the runtime for each value's size and copies it.
struct ArrayComparison {
  private let left: UnsafeRawPointer
  private let right: UnsafeRawPointer
  private let count: Int
  private let size: Int
  private let stride: Int

  /// Compares as many values as the shorter of the two has.
  init<T>(_ left: UnsafeBufferPointer<T>, _ right: UnsafeBufferPointer<T>) {
    count = min(left.count, right.count)
    // Without values there may be no address, and then none is looked at.
    let nowhere = UnsafeRawPointer(bitPattern: MemoryLayout<T>.alignment)!
    self.left = left.baseAddress.map { UnsafeRawPointer($0) } ?? nowhere
    self.right = right.baseAddress.map { UnsafeRawPointer($0) } ?? nowhere
    size = MemoryLayout<T>.size
    stride = MemoryLayout<T>.stride
  }

  /// The first place from `start` on where the values differ; the number of places where there is none.
  func firstDifference(from start: Int, by plan: ValueComparison) -> Int {
    let holdsForCopies = plan.holdsForCopies
    var place = start
    while place < count {
      if holdsForCopies { place = firstDifferenceInBits(from: place) }
      if place == count { return count }
      if !plan.areEqual(left + place * stride, right + place * stride) { return place }
      place += 1
    }
    return count
  }

  /// The first place from `start` on where one value is no exact copy of the other, or lies among
  /// other bits; the number of places where there is none.
  func firstDifferenceInBits(from start: Int) -> Int {
    if size < MemoryLayout<UInt64>.size {
      for place in start..<count {
        for byte in place * stride..<place * stride + size
        where left.load(fromByteOffset: byte, as: UInt8.self)
          != right.load(fromByteOffset: byte, as: UInt8.self)
        {
          return place
        }
      }
      return count
    }
    let step = MemoryLayout<UInt64>.size
    let last = size - step
    var a = left + start * stride
    var b = right + start * stride
    var place = start
    while place < count {
      // The last word overlaps the one before where the size is no multiple of one.
      var difference =
        a.loadUnaligned(fromByteOffset: last, as: UInt64.self)
        ^ b.loadUnaligned(fromByteOffset: last, as: UInt64.self)
      var offset = 0
      while offset < last {
        difference |=
          a.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          ^ b.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        offset &+= step
      }
      if difference != 0 { return place }
      a += stride
      b += stride
      place &+= 1
    }
    return count
  }
}

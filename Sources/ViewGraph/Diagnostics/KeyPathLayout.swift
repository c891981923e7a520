/// What a key path keeps of the computed properties on its way, read from its own storage.
///
/// The standard library prints the address of a property's accessor and nothing else. In an optimized
/// build that accessor is often a function without a symbol; what tells two properties apart, the
/// property's getter or its place in the class, has one still.
///
/// The storage is the standard library's own. Every step is checked against its end, and nothing is
/// told where a part is not as expected.
enum KeyPathLayout {
  /// What tells each computed property from others, by the address of its accessor.
  static func identifiers(of path: AnyKeyPath) -> [UInt: UInt] {
    withExtendedLifetime(path) {
      var reader = Reader(UnsafeRawPointer(Unmanaged.passUnretained(path).toOpaque()))
      return reader.identifiers()
    }
  }

  private struct Reader {
    private let end: UnsafeRawPointer
    private var next: UnsafeRawPointer

    init(_ object: UnsafeRawPointer) {
      // After the object's header and the name for key-value coding, that of the list of components.
      let word = MemoryLayout<Int>.size
      let list = object + 3 * word
      next = list + word
      end = next + Int(list.load(as: UInt32.self) & 0xFF_FFFF)
    }

    mutating func identifiers() -> [UInt: UInt] {
      guard MemoryLayout<Int>.size == 8 else { return [:] }
      var found: [UInt: UInt] = [:]
      while let header = read(UInt32.self) {
        switch header >> 24 & 0x7F {
        case 1, 3:  // A stored property: its offset, outside the header where it is large.
          if header & 0x7F_FFFF == 0x7F_FFFF, read(UInt32.self) == nil { return found }
        case 2:
          guard let identifier = read(UInt.self), let getter = read(UInt.self) else { return found }
          let isPointer = header & 0x30_0000 == 0
          if isPointer { found[getter] = identifier }
          let isSettable = header & 0x40_0000 != 0
          if isSettable, read(UInt.self) == nil { return found }
          let hasArguments = header & 0x8_0000 != 0
          if hasArguments, !skipArguments() { return found }
        case 4: break  // An optional's chaining, wrapping or forcing.
        default: return found
        }
        // The type that the component leads to; the last has none.
        if read(UInt.self) == nil { return found }
      }
      return found
    }

    private mutating func skipArguments() -> Bool {
      guard let size = read(UInt.self), read(UInt.self) != nil else { return false }
      let rest = Int(size & 0x3FFF_FFFF_FFFF_FFFF)
      guard rest <= end - next else { return false }
      next += rest
      return true
    }

    private mutating func read<Value: FixedWidthInteger>(_ type: Value.Type) -> Value? {
      let start = next.alignedUp(for: type)
      guard start + MemoryLayout<Value>.size <= end else { return nil }
      next = start + MemoryLayout<Value>.size
      return start.load(as: type)
    }
  }
}

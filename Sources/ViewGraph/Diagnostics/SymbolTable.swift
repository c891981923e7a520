import Foundation

/// The names of properties by the addresses of functions in this process.
///
/// A stripped executable has none, and every question is answered with nil.
enum SymbolTable {
  /// The property of a key path whose accessor is at `address`.
  static func propertyName(ofAccessorAt address: UInt) -> String? {
    symbol(at: address).flatMap(demangle).flatMap { text in
      // `key path getter for Module.Counts.trips : Swift.Int : Module.Counts`.
      text.range(of: "key path getter for ").flatMap { start in
        name(in: text[start.upperBound...], before: " : ")
      }
    }
  }

  /// The property that a key path tells from others by `address`.
  ///
  /// It is the property's getter or, where subclasses may override it, the method's entry in the
  /// class's descriptor: flags, and the distance to the getter.
  static func propertyName(identifiedBy address: UInt) -> String? {
    if let name = propertyName(ofGetterAt: address) { return name }
    guard address % 4 == 0, let entry = UnsafeRawPointer(bitPattern: address) else { return nil }
    let field = entry + 4
    let distance = Int(field.load(as: Int32.self))
    return propertyName(ofGetterAt: UInt(bitPattern: field + distance))
  }

  private static func propertyName(ofGetterAt address: UInt) -> String? {
    // `Module.Counts.trips.getter : Swift.Int`.
    symbol(at: address).flatMap(demangle).flatMap { name(in: $0[...], before: ".getter : ") }
  }

  private static func name(in path: Substring, before end: String) -> String? {
    guard let end = path.range(of: end) else { return nil }
    var name = path[..<end.lowerBound]
    // A subscript has no name but that, and the types of its arguments may follow.
    if name.hasSuffix(".subscript") || name.contains(".subscript(") { return "subscript" }
    if let generic = name.range(of: "> ", options: .backwards) {
      name = name[generic.upperBound...]
    }
    return name.split(separator: ".").last.map(String.init)
  }

  private static func demangle(_ name: String) -> String? {
    let bytes = Array(name.utf8CString)
    guard let result = swiftDemangle(bytes, UInt(bytes.count - 1), nil, nil, 0) else { return nil }
    defer { free(result) }
    return String(cString: result)
  }
}

@_silgen_name("swift_demangle")
private func swiftDemangle(
  _ name: UnsafePointer<CChar>, _ length: UInt, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<UInt>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?

#if os(Linux)
  extension SymbolTable {
    // Read once from the executable's own file.
    private static let symbols: [UInt: String] = load()

    private static func symbol(at address: UInt) -> String? { symbols[address] }

    private static func load() -> [UInt: String] {
      guard
        let file = try? Data(contentsOf: URL(filePath: "/proc/self/exe"), options: .alwaysMapped),
        file.count > 64
      else { return [:] }
      return file.withUnsafeBytes(symbols(in:))
    }

    private static func symbols(in file: UnsafeRawBufferPointer) -> [UInt: String] {
      func word<T: FixedWidthInteger>(_ offset: Int, as: T.Type) -> Int {
        guard offset + MemoryLayout<T>.size <= file.count else { return 0 }
        return Int(truncatingIfNeeded: file.loadUnaligned(fromByteOffset: offset, as: T.self))
      }
      // ELF64: section headers at e_shoff, each of e_shentsize bytes.
      guard file.count > 64, file[0] == 0x7F, file[1] == 0x45, file[4] == 2 else { return [:] }
      let isPositionIndependent = word(16, as: UInt16.self) == 3
      // Where the program headers are, less where the file has them, is where the file is loaded. The
      // list of mappings tells too, but Foundation reads 4 KiB of it, which a sanitizer's own fill.
      let base = auxiliaryValue(3) &- UInt(word(32, as: UInt64.self))  // AT_PHDR, e_phoff
      let sections = word(40, as: UInt64.self)
      let size = word(58, as: UInt16.self)
      let count = word(60, as: UInt16.self)
      var found: [UInt: String] = [:]
      for index in 0..<count {
        let header = sections + index * size
        guard word(header + 4, as: UInt32.self) == 2 else { continue }  // SHT_SYMTAB
        let start = word(header + 24, as: UInt64.self)
        let length = word(header + 32, as: UInt64.self)
        let names = word(
          sections + word(header + 40, as: UInt32.self) * size + 24, as: UInt64.self)
        for symbol in stride(from: start, to: start + length, by: 24) {
          let name = names + word(symbol, as: UInt32.self)
          guard let text = getterName(at: name, in: file) else { continue }
          let value = UInt(word(symbol + 8, as: UInt64.self))
          found[isPositionIndependent ? value &+ base : value] = text
        }
      }
      return found
    }

    /// A name in Swift's mangling that ends with TK, for the accessor of a key path, or vg or ig, for
    /// the getter of a property or subscript.
    private static func getterName(at offset: Int, in file: UnsafeRawBufferPointer) -> String? {
      guard offset + 2 < file.count, file[offset] == 0x24, file[offset + 1] == 0x73 else {
        return nil
      }
      let text = file.baseAddress! + offset
      let length = strnlen(text.assumingMemoryBound(to: CChar.self), file.count - offset)
      guard length > 4 else { return nil }
      let suffix = UInt16(file[offset + length - 2]) << 8 | UInt16(file[offset + length - 1])
      guard [0x544B, 0x7667, 0x6967].contains(suffix) else { return nil }
      return String(decoding: file[offset..<(offset + length)], as: UTF8.self)
    }
  }

  @_silgen_name("getauxval")
  private func auxiliaryValue(_ type: UInt) -> UInt
#else
  import Darwin

  extension SymbolTable {
    // From the dynamic linker, which answers with the nearest symbol before an address.
    private static func symbol(at address: UInt) -> String? {
      var info = Dl_info()
      guard let pointer = UnsafeRawPointer(bitPattern: address), dladdr(pointer, &info) != 0,
        info.dli_saddr == UnsafeMutableRawPointer(mutating: pointer), let symbol = info.dli_sname
      else { return nil }
      return String(cString: symbol)
    }
  }
#endif

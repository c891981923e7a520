import Foundation

#if os(Linux)
  /// The names of key path getters by their address in this process, read once from its symbol table.
  ///
  /// A stripped executable has none, and every question is answered with nil.
  enum SymbolTable {
    private static let getters: [UInt: String] = load()

    /// The property whose key path getter is at `address`.
    static func propertyName(at address: UInt) -> String? {
      getters[address].flatMap(demangledProperty)
    }

    // MARK: - Reading the file

    private static func load() -> [UInt: String] {
      guard
        let file = try? Data(contentsOf: URL(filePath: "/proc/self/exe"), options: .alwaysMapped),
        file.count > 64
      else { return [:] }
      return file.withUnsafeBytes(getters(in:))
    }

    private static func getters(in file: UnsafeRawBufferPointer) -> [UInt: String] {
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
          // Swift's mangling ends with TK for a key path getter.
          guard let text = getterName(at: name, in: file) else { continue }
          let value = UInt(word(symbol + 8, as: UInt64.self))
          found[isPositionIndependent ? value &+ base : value] = text
        }
      }
      return found
    }

    private static func getterName(at offset: Int, in file: UnsafeRawBufferPointer) -> String? {
      guard offset + 2 < file.count, file[offset] == 0x24, file[offset + 1] == 0x73 else {
        return nil
      }
      let text = file.baseAddress! + offset
      let length = strnlen(text.assumingMemoryBound(to: CChar.self), file.count - offset)
      guard length > 4, file[offset + length - 2] == 0x54, file[offset + length - 1] == 0x4B else {
        return nil
      }
      return String(decoding: file[offset..<(offset + length)], as: UTF8.self)
    }

    // MARK: - Demangling

    /// `key path getter for Module.Counts.trips : Swift.Int : Module.Counts` gives `trips`.
    private static func demangledProperty(_ mangled: String) -> String? {
      guard let text = demangle(mangled), let start = text.range(of: "key path getter for ") else {
        return nil
      }
      let path = text[start.upperBound...]
      guard let end = path.range(of: " : ") else { return nil }
      var name = path[..<end.lowerBound]
      if let generic = name.range(of: "> ", options: .backwards) {
        name = name[generic.upperBound...]
      }
      return name.split(separator: ".").last.map(String.init)
    }

    private static func demangle(_ name: String) -> String? {
      let bytes = Array(name.utf8CString)
      guard let result = swiftDemangle(bytes, UInt(bytes.count - 1), nil, nil, 0) else {
        return nil
      }
      defer { free(result) }
      return String(cString: result)
    }
  }

  @_silgen_name("getauxval")
  private func auxiliaryValue(_ type: UInt) -> UInt

  @_silgen_name("swift_demangle")
  private func swiftDemangle(
    _ name: UnsafePointer<CChar>, _ length: UInt, _ buffer: UnsafeMutablePointer<CChar>?,
    _ size: UnsafeMutablePointer<UInt>?, _ flags: UInt32
  ) -> UnsafeMutablePointer<CChar>?
#else
  import Darwin

  /// The names of key path getters, from the dynamic linker.
  enum SymbolTable {
    static func propertyName(at address: UInt) -> String? {
      var info = Dl_info()
      guard let pointer = UnsafeRawPointer(bitPattern: address), dladdr(pointer, &info) != 0,
        let symbol = info.dli_sname,
        let text = swiftDemangle(symbol, UInt(strlen(symbol)), nil, nil, 0)
      else { return nil }
      defer { free(text) }
      let demangled = String(cString: text)
      guard let start = demangled.range(of: "key path getter for "),
        let end = demangled[start.upperBound...].range(of: " : ")
      else { return nil }
      return demangled[start.upperBound..<end.lowerBound].split(separator: ".").last.map(
        String.init)
    }
  }

  @_silgen_name("swift_demangle")
  private func swiftDemangle(
    _ name: UnsafePointer<CChar>, _ length: UInt, _ buffer: UnsafeMutablePointer<CChar>?,
    _ size: UnsafeMutablePointer<UInt>?, _ flags: UInt32
  ) -> UnsafeMutablePointer<CChar>?
#endif

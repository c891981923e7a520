import Foundation

/// The source name of a key path, such as `\Counts.trips`.
///
/// Key paths of computed properties, and `@Observable` makes every property one, print an address.
/// It is that of a function whose symbol names the property, see `SymbolTable`; in an optimized build
/// often of one without a symbol, and then what tells the property from others has one, see
/// `KeyPathLayout`. A stripped executable has neither: reports then say of which type the property is.
enum KeyPathName {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var names: [AnyKeyPath: String] = [:]

  /// The name with its root type.
  ///
  /// Where there is no symbol, the root and value types instead.
  static func of(_ path: AnyKeyPath?) -> String {
    guard let path else { return "a property" }
    return lock.withLock {
      if let name = names[path] { return name }
      let name = resolve(path)
      names[path] = name
      return name
    }
  }

  /// The name without its root type: `trips`.
  static func property(_ path: AnyKeyPath?) -> String {
    let name = of(path)
    return name.firstIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
  }

  private static func resolve(_ path: AnyKeyPath) -> String {
    let printed = String(describing: path)
    let root = TypeName.short(type(of: path).rootType)
    guard printed.contains("<computed ") else {
      // Stored properties and optional chaining print in full; only the module is left out.
      guard let dot = printed.firstIndex(of: ".") else { return printed }
      return "\\\(root)\(printed[dot...])"
    }
    let identifiers = KeyPathLayout.identifiers(of: path)
    var names: [String] = []
    var rest = printed[...]
    while let start = rest.range(of: "<computed 0x") {
      let hex = rest[start.upperBound...].prefix { $0.isHexDigit }
      let name = UInt(hex, radix: 16).flatMap { accessor in
        SymbolTable.propertyName(ofAccessorAt: accessor)
          ?? identifiers[accessor].flatMap(SymbolTable.propertyName(identifiedBy:))
      }
      names.append(name.map(bare) ?? "")
      rest = rest[hex.endIndex...]
    }
    if names.isEmpty || names.contains("") {
      return "\\\(root).<a property of type \(TypeName.short(type(of: path).valueType))>"
    }
    return "\\\(root).\(names.joined(separator: "."))"
  }

  /// The name of a private property without its file: `(level in _5D7A)` is `level`.
  private static func bare(_ name: String) -> String {
    guard name.hasPrefix("("), let end = name.range(of: " in ") else { return name }
    return String(name[name.index(after: name.startIndex)..<end.lowerBound])
  }
}

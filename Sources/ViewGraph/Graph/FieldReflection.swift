// The one file that asks the Swift runtime for the stored fields of a type, by the functions that the
// standard library's `Mirror` stands on. `_forEachField` would not tell a weak field from a strong one.

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func recursiveChildCount(_: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func recursiveChildOffset(_: Any.Type, index: Int) -> Int

private struct FieldReflectionMetadata {
  var name: UnsafePointer<CChar>?
  var freeFunction: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVar = false
}

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func recursiveChildMetadata(
  _: Any.Type, index: Int, fieldMetadata: UnsafeMutablePointer<FieldReflectionMetadata>
) -> Any.Type

/// Calls `visit` with the name, byte offset and type of each stored field, in order.
///
/// A weak or unowned field is told as a `BorrowedReference`: what is stored there is not a value of
/// the declared type. Does nothing for types without fields: enums, functions, existentials.
func forEachStoredField(of type: Any.Type, _ visit: (String, Int, Any.Type) -> Void) {
  switch MetadataKind(of: type) {
  case .structure, .tuple: break
  default: return
  }
  for index in 0..<recursiveChildCount(type) {
    var field = FieldReflectionMetadata()
    let fieldType = recursiveChildMetadata(type, index: index, fieldMetadata: &field)
    defer { field.freeFunction?(field.name) }
    let name = field.name.map { String(cString: $0) } ?? ""
    visit(
      name, recursiveChildOffset(type, index: index),
      field.isStrong ? fieldType : BorrowedReference.self)
  }
}

/// What a weak or unowned field stores: not the reference itself, but the same bits for one object.
struct BorrowedReference: CustomStringConvertible {
  private let bits: UInt

  var description: String { bits == 0 ? "nil" : "a reference" }
}

/// What sort of type a metadata record describes, as the Swift ABI numbers them.
enum MetadataKind {
  case structure, enumeration, optional, tuple, function, existential, metatype, reference, opaque

  init(of type: Any.Type) {
    let kind = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
    switch kind {
    case 0x200: self = .structure
    case 0x201: self = .enumeration
    case 0x202: self = .optional
    case 0x301: self = .tuple
    case 0x302: self = .function
    case 0x303, 0x307: self = .existential
    case 0x304, 0x306: self = .metatype
    case 0x300: self = .opaque
    case 0x203, 0x305: self = .reference
    // A class's record holds its isa pointer, or zero, in place of a kind.
    default: self = kind == 0 || kind > 0x7FF ? .reference : .opaque
    }
  }
}

/// The size in bytes of a value of `type`.
func sizeOfValue(of type: Any.Type) -> Int {
  func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
  return _openExistential(type, do: size)
}

/// Whether values of `type` are plain data, which can be copied and compared bit by bit.
func isPlainData(_ type: Any.Type) -> Bool {
  func answer<T>(_: T.Type) -> Bool { _isPOD(T.self) }
  return _openExistential(type, do: answer)
}

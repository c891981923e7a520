/// Whether bodies of a type are expected to read observables, and so to need a registration that can
/// be taken back.
///
/// The registration costs about a microsecond and a kilobyte a node, which a body that reads no
/// observable should not pay.
enum ObservingHabit {
  /// A field can reach an object, or a run was seen to read one.
  case expected
  /// No run has been looked at yet.
  case unknown
  /// No field reaches an object, and the first run read none.
  case unexpected

  @MainActor init(of layout: TypeLayout) {
    // Where reads cannot be told, no run shows that a registration is not needed.
    let isExpected =
      !ObservableTracking.tellsReads || layout.fields.contains { Self.canReachObject($0.type) }
    self = isExpected ? .expected : .unknown
  }

  private static func canReachObject(_ type: Any.Type) -> Bool {
    var seen: Set<ObjectIdentifier> = []
    return canReachObject(type, &seen)
  }

  /// - Parameter seen: The types looked at before: one that holds itself, in an array, says no more.
  private static func canReachObject(
    _ type: Any.Type, _ seen: inout Set<ObjectIdentifier>
  ) -> Bool {
    if isPlainData(type) || type == String.self { return false }
    guard seen.insert(ObjectIdentifier(type)).inserted else { return false }
    if let wrapper = type as? any ValueHolding.Type {
      return canReachObject(wrapper.heldType, &seen)
    }
    switch MetadataKind(of: type) {
    case .reference, .existential: return true
    case .function, .metatype, .opaque, .enumeration: return false
    case .optional:
      return (type as? any OptionalValue.Type).map { canReachObject($0.wrappedType, &seen) }
        ?? false
    case .structure, .tuple:
      var answer = false
      forEachStoredField(of: type) { _, _, field in
        if MetadataKind(of: field) != .reference, canReachObject(field, &seen) { answer = true }
      }
      return answer
    }
  }
}

/// A wrapper or container, seen by the type of what it holds.
protocol ValueHolding {
  static var heldType: Any.Type { get }
}

extension Array: ValueHolding {
  static var heldType: Any.Type { Element.self }
}

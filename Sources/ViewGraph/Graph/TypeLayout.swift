/// The stored fields of one view type, and how its inputs are compared: worked out once per type.
///
/// - No update reflects: installing a property goes by its cached offset.
@MainActor final class TypeLayout {
  /// One stored field.
  struct Field {
    /// The name as stored: `_count` for `@State var count`.
    let name: String
    let offset: Int
    let type: Any.Type
    /// Nil where the field is no dynamic property.
    let install: ((UnsafeMutableRawPointer, inout PropertyInstaller) -> Void)?
    let comparison: ValueComparison
  }

  let type: Any.Type
  let fields: [Field]
  /// The fields that are dynamic properties, in order.
  let dynamicFields: [Field]
  /// Compares the inputs of two values of the type.
  let comparison: ValueComparison

  private static var layouts: [ObjectIdentifier: TypeLayout] = [:]

  /// The layout of `type`, made at the first request.
  static func layout(of type: Any.Type) -> TypeLayout {
    let key = ObjectIdentifier(type)
    if let layout = layouts[key] { return layout }
    let layout = TypeLayout(type)
    layouts[key] = layout
    return layout
  }

  private init(_ type: Any.Type) {
    var fields: [Field] = []
    forEachStoredField(of: type) { name, offset, fieldType in
      fields.append(
        Field(
          name: name, offset: offset, type: fieldType, install: Self.installer(for: fieldType),
          comparison: .plan(for: fieldType)))
    }
    self.type = type
    self.fields = fields
    dynamicFields = fields.filter { $0.install != nil }
    comparison = .plan(for: type)
  }

  private static func installer(
    for type: Any.Type
  ) -> ((UnsafeMutableRawPointer, inout PropertyInstaller) -> Void)? {
    guard let property = type as? any DynamicProperty.Type else { return nil }
    func make<P: DynamicProperty>(
      _: P.Type
    ) -> (UnsafeMutableRawPointer, inout PropertyInstaller) -> Void {
      { address, installer in P._install(address.assumingMemoryBound(to: P.self), in: &installer) }
    }
    return make(property)
  }

  /// The inputs in which two values of the type differ, with their values as text.
  func changes(from left: UnsafeRawPointer, to right: UnsafeRawPointer) -> [FieldChange] {
    fields.compactMap { field in
      let a = left + field.offset
      let b = right + field.offset
      if field.comparison.areEqual(a, b) { return nil }
      return FieldChange(
        name: field.name, old: ValueText.of(field.type, at: a), new: ValueText.of(field.type, at: b)
      )
    }
  }
}

/// A stored property that the graph fills in before a body runs.
///
/// A property wrapper of your own that conforms may hold `@State`, `@Environment` and the others:
/// they are installed for the view that uses the wrapper, innermost first, and `update()` follows
/// before each evaluation (case DY-1).
@preconcurrency public protocol DynamicProperty {
  /// Called after the nested properties are filled in, and before each evaluation of the body.
  mutating func update()

  /// Fills the property in. The library's wrappers have their own; the default serves yours.
  @MainActor static func _install(
    _ property: UnsafeMutablePointer<Self>, in installer: inout PropertyInstaller)
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}

  /// Installs the nested dynamic properties in written order, then calls `update()`.
  @MainActor public static func _install(
    _ property: UnsafeMutablePointer<Self>, in installer: inout PropertyInstaller
  ) {
    installer.installFields(of: Self.self, at: UnsafeMutableRawPointer(property))
    property.pointee.update()
  }
}

/// Hands each dynamic property of one view its storage, in written order.
///
/// Storage is made at the first visit and found again at later ones: the order is that of the
/// type's fields, which never changes.
@MainActor public struct PropertyInstaller {
  let node: EvaluatedNode
  /// The name of the stored field being filled in, outer names first.
  private(set) var label = ""
  private var position = 0

  init(for node: EvaluatedNode) { self.node = node }

  /// Storage of the node for the property being filled in, made by `make` at the first visit.
  mutating func storage<S: AnyObject>(_ make: (String) -> S) -> S {
    defer { position += 1 }
    if let known = node.storage(at: position) { return unsafeDowncast(known, to: S.self) }
    let storage = make(label)
    node.addStorage(storage)
    return storage
  }

  /// The state of the node for the property being filled in, made at the first visit.
  mutating func state<L: AnyStateLocation>(_ make: (String, EvaluatedNode) -> L) -> L {
    let node = node
    return storage { label in
      let location = make(label, node)
      node.addState(location)
      return location
    }
  }

  mutating func installFields(of type: Any.Type, at address: UnsafeMutableRawPointer) {
    install(TypeLayout.layout(of: type).dynamicFields, at: address)
  }

  mutating func install(_ fields: [TypeLayout.Field], at address: UnsafeMutableRawPointer) {
    let outer = label
    for field in fields {
      label = outer.isEmpty ? field.name : "\(outer).\(field.name)"
      field.install?(address + field.offset, &self)
    }
    label = outer
  }
}

/// An observable object that an ancestor provides, found by type.
///
/// Any change of the object invalidates the view, whatever it reads (L-02).
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty,
  StoredProperty
{
  private enum Source {
    case declared
    case installed(ObjectType)
    case missing(view: String)
  }

  private var source = Source.declared

  /// An object that an ancestor provides by `environmentObject(_:)`.
  public init() {}

  private static var missing: MissingObject {
    MissingObject(type: TypeName.short(ObjectType.self), isObservable: false)
  }

  /// The object.
  ///
  /// Where no ancestor provides one, a read traps (case EN-1).
  public var wrappedValue: ObjectType {
    switch source {
    case .installed(let object): return object
    case .declared: fatalError(Self.missing.message(view: "a view that is not in the hierarchy"))
    case .missing(let view): fatalError(Self.missing.message(view: view))
    }
  }

  /// Makes bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  /// Finds the object, and subscribes the view to it.
  public static func _install(
    _ property: UnsafeMutablePointer<Self>, in installer: inout PropertyInstaller
  ) {
    let node = installer.node
    let location = installer.storage { label in
      EnvironmentLocation<ObjectType>(
        node, label: label, key: TypeName.short(ObjectType.self), isWhole: false
      ) { $0[objectType: ObjectType.self] }
    }
    // Always the second storage, whether or not there is an object: places are fixed.
    installer.storage { ObjectStorage(node, location.value, label: $0) }.follow(location.value)
    guard let object = location.value else {
      node.missingObject = missing
      property.pointee.source = .missing(view: "'\(node.typeName)' at \(node.identity)")
      return
    }
    property.pointee.source = .installed(object)
  }
}

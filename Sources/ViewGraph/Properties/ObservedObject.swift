/// An observable object that the view was handed.
///
/// It observes and does not own (O-09): a default value is made anew with each value of the view.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The object.
  public var wrappedValue: ObjectType

  /// Wraps an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Wraps an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Makes bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Makes bindings to the properties of an object.
  @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType

    /// A binding to one property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ModelLocation(object, keyPath))
    }
  }

  /// Subscribes the view to the object.
  public static func _install(
    _ property: UnsafeMutablePointer<Self>, in installer: inout PropertyInstaller
  ) {
    let object = property.pointee.wrappedValue
    let node = installer.node
    installer.storage { ObjectStorage(node, object, label: $0) }.follow(object)
  }
}

extension ObservedObject: InputProperty {
  static func areSameInput(_ left: Self, _ right: Self) -> Bool {
    left.wrappedValue === right.wrappedValue
  }
}

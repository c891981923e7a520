/// An observable object that the view owns: made once per identity, kept while the identity stays
/// (O-09, case ST-3).
///
/// Any change of the object invalidates the view, whatever it reads (L-02).
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty,
  StoredProperty
{
  private enum Source {
    case thunk(() -> ObjectType)
    case installed(ObjectType)
  }

  private var source: Source

  /// An object made by `thunk` when the view first appears.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    source = .thunk(thunk)
  }

  /// The object.
  ///
  /// On a view that is not installed each read makes another (case DG-3).
  public var wrappedValue: ObjectType {
    switch source {
    case .installed(let object): return object
    case .thunk(let make):
      IssueReporting.report(.objectNotInstalled(type: TypeName.short(ObjectType.self)))
      return make()
    }
  }

  /// Makes bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  /// Makes the object at the first visit and subscribes the view to it.
  public static func _install(
    _ property: UnsafeMutablePointer<Self>, in installer: inout PropertyInstaller
  ) {
    let source = property.pointee.source
    let node = installer.node
    let storage = installer.storage { label in
      let object: ObjectType =
        switch source {
        case .thunk(let make): Evaluation.outsideBody { make() }
        case .installed(let object): object
        }
      node.runtime.events.objects.note(
        owner: "\(node.typeName) @StateObject \(label.drop { $0 == "_" })", of: object)
      return ObjectStorage(node, object, label: label)
    }
    property.pointee.source = .installed(storage.object!)
  }
}

/// The object that a view holds by one of the broadcast wrappers, and the view's subscription to it.
final class ObjectStorage<Object: ObservableObject>: NodeStorage {
  private unowned(unsafe) let node: EvaluatedNode
  private let label: String
  /// Nil where the object is missing.
  private(set) var object: Object?
  private var subscription: ObjectSubscription?

  init(_ node: EvaluatedNode, _ object: Object?, label: String) {
    self.node = node
    self.label = label
    self.object = object
    subscribe()
  }

  /// Follows another object in place of the one it had, or none.
  func follow(_ other: Object?) {
    if other === object { return }
    subscription?.cancel()
    object = other
    subscribe()
  }

  func nodeWillLeave() { subscription?.cancel() }

  private func subscribe() {
    subscription = object.map { ObjectSubscription(node, to: $0, label: label) }
  }
}

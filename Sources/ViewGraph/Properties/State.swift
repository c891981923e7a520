/// Storage that a view owns, kept by the view's identity and not by its value (O-01).
///
/// The initial value is taken once, when the identity first appears; later values passed through an
/// initializer are ignored (O-02). A class made in the declaration is made once per identity, however
/// often the struct is made (O-04). Writing invalidates the views that read the value; an equal value
/// invalidates nothing (O-11). It may be written from any thread (O-12).
///
/// - Note: The default of a class is a closure, so an initializer that receives a class writes
///   `_model = State(initialValue: model)` rather than `self.model = model`.
@propertyWrapper public struct State<Value>: DynamicProperty, StoredProperty {
  private enum Source {
    case value(Value)
    case object(InitialObject<Value>)
    case installed(Value, StateLocation<Value>)
  }

  private var source: Source

  /// State that starts with a value.
  @_disfavoredOverload public init(wrappedValue: Value) { source = .value(wrappedValue) }

  /// State that starts with a value.
  public init(initialValue: Value) { source = .value(initialValue) }

  /// State that starts with an object, made when the view first appears (O-04).
  public init(wrappedValue: @autoclosure @escaping () -> Value) where Value: AnyObject {
    if StateInitialization.happensEveryTime {
      // The older behaviour: made each time, and every instance but the first is discarded (O-05).
      source = .value(wrappedValue())
    } else {
      source = .object(InitialObject(wrappedValue))
    }
  }

  /// The value.
  ///
  /// In a body it is that of the pass; in an action, that stored now.
  ///
  /// Before the view is installed it is the initial value, and a write is lost (O-06, O-07).
  public var wrappedValue: Value {
    get {
      switch source {
      case .value(let value): return value
      case .object(let object): return object.value
      case .installed(let snapshot, let location):
        guard Evaluation.isInPass else {
          ContentReading.note(location)
          return location.newest
        }
        if Evaluation.isInBindingGetter, let node = Evaluation.node, node !== location.owner {
          MainActorAccess.assumingMainActor { node.addEdge(to: location, check: nil) }
          return location.snapshot
        }
        location.recordOwnRead()
        return snapshot
      }
    }
    nonmutating set {
      switch source {
      case .installed(_, let location): location.write(newValue)
      case .value, .object:
        // In an initializer the write has nowhere to go, as in SwiftUI (case ST-2).
        if !Evaluation.isInPass {
          IssueReporting.report(.stateNotInstalled(type: TypeName.short(Value.self)))
        }
      }
    }
  }

  /// A binding to the same storage.
  ///
  /// Making it reads nothing (B-01).
  public var projectedValue: Binding<Value> {
    switch source {
    case .installed(_, let location): Binding(location: StateBindingLocation(location))
    case .value(let value): Binding(location: UninstalledLocation(value))
    case .object(let object): Binding(location: UninstalledLocation(object.value))
    }
  }

  /// Gives the property its storage and the value of this pass.
  public static func _install(
    _ property: UnsafeMutablePointer<Self>, in installer: inout PropertyInstaller
  ) {
    let source = property.pointee.source
    let location: StateLocation<Value> = installer.state { label, node in
      let value: Value =
        switch source {
        case .value(let value): value
        case .object(let object): object.take()
        case .installed(let value, _): value
        }
      return StateLocation(value, label: label, owner: node)
    }
    property.pointee.source = .installed(location.snapshot, location)
  }
}

/// The default object of one `@State`, made at the first request: by the view's own `init`, or when
/// the view is installed.
///
/// Both see one object (O-04, O-06). A view value that is installed a second time, at another
/// identity, gets an object of its own there.
final class InitialObject<Value> {
  private let make: () -> Value
  private var made: Value?
  private var isTaken = false
  /// The object after it was taken: its identity keeps it, not the view value.
  private weak var taken: AnyObject?

  init(_ make: @escaping () -> Value) { self.make = make }

  var value: Value {
    if let object = made ?? taken as? Value { return object }
    let object = makeObject()
    made = object
    return object
  }

  /// Hands the object to the storage of an identity.
  func take() -> Value {
    if isTaken { return makeObject() }
    let object = value
    isTaken = true
    taken = object as AnyObject
    made = nil
    return object
  }

  // What its initializer reads counts for no body.
  private func makeObject() -> Value {
    Evaluation.isInPass ? Evaluation.outsideBody(make) : make()
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// State that starts as nil (O-13).
  public init() { self.init(initialValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}

/// Whether default objects of `@State` are made at every initialization, as the host asks.
enum StateInitialization {
  static var happensEveryTime: Bool {
    guard Evaluation.isInPass, let runtime = Evaluation.runtime else { return false }
    return MainActorAccess.assumingMainActor { runtime.options.initializesStateEveryTime }
  }
}

/// Which of a view's fields has the focus: a `Bool`, or an optional value that names one.
///
/// Moving the focus writes it, and writing it moves the focus; the body runs where it read the value.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty, StoredProperty {
  private enum Source {
    case value(Value)
    case installed(Value, StateLocation<Value>)
  }

  private var source: Source

  /// Focus on a single field; it starts without.
  public init() where Value == Bool { source = .value(false) }

  /// Focus on one of several fields; it starts on none.
  public init<T: Hashable>() where Value == T? { source = .value(nil) }

  /// The value: whether, or which, field has the focus.
  public var wrappedValue: Value {
    get {
      switch source {
      case .value(let value): return value
      case .installed(let snapshot, let location):
        guard Evaluation.isInPass else { return location.newest }
        location.recordOwnRead()
        return snapshot
      }
    }
    nonmutating set {
      guard case .installed(_, let location) = source else { return }
      location.write(newValue)
      Self.noteWrite(to: location, ViewGraph.Binding(location: StateBindingLocation(location)))
    }
  }

  /// What `focused(_:)` takes.
  public var projectedValue: Binding {
    switch source {
    case .value(let value): Binding(binding: .constant(value))
    case .installed(_, let location):
      Binding(binding: ViewGraph.Binding(location: StateBindingLocation(location)))
    }
  }

  /// Access to a focus state that another view owns.
  @propertyWrapper public struct Binding: DynamicProperty {
    var binding: ViewGraph.Binding<Value>

    init(binding: ViewGraph.Binding<Value>) { self.binding = binding }

    /// The value: whether, or which, field has the focus.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set {
        binding.wrappedValue = newValue
        if let source = binding.location.source { FocusState.noteWrite(to: source, binding) }
      }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  /// The value that names no field.
  static var none: Value? {
    if let optional = Value.self as? any ExpressibleByNilLiteral.Type {
      return optional.init(nilLiteral: ()) as? Value
    }
    return false as? Value
  }

  /// Has the focus moved when the update is over, as the program wants it.
  fileprivate static func noteWrite(
    to source: AnyStateLocation, _ binding: ViewGraph.Binding<Value>
  ) {
    nonisolated(unsafe) let binding = binding
    MainActorAccess.write {
      source.owner?.runtime.focus.noteWrite(
        ProgramFocus(
          source: source, isSet: { binding.wrappedValue != none },
          clear: { if let none { binding.wrappedValue = none } }))
    }
  }

  /// Gives the property its storage.
  public static func _install(
    _ property: UnsafeMutablePointer<Self>, in installer: inout PropertyInstaller
  ) {
    let initial: Value =
      switch property.pointee.source {
      case .value(let value): value
      case .installed(let value, _): value
      }
    let location = installer.state { label, node in
      StateLocation(initial, label: label, owner: node)
    }
    property.pointee.source = .installed(location.snapshot, location)
  }
}

extension FocusState.Binding: InputProperty {
  static func areSameInput(_ left: Self, _ right: Self) -> Bool {
    ViewGraph.Binding<Value>.areSameInput(left.binding, right.binding)
  }
}

import Observation

/// Makes bindings to the properties of an observable model.
///
/// It owns nothing (B-07).
///
/// A property of a view, a local variable in a body, or called like a function: all make the same
/// bindings. Making `$model.title` reads the property, so the body that makes it depends on it.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  /// The model.
  public var wrappedValue: Value

  @available(*, unavailable, message: "Bindable wraps an @Observable class")
  /// Not available: bindings are made to the properties of an observable class.
  public init(wrappedValue: Value) { fatalError("Bindable wraps an @Observable class.") }

  /// The wrapper itself, which makes the bindings.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the model.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let location = ModelLocation(wrappedValue, keyPath)
    if Evaluation.isInPass { _ = location.read() }
    return Binding(location: location)
  }
}

extension Bindable where Value: AnyObject & Observable {
  /// Wraps a model.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Wraps a model.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// The same as another wrapper.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the model.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}

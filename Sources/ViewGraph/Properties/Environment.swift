import Observation

/// A value of the surroundings, by key path or by the type of an object.
///
/// Declaring a key makes the view depend on it: its body runs when that key's value differs, however
/// deep it stands, and no body between (E-04). An object is found by type, the nearest provider's
/// (E-01); its properties are dependencies only where the body reads them.
@propertyWrapper public struct Environment<Value>: DynamicProperty, StoredProperty {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value?, missing: MissingObject)
    case installed(Value)
    case missing(MissingObject, view: String)
  }

  private var source: Source

  /// The value at a key path of the environment.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  /// The object of a type, which an ancestor must provide (E-02).
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    source = .object(
      { $0[objectType: objectType] },
      missing: MissingObject(type: TypeName.short(objectType), isObservable: true))
  }

  /// The object of a type, or nil where no ancestor provides one (E-02).
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    source = .object(
      { .some($0[objectType: objectType]) },
      missing: MissingObject(type: TypeName.short(objectType), isObservable: true))
  }

  /// The value.
  ///
  /// Outside a hierarchy, a key's default.
  public var wrappedValue: Value {
    switch source {
    case .installed(let value): return value
    case .keyPath(let keyPath): return EnvironmentValues()[keyPath: keyPath]
    case .object(let read, let missing):
      if let value = read(EnvironmentValues()) { return value }
      fatalError(missing.message(view: "a view that is not in the hierarchy"))
    case .missing(let missing, let view):
      fatalError(missing.message(view: view))
    }
  }

  /// Finds the value, and registers the view with those who provide it.
  public static func _install(
    _ property: UnsafeMutablePointer<Self>, in installer: inout PropertyInstaller
  ) {
    let node = installer.node
    let source = property.pointee.source
    let location = installer.storage { label in
      switch source {
      case .keyPath(let keyPath):
        return EnvironmentLocation<Value>(
          node, label: label, key: KeyPathName.property(keyPath),
          isWhole: (keyPath as AnyKeyPath) == \EnvironmentValues.self
        ) { $0[keyPath: keyPath] }
      case .object(let read, let missing):
        return EnvironmentLocation<Value>(
          node, label: label, key: missing.type, isWhole: false, missing: missing, read: read)
      case .installed, .missing:
        preconditionFailure("An environment property is installed once for each view value.")
      }
    }
    if let value = location.value {
      property.pointee.source = .installed(value)
    } else if let missing = location.missing {
      // From the location: the view's value may be one that was installed while there was an object.
      node.missingObject = missing
      property.pointee.source = .missing(missing, view: "'\(node.typeName)' at \(node.identity)")
    }
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

/// An object that a view asked for and no ancestor provides.
struct MissingObject {
  let type: String
  let isObservable: Bool

  /// SwiftUI's text first, then who asked and what to do.
  func message(view: String) -> String {
    let kind = isObservable ? "Observable object" : "ObservableObject"
    let modifier = isObservable ? "environment(_:)" : "environmentObject(_:)"
    return """
      No \(kind) of type \(type) found. A View.\(isObservable ? "environmentObject(_:)" : modifier) \
      for \(type) may be missing as an ancestor of this view. \
      It was asked for by \(view). Add .\(modifier.replacing("(_:)", with: "("))…) above it, or give \
      the host HostOptions(missingEnvironment: .report) to see the rest of the screen.
      """
  }
}

/// What one view knows of one environment value that it declares.
final class EnvironmentLocation<Value>: EnvironmentReadingNode, NodeStorage, NamedReading {
  private unowned(unsafe) let node: EvaluatedNode
  private let label: String
  private let key: String
  private let isWhole: Bool
  /// What is missing where there is no value; nil for a key, which has a default.
  let missing: MissingObject?
  private let read: (EnvironmentValues) -> Value?
  private var slots: [EnvironmentSlot] = []
  private(set) var value: Value?

  init(
    _ node: EvaluatedNode, label: String, key: String, isWhole: Bool,
    missing: MissingObject? = nil, read: @escaping (EnvironmentValues) -> Value?
  ) {
    self.missing = missing
    self.node = node
    self.label = label
    self.key = key
    self.isWhole = isWhole
    self.read = read
    value = findAndRegister()
  }

  var readingNode: Node { node }

  var readName: String { "@Environment \(key)" }

  func environmentChanged() {
    let old = value
    for slot in slots { slot.remove(self) }
    value = findAndRegister()
    // The whole environment holds what was read of it nowhere, so its values cannot be compared.
    if !isWhole, areEqual(old, value, by: .plan(for: Value?.self)) { return }
    let isTold = node.runtime.options.recordsEverything && !isWhole
    node.runtime.invalidate(
      node,
      because: .environment(
        EnvironmentMark(
          label: label, key: key, old: isTold ? ValueText.of(old) : nil,
          new: isTold ? ValueText.of(value) : nil)))
  }

  func nodeWillLeave() {
    for slot in slots { slot.remove(self) }
    slots = []
  }

  private func findAndRegister() -> Value? {
    let values = node.environmentValues
    let (value, touched) = EnvironmentRecorder.record { () -> Value? in
      if isWhole { values.touchAll() }
      return read(values)
    }
    slots = touched
    for slot in touched { slot.add(self) }
    return value
  }
}

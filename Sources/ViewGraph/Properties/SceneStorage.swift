import Foundation

/// One value of the scene's own, restored when the scene is opened again (S-04).
///
/// Each window has its own; it is saved when the scene goes to the background and discarded when the
/// window is closed. Declaring it makes the view depend on the key.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty, StoredProperty {
  private enum Source {
    case declared
    case installed(Value, StoredLocation<Value>)
  }

  private let key: String
  private let defaultValue: Value
  private let format: StoredFormat<Value>
  private var source = Source.declared

  init(_ key: String, _ value: Value, _ format: StoredFormat<Value>) {
    self.key = key
    defaultValue = value
    self.format = format
  }

  /// The value; before the view is installed, the default, and a write is lost.
  public var wrappedValue: Value {
    get {
      guard case .installed(let snapshot, let location) = source else { return defaultValue }
      if Evaluation.isInPass { return snapshot }
      ContentReading.note(location.state)
      return location.readStore()
    }
    nonmutating set {
      if case .installed(_, let location) = source {
        location.write(newValue)
      } else if !Evaluation.isInPass {
        IssueReporting.report(.stateNotInstalled(type: TypeName.short(Value.self)))
      }
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard case .installed(_, let location) = source else {
      return Binding(location: ConstantLocation(defaultValue))
    }
    return Binding(location: StoredBindingLocation(location))
  }

  /// Reads the scene's archive, and registers the view with the key.
  public static func _install(
    _ property: UnsafeMutablePointer<Self>, in installer: inout PropertyInstaller
  ) {
    let declared = property.pointee
    let node = installer.node
    let location = installer.storage { label in
      StoredLocation(
        node, label: label, key: declared.key, store: node.runtime.options.sceneArchive,
        default: declared.defaultValue, format: declared.format, isScene: true)
    }
    property.pointee.source = .installed(location.state.snapshot, location)
  }
}

extension SceneStorage {
  /// A Boolean value, with a default.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, wrappedValue, .bool)
  }

  /// A whole number, with a default.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, wrappedValue, .int)
  }

  /// A number, with a default.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, wrappedValue, .double)
  }

  /// A text, with a default.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, wrappedValue, .string)
  }

  /// A URL, with a default.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key, wrappedValue, .url)
  }

  /// A date, with a default.
  public init(wrappedValue: Value, _ key: String) where Value == Date {
    self.init(key, wrappedValue, .date)
  }

  /// Bytes, with a default.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key, wrappedValue, .data)
  }

  /// An enumeration of whole numbers, with a default.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, StoredFormat<Int>.int.rawValue(Value.self))
  }

  /// An enumeration of texts, with a default.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, StoredFormat<String>.string.rawValue(Value.self))
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// A Boolean value, nil until it is stored.
  public init(_ key: String) where Value == Bool? {
    self.init(key, nil, StoredFormat<Bool>.bool.optional)
  }

  /// A whole number, nil until it is stored.
  public init(_ key: String) where Value == Int? {
    self.init(key, nil, StoredFormat<Int>.int.optional)
  }

  /// A number, nil until it is stored.
  public init(_ key: String) where Value == Double? {
    self.init(key, nil, StoredFormat<Double>.double.optional)
  }

  /// A text, nil until it is stored.
  public init(_ key: String) where Value == String? {
    self.init(key, nil, StoredFormat<String>.string.optional)
  }

  /// A URL, nil until it is stored.
  public init(_ key: String) where Value == URL? {
    self.init(key, nil, StoredFormat<URL>.url.optional)
  }

  /// Bytes, nil until they are stored.
  public init(_ key: String) where Value == Data? {
    self.init(key, nil, StoredFormat<Data>.data.optional)
  }

  /// An enumeration of whole numbers, nil until it is stored.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(key, nil, StoredFormat<Int>.int.rawValue(R.self).optional)
  }

  /// An enumeration of texts, nil until it is stored.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(key, nil, StoredFormat<String>.string.rawValue(R.self).optional)
  }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

import Foundation

/// One key of the user defaults, as a property.
///
/// Declaring it makes the view depend on the key: its body runs when the stored value changes,
/// whoever wrote it (S-01). Reading stores nothing; each declaration has its own default until the
/// key exists (case DY-2). A stored value of another type is reported, and the default used (S-02).
/// Without `store:` the host's defaults are used.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty, StoredProperty {
  private enum Source {
    case declared
    case installed(Value, StoredLocation<Value>)
  }

  private let key: String
  private let store: UserDefaults?
  private let defaultValue: Value
  private let format: StoredFormat<Value>
  private var source = Source.declared

  init(_ key: String, _ store: UserDefaults?, _ value: Value, _ format: StoredFormat<Value>) {
    self.key = key
    self.store = store
    defaultValue = value
    self.format = format
  }

  /// The value.
  ///
  /// In a body it is that of the pass; in an action, that stored now.
  public var wrappedValue: Value {
    get {
      switch source {
      case .installed(let snapshot, let location):
        if Evaluation.isInPass { return snapshot }
        ContentReading.note(location.state)
        return location.readStore()
      case .declared:
        let object = (store ?? .standard).storedValue(forKey: key)
        return object.flatMap(format.decode) ?? defaultValue
      }
    }
    nonmutating set {
      switch source {
      case .installed(_, let location): location.write(newValue)
      case .declared: (store ?? .standard).store(format.encode(newValue), forKey: key)
      }
    }
  }

  /// A binding to the stored value.
  public var projectedValue: Binding<Value> {
    switch source {
    case .installed(_, let location): Binding(location: StoredBindingLocation(location))
    case .declared: Binding(location: ConstantLocation(wrappedValue))
    }
  }

  /// Reads the key, and registers the view with it.
  public static func _install(
    _ property: UnsafeMutablePointer<Self>, in installer: inout PropertyInstaller
  ) {
    let declared = property.pointee
    let node = installer.node
    let location = installer.storage { label in
      StoredLocation(
        node, label: label, key: declared.key,
        store: declared.store ?? node.runtime.options.defaults, default: declared.defaultValue,
        format: declared.format, isScene: false)
    }
    property.pointee.source = .installed(location.state.snapshot, location)
  }
}

extension AppStorage {
  /// A Boolean value, with a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Bool { self.init(key, store, wrappedValue, .bool) }

  /// A whole number, with a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Int { self.init(key, store, wrappedValue, .int) }

  /// A number, with a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double { self.init(key, store, wrappedValue, .double) }

  /// A text, with a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String { self.init(key, store, wrappedValue, .string) }

  /// A URL, with a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == URL { self.init(key, store, wrappedValue, .url) }

  /// A date, with a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Date { self.init(key, store, wrappedValue, .date) }

  /// Bytes, with a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Data { self.init(key, store, wrappedValue, .data) }

  /// An enumeration of whole numbers, with a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, store, wrappedValue, StoredFormat<Int>.int.rawValue(Value.self))
  }

  /// An enumeration of texts, with a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, store, wrappedValue, StoredFormat<String>.string.rawValue(Value.self))
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// A Boolean value, nil until it is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, store, nil, StoredFormat<Bool>.bool.optional)
  }

  /// A whole number, nil until it is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, store, nil, StoredFormat<Int>.int.optional)
  }

  /// A number, nil until it is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, store, nil, StoredFormat<Double>.double.optional)
  }

  /// A text, nil until it is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store, nil, StoredFormat<String>.string.optional)
  }

  /// A URL, nil until it is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, store, nil, StoredFormat<URL>.url.optional)
  }

  /// A date, nil until it is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, store, nil, StoredFormat<Date>.date.optional)
  }

  /// Bytes, nil until they are stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, store, nil, StoredFormat<Data>.data.optional)
  }

  /// An enumeration of whole numbers, nil until it is stored.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(key, store, nil, StoredFormat<Int>.int.rawValue(R.self).optional)
  }

  /// An enumeration of texts, nil until it is stored.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(key, store, nil, StoredFormat<String>.string.rawValue(R.self).optional)
  }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

import Foundation

/// Where values that outlive the process are kept, by key.
protocol ValueStore: AnyObject {
  func storedValue(forKey key: String) -> Any?
  func store(_ value: Any?, forKey key: String)
}

extension UserDefaults: ValueStore {
  func storedValue(forKey key: String) -> Any? { object(forKey: key) }

  func store(_ value: Any?, forKey key: String) {
    if let value { set(value, forKey: key) } else { removeObject(forKey: key) }
  }
}

/// How a value of one type is kept in a store.
struct StoredFormat<Value> {
  /// The value that a stored object stands for, nil where it is of another type.
  let decode: (Any) -> Value?
  /// The object to store, nil to remove the key.
  let encode: (Value) -> Any?
  /// What the type is called in a report.
  let name: String
}

extension StoredFormat {
  /// A value that is stored as it is.
  static func plain<T>(_: T.Type) -> StoredFormat<T> {
    StoredFormat<T>(decode: { $0 as? T }, encode: { $0 }, name: TypeName.short(T.self))
  }

  /// The same value, or none.
  var optional: StoredFormat<Value?> {
    StoredFormat<Value?>(
      decode: { object in decode(object).map(Optional.some) },
      encode: { value in value.flatMap(encode) }, name: name)
  }

  /// An enumeration with stored raw values of this format.
  func rawValue<R: RawRepresentable>(_: R.Type) -> StoredFormat<R> where R.RawValue == Value {
    StoredFormat<R>(
      decode: { object in decode(object).flatMap(R.init(rawValue:)) },
      encode: { encode($0.rawValue) }, name: TypeName.short(R.self))
  }
}

extension StoredFormat where Value == Bool {
  /// A Boolean value; numbers that a program stored are not taken for one, except by property lists.
  static var bool: StoredFormat<Bool> {
    StoredFormat(decode: { $0 as? Bool }, encode: { $0 }, name: "Bool")
  }
}

extension StoredFormat where Value == Int {
  static var int: StoredFormat<Int> {
    StoredFormat(decode: { $0 is String ? nil : $0 as? Int }, encode: { $0 }, name: "Int")
  }
}

extension StoredFormat where Value == Double {
  static var double: StoredFormat<Double> {
    StoredFormat(
      decode: { ($0 as? Double) ?? ($0 as? Int).map(Double.init) }, encode: { $0 }, name: "Double")
  }
}

extension StoredFormat where Value == String {
  static var string: StoredFormat<String> { plain(String.self) }
}

extension StoredFormat where Value == Data {
  static var data: StoredFormat<Data> { plain(Data.self) }
}

extension StoredFormat where Value == Date {
  static var date: StoredFormat<Date> { plain(Date.self) }
}

extension StoredFormat where Value == URL {
  /// A URL, kept as its text.
  static var url: StoredFormat<URL> {
    StoredFormat(
      decode: { ($0 as? String).flatMap(URL.init(string:)) ?? $0 as? URL },
      encode: { $0.absoluteString }, name: "URL")
  }
}

/// Defaults of one host, in memory: nothing of a test reaches the user's own.
package final class MemoryDefaults: UserDefaults {
  private let lock = NSLock()
  private var values: [String: Any] = [:]

  /// A set of defaults with some values.
  package init(_ values: [String: Any] = [:]) {
    self.values = values
    super.init(suiteName: nil)!
  }

  /// Called after a value was set or removed, with all there are, on the thread that did.
  ///
  /// Set before anyone else knows the object.
  package nonisolated(unsafe) var didChange: (([String: Any]) -> Void)?

  /// Takes other values in place of all there are.
  package func replaceValues(_ newValues: [String: Any]) {
    lock.withLock { values = newValues }
  }

  private func change(_ key: String, to value: Any?) {
    let all = lock.withLock {
      values[key] = value
      return values
    }
    didChange?(all)
  }

  package override func object(forKey key: String) -> Any? { lock.withLock { values[key] } }

  package override func set(_ value: Any?, forKey key: String) { change(key, to: value) }

  package override func removeObject(forKey key: String) { change(key, to: nil) }

  // The typed forms ask the two above on some systems and their own storage on others.
  package override func string(forKey key: String) -> String? { object(forKey: key) as? String }
  package override func integer(forKey key: String) -> Int { (object(forKey: key) as? Int) ?? 0 }
  package override func double(forKey key: String) -> Double {
    (object(forKey: key) as? Double) ?? 0
  }
  package override func bool(forKey key: String) -> Bool { (object(forKey: key) as? Bool) ?? false }
  package override func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
  package override func url(forKey key: String) -> URL? {
    (object(forKey: key) as? String).flatMap(URL.init(string:))
  }
  package override func set(_ value: Int, forKey key: String) { set(value as Any?, forKey: key) }
  package override func set(_ value: Double, forKey key: String) { set(value as Any?, forKey: key) }
  package override func set(_ value: Bool, forKey key: String) { set(value as Any?, forKey: key) }
  package override func set(_ value: URL?, forKey key: String) {
    set(value?.absoluteString as Any?, forKey: key)
  }
  package override func dictionaryRepresentation() -> [String: Any] { lock.withLock { values } }
  package override func synchronize() -> Bool { true }
}

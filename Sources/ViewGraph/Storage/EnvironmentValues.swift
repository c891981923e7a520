/// The values that a view sees of its surroundings.
///
/// A view depends on the keys it declares, not on the others; an equal value invalidates nothing
/// (E-04). A value set on an ancestor reaches down its subtree only (E-05).
public struct EnvironmentValues {
  private let head: EnvironmentSlot?
  private let root: EnvironmentRoot?
  private var written: [(key: ObjectIdentifier, name: String, value: Any)] = []

  /// The default values of every key.
  public init() {
    head = nil
    root = nil
  }

  init(head: EnvironmentSlot?, root: EnvironmentRoot) {
    self.head = head
    self.root = root
  }

  /// What was written into this copy, in order of first writing.
  var writes: [(key: ObjectIdentifier, name: String, value: Any)] { written }

  /// The value of a key: the nearest ancestor's, else the host's, else the default.
  ///
  /// - Complexity: O(*a*) in the number of values that ancestors set.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let id = ObjectIdentifier(key)
      if let value = find(id, name: TypeName.short(key), default: { K.defaultValue }) {
        return value as! K.Value
      }
      return K.defaultValue
    }
    set { write(ObjectIdentifier(key), name: TypeName.short(key), newValue) }
  }

  /// The object of a type that the nearest ancestor provided, nil where none did.
  public subscript<T: AnyObject>(objectType objectType: T.Type) -> T? {
    get {
      let id = ObjectIdentifier(objectType)
      let value = find(id, name: TypeName.short(objectType), default: { T?.none as Any })
      return value.flatMap { $0 as? T }
    }
    set { write(ObjectIdentifier(objectType), name: TypeName.short(objectType), newValue as Any) }
  }

  private mutating func write(_ key: ObjectIdentifier, name: String, _ value: Any) {
    if let index = written.firstIndex(where: { $0.key == key }) {
      written[index].value = value
    } else {
      written.append((key, name, value))
    }
  }

  private func find(
    _ key: ObjectIdentifier, name: String, default defaultValue: () -> Any
  ) -> Any? {
    if let own = written.first(where: { $0.key == key }) { return own.value }
    var slot = head
    while let current = slot {
      if current.key == key {
        EnvironmentRecorder.touched?.append(current)
        return current.value
      }
      slot = current.outer
    }
    guard let root else { return nil }
    let rootSlot = root.slot(for: key, name: name, default: defaultValue)
    EnvironmentRecorder.touched?.append(rootSlot)
    return rootSlot.value
  }

  /// Notes every slot in sight, for a reader of the whole environment.
  func touchAll() {
    var slot = head
    while let current = slot {
      EnvironmentRecorder.touched?.append(current)
      slot = current.outer
    }
    if let root { EnvironmentRecorder.touched?.append(root.every) }
  }
}

/// Why a node is to be evaluated, as the runtime notes it: references only, no text.
enum RawCause {
  case mounted
  case identityChanged
  case inputs([FieldChange])
  case state(AnyStateLocation)
  case binding(AnyStateLocation)
  case property(PropertyMark)
  indirect case object(ObjectMark, label: String)
  indirect case environment(EnvironmentMark)
  indirect case stored(StoredMark)
  indirect case focus(name: String)
  indirect case preference(name: String)
  indirect case forced(String)

  /// Whether a second cause would say the same thing.
  func isSameSource(as other: RawCause) -> Bool {
    switch (self, other) {
    case (.mounted, .mounted), (.identityChanged, .identityChanged), (.inputs, .inputs): true
    case (.state(let a), .state(let b)), (.binding(let a), .binding(let b)): a === b
    case (.property(let a), .property(let b)): a.isSameProperty(as: b)
    case (.object(let a, let x), .object(let b, let y)): x == y && a.isSameProperty(as: b)
    case (.environment(let a), .environment(let b)): a.label == b.label
    case (.stored(let a), .stored(let b)): a.key == b.key
    case (.focus(let a), .focus(let b)): a == b
    case (.preference(let a), .preference(let b)): a == b
    case (.forced(let a), .forced(let b)): a == b
    default: false
    }
  }
}

/// A change of a declared environment value.
struct EnvironmentMark {
  /// The stored name of the property that declares the key: `_level`.
  let label: String
  /// The key: `level`, or the type of an object.
  let key: String
  /// The value before, as text; nil where it is not recorded.
  let old: String?
  /// The value now, as text; nil where it is not recorded.
  let new: String?
}

/// A change of a stored default or of a scene's value.
struct StoredMark {
  let label: String
  let key: String
  let isScene: Bool
  let old: String
  let new: String
}

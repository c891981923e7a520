/// Why a body ran.
///
/// Always certain: a run without a known cause would be a defect of the graph (V-04).
public enum Cause: Sendable, Hashable {
  /// The first run at a new identity.
  case mounted
  /// The identity changed: `id(_:)` got another value, or the view took another place.
  case identityChanged
  /// The parent handed over other inputs; each stored property that differs.
  case input([FieldChange])
  /// A `@State` of the view itself.
  case state(ValueChange)
  /// A value read through a binding; its owner is another view.
  case binding(ValueChange)
  /// A property of an observable model that the latest run had read.
  case property(ValueChange)
  /// A broadcast of an `ObservableObject` that the view declares.
  case objectWillChange(ObjectChange)
  /// A declared environment value.
  case environment(ValueChange)
  /// A declared key of the user defaults.
  case appStorage(ValueChange)
  /// A declared key of the scene's archive.
  case sceneStorage(ValueChange)
  /// The focus moved to or from a view that the declared `@FocusState` names.
  case focus(String)
  /// A preference of the content.
  case preference(String)
  /// Asked for by hand, with the reason given.
  case forced(String)
}

/// One input that differs.
public struct FieldChange: Sendable, Hashable, Codable {
  /// The stored property's name.
  public var name: String
  /// The value before, as text.
  public var old: String
  /// The value now, as text.
  public var new: String
}

/// One value that changed.
public struct ValueChange: Sendable, Hashable, Codable {
  /// What changed: `count`, `\Counts.trips`, `level`.
  public var name: String
  /// The object it belongs to, such as `Counts#1`, or the view that owns it; empty where neither is
  /// known.
  public var owner: String
  /// The value before, as text; nil where it is not recorded.
  public var old: String?
  /// The value now, as text; nil where it is not recorded.
  public var new: String?
  /// The stored name as `_printChanges` lists it: `_count`.
  public var label: String
}

/// One broadcast.
public struct ObjectChange: Sendable, Hashable, Codable {
  /// The object: `Store#1`.
  public var object: String
  /// The published property that was written, nil for a `send()` by hand.
  public var property: String?
  /// The properties of the object that the body's latest run had read.
  public var reads: [String]
  /// The stored name of the property that holds the object: `_store`.
  public var label: String
}

extension Cause: CustomStringConvertible {
  /// The cause as a report prints it.
  public var description: String {
    switch self {
    case .mounted: "mounted"
    case .identityChanged: "identity changed"
    case .input(let changes):
      changes.isEmpty
        ? "inputs changed"
        : "input " + changes.map { "\($0.name) \($0.old) → \($0.new)" }.joined(separator: ", ")
    case .state(let change): "@State \(change)"
    case .binding(let change): "@Binding \(change)"
    case .property(let change): "\(change)"
    case .objectWillChange(let change): "\(change)"
    case .environment(let change): "@Environment \(change)"
    case .appStorage(let change): "@AppStorage \(change)"
    case .sceneStorage(let change): "@SceneStorage \(change)"
    case .focus(let name): "@FocusState \(name)"
    case .preference(let name): "preference \(name)"
    case .forced(let reason): "forced: \(reason)"
    }
  }
}

extension ValueChange: CustomStringConvertible {
  /// The name, and the values where they are known.
  public var description: String {
    guard let old, let new else { return name }
    return "\(name) \(old) → \(new)"
  }
}

extension ObjectChange: CustomStringConvertible {
  /// The object, what was published, and what the body reads of it.
  public var description: String {
    var text = "objectWillChange of \(object)"
    if let property {
      text +=
        reads.isEmpty ? " (\(property))" : " (\(property); reads \(reads.joined(separator: ", ")))"
    }
    return text
  }
}

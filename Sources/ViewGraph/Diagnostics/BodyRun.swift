/// One evaluation of one body.
public struct BodyRun: Sendable {
  /// What sort of code ran.
  public enum Kind: String, Sendable, Codable {
    /// A view's body.
    case view
    /// The closure of a `ForEach` row, or another content closure that is evaluated by itself.
    case row
    /// A view modifier's body.
    case modifier
    /// A control style's body.
    case style
    /// A scene's body.
    case scene
    /// An app's body.
    case app
    /// A tracked method of a platform view or controller, or the update of a representable.
    case updateMethod
  }

  /// What sort of code ran.
  public var kind: Kind
  /// The bare type name.
  public var view: String
  /// The path of the node.
  public var identity: String
  /// Why it ran; never empty.
  public var causes: [Cause]
  /// What it read: state, bindings, properties, environment.
  public var reads: [String]
  /// Whether it described something else than before.
  public var changed: Bool
  /// Whether the view's own texts are others than before, those of views inside it left out.
  public var changedText: Bool
  /// How long the body took.
  public var duration: Duration
}

/// A view that was reached and not run.
public struct Skip: Sendable, Hashable, Codable {
  /// The bare type name.
  public var view: String
  /// The path of the node.
  public var identity: String
  /// Why it was not run.
  public var reason: String
}

/// A write to a source of truth.
public struct Write: Sendable {
  /// What was written: `count`, `Cart#1.total`.
  public var target: String
  /// The value before, as text.
  public var old: String
  /// The value written, as text.
  public var new: String
  /// Who owns it: `CartScreen @State cart`.
  public var owner: String
  /// Whether the value was equal to the stored one, so that nothing changed.
  public var isEqual: Bool
  /// Whether nothing read it, so that no body could run.
  public var isUnread = false
  /// `outside` for a write that was made before the action began; else empty.
  public var trigger = ""
  /// The state, until it is known whether anybody reads it.
  ///
  /// A report outlives what it tells of.
  var location: AnyStateLocation?
  /// The object whose property was written, until the report has named it.
  var object: WeakObject?

  init(
    target: String, old: String, new: String, owner: String, isEqual: Bool,
    location: AnyStateLocation?
  ) {
    self.target = target
    self.old = old
    self.new = new
    self.owner = owner
    self.isEqual = isEqual
    self.location = location
  }
}

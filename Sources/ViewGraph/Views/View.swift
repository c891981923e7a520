/// A part of a screen: a value that describes, and keeps nothing.
///
/// `body` is evaluated when the view first appears, when an input differs, and when something its
/// latest evaluation read has changed; else it is left alone (V-01, V-02).
@MainActor @preconcurrency public protocol View {
  /// The type of the body.
  associatedtype Body: View

  /// What the view is made of. Evaluated on the main actor, inside an update pass.
  @ViewBuilder var body: Body { get }

  /// Makes or updates the nodes of the view's own structure. The library's; the default serves yours.
  static func _attach(_ view: Self, to slots: inout Slots)

  /// Whether a walk over the view's structure can meet a node; else none is made.
  ///
  /// The library's.
  static var _makesNodes: Bool { get }

  /// Says what the view looks like. The library's; the default serves yours.
  static func _describe(_ view: Self, into describer: inout Describer)

  /// Says where the view's texts stand in its value, and that they stand in a line, where they do.
  ///
  /// The library's.
  static func _plan(_ planner: inout LinePlanner)
}

extension View {
  /// Gives a view with a body a node of its own.
  public static func _attach(_ view: Self, to slots: inout Slots) { slots.attach(view) }

  /// Leaves the description to the view's own node.
  public static func _describe(_ view: Self, into describer: inout Describer) { describer.child() }

  /// Leaves the line to the view's own node.
  public static func _plan(_ planner: inout LinePlanner) { planner.child() }
}

extension View {
  /// A view is expected to have nodes, unless it knows better.
  public static var _makesNodes: Bool { true }
}

extension Never: View {
  /// There is no value, so no body.
  public var body: Never { fatalError("There is no value of type Never.") }
}

/// A view that the library draws itself.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// A primitive has no body.
  public var body: Never {
    preconditionFailure("'\(Self.self)' is drawn by the library and has no body to evaluate.")
  }

  /// A primitive without content makes no nodes.
  public static func _attach(_ view: Self, to slots: inout Slots) {}

  /// A primitive without a description shows nothing.
  public static func _describe(_ view: Self, into describer: inout Describer) {}

  /// A primitive is no text, unless it knows better.
  public static func _plan(_ planner: inout LinePlanner) { planner.fail() }
}

extension View {
  /// Prints why this body runs, on one line of standard output: `Counter: _count changed.`.
  ///
  /// Call it in a body: `let _ = Self._printChanges()`. `@self` is an input that differs, `@identity`
  /// the first run at an identity, `@dependencies` an observable model; other names are the stored
  /// names of properties (case PC-1).
  public static func _printChanges() {
    print("\(TypeName.qualified(Self.self)): \(ChangeList.current(of: Self.self))")
  }

  /// Prints what `_printChanges()` prints.
  public static func _logChanges() { _printChanges() }
}

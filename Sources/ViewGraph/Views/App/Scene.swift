/// A part of an app that has windows of its own.
@MainActor @preconcurrency public protocol Scene {
  /// The type of the body.
  associatedtype Body: Scene

  /// What the scene is made of.
  @SceneBuilder var body: Body { get }

  /// Makes or updates the nodes of the scene. The library's; the default serves yours.
  static func _attachScene(_ scene: Self, to slots: inout Slots)
}

extension Scene {
  /// Gives a scene with a body a node of its own.
  public static func _attachScene(_ scene: Self, to slots: inout Slots) {
    if let node = slots.next(BodyNode<Self, SceneAdapter<Body>>.self) {
      node.receive(scene)
    } else {
      let node = BodyNode(scene, kind: .scene, below: slots.parent) {
        SceneAdapter(scene: $0.body)
      }
      slots.append(node)
      slots.runtime.scheduleVisit(node)
    }
  }
}

extension Never: Scene {
  /// There is no value, so no scene.
  public static func _attachScene(_ scene: Never, to slots: inout Slots) {}
}

/// A scene that the library runs itself.
public protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  /// A primitive scene has no body.
  public var body: Never {
    preconditionFailure("'\(Self.self)' is run by the library and has no body to evaluate.")
  }
}

/// Puts the scenes of a closure together.
@MainActor @resultBuilder public struct SceneBuilder {
  /// One scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Any number of scenes.
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> TupleScene<repeat each Content> {
    TupleScene(content: (repeat each content))
  }
}

/// Several scenes of one app.
public struct TupleScene<each Content: Scene>: PrimitiveScene {
  let content: (repeat each Content)

  /// Attaches each scene in turn.
  public static func _attachScene(_ scene: Self, to slots: inout Slots) {
    for child in repeat each scene.content { attach(child, to: &slots) }
  }

  private static func attach<S: Scene>(_ scene: S, to slots: inout Slots) {
    S._attachScene(scene, to: &slots)
  }
}

/// A scene in the place of a view, so that what serves views serves scenes: effects, evaluation.
struct SceneAdapter<Content: Scene>: PrimitiveView {
  let scene: Content

  static func _attach(_ view: Self, to slots: inout Slots) {
    Content._attachScene(view.scene, to: &slots)
  }
}

/// A scene with something to do when a value changes.
public struct SceneWithEffect<Content: Scene>: PrimitiveScene {
  let content: Content
  let effect: Effect

  /// Queues what is due, as a view's modifier does.
  public static func _attachScene(_ scene: Self, to slots: inout Slots) {
    EffectView._attach(
      EffectView(SceneAdapter(scene: scene.content), scene.effect), to: &slots)
  }
}

extension Scene {
  /// Runs an action after an update in which the value changed, with the old and the new one.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor (V, V) -> Void
  ) -> SceneWithEffect<Self> {
    SceneWithEffect(
      content: self, effect: .onChange(TypedChangeWatch(value, isInitial: initial, action)))
  }

  /// Runs an action after an update in which the value changed.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> SceneWithEffect<Self> {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Runs an action after an update in which the value changed, with the new one: the older form.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping @MainActor (V) -> Void
  ) -> SceneWithEffect<Self> {
    onChange(of: value) { _, new in action(new) }
  }

  /// Accepted; windows have the size of the terminal.
  public func defaultSize(width: Double, height: Double) -> Self { self }

  /// Accepted; a terminal has no menu bar.
  public func commands<C>(content: () -> C) -> Self { self }
}

/// A whole app: its scenes, and the state they share (W-01).
@MainActor @preconcurrency public protocol App {
  /// The type of the scenes.
  associatedtype Body: Scene

  /// The scenes of the app.
  @SceneBuilder var body: Body { get }

  /// Makes the app at launch.
  init()
}

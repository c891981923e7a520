/// What an update carries along.
///
/// Nothing moves in text: animations are accepted and passed through.
public struct Transaction: Sendable {
  /// The animation asked for, if any.
  public var animation: Animation?
  /// Whether animations below are to be left out.
  public var disablesAnimations = false

  /// A transaction with an animation, or with none.
  public init(animation: Animation? = nil) { self.animation = animation }

  /// Runs a write in this transaction.
  func run(_ write: () -> Void) {
    if animation == nil, !disablesAnimations { return write() }
    withTransaction(self, write)
  }
}

/// How a change would move.
///
/// Kept and passed through; nothing moves in text.
public struct Animation: Sendable, Hashable {
  private let name: String

  /// The default animation.
  public static let `default` = Animation(name: "default")
  /// A constant speed.
  public static let linear = Animation(name: "linear")
  /// A slow start.
  public static let easeIn = Animation(name: "easeIn")
  /// A slow end.
  public static let easeOut = Animation(name: "easeOut")
  /// A slow start and end.
  public static let easeInOut = Animation(name: "easeInOut")
  /// A spring.
  public static let spring = Animation(name: "spring")
  /// A spring without overshoot.
  public static let smooth = Animation(name: "smooth")
  /// A spring with a little overshoot.
  public static let snappy = Animation(name: "snappy")
  /// A spring with more overshoot.
  public static let bouncy = Animation(name: "bouncy")

  /// A constant speed over a time in seconds.
  public static func linear(duration: Double) -> Animation { Animation(name: "linear \(duration)") }
  /// A slow start, over a time in seconds.
  public static func easeIn(duration: Double) -> Animation { Animation(name: "easeIn \(duration)") }
  /// A slow end, over a time in seconds.
  public static func easeOut(duration: Double) -> Animation {
    Animation(name: "easeOut \(duration)")
  }
  /// A slow start and end, over a time in seconds.
  public static func easeInOut(duration: Double) -> Animation {
    Animation(name: "easeInOut \(duration)")
  }
}

// What further describes a motion is left out: nothing moves.
extension Animation {
  /// A spring by its response and damping.
  @_disfavoredOverload public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { spring }
  /// A spring by its time in seconds and its bounce.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { spring }
  /// A spring that follows a finger.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { spring }
  /// A spring without overshoot, over a time in seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { smooth }
  /// A spring with a little overshoot, over a time in seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { snappy }
  /// A spring with more overshoot, over a time in seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { bouncy }

  /// Begins later.
  public func delay(_ delay: Double) -> Animation { self }
  /// Runs faster or slower.
  public func speed(_ speed: Double) -> Animation { self }
  /// Runs several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  /// Runs again and again.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Runs `body` with its writes as a transaction of their own, after those made before it.
///
/// Each such block is applied by a pass of its own, in order; the animation is passed through.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Runs `body` with its writes as a transaction of their own, after those made before it.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let inbox = ViewRuntime.acting?.inbox
  inbox?.beginTransaction()
  defer { inbox?.beginTransaction() }
  return try body()
}

import Foundation

extension View {
  /// Cut to a shape.
  ///
  /// Cells are not cut.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> Decorated<Self> {
    unseen("clipShape")
  }

  /// Cut to its bounds.
  ///
  /// Cells are not cut.
  public func clipped(antialiased: Bool = false) -> Decorated<Self> { decorated(.clipped) }

  /// Rounded corners.
  ///
  /// Cells have none.
  public func cornerRadius(_ radius: Double, antialiased: Bool = true) -> Decorated<Self> {
    unseen("cornerRadius")
  }

  /// Shown where another view is opaque.
  ///
  /// Cells show all of it.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> Decorated<Self> {
    unseen("mask")
  }

  /// A shadow.
  ///
  /// Cells have none.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0
  ) -> Decorated<Self> {
    unseen("shadow")
  }

  /// Out of focus.
  ///
  /// Cells stay sharp.
  public func blur(radius: Double, opaque: Bool = false) -> Decorated<Self> { unseen("blur") }

  /// More or less bright.
  ///
  /// Cells keep their colours.
  public func brightness(_ amount: Double) -> Decorated<Self> { unseen("brightness") }

  /// More or less contrast.
  ///
  /// Cells keep their colours.
  public func contrast(_ amount: Double) -> Decorated<Self> { unseen("contrast") }

  /// More or less colourful.
  ///
  /// Cells keep their colours.
  public func saturation(_ amount: Double) -> Decorated<Self> { unseen("saturation") }

  /// Less colourful.
  ///
  /// Cells keep their colours.
  public func grayscale(_ amount: Double) -> Decorated<Self> { unseen("grayscale") }

  /// Multiplied by a colour.
  ///
  /// Cells keep their colours.
  public func colorMultiply(_ color: Color) -> Decorated<Self> { unseen("colorMultiply") }

  /// Drawn as one picture first.
  ///
  /// Cells draw the same.
  public func compositingGroup() -> Decorated<Self> { unseen("compositingGroup") }

  /// Drawn as one picture first.
  ///
  /// Cells draw the same.
  public func drawingGroup(opaque: Bool = false) -> Decorated<Self> { unseen("drawingGroup") }

  /// Mixed with what is behind.
  ///
  /// Cells lie on top.
  public func blendMode(_ blendMode: BlendMode) -> Decorated<Self> { unseen("blendMode") }

  /// Turned.
  ///
  /// Cells stand upright.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> Decorated<Self> {
    unseen("rotationEffect")
  }

  /// Turned in space.
  ///
  /// Cells lie flat.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center,
    anchorZ: Double = 0, perspective: Double = 1
  ) -> Decorated<Self> {
    unseen("rotation3DEffect")
  }

  /// Larger or smaller.
  ///
  /// Cells have one size.
  public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> Decorated<Self> {
    unseen("scaleEffect")
  }

  /// Larger or smaller.
  ///
  /// Cells have one size.
  public func scaleEffect(
    x: Double = 1, y: Double = 1, anchor: UnitPoint = .center
  ) -> Decorated<Self> {
    unseen("scaleEffect")
  }

  /// Larger or smaller.
  ///
  /// Cells have one size.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> Decorated<Self> {
    unseen("scaleEffect")
  }

  /// How large a symbol is beside text.
  ///
  /// Cells have one size.
  public func imageScale(_ scale: Image.Scale) -> Decorated<Self> { unseen("imageScale") }

  /// Which form of a symbol is used.
  ///
  /// Cells draw one.
  public func symbolVariant(_ variant: SymbolVariants) -> Decorated<Self> {
    unseen("symbolVariant")
  }

  /// How a symbol takes its colours.
  ///
  /// Cells draw one colour.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Decorated<Self> {
    unseen("symbolRenderingMode")
  }

  /// Shown as glass.
  ///
  /// Cells are not.
  public func glassEffect() -> Decorated<Self> { unseen("glassEffect") }

  /// Replaced by bars while something loads.
  ///
  /// Cells show what is there.
  public func redacted(reason: RedactionReasons) -> Decorated<Self> { unseen("redacted") }

  /// Shown as it is.
  public func unredacted() -> Decorated<Self> { unseen("unredacted") }

  /// Kept from sight where the screen is shared.
  ///
  /// Cells show it.
  public func privacySensitive(_ sensitive: Bool = true) -> Decorated<Self> {
    unseen("privacySensitive")
  }

  /// A hint that a pointer brings up.
  ///
  /// There is none in text.
  public func help(_ text: Text) -> Decorated<Self> { unseen("help") }

  /// A hint that a pointer brings up.
  ///
  /// There is none in text.
  public func help(_ textKey: LocalizedStringKey) -> Decorated<Self> { unseen("help") }

  /// A hint that a pointer brings up.
  ///
  /// There is none in text.
  @_disfavoredOverload public func help<S: StringProtocol>(_ text: S) -> Decorated<Self> {
    unseen("help")
  }

  /// Vibrates when a value changes.
  ///
  /// Text does not.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> Decorated<Self> {
    unseen("sensoryFeedback")
  }

  // MARK: - Movement

  /// How changes below move.
  ///
  /// Nothing moves in text.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> Decorated<Self> {
    unseen("animation")
  }

  /// How changes below move.
  ///
  /// Nothing moves in text.
  public func animation(_ animation: Animation?) -> Decorated<Self> { unseen("animation") }

  /// How the view comes and goes.
  ///
  /// It does so at once in text.
  public func transition(_ transition: AnyTransition) -> Decorated<Self> { unseen("transition") }

  /// How the view comes and goes.
  ///
  /// It does so at once in text.
  public func transition<T: Transition>(_ transition: T) -> Decorated<Self> {
    unseen("transition")
  }

  /// How content changes into other content.
  ///
  /// It does so at once in text.
  public func contentTransition(_ transition: ContentTransition) -> Decorated<Self> {
    unseen("contentTransition")
  }

  /// Changes the transaction of updates below.
  ///
  /// Nothing moves in text.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> Decorated<Self> {
    unseen("transaction")
  }

  /// Changes the transaction of updates below when a value changes.
  ///
  /// Nothing moves in text.
  public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> Decorated<Self> {
    unseen("transaction")
  }

  /// Moves as one with a view of the same ID.
  ///
  /// Nothing moves in text.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> Decorated<Self> {
    unseen("matchedGeometryEffect")
  }

  /// Moves with its container as one.
  ///
  /// Nothing moves in text.
  public func geometryGroup() -> Decorated<Self> { unseen("geometryGroup") }

  /// Bounces or pulses a symbol.
  ///
  /// Nothing moves in text.
  public func symbolEffect<V: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: V
  ) -> Decorated<Self> {
    unseen("symbolEffect")
  }

  /// Bounces or pulses a symbol.
  ///
  /// Nothing moves in text.
  public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> Decorated<Self> {
    unseen("symbolEffect")
  }
}

/// How colours mix with what is behind.
public enum BlendMode: Sendable, Hashable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}

/// Forms of a symbol.
public struct SymbolVariants: Sendable, Hashable {
  private let name: String
  public static let none = SymbolVariants(name: "none")
  public static let fill = SymbolVariants(name: "fill")
  public static let circle = SymbolVariants(name: "circle")
  public static let square = SymbolVariants(name: "square")
  public static let slash = SymbolVariants(name: "slash")
  /// The same form, filled.
  public var fill: SymbolVariants { SymbolVariants(name: name + ".fill") }
}

/// How a symbol takes its colours.
public struct SymbolRenderingMode: Sendable, Hashable {
  private let name: String
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// Why content is replaced by bars.
public struct RedactionReasons: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Reasons from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// A vibration or sound.
public struct SensoryFeedback: Sendable, Hashable {
  private let name: String
  public static let success = SensoryFeedback(name: "success")
  public static let warning = SensoryFeedback(name: "warning")
  public static let error = SensoryFeedback(name: "error")
  public static let selection = SensoryFeedback(name: "selection")
  public static let increase = SensoryFeedback(name: "increase")
  public static let decrease = SensoryFeedback(name: "decrease")
  public static let impact = SensoryFeedback(name: "impact")
}

/// How a view comes and goes.
public protocol Transition: Sendable {}

/// How a view comes and goes, by name.
///
/// Nothing moves in text.
public struct AnyTransition: Sendable {
  public static let opacity = AnyTransition()
  public static let slide = AnyTransition()
  public static let scale = AnyTransition()
  public static let identity = AnyTransition()
  /// In from one side, out to the other.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// In from one side, pushing out what was there.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// Growing from a size.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  /// From a place aside.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { AnyTransition() }
  /// One way in, another out.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition()
  }
  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// With an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How content changes into other content.
public struct ContentTransition: Sendable, Hashable {
  public static let identity = ContentTransition()
  public static let opacity = ContentTransition()
  public static let interpolate = ContentTransition()
  public static let symbolEffect = ContentTransition()
  /// Digits roll.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition()
  }
  /// Digits roll up or down with a value.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}

/// What views that move as one share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Properties from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// A movement of a symbol.
public struct SymbolEffect: Sendable, Hashable {
  private let name: String
  public static let bounce = SymbolEffect(name: "bounce")
  public static let pulse = SymbolEffect(name: "pulse")
  public static let variableColor = SymbolEffect(name: "variableColor")
  public static let scale = SymbolEffect(name: "scale")
  public static let appear = SymbolEffect(name: "appear")
  public static let disappear = SymbolEffect(name: "disappear")
  public static let wiggle = SymbolEffect(name: "wiggle")
  public static let rotate = SymbolEffect(name: "rotate")
  public static let breathe = SymbolEffect(name: "breathe")
}

/// How a symbol's movement is repeated.
public struct SymbolEffectOptions: Sendable, Hashable {
  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
  public static let nonRepeating = SymbolEffectOptions()
}

/// A name space for views that move as one.
@propertyWrapper public struct Namespace: DynamicProperty {
  /// What tells one name space from another.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  /// A name space of the view.
  public init() {}

  /// The name space.
  public var wrappedValue: ID { ID(number: 0) }
}

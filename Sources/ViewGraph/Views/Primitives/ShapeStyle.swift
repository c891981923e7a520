/// What a shape or text is filled with.
///
/// Cells show a colour where there is one.
public protocol ShapeStyle: Sendable {
  /// What the style is made of in an environment.
  associatedtype Resolved: ShapeStyle = Never
  /// The style in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
  /// The library's styles are drawn as they are.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("'\(Self.self)' is drawn by the library and is made of nothing else.")
  }
}

extension Never: ShapeStyle {}

/// A style that has a colour in cells.
protocol CellStyle {
  var cellColor: Color? { get }
}

/// The colour that stands for a style, nil where text keeps its own.
enum ShapeStyleColor {
  static func of<S: ShapeStyle>(_ style: S) -> Color? {
    if let cell = style as? any CellStyle { return cell.cellColor }
    if S.Resolved.self == Never.self { return nil }
    return of(style.resolve(in: EnvironmentValues()))
  }
}

extension Color: nonisolated ShapeStyle, nonisolated CellStyle {
  nonisolated var cellColor: Color? { self }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { Color.red }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var green: Color { Color.green }
  public static var mint: Color { Color.mint }
  public static var teal: Color { Color.teal }
  public static var cyan: Color { Color.cyan }
  public static var blue: Color { Color.blue }
  public static var indigo: Color { Color.indigo }
  public static var purple: Color { Color.purple }
  public static var pink: Color { Color.pink }
  public static var brown: Color { Color.brown }
  public static var white: Color { Color.white }
  public static var gray: Color { Color.gray }
  public static var black: Color { Color.black }
  public static var clear: Color { Color.clear }
}

/// The colour of the surroundings, at one of several strengths.
public struct HierarchicalShapeStyle: ShapeStyle, CellStyle, Hashable {
  let level: Int

  var cellColor: Color? { level == 0 ? .primary : .secondary }

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// The accent of the surroundings.
public struct TintShapeStyle: ShapeStyle, CellStyle {
  /// The accent of the surroundings.
  public init() {}
  var cellColor: Color? { .accentColor }
}

/// The style of the background.
public struct BackgroundStyle: ShapeStyle {
  /// The style of the background.
  public init() {}
}

/// The style of the text.
public struct ForegroundStyle: ShapeStyle {
  /// The style of the text.
  public init() {}
}

/// The style of what is selected.
public struct SelectionShapeStyle: ShapeStyle {
  /// The style of what is selected.
  public init() {}
}

/// The style of lines between things.
public struct SeparatorShapeStyle: ShapeStyle {
  /// The style of lines between things.
  public init() {}
}

/// The style of a filled control.
public struct FillShapeStyle: ShapeStyle {
  /// The style of a filled control.
  public init() {}
}

/// The style of a placeholder.
public struct PlaceholderTextShapeStyle: ShapeStyle, CellStyle {
  /// The style of a placeholder.
  public init() {}
  var cellColor: Color? { .secondary }
}

/// The style of a link.
public struct LinkShapeStyle: ShapeStyle, CellStyle {
  /// The style of a link.
  public init() {}
  var cellColor: Color? { .blue }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

/// A material that lets what is behind shine through.
///
/// In text it is nothing.
public struct Material: ShapeStyle {
  public static let ultraThin = Material()
  public static let thin = Material()
  public static let regular = Material()
  public static let thick = Material()
  public static let ultraThick = Material()
  public static let bar = Material()
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle, CellStyle {
  let cellColor: Color?

  /// Hides the type of a style.
  public init<S: ShapeStyle>(_ style: S) { cellColor = ShapeStyleColor.of(style) }
}

/// A place in a rectangle, from 0 to 1 each way.
public struct UnitPoint: Sendable, Hashable {
  /// From where lines begin.
  public var x: Double
  /// From the top.
  public var y: Double

  /// A place, by default the corner where text begins.
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  public static let zero = UnitPoint()
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// Colours that flow into each other.
///
/// Cells show the first.
public struct Gradient: ShapeStyle, CellStyle, Hashable {
  /// A colour at a place of a gradient.
  public struct Stop: Sendable, Hashable {
    /// The colour.
    public var color: Color
    /// The place, from 0 to 1.
    public var location: Double

    /// A colour at a place.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The colours with their places.
  public var stops: [Stop]

  /// Colours at given places.
  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at equal distances.
  public init(colors: [Color]) {
    let last = Double(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
  }

  var cellColor: Color? { stops.first?.color }
}

/// A gradient along a line.
///
/// Cells show its first colour.
public struct LinearGradient: ShapeStyle, CellStyle {
  private let gradient: Gradient

  /// Colours from one place to another.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    gradient = Gradient(colors: colors)
  }

  /// A gradient from one place to another.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
  }

  /// Colours at given places, from one place to another.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    gradient = Gradient(stops: stops)
  }

  var cellColor: Color? { gradient.cellColor }
}

/// A gradient from a middle outward.
///
/// Cells show its first colour.
public struct RadialGradient: ShapeStyle, CellStyle {
  private let gradient: Gradient

  /// Colours from a middle outward.
  public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {
    gradient = Gradient(colors: colors)
  }

  /// A gradient from a middle outward.
  public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.gradient = gradient
  }

  var cellColor: Color? { gradient.cellColor }
}

/// A gradient around a middle.
///
/// Cells show its first colour.
public struct AngularGradient: ShapeStyle, CellStyle {
  private let gradient: Gradient

  /// Colours around a middle.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    gradient = Gradient(colors: colors)
  }

  /// A gradient around a middle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.gradient = gradient
  }

  var cellColor: Color? { gradient.cellColor }
}

extension Color {
  /// The colour as a soft gradient: in cells, the colour.
  nonisolated public var gradient: Gradient { Gradient(colors: [self]) }
}

/// An angle.
public struct Angle: Sendable, Hashable, Comparable {
  /// In radians.
  public var radians: Double

  /// An angle in radians.
  public init(radians: Double) { self.radians = radians }
  /// An angle in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  /// No angle.
  public init() { radians = 0 }

  /// In degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  public static let zero = Angle()
  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// Whether one is smaller.
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}

/// A colour.
///
/// As a view it fills the space it is offered.
public struct Color: PrimitiveView, Hashable, Sendable {
  /// The name under which it is drawn.
  nonisolated package let name: String
  /// Red, green and blue from 0 to 1, nil for a colour of the terminal's own.
  nonisolated package let components: [Double]?
  nonisolated package var opacity = 1.0

  nonisolated init(name: String, components: [Double]? = nil) {
    self.name = name
    self.components = components
  }

  /// A colour by its parts, each from 0 to 1.
  nonisolated public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(name: "rgb", components: [red, green, blue])
    self.opacity = opacity
  }

  /// A grey, from 0, black, to 1.
  nonisolated public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour by its name in a catalogue: text draws it as the terminal's own.
  nonisolated public init(_ name: String) { self.init(name: name) }

  /// The same colour, less opaque.
  nonisolated public func opacity(_ opacity: Double) -> Color {
    var changed = self
    changed.opacity *= opacity
    return changed
  }

  nonisolated public static let red = Color(name: "red")
  nonisolated public static let orange = Color(name: "orange")
  nonisolated public static let yellow = Color(name: "yellow")
  nonisolated public static let green = Color(name: "green")
  nonisolated public static let mint = Color(name: "mint")
  nonisolated public static let teal = Color(name: "teal")
  nonisolated public static let cyan = Color(name: "cyan")
  nonisolated public static let blue = Color(name: "blue")
  nonisolated public static let indigo = Color(name: "indigo")
  nonisolated public static let purple = Color(name: "purple")
  nonisolated public static let pink = Color(name: "pink")
  nonisolated public static let brown = Color(name: "brown")
  nonisolated public static let white = Color(name: "white")
  nonisolated public static let gray = Color(name: "gray")
  nonisolated public static let black = Color(name: "black")
  nonisolated public static let clear = Color(name: "clear")
  nonisolated public static let primary = Color(name: "primary")
  nonisolated public static let secondary = Color(name: "secondary")
  nonisolated public static let accentColor = Color(name: "accentColor")

  /// It makes no node.
  public static var _makesNodes: Bool { false }

  /// Describes an area of the colour.
  public static func _describe(_ view: Self, into describer: inout Describer) {
    describer.element(.fill(FillContent(color: view, name: "Color")))
  }
}

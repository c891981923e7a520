/// How menus look.
@MainActor @preconcurrency public protocol MenuStyle {
  /// The type of the body.
  associatedtype Body: View
  /// What the body is made of.
  typealias Configuration = MenuStyleConfiguration
  /// What a menu looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is given of a menu.
public struct MenuStyleConfiguration {
  /// The label, where the style places it.
  public typealias Label = StylePart
  /// The choices, where the style places them.
  public typealias Content = StylePart
  let label: Label
  let content: Content
}

/// A menu as the library draws it.
public struct DefaultMenuStyle: MenuStyle, BuiltInStyle {
  /// The style.
  public init() {}
  /// The menu.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A menu that looks like a button.
public struct ButtonMenuStyle: MenuStyle, BuiltInStyle {
  /// The style.
  public init() {}
  /// The menu.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A menu without a border.
public struct BorderlessButtonMenuStyle: MenuStyle, BuiltInStyle {
  /// The style.
  public init() {}
  /// The menu.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The platform's own.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// As a button.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// Without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// How gauges look.
@MainActor @preconcurrency public protocol GaugeStyle {
  /// The type of the body.
  associatedtype Body: View
  /// What the body is made of.
  typealias Configuration = GaugeStyleConfiguration
  /// What a gauge looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is given of a gauge.
public struct GaugeStyleConfiguration {
  /// The label, where the style places it.
  public typealias Label = StylePart
  /// The label of the value, where the style places it.
  public typealias CurrentValueLabel = StylePart
  /// The value, from 0 to 1.
  public let value: Double
  /// The label.
  public let label: Label
  /// The label of the value, nil where there is none.
  public let currentValueLabel: CurrentValueLabel?
}

/// A gauge as the library draws it, whatever its name.
public struct DefaultGaugeStyle: GaugeStyle, BuiltInStyle {
  /// The style.
  public init() {}
  /// The gauge.
  public func makeBody(configuration: Configuration) -> some View {
    Gauge(value: configuration.value) {
      configuration.label
    } currentValueLabel: {
      configuration.currentValueLabel
    }
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The platform's own.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
  /// A bar that fills.
  public static var linearCapacity: DefaultGaugeStyle { DefaultGaugeStyle() }
  /// A circle.
  public static var accessoryCircular: DefaultGaugeStyle { DefaultGaugeStyle() }
  /// A circle that fills.
  public static var accessoryCircularCapacity: DefaultGaugeStyle { DefaultGaugeStyle() }
  /// A bar.
  public static var accessoryLinear: DefaultGaugeStyle { DefaultGaugeStyle() }
  /// A small bar that fills.
  public static var accessoryLinearCapacity: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// How text fields look: a body made of the field.
@MainActor @preconcurrency public protocol TextFieldStyle {
  /// The type of the body.
  associatedtype Body: View
  /// The label of the field.
  typealias _Label = StylePart
  /// What a text field looks like.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> Body
}

/// A text field as the library draws it.
public struct DefaultTextFieldStyle: TextFieldStyle, BuiltInStyle {
  /// The style.
  public init() {}
  /// The field.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A text field without a border.
public struct PlainTextFieldStyle: TextFieldStyle, BuiltInStyle {
  /// The style.
  public init() {}
  /// The field.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A text field with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, BuiltInStyle {
  /// The style.
  public init() {}
  /// The field.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A text field with a square border.
public struct SquareBorderTextFieldStyle: TextFieldStyle, BuiltInStyle {
  /// The style.
  public init() {}
  /// The field.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The platform's own.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Without a border.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// With a rounded border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// With a square border.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

extension View {
  /// Has menus below drawn by a style.
  public func menuStyle<S: MenuStyle>(_ style: S) -> EnvironmentWriter<Self> {
    self.style(style) { $0.makeBody(configuration: $1) }
  }

  /// Has gauges below drawn by a style.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> EnvironmentWriter<Self> {
    self.style(style) { $0.makeBody(configuration: $1) }
  }

  /// Has text fields below drawn by a style.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> EnvironmentWriter<Self> {
    self.style(style) { $0._body(configuration: $1) }
  }
}

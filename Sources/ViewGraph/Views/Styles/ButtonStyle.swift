/// How buttons look: a body made of the label and whether the button is pressed.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// The type of the body.
  associatedtype Body: View
  /// What the body is made of.
  typealias Configuration = ButtonStyleConfiguration
  /// What a button looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button style is given of a button.
public struct ButtonStyleConfiguration {
  /// The label, where the style places it.
  public typealias Label = StylePart
  /// What the button is for.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether the button is held down.
  ///
  /// Nothing is, in text.
  public let isPressed: Bool
}

/// How buttons look and when they act.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// The type of the body.
  associatedtype Body: View
  /// What the body is made of.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// What a button looks like; calls `configuration.trigger()` when it is to act.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a primitive button style is given of a button.
@MainActor public struct PrimitiveButtonStyleConfiguration {
  /// The label, where the style places it.
  public typealias Label = StylePart
  /// What the button is for.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  let action: ButtonAction

  /// Runs the button's action.
  public func trigger() { action() }
}

extension View {
  /// Has the buttons below drawn by a style.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> EnvironmentWriter<Self> {
    self.style(style) { (style: S, parts: ButtonParts) in
      style.makeBody(
        configuration: ButtonStyleConfiguration(
          role: parts.role, label: parts.label, isPressed: false))
    }
  }

  /// Has the buttons below drawn, and run, by a style.
  @_disfavoredOverload
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> EnvironmentWriter<Self> {
    self.style(style) { (style: S, parts: ButtonParts) in
      style.makeBody(
        configuration: PrimitiveButtonStyleConfiguration(
          role: parts.role, label: parts.label, action: parts.action))
    }
  }
}

extension StyleBox {
  /// Whether the style runs the action itself.
  var isPrimitive: Bool { style is any PrimitiveButtonStyle }
}

/// A button style that the library draws: cells show all of them alike.
public struct DefaultButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  /// The style.
  public init() {}
  /// A button.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// A bordered button.
public struct BorderedButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  /// The style.
  public init() {}
  /// A button.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// A button that stands out.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  /// The style.
  public init() {}
  /// A button.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// A button without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  /// The style.
  public init() {}
  /// A button.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// A button that looks like its label.
public struct PlainButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  /// The style.
  public init() {}
  /// A button.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// A button that looks like a link.
public struct LinkButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  /// The style.
  public init() {}
  /// A button.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// A button of glass.
public struct GlassButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  /// The style.
  public init() {}
  /// A button.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// A button of glass that stands out.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  /// The style.
  public init() {}
  /// A button.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The platform's own.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// With a border.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// With a border, standing out.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// Without a border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// As its label.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// As a link.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// Of glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// Of glass, standing out.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

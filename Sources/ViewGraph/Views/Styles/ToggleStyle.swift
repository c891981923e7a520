/// How switches look and when they turn over.
@MainActor @preconcurrency public protocol ToggleStyle {
  /// The type of the body.
  associatedtype Body: View
  /// What the body is made of.
  typealias Configuration = ToggleStyleConfiguration
  /// What a switch looks like; writes `configuration.isOn` when it is turned over.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is given of a switch.
@MainActor public struct ToggleStyleConfiguration {
  /// The label, where the style places it.
  public typealias Label = StylePart
  /// The label.
  public let label: Label
  /// Whether it is on.
  ///
  /// Writing it turns the switch over.
  @Binding public var isOn: Bool
  /// Whether the values it stands for disagree.
  public let isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

extension View {
  /// Has the switches below drawn by a style.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> EnvironmentWriter<Self> {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}

/// A switch that the library draws: cells show all of them alike.
public struct DefaultToggleStyle: ToggleStyle, BuiltInStyle {
  /// The style.
  public init() {}
  /// A switch.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

/// A switch that slides.
public struct SwitchToggleStyle: ToggleStyle, BuiltInStyle {
  /// The style.
  public init() {}
  /// The style with a tint, which is accepted.
  public init(tint: Color) {}
  /// A switch.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

/// A switch that looks like a button.
public struct ButtonToggleStyle: ToggleStyle, BuiltInStyle {
  /// The style.
  public init() {}
  /// A switch.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

/// A switch that is ticked.
public struct CheckboxToggleStyle: ToggleStyle, BuiltInStyle {
  /// The style.
  public init() {}
  /// A switch.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The platform's own.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch that slides.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A switch that looks like a button.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A switch that is ticked.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

/// How labels look: a body made of the title and the icon.
@MainActor @preconcurrency public protocol LabelStyle {
  /// The type of the body.
  associatedtype Body: View
  /// What the body is made of.
  typealias Configuration = LabelStyleConfiguration
  /// What a label looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is given of a label.
public struct LabelStyleConfiguration {
  /// The title, where the style places it.
  public typealias Title = StylePart
  /// The icon, where the style places it.
  public typealias Icon = StylePart
  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon
}

extension View {
  /// Has the labels below drawn by a style.
  public func labelStyle<S: LabelStyle>(_ style: S) -> EnvironmentWriter<Self> {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}

/// A title and an icon, as the library draws them.
public struct DefaultLabelStyle: LabelStyle, BuiltInStyle {
  /// The style.
  public init() {}
  /// A label.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// A title and an icon, always both.
public struct TitleAndIconLabelStyle: LabelStyle, BuiltInStyle {
  /// The style.
  public init() {}
  /// A label.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle, LibraryView {
  /// The style.
  public init() {}
  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle, LibraryView {
  /// The style.
  public init() {}
  /// The icon.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The platform's own.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Title and icon.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

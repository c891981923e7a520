/// How labelled content looks.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  /// The type of the body.
  associatedtype Body: View
  /// What the body is made of.
  typealias Configuration = LabeledContentStyleConfiguration
  /// What labelled content looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is given of labelled content.
public struct LabeledContentStyleConfiguration {
  /// The label, where the style places it.
  public typealias Label = StylePart
  /// The content, where the style places it.
  public typealias Content = StylePart
  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}

/// Labelled content as the library draws it.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, BuiltInStyle {
  /// The style.
  public init() {}
  /// The content with its label.
  public func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The platform's own.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// How progress looks.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  /// The type of the body.
  associatedtype Body: View
  /// What the body is made of.
  typealias Configuration = ProgressViewStyleConfiguration
  /// What progress looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is given of a progress view.
public struct ProgressViewStyleConfiguration {
  /// The label, where the style places it.
  public typealias Label = StylePart
  /// The label of the value, where the style places it.
  public typealias CurrentValueLabel = StylePart
  /// How far the work is, from 0 to 1; nil where the end is not known.
  public let fractionCompleted: Double?
  /// The label, nil where there is none.
  public let label: Label?
  /// The label of the value, nil where there is none.
  public let currentValueLabel: CurrentValueLabel?
}

/// Progress as the library draws it.
public struct DefaultProgressViewStyle: ProgressViewStyle, BuiltInStyle {
  /// The style.
  public init() {}
  /// The progress.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

/// Progress as a bar.
public struct LinearProgressViewStyle: ProgressViewStyle, BuiltInStyle {
  /// The style.
  public init() {}
  /// The style with a tint, which is accepted.
  public init(tint: Color) {}
  /// The progress.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

/// Progress as a circle.
public struct CircularProgressViewStyle: ProgressViewStyle, BuiltInStyle {
  /// The style.
  public init() {}
  /// The style with a tint, which is accepted.
  public init(tint: Color) {}
  /// The progress.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The platform's own.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A circle.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// How disclosure groups look and when they open.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  /// The type of the body.
  associatedtype Body: View
  /// What the body is made of.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// What a disclosure group looks like; writes `configuration.isExpanded` to open and close.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is given of a disclosure group.
@MainActor public struct DisclosureGroupStyleConfiguration {
  /// The label, where the style places it.
  public typealias Label = StylePart
  /// The content, where the style places it.
  ///
  /// It is mounted there.
  public typealias Content = StylePart
  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
  /// Whether the group is open.
  ///
  /// Writing it opens and closes the group.
  @Binding public var isExpanded: Bool
  /// What the style was made with, so that another state is another configuration.
  private let isOpen: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>, isOpen: Bool) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
    self.isOpen = isOpen
  }
}

/// A disclosure group as the library draws it.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, BuiltInStyle {
  /// The style.
  public init() {}
  /// The group.
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroup(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The platform's own.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// How group boxes look.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  /// The type of the body.
  associatedtype Body: View
  /// What the body is made of.
  typealias Configuration = GroupBoxStyleConfiguration
  /// What a group box looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is given of a group box.
public struct GroupBoxStyleConfiguration {
  /// The label, where the style places it.
  public typealias Label = StylePart
  /// The content, where the style places it.
  public typealias Content = StylePart
  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}

/// A group box as the library draws it.
public struct DefaultGroupBoxStyle: GroupBoxStyle, BuiltInStyle {
  /// The style.
  public init() {}
  /// The box.
  public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The platform's own.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  /// Has labelled content below drawn by a style.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> EnvironmentWriter<Self> {
    self.style(style) { $0.makeBody(configuration: $1) }
  }

  /// Has progress views below drawn by a style.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> EnvironmentWriter<Self> {
    self.style(style) { $0.makeBody(configuration: $1) }
  }

  /// Has disclosure groups below drawn by a style.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(
    _ style: S
  ) -> EnvironmentWriter<Self> {
    self.style(style) { $0.makeBody(configuration: $1) }
  }

  /// Has group boxes below drawn by a style.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> EnvironmentWriter<Self> {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}

import Foundation

/// A value with a label beside it.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View, PrimitiveView, LightControl where Label: View, Content: View {
  /// A value and a label of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  var styled: StyledLabeledContent<Label, Content> { StyledLabeledContent(labeled: self) }

  func attachParts(to slots: inout Slots) {
    Label._attach(label, to: &slots)
    Content._attach(content, to: &slots)
  }

  func describe(into describer: inout Describer) {
    describer.element(.labeledContent) { inner in
      inner.element(.part(.label)) { Label._describe(label, into: &$0) }
      inner.element(.part(.content)) { Content._describe(content, into: &$0) }
    }
  }
}

/// Labelled content below an ancestor that sets a style for it.
struct StyledLabeledContent<Label: View, Content: View>: StyledControl {
  let labeled: LabeledContent<Label, Content>

  static var name: String { "LabeledContent" }

  func attachParts(to slots: inout Slots) { labeled.attachParts(to: &slots) }

  func configuration(in node: ControlNode<Self>) -> LabeledContentStyleConfiguration {
    LabeledContentStyleConfiguration(
      label: node.part(.label, labeled.label), content: node.part(.content, labeled.content))
  }

  func describe(_ node: ControlNode<Self>, into describer: inout Describer) {
    guard node.isStyled else { return labeled.describe(into: &describer) }
    node.describeStyled(.labeledContent, into: &describer)
  }
}

@MainActor extension LabeledContent where Label == Text, Content: View {
  /// A value with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A value with a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }
}

@MainActor extension LabeledContent where Label == Text, Content == Text {
  /// A text with a title.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init {
      Text(value)
    } label: {
      Text(titleKey)
    }
  }

  /// A text with a title.
  @_disfavoredOverload public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init {
      Text(value)
    } label: {
      Text(title)
    }
  }

  /// A formatted value with a title.
  public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(titleKey)
    }
  }

  /// A formatted value with a title.
  @_disfavoredOverload public init<S: StringProtocol, F: FormatStyle>(
    _ title: S, value: F.FormatInput, format: F
  ) where F.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(title)
    }
  }
}

@MainActor extension LabeledContent where Label == StylePart, Content == StylePart {
  /// The content that a style is drawing, to be drawn by the next style.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

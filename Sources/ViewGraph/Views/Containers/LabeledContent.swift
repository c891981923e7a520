import Foundation

/// A value with a label beside it.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View, PrimitiveView where Label: View, Content: View {
  /// A value and a label of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// A node is made where a part makes one.
  public static var _makesNodes: Bool { Label._makesNodes || Content._makesNodes }

  /// Attaches both parts.
  public static func _attach(_ view: Self, to slots: inout Slots) {
    Label._attach(view.label, to: &slots)
    Content._attach(view.content, to: &slots)
  }

  /// Describes the label and the value.
  public static func _describe(_ view: Self, into describer: inout Describer) {
    describer.element(.labeledContent) { inner in
      inner.element(.part(.label)) { Label._describe(view.label, into: &$0) }
      inner.element(.part(.content)) { Content._describe(view.content, into: &$0) }
    }
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

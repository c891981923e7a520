import Foundation

/// A field in which a line of text is edited.
///
/// A field with `text:` writes every keystroke. One with `value:format:` keeps what is typed until
/// editing ends: then it writes the value, or goes back to it where the text does not parse (case
/// CT-1).
public struct TextField<Label: View>: StyledControl {
  let source: FieldSource
  let prompt: Text?
  let axis: Axis
  let onCommit: @MainActor () -> Void
  let onEditingChanged: @MainActor (Bool) -> Void
  let label: Label

  init(
    _ source: FieldSource, prompt: Text?, axis: Axis = .horizontal,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
    onCommit: @escaping @MainActor () -> Void = {}, label: Label
  ) {
    self.source = source
    self.prompt = prompt
    self.axis = axis
    self.onCommit = onCommit
    self.onEditingChanged = onEditingChanged
    self.label = label
  }

  static var name: String { "TextField" }

  func makeMemory(for node: ControlNode<Self>) -> FieldMemory { FieldMemory() }

  func read(_: FieldMemory) { source.read() }

  func attachParts(to slots: inout Slots) { Label._attach(label, to: &slots) }

  func configuration(in node: ControlNode<Self>) -> TextField<StylePart> {
    TextField<StylePart>(
      source, prompt: prompt, axis: axis, onEditingChanged: onEditingChanged, onCommit: onCommit,
      label: node.part(.label, label))
  }

  func describe(_ node: ControlNode<Self>, into describer: inout Describer) {
    // The style's body places a field of its own, which is the one that is edited.
    if node.isStyled { return describer.child() }
    let environment = describer.environment
    // What the value is written by is read here, so that another locale draws it anew.
    _ = source.text(node.memory, environment)
    let content = FieldContent(
      style: .plain, prompt: prompt?.string(in: environment) ?? "", isMultiline: axis == .vertical,
      text: { node.view.source.text(node.memory, environment) },
      set: { text in
        node.view.source.set(text, node.memory, environment)
        node.memoryDidChange()
      },
      beginEditing: {
        node.memory.isEditing = true
        node.view.onEditingChanged(true)
      },
      endEditing: {
        node.view.source.endEditing(node.memory, environment)
        if node.memory.isEditing { node.view.onEditingChanged(false) }
        node.memory.isEditing = false
        node.memoryDidChange()
      },
      submit: { node.view.onCommit() })
    describer.element(.field(content)) { inner in
      inner.element(.part(.label)) { Label._describe(label, into: &$0) }
    }
  }
}

extension TextField {
  /// A field of text with a label of views.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(.text(text), prompt: prompt, label: label())
  }

  /// A field of text that grows along an axis, with a label of views.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(.text(text), prompt: prompt, axis: axis, label: label())
  }

  /// A field of a formatted value, with a label of views.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(.value(FormattedField(value, format)), prompt: prompt, label: label())
  }

  /// A field of a formatted value that may be missing, with a label of views.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(.value(OptionalFormattedField(value, format)), prompt: prompt, label: label())
  }
}

extension TextField where Label == Text {
  /// A field of text with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(.text(text), prompt: prompt, label: Text(titleKey))
  }

  /// A field of text with a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(.text(text), prompt: prompt, label: Text(title))
  }

  /// A field of text with a title, growing along an axis.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(.text(text), prompt: prompt, axis: axis, label: Text(titleKey))
  }

  /// A field of text with a title, growing along an axis.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(.text(text), prompt: prompt, axis: axis, label: Text(title))
  }

  /// A field of a formatted value with a title.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.value(FormattedField(value, format)), prompt: prompt, label: Text(titleKey))
  }

  /// A field of a formatted value with a title.
  @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.value(FormattedField(value, format)), prompt: prompt, label: Text(title))
  }

  /// A field of a formatted value that may be missing, with a title.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.value(OptionalFormattedField(value, format)), prompt: prompt, label: Text(titleKey))
  }

  /// A field of a formatted value that may be missing, with a title.
  @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.value(OptionalFormattedField(value, format)), prompt: prompt, label: Text(title))
  }

  /// A field of a value, by an older formatter.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(.value(FormatterField(value, formatter)), prompt: prompt, label: Text(titleKey))
  }

  /// A field of a value, by an older formatter.
  @_disfavoredOverload public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(.value(FormatterField(value, formatter)), prompt: prompt, label: Text(title))
  }

  /// A field of text in the older form, told when editing begins, ends and is committed.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void = {}
  ) {
    self.init(
      .text(text), prompt: nil, onEditingChanged: onEditingChanged, onCommit: onCommit,
      label: Text(titleKey))
  }

  /// A field of text in the older form, told when it is committed.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(.text(text), prompt: nil, onCommit: onCommit, label: Text(titleKey))
  }
}

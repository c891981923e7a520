/// A field whose text is not shown.
public struct SecureField<Label: View>: ControlView {
  let text: Binding<String>
  let prompt: Text?
  let onCommit: @MainActor () -> Void
  let label: Label

  /// A field of hidden text with a label of views.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text, prompt: prompt, label: label())
  }

  init(
    _ text: Binding<String>, prompt: Text?, onCommit: @escaping @MainActor () -> Void = {},
    label: Label
  ) {
    self.text = text
    self.prompt = prompt
    self.onCommit = onCommit
    self.label = label
  }

  static var name: String { "SecureField" }

  func read(_: Void) { _ = text.wrappedValue }

  func attachParts(to slots: inout Slots) { Label._attach(label, to: &slots) }

  func describe(_ node: ControlNode<Self>, into describer: inout Describer) {
    let content = FieldContent(
      style: .secure, prompt: prompt?.string(in: describer.environment) ?? "",
      text: { node.view.text.wrappedValue }, set: { node.view.text.wrappedValue = $0 },
      submit: { node.view.onCommit() })
    describer.element(.field(content)) { inner in
      inner.element(.part(.label)) { Label._describe(label, into: &$0) }
    }
  }
}

extension SecureField where Label == Text {
  /// A field of hidden text with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text, prompt: prompt, label: Text(titleKey))
  }

  /// A field of hidden text with a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(text, prompt: prompt, label: Text(title))
  }

  /// A field of hidden text in the older form, told when it is committed.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(text, prompt: nil, onCommit: onCommit, label: Text(titleKey))
  }
}

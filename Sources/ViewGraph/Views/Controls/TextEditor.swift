/// A field of many lines of text.
public struct TextEditor: ControlView {
  let text: Binding<String>

  /// An editor of a text.
  public init(text: Binding<String>) { self.text = text }

  static var name: String { "TextEditor" }

  func read(_: Void) { _ = text.wrappedValue }

  func describe(_ node: ControlNode<Self>, into describer: inout Describer) {
    describer.element(
      .field(
        FieldContent(
          style: .editor, prompt: "", isMultiline: true, text: { node.view.text.wrappedValue },
          set: { node.view.text.wrappedValue = $0 }, submit: {})))
  }
}

/// An alert in the older form: a title, a message and one or two buttons.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    let title: Text
    let role: ButtonRole?
    let action: @MainActor () -> Void

    /// A button.
    public static func `default`(
      _ label: Text, action: (@MainActor () -> Void)? = {}
    ) -> Button {
      Button(title: label, role: nil, action: action ?? {})
    }

    /// A button that leaves without doing anything.
    public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button(title: label, role: .cancel, action: action ?? {})
    }

    /// A button that leaves without doing anything.
    public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Button {
      Button(title: Text("Cancel"), role: .cancel, action: action ?? {})
    }

    /// A button that deletes something.
    public static func destructive(
      _ label: Text, action: (@MainActor () -> Void)? = {}
    ) -> Button {
      Button(title: label, role: .destructive, action: action ?? {})
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// An alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// An alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// The content of an alert in the older form.
public struct AlertValueBody: PrimitiveView {
  let alert: Alert

  /// No node is made.
  public static var _makesNodes: Bool { false }

  /// Describes the title, the message and the buttons.
  public static func _describe(_ view: Self, into describer: inout Describer) {
    describer.element(.part(.title)) { Text._describe(view.alert.title, into: &$0) }
    if let message = view.alert.message {
      describer.element(.part(.message)) { Text._describe(message, into: &$0) }
    }
    describer.element(.part(.actions)) { inner in
      for button in view.alert.buttons {
        let content = ButtonContent(role: button.role, action: button.action)
        inner.element(.button(content)) { Text._describe(button.title, into: &$0) }
      }
    }
  }
}

extension View {
  /// Opens an alert in the older form while a value is true.
  public func alert(
    isPresented: Binding<Bool>, content: @escaping @MainActor () -> Alert
  ) -> PresentationView<Self, Bool, AlertValueBody> {
    presenting(.alert, isPresented, nil) { AlertValueBody(alert: content()) }
  }

  /// Opens an alert in the older form for an item while there is one.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping @MainActor (Item) -> Alert
  ) -> PresentationView<Self, Item, AlertValueBody> {
    PresentationView(
      content: self,
      presentation: Presentation(
        style: .alert, value: { item.wrappedValue }, id: { AnyHashable($0.id) },
        close: { item.wrappedValue = nil }, content: { AlertValueBody(alert: content($0)) }))
  }
}

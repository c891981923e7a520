import Foundation

/// What an alert or dialog holds: buttons, fields, and a message.
public struct AlertBody<Actions: View, Message: View>: PrimitiveView {
  let actions: Actions
  let message: Message

  /// A node is made where a part makes one.
  public static var _makesNodes: Bool { Actions._makesNodes || Message._makesNodes }

  /// Attaches both parts.
  public static func _attach(_ view: Self, to slots: inout Slots) {
    Message._attach(view.message, to: &slots)
    Actions._attach(view.actions, to: &slots)
  }

  /// Describes both parts.
  public static func _describe(_ view: Self, into describer: inout Describer) {
    describer.element(.part(.message)) { Message._describe(view.message, into: &$0) }
    describer.element(.part(.actions)) { Actions._describe(view.actions, into: &$0) }
  }
}

/// An alert or dialog over a view.
public typealias AlertView<Content: View, Actions: View, Message: View> =
  PresentationView<Content, Bool, AlertBody<Actions, Message>>

extension View {
  func alerting<A: View, M: View>(
    _ style: PresentationStyle, _ title: Text, _ isPresented: Binding<Bool>, _ actions: A,
    _ message: M
  ) -> AlertView<Self, A, M> {
    let body = AlertBody(actions: actions, message: message)
    return presenting(style, title: title, isPresented, nil) { body }
  }

  func alerting<T, A: View, M: View>(
    _ style: PresentationStyle, _ title: Text, _ isPresented: Binding<Bool>, _ data: T?,
    _ actions: (T) -> A, _ message: (T) -> M
  ) -> AlertView<Self, A?, M?> {
    let hasData = data != nil
    let isShown = Binding(
      get: { isPresented.wrappedValue && hasData }, set: { isPresented.wrappedValue = $0 })
    return alerting(style, title, isShown, data.map(actions), data.map(message))
  }
}

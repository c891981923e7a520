import Foundation

extension View {
  /// An alert with actions, open while a value is true.
  ///
  /// A tap on an action closes it.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> AlertView<Self, A, EmptyView> {
    alerting(.alert, Text(titleKey), isPresented, actions(), EmptyView())
  }

  /// An alert with actions and a message, open while a value is true.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> AlertView<Self, A, M> {
    alerting(.alert, Text(titleKey), isPresented, actions(), message())
  }

  /// An alert with actions for some data, open while a value is true and there are data.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> AlertView<Self, A?, EmptyView?> {
    alerting(.alert, Text(titleKey), isPresented, data, actions) { _ in EmptyView() }
  }

  /// An alert with actions and a message for some data, open while a value is true and there are data.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> AlertView<Self, A?, M?> {
    alerting(.alert, Text(titleKey), isPresented, data, actions, message)
  }

  /// An alert with actions, open while a value is true.
  ///
  /// A tap on an action closes it.
  @_disfavoredOverload public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> AlertView<Self, A, EmptyView> {
    alerting(.alert, Text(title), isPresented, actions(), EmptyView())
  }

  /// An alert with actions and a message, open while a value is true.
  @_disfavoredOverload public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> AlertView<Self, A, M> {
    alerting(.alert, Text(title), isPresented, actions(), message())
  }

  /// An alert with actions for some data, open while a value is true and there are data.
  @_disfavoredOverload public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> AlertView<Self, A?, EmptyView?> {
    alerting(.alert, Text(title), isPresented, data, actions) { _ in EmptyView() }
  }

  /// An alert with actions and a message for some data, open while a value is true and there are data.
  @_disfavoredOverload public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> AlertView<Self, A?, M?> {
    alerting(.alert, Text(title), isPresented, data, actions, message)
  }

  /// An alert with actions, open while a value is true.
  ///
  /// A tap on an action closes it.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> AlertView<Self, A, EmptyView> {
    alerting(.alert, title, isPresented, actions(), EmptyView())
  }

  /// An alert with actions and a message, open while a value is true.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> AlertView<Self, A, M> {
    alerting(.alert, title, isPresented, actions(), message())
  }

  /// An alert with actions for some data, open while a value is true and there are data.
  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> AlertView<Self, A?, EmptyView?> {
    alerting(.alert, title, isPresented, data, actions) { _ in EmptyView() }
  }

  /// An alert with actions and a message for some data, open while a value is true and there are data.
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> AlertView<Self, A?, M?> {
    alerting(.alert, title, isPresented, data, actions, message)
  }

  /// A dialog with actions, open while a value is true.
  ///
  /// A tap on an action closes it.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> AlertView<Self, A, EmptyView> {
    alerting(.dialog, Text(titleKey), isPresented, actions(), EmptyView())
  }

  /// A dialog with actions and a message, open while a value is true.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> AlertView<Self, A, M> {
    alerting(.dialog, Text(titleKey), isPresented, actions(), message())
  }

  /// A dialog with actions for some data, open while a value is true and there are data.
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> AlertView<Self, A?, EmptyView?> {
    alerting(.dialog, Text(titleKey), isPresented, data, actions) { _ in EmptyView() }
  }

  /// A dialog with actions and a message for some data, open while a value is true and there are data.
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> AlertView<Self, A?, M?> {
    alerting(.dialog, Text(titleKey), isPresented, data, actions, message)
  }

  /// A dialog with actions, open while a value is true.
  ///
  /// A tap on an action closes it.
  @_disfavoredOverload public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> AlertView<Self, A, EmptyView> {
    alerting(.dialog, Text(title), isPresented, actions(), EmptyView())
  }

  /// A dialog with actions and a message, open while a value is true.
  @_disfavoredOverload public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> AlertView<Self, A, M> {
    alerting(.dialog, Text(title), isPresented, actions(), message())
  }

  /// A dialog with actions for some data, open while a value is true and there are data.
  @_disfavoredOverload public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> AlertView<Self, A?, EmptyView?> {
    alerting(.dialog, Text(title), isPresented, data, actions) { _ in EmptyView() }
  }

  /// A dialog with actions and a message for some data, open while a value is true and there are data.
  @_disfavoredOverload public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> AlertView<Self, A?, M?> {
    alerting(.dialog, Text(title), isPresented, data, actions, message)
  }

  /// A dialog with actions, open while a value is true.
  ///
  /// A tap on an action closes it.
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> AlertView<Self, A, EmptyView> {
    alerting(.dialog, title, isPresented, actions(), EmptyView())
  }

  /// A dialog with actions and a message, open while a value is true.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> AlertView<Self, A, M> {
    alerting(.dialog, title, isPresented, actions(), message())
  }

  /// A dialog with actions for some data, open while a value is true and there are data.
  public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> AlertView<Self, A?, EmptyView?> {
    alerting(.dialog, title, isPresented, data, actions) { _ in EmptyView() }
  }

  /// A dialog with actions and a message for some data, open while a value is true and there are data.
  public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> AlertView<Self, A?, M?> {
    alerting(.dialog, title, isPresented, data, actions, message)
  }

  /// An alert for an error, open while a value is true and there is an error.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> AlertView<Self, A?, EmptyView?> {
    let actions = actions()
    return alerting(
      .alert, Text(error?.errorDescription ?? ""), isPresented, error, { _ in actions },
      { _ in EmptyView() })
  }

  /// An alert with a message for an error, open while a value is true and there is an error.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> AlertView<Self, A?, M?> {
    alerting(
      .alert, Text(error?.errorDescription ?? ""), isPresented, error, actions, message)
  }
}

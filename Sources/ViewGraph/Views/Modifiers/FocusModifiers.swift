extension View {
  /// Draws the control as if it had the focus, which one control of a screen has: for pictures of it.
  package func drawnWithFocus() -> Decorated<Self> { decorated(.looksFocused) }

  /// Has the focus of the field inside read and written as a `Bool`.
  public func focused(_ condition: FocusState<Bool>.Binding) -> Decorated<Self> {
    let binding = condition.binding
    return decorated(
      .focused(
        FocusContent(
          source: binding.location.source, isFocused: { binding.wrappedValue },
          setFocused: { binding.wrappedValue = $0 })))
  }

  /// Has the focus of the field inside read and written as one of several values.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> Decorated<Self> {
    let binding = binding.binding
    return decorated(
      .focused(
        FocusContent(
          source: binding.location.source, isFocused: { binding.wrappedValue == value },
          setFocused: { isFocused in
            if isFocused {
              binding.wrappedValue = value
            } else if binding.wrappedValue == value, let none = FocusState<Value>.none {
              binding.wrappedValue = none
            }
          })))
  }

  /// Whether the view can have the focus.
  public func focusable(_ isFocusable: Bool = true) -> Decorated<Self> { unseen("focusable") }

  /// Keeps the focus within the views below.
  ///
  /// Accepted.
  public func focusSection() -> Decorated<Self> { unseen("focusSection") }

  /// Which field has the focus when the view appears.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> EffectView<Self> {
    onAppear { binding.wrappedValue = value }
  }

  /// Whether the look of the focus is left out.
  ///
  /// Cells show it.
  public func focusEffectDisabled(_ disabled: Bool = true) -> Decorated<Self> {
    unseen("focusEffectDisabled")
  }
}

/// How much a default focus counts.
public struct DefaultFocusEvaluationPriority: Sendable, Hashable {
  private let name: String
  public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
  public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

import Foundation

extension Stepper {
  /// Steps a value, with a label of views.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      ValueStepping(value: value, bounds: nil, step: step), onEditingChanged, label: label())
  }

  /// Steps a value within bounds, with a label of views.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      ValueStepping(value: value, bounds: bounds, step: step), onEditingChanged, label: label())
  }

  /// Steps a formatted value, with a label of views.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      ValueStepping(value: value, bounds: nil, step: step) { format.format($0) }, onEditingChanged,
      label: label())
  }

  /// Steps a formatted value within bounds, with a label of views.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      ValueStepping(value: value, bounds: bounds, step: step) { format.format($0) },
      onEditingChanged, label: label())
  }

  /// Runs an action each way, with a label of views; without an action, that way is closed.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      ActionStepping(onIncrement: onIncrement, onDecrement: onDecrement), onEditingChanged,
      label: label())
  }

  /// Runs an action each way, with a label of views, in the older order.
  public init(
    onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      ActionStepping(onIncrement: onIncrement, onDecrement: onDecrement), onEditingChanged,
      label: label())
  }
}

extension Stepper where Label == Text {
  /// Steps a value, with a title.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      ValueStepping(value: value, bounds: nil, step: step), onEditingChanged,
      label: Text(titleKey))
  }

  /// Steps a value within bounds, with a title.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      ValueStepping(value: value, bounds: bounds, step: step), onEditingChanged,
      label: Text(titleKey))
  }

  /// Steps a formatted value, with a title.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      ValueStepping(value: value, bounds: nil, step: step) { format.format($0) },
      onEditingChanged, label: Text(titleKey))
  }

  /// Runs an action each way, with a title.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      ActionStepping(onIncrement: onIncrement, onDecrement: onDecrement), onEditingChanged,
      label: Text(titleKey))
  }

  /// Steps a value, with a title.
  @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      ValueStepping(value: value, bounds: nil, step: step), onEditingChanged,
      label: Text(title))
  }

  /// Steps a value within bounds, with a title.
  @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      ValueStepping(value: value, bounds: bounds, step: step), onEditingChanged,
      label: Text(title))
  }

  /// Steps a formatted value, with a title.
  @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      ValueStepping(value: value, bounds: nil, step: step) { format.format($0) },
      onEditingChanged, label: Text(title))
  }

  /// Runs an action each way, with a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      ActionStepping(onIncrement: onIncrement, onDecrement: onDecrement), onEditingChanged,
      label: Text(title))
  }
}

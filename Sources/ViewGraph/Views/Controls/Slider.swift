/// Sets a value within bounds, to a step where one is given.
public struct Slider<Label: View, ValueLabel: View>: ControlView {
  let value: SliderValue
  let onEditingChanged: @MainActor (Bool) -> Void
  let label: Label
  let minimum: ValueLabel
  let maximum: ValueLabel

  static var name: String { "Slider" }

  func read(_: Void) { _ = value.get() }

  func attachParts(to slots: inout Slots) {
    Label._attach(label, to: &slots)
    ValueLabel._attach(minimum, to: &slots)
    ValueLabel._attach(maximum, to: &slots)
  }

  func describe(_ node: ControlNode<Self>, into describer: inout Describer) {
    let content = SliderContent(
      value: { node.view.value.get() },
      set: { newValue in
        node.view.onEditingChanged(true)
        node.view.value.set(node.view.value.snapped(newValue))
        node.view.onEditingChanged(false)
      }, bounds: value.bounds, step: value.step)
    describer.element(.slider(content)) { inner in
      inner.element(.part(.label)) { Label._describe(label, into: &$0) }
      inner.element(.part(.minimum)) { ValueLabel._describe(minimum, into: &$0) }
      inner.element(.part(.maximum)) { ValueLabel._describe(maximum, into: &$0) }
    }
  }
}

/// A slider's value, whatever its type.
@MainActor struct SliderValue {
  let get: @MainActor () -> Double
  let set: @MainActor (Double) -> Void
  let bounds: ClosedRange<Double>
  let step: Double?

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride?
  ) where V.Stride: BinaryFloatingPoint {
    get = { Double(value.wrappedValue) }
    set = { value.wrappedValue = V($0) }
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
  }

  /// The nearest value that a step leads to.
  func snapped(_ value: Double) -> Double {
    let inside = min(max(value, bounds.lowerBound), bounds.upperBound)
    guard let step, step > 0 else { return inside }
    let steps = ((inside - bounds.lowerBound) / step).rounded()
    return min(bounds.lowerBound + steps * step, bounds.upperBound)
  }
}

extension Slider {
  /// A slider with a label, and labels at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: SliderValue(value, in: bounds, step: nil), onEditingChanged: onEditingChanged,
      label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }

  /// A slider with a step, a label, and labels at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: SliderValue(value, in: bounds, step: step), onEditingChanged: onEditingChanged,
      label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider with a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: SliderValue(value, in: bounds, step: nil), onEditingChanged: onEditingChanged,
      label: label(), minimum: EmptyView(), maximum: EmptyView())
  }

  /// A slider with a step and a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: SliderValue(value, in: bounds, step: step), onEditingChanged: onEditingChanged,
      label: label(), minimum: EmptyView(), maximum: EmptyView())
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: SliderValue(value, in: bounds, step: nil), onEditingChanged: onEditingChanged,
      label: EmptyView(), minimum: EmptyView(), maximum: EmptyView())
  }

  /// A slider with a step.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: SliderValue(value, in: bounds, step: step), onEditingChanged: onEditingChanged,
      label: EmptyView(), minimum: EmptyView(), maximum: EmptyView())
  }
}

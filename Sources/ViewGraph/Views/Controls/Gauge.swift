/// Shows a value within bounds.
public struct Gauge<Label: View, CurrentValueLabel: View>: PrimitiveView, LightControl {
  let fraction: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel

  /// A gauge with labels for what it shows and for the value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    fraction = length > 0 ? min(max(Double((value - bounds.lowerBound) / length), 0), 1) : 0
    self.label = label()
    self.currentValueLabel = currentValueLabel()
  }

  /// A gauge with labels for what it shows, for the value, and at its ends, which cells leave out.
  public init<V: BinaryFloatingPoint, B: View>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> B, @ViewBuilder maximumValueLabel: () -> B
  ) {
    self.init(value: value, in: bounds, label: label, currentValueLabel: currentValueLabel)
  }

  var styled: StyledGauge<Label, CurrentValueLabel> { StyledGauge(gauge: self) }

  func attachParts(to slots: inout Slots) {
    Label._attach(label, to: &slots)
    CurrentValueLabel._attach(currentValueLabel, to: &slots)
  }

  func describe(into describer: inout Describer) {
    describer.element(.progress(ProgressContent(fraction: fraction))) { inner in
      inner.element(.part(.label)) { Label._describe(label, into: &$0) }
      inner.element(.part(.currentValue)) {
        CurrentValueLabel._describe(currentValueLabel, into: &$0)
      }
    }
  }
}

/// A gauge below an ancestor that sets a style for it.
struct StyledGauge<Label: View, CurrentValueLabel: View>: StyledControl {
  let gauge: Gauge<Label, CurrentValueLabel>

  static var name: String { "Gauge" }

  func attachParts(to slots: inout Slots) { gauge.attachParts(to: &slots) }

  func configuration(in node: ControlNode<Self>) -> GaugeStyleConfiguration {
    let value = node.part(.currentValue, gauge.currentValueLabel)
    return GaugeStyleConfiguration(
      value: gauge.fraction, label: node.part(.label, gauge.label),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : value)
  }

  func describe(_ node: ControlNode<Self>, into describer: inout Describer) {
    guard node.isStyled else { return gauge.describe(into: &describer) }
    node.describeStyled(
      .progress(ProgressContent(fraction: gauge.fraction)), into: &describer)
  }
}

extension Gauge where CurrentValueLabel == EmptyView {
  /// A gauge with a label of views.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, label: label) { EmptyView() }
  }
}

/// Shows how far some work is, or that it goes on.
public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
  let fraction: Double?
  let label: Label
  let currentValueLabel: CurrentValueLabel

  init(_ fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    value.map { total > 0 ? Swift.min(Swift.max(Double($0 / total), 0), 1) : 0 }
  }

  /// Attaches the labels.
  public static func _attach(_ view: Self, to slots: inout Slots) {
    Label._attach(view.label, to: &slots)
    CurrentValueLabel._attach(view.currentValueLabel, to: &slots)
  }

  /// Describes the progress with its labels.
  public static func _describe(_ view: Self, into describer: inout Describer) {
    describer.element(.progress(ProgressContent(fraction: view.fraction))) { inner in
      inner.element(.part(.label)) { Label._describe(view.label, into: &$0) }
      inner.element(.part(.currentValue)) {
        CurrentValueLabel._describe(view.currentValueLabel, into: &$0)
      }
    }
  }
}

extension ProgressView {
  /// Progress with labels for the work and for how far it is.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      Self.fraction(value, of: total), label: label(), currentValueLabel: currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Work that goes on, with a label of views.
  public init(@ViewBuilder label: () -> Label) {
    self.init(nil, label: label(), currentValueLabel: EmptyView())
  }

  /// Progress with a label of views.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
    self.init(
      Self.fraction(value, of: total), label: label(), currentValueLabel: EmptyView())
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Work that goes on.
  public init() { self.init(nil, label: EmptyView(), currentValueLabel: EmptyView()) }

  /// Progress.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    self.init(
      Self.fraction(value, of: total), label: EmptyView(), currentValueLabel: EmptyView())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Work that goes on, with a title.
  public init(_ titleKey: LocalizedStringKey) {
    self.init(nil, label: Text(titleKey), currentValueLabel: EmptyView())
  }

  /// Work that goes on, with a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) {
    self.init(nil, label: Text(title), currentValueLabel: EmptyView())
  }

  /// Progress with a title.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1
  ) {
    self.init(
      Self.fraction(value, of: total), label: Text(titleKey), currentValueLabel: EmptyView())
  }

  /// Progress with a title.
  @_disfavoredOverload public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1
  ) {
    self.init(
      Self.fraction(value, of: total), label: Text(title), currentValueLabel: EmptyView())
  }
}

/// Shows a value within bounds.
public struct Gauge<Label: View, CurrentValueLabel: View>: PrimitiveView {
  let progress: ProgressView<Label, CurrentValueLabel>

  /// A gauge with labels for what it shows and for the value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    progress = ProgressView(
      value: value - bounds.lowerBound, total: bounds.upperBound - bounds.lowerBound,
      label: label, currentValueLabel: currentValueLabel)
  }

  /// Attaches the labels.
  public static func _attach(_ view: Self, to slots: inout Slots) {
    ProgressView._attach(view.progress, to: &slots)
  }

  /// Describes the value as progress.
  public static func _describe(_ view: Self, into describer: inout Describer) {
    ProgressView._describe(view.progress, into: &describer)
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

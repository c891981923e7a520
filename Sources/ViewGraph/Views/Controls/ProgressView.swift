/// Shows how far some work is, or that it goes on.
public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView, LightControl {
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

  var styled: StyledProgressView<Label, CurrentValueLabel> { StyledProgressView(progress: self) }

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

/// A progress view below an ancestor that sets a style for it.
struct StyledProgressView<Label: View, CurrentValueLabel: View>: StyledControl {
  let progress: ProgressView<Label, CurrentValueLabel>

  static var name: String { "ProgressView" }

  func attachParts(to slots: inout Slots) { progress.attachParts(to: &slots) }

  func configuration(in node: ControlNode<Self>) -> ProgressViewStyleConfiguration {
    let label = node.part(.label, progress.label)
    let value = node.part(.currentValue, progress.currentValueLabel)
    return ProgressViewStyleConfiguration(
      fractionCompleted: progress.fraction, label: Label.self == EmptyView.self ? nil : label,
      currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : value)
  }

  func describe(_ node: ControlNode<Self>, into describer: inout Describer) {
    guard node.isStyled else { return progress.describe(into: &describer) }
    node.describeStyled(
      .progress(ProgressContent(fraction: progress.fraction)), into: &describer)
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

extension ProgressView where Label == StylePart?, CurrentValueLabel == StylePart? {
  /// The progress that a style is drawing, to be drawn by the next style.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
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

import Foundation

/// Which parts of a date can be picked.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Components from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// Day, month and year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// Picks a date.
public struct DatePicker<Label: View>: ControlView {
  /// Which parts of a date can be picked.
  public typealias Components = DatePickerComponents

  let selection: Binding<Date>
  let range: ClosedRange<Date>
  let components: Components
  let label: Label

  init(
    _ selection: Binding<Date>, in range: ClosedRange<Date>, _ components: Components, label: Label
  ) {
    self.selection = selection
    self.range = range
    self.components = components
    self.label = label
  }

  static var name: String { "DatePicker" }

  func read(_: Void) { _ = selection.wrappedValue }

  func attachParts(to slots: inout Slots) { Label._attach(label, to: &slots) }

  func describe(_ node: ControlNode<Self>, into describer: inout Describer) {
    let environment = describer.environment
    // What the date is written by is read here, so that another locale draws it anew.
    _ = text(in: environment)
    let content = DatePickerContent(
      text: { node.view.text(in: environment) }, date: { node.view.selection.wrappedValue },
      range: range,
      set: { date in
        let range = node.view.range
        node.view.selection.wrappedValue = min(max(date, range.lowerBound), range.upperBound)
      })
    describer.element(.datePicker(content)) { inner in
      inner.element(.part(.label)) { Label._describe(label, into: &$0) }
    }
  }

  private func text(in environment: EnvironmentValues) -> String {
    var format = Date.FormatStyle(
      date: components.contains(.date) ? .abbreviated : .omitted,
      time: components.contains(.hourAndMinute) ? .shortened : .omitted)
    format.locale = environment.locale
    format.calendar = environment.calendar
    format.timeZone = environment.timeZone
    return format.format(selection.wrappedValue)
  }
}

extension DatePicker {
  /// Picks a date, with a label of views.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, in: .distantPast ... .distantFuture, displayedComponents, label: label())
  }

  /// Picks a date within a range, with a label of views.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, in: range, displayedComponents, label: label())
  }

  /// Picks a date from one on, with a label of views.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, in: range.lowerBound ... .distantFuture, displayedComponents, label: label())
  }

  /// Picks a date up to one, with a label of views.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, in: .distantPast...range.upperBound, displayedComponents, label: label())
  }
}

extension DatePicker where Label == Text {
  /// Picks a date, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, in: .distantPast ... .distantFuture, displayedComponents, label: Text(titleKey))
  }

  /// Picks a date, with a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, in: .distantPast ... .distantFuture, displayedComponents, label: Text(title))
  }

  /// Picks a date within a range, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, in: range, displayedComponents, label: Text(titleKey))
  }

  /// Picks a date from one on, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, in: range.lowerBound ... .distantFuture, displayedComponents,
      label: Text(titleKey))
  }

  /// Picks a date up to one, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, in: .distantPast...range.upperBound, displayedComponents,
      label: Text(titleKey))
  }
}

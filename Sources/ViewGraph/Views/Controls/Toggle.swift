/// Switches one value on and off, or several at once.
///
/// Over several values it is mixed where they disagree; setting it sets all of them (case CT-4).
public struct Toggle<Label: View>: StyledControl {
  let sources: [Binding<Bool>]
  let label: Label

  /// A switch for a value.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    sources = [isOn]
    self.label = label()
  }

  /// A switch for the values that a key path finds in the elements of a collection.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    self.sources = sources.map { $0[keyPath: isOn] }
    self.label = label()
  }

  static var name: String { "Toggle" }

  func read(_: Void) { for source in sources { _ = source.wrappedValue } }

  func attachParts(to slots: inout Slots) { Label._attach(label, to: &slots) }

  func configuration(in node: ControlNode<Self>) -> ToggleStyleConfiguration {
    ToggleStyleConfiguration(label: node.part(.label, label), isOn: isOn, isMixed: isMixed)
  }

  func describe(_ node: ControlNode<Self>, into describer: inout Describer) {
    let content = ToggleContent(
      isOn: { node.view.isOn.wrappedValue }, isMixed: { node.view.isMixed },
      set: { node.view.isOn.wrappedValue = $0 })
    if node.isStyled { return node.describeStyled(.toggle(content), into: &describer) }
    describer.element(.toggle(content)) { inner in
      inner.element(.part(.label)) { Label._describe(label, into: &$0) }
    }
  }

  private var isMixed: Bool {
    guard let first = sources.first?.wrappedValue else { return false }
    return sources.dropFirst().contains { $0.wrappedValue != first }
  }

  /// On where all are; writing it writes all.
  private var isOn: Binding<Bool> {
    if sources.count == 1 { return sources[0] }
    let sources = sources
    return Binding(
      get: { sources.allSatisfy(\.wrappedValue) },
      set: { for source in sources { source.wrappedValue = $0 } })
  }
}

extension Toggle where Label == Text {
  /// A switch with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// A switch with a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// A switch with a title, for the values that a key path finds in the elements of a collection.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// A switch with a title, for the values that a key path finds in the elements of a collection.
  @_disfavoredOverload public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == ViewGraph.Label<Text, Image> {
  /// A switch with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { ViewGraph.Label(titleKey, systemImage: systemImage) }
  }

  /// A switch with a title and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { ViewGraph.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The switch that a style is drawing, to be drawn by the next style.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

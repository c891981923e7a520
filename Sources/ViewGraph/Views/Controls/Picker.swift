/// A choice among views with tags; a `ForEach` row without a tag is tagged with its ID.
///
/// A selection that no tag matches is reported, and left as it is (case CT-2).
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: ControlView {
  let sources: [Binding<SelectionValue>]
  let content: Content
  let label: Label

  init(_ sources: [Binding<SelectionValue>], content: Content, label: Label) {
    self.sources = sources
    self.content = content
    self.label = label
  }

  static var name: String { "Picker" }

  func read(_: Void) { for source in sources { _ = source.wrappedValue } }

  func attachParts(to slots: inout Slots) {
    Label._attach(label, to: &slots)
    Content._attach(content, to: &slots)
  }

  func update(_ node: ControlNode<Self>) {
    node.runtime.checkLater { [weak node] in
      guard let node, node.phase != .removed else { return }
      Self.checkSelection(of: node)
    }
  }

  func describe(_ node: ControlNode<Self>, into describer: inout Describer) {
    let picker = PickerContent(
      isSelected: { tag, includesOptional in
        guard let value = Self.value(of: tag, includesOptional) else { return false }
        return node.view.sources.allSatisfy { $0.wrappedValue == value }
      },
      select: { tag, includesOptional in
        guard let value = Self.value(of: tag, includesOptional) else { return false }
        for source in node.view.sources { source.wrappedValue = value }
        return true
      },
      selection: { node.view.sources.first.map { String(describing: $0.wrappedValue) } ?? "" })
    describer.element(.picker(picker)) { inner in
      inner.element(.part(.label)) { Label._describe(label, into: &$0) }
      inner.element(.part(.content)) { Content._describe(content, into: &$0) }
    }
  }

  /// The selection that a tag stands for: of the same type, or of what the optional wraps.
  private static func value(of tag: AnyHashable, _ includesOptional: Bool) -> SelectionValue? {
    TagMatching.value(of: tag, includesOptional)
  }

  private static func checkSelection(of node: ControlNode<Self>) {
    let tree = ElementResolution.resolve(node)
    guard let element = tree.descendants.first(where: { $0.role == .picker }),
      element.selectedChoice == nil, let selection = node.view.sources.first?.wrappedValue
    else { return }
    node.runtime.events.report(
      .invalidSelection(
        String(describing: selection), control: "Picker", view: node.identity.path))
  }
}

/// What a tag selects.
enum TagMatching {
  /// The value of a selection's type that a tag stands for, nil where it stands for none.
  static func value<Selection: Hashable>(
    of tag: AnyHashable, _ includesOptional: Bool
  ) -> Selection? {
    let type = Swift.type(of: tag.base)
    if type == Selection.self { return tag.base as? Selection }
    guard let optional = Selection.self as? any OptionalValue.Type else { return nil }
    guard includesOptional, optional.wrappedType == type else { return nil }
    return tag.base as? Selection
  }
}

extension Picker {
  /// A choice with a label of views.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init([selection], content: content(), label: label())
  }

  /// A choice with a label of views, in the older order.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init([selection], content: content(), label: label)
  }

  /// A choice for the values that a key path finds in the elements of a collection.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(sources.map { $0[keyPath: selection] }, content: content(), label: label())
  }

  /// A choice with a label of views and a look of its own for the current value, which is accepted.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init([selection], content: content(), label: label())
  }
}

extension Picker where Label == Text {
  /// A choice with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init([selection], content: content(), label: Text(titleKey))
  }

  /// A choice with a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init([selection], content: content(), label: Text(title))
  }

  /// A choice with a title, for the values that a key path finds in the elements of a collection.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, content: content(), label: Text(titleKey))
  }
}

extension Picker where Label == ViewGraph.Label<Text, Image> {
  /// A choice with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      [selection], content: content(),
      label: ViewGraph.Label(titleKey, systemImage: systemImage))
  }

  /// A choice with a title and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      [selection], content: content(), label: ViewGraph.Label(title, systemImage: systemImage))
  }
}

extension View {
  /// Marks the view as the choice that stands for a value.
  ///
  /// The value also selects where the selection is an optional of its type, unless
  /// `includeOptional` is false.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> Decorated<Self> {
    decorated(.tag(AnyHashable(tag), includesOptional: includeOptional))
  }
}

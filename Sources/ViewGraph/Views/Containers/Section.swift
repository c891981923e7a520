/// Rows that belong together, with a header and a footer.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  let isExpanded: Binding<Bool>?
}

extension Section: View, PrimitiveView, ControlView
where Parent: View, Content: View, Footer: View {
  static var name: String { "Section" }

  func read(_: Void) { _ = isExpanded?.wrappedValue }

  func attachParts(to slots: inout Slots) {
    Parent._attach(header, to: &slots)
    Content._attach(content, to: &slots)
    Footer._attach(footer, to: &slots)
  }

  func describe(_ node: ControlNode<Self>, into describer: inout Describer) {
    var section = SectionContent()
    if let isExpanded {
      section.isOpen = { isExpanded.wrappedValue }
      section.setOpen = { isExpanded.wrappedValue = $0 }
    }
    let isOpen = isExpanded?.wrappedValue ?? true
    describer.element(.section(section)) { inner in
      inner.element(.part(.header)) { Parent._describe(header, into: &$0) }
      inner.element(isOpen ? .part(.content) : .decoration(.hidden)) {
        Content._describe(content, into: &$0)
      }
      inner.element(.part(.footer)) { Footer._describe(footer, into: &$0) }
    }
  }
}

@MainActor extension Section where Parent: View, Content: View, Footer: View {
  /// Rows with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer(), isExpanded: nil)
  }

  /// Rows with a header and a footer, in the older order.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer, isExpanded: nil)
  }
}

@MainActor extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Rows with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer(), isExpanded: nil)
  }

  /// Rows with a footer, in the older order.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer, isExpanded: nil)
  }
}

@MainActor extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Rows with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: nil)
  }

  /// Rows with a header, in the older order.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView(), isExpanded: nil)
  }

  /// Rows with a header, shown while a value says so.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(
      header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

@MainActor extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Rows that belong together.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView(), isExpanded: nil)
  }
}

@MainActor extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Rows with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: nil)
  }

  /// Rows with a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: nil)
  }

  /// Rows with a title, shown while a value says so.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  /// Rows with a title, shown while a value says so.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

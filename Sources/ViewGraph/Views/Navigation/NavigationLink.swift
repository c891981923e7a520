/// Leads to another screen when it is tapped: to a destination of its own, or to a value's.
public struct NavigationLink<Label: View, Destination: View>: ControlView {
  enum Target {
    case value(AnyHashable?)
    case destination(@MainActor () -> Destination, isActive: Binding<Bool>?)
  }

  let target: Target
  let label: Label

  init(_ target: Target, label: Label) {
    self.target = target
    self.label = label
  }

  static var name: String { "NavigationLink" }

  func makeMemory(for node: ControlNode<Self>) -> PushMemory {
    PushMemory(node.nearest(NavigationState.self)) { [weak node] in node?.setActive(false) }
  }

  func read(_ memory: PushMemory) {
    if case .destination(_, let isActive?) = target { memory.isOpen = isActive.wrappedValue }
  }

  func attachParts(to slots: inout Slots) { Label._attach(label, to: &slots) }

  func update(_ node: ControlNode<Self>) {
    guard case .destination(let make, _) = target, node.memory.isOpen else {
      return node.pushNothing(node.memory)
    }
    node.push(ContentScope("destination", make), node.memory)
  }

  func describe(_ node: ControlNode<Self>, into describer: inout Describer) {
    let button = ButtonContent(role: nil, isLink: true, tag: tag) { node.follow() }
    if let reason = reasonForDisabling(node) {
      describer.element(.decoration(.disabled(true, by: reason))) { inner in
        inner.element(.button(button)) { Label._describe(label, into: &$0) }
      }
    } else {
      describer.element(.button(button)) { Label._describe(label, into: &$0) }
    }
  }

  private var tag: AnyHashable? {
    if case .value(let value) = target { value } else { nil }
  }

  private func reasonForDisabling(_ node: ControlNode<Self>) -> String? {
    if case .value(nil) = target { return "its value being nil" }
    return node.memory.state == nil ? "there being no NavigationStack around it" : nil
  }
}

extension ControlNode {
  /// Goes where a link leads.
  fileprivate func follow<Label, Destination>() where V == NavigationLink<Label, Destination> {
    switch view.target {
    case .value(let value): if let value { memory.state?.push(value) }
    case .destination: setActive(true)
    }
  }

  fileprivate func setActive<Label, Destination>(
    _ isActive: Bool
  ) where V == NavigationLink<Label, Destination> {
    if case .destination(_, let binding?) = view.target {
      binding.wrappedValue = isActive
    } else {
      memory.isOpen = isActive
      memoryDidChange()
    }
  }
}

extension NavigationLink {
  /// A link to a destination of its own, which is run when it is followed.
  public init(
    @ViewBuilder destination: @escaping @MainActor () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.destination(destination, isActive: nil), label: label())
  }

  /// A link to a destination of its own.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(.destination({ destination }, isActive: nil), label: label())
  }

  /// A link that is followed while a value is true, in the older form.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(.destination({ destination }, isActive: isActive), label: label())
  }
}

extension NavigationLink where Destination == Never {
  /// A link to what is declared for a value; disabled where the value is nil.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(.value(value.map { AnyHashable($0) }), label: label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// A link with a title to what is declared for a value; disabled where the value is nil.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(.value(value.map { AnyHashable($0) }), label: Text(titleKey))
  }

  /// A link with a title to what is declared for a value; disabled where the value is nil.
  @_disfavoredOverload public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(.value(value.map { AnyHashable($0) }), label: Text(title))
  }
}

extension NavigationLink where Label == Text {
  /// A link with a title to a destination of its own, which is run when it is followed.
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder destination: @escaping @MainActor () -> Destination
  ) {
    self.init(.destination(destination, isActive: nil), label: Text(titleKey))
  }

  /// A link with a title to a destination of its own, which is run when it is followed.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: @escaping @MainActor () -> Destination
  ) {
    self.init(.destination(destination, isActive: nil), label: Text(title))
  }

  /// A link with a title to a destination of its own.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(.destination({ destination }, isActive: nil), label: Text(titleKey))
  }

  /// A link with a title to a destination of its own.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(.destination({ destination }, isActive: nil), label: Text(title))
  }
}

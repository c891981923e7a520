/// A stack of screens: a root, and what is pushed on it.
///
/// Covered screens stay mounted and keep their state; they get `onDisappear` when they are covered
/// and `onAppear` when they are in sight again.
public struct NavigationStack<Data, Root: View>: ControlView {
  let path: NavigationPathAccess?
  let root: Root

  init(_ path: NavigationPathAccess?, root: Root) {
    self.path = path
    self.root = root
  }

  static var name: String { "NavigationStack" }

  func makeMemory(for node: ControlNode<Self>) -> NavigationState {
    NavigationState(node, revisit: { [unowned node] in node.revisit() }) { [weak node] values in
      guard let node else { return }
      if let path = node.view.path { return path.set(values) }
      node.memory.path = values
      node.memoryDidChange()
    }
  }

  func read(_ state: NavigationState) { if let path { state.path = path.get() } }

  func attachParts(to slots: inout Slots) {
    RootScreen._attach(RootScreen(content: root), to: &slots)
  }

  func update(_ node: ControlNode<Self>) {
    node.memory.root = node.firstChild as? any Screen
    node.memory.sync()
    NavigationCheck.later(node.memory, node)
  }

  func describe(_ node: ControlNode<Self>, into describer: inout Describer) {
    let state = node.memory!
    let content = NavigationContent(
      title: { state.title }, canGoBack: state.canGoBack, goBack: { state.goBack() })
    describer.element(.navigationStack(content)) { inner in
      if let unresolved = state.unresolved {
        inner.element(.placeholder("no destination for \(TypeName.of(unresolved))"))
      } else if let front = state.front {
        inner.append(front)
      } else {
        inner.child()
      }
    }
  }
}

extension NavigationStack {
  /// A stack that keeps its path itself.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.init(nil, root: root())
  }

  /// A stack whose path holds values of several types.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.init(
      NavigationPathAccess(
        get: { path.wrappedValue.elements },
        set: { values in
          var changed = path.wrappedValue
          changed.elements = values
          path.wrappedValue = changed
        }), root: root())
  }

  /// A stack whose path holds values of one type.
  ///
  /// A link to a value of another type does nothing.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.init(
      NavigationPathAccess(
        get: { path.wrappedValue.map { AnyHashable($0) } },
        set: { values in
          let typed = values.compactMap { $0.base as? Data.Element }
          if typed.count == values.count { path.wrappedValue = Data(typed) }
        }), root: root())
  }
}

/// A path that the program keeps, whatever its type.
@MainActor struct NavigationPathAccess {
  let get: @MainActor () -> [AnyHashable]
  let set: @MainActor ([AnyHashable]) -> Void
}

extension NavigationState {
  /// The title of the screen in front.
  var title: String {
    guard let screen = front ?? root else { return "" }
    var pending = Array(screen.described.reversed())
    while let child = pending.popLast() {
      switch child {
      case .node(let node): pending += node.described.reversed()
      case .element(let record):
        switch record.kind {
        case .decoration(.navigationTitle(let title)): return title()
        case .sheet, .alert, .navigationStack: break
        case .viewThatFits(let fits):
          pending += fits.shown(among: record.children, of: screen).map(\.child).reversed()
        default: pending += record.children.reversed()
        }
      }
    }
    return ""
  }
}

/// Reports a path that leads where no destination is declared.
@MainActor enum NavigationCheck {
  static func later(_ state: NavigationState, _ node: Node) {
    if state.unresolved == nil { return }
    node.runtime.checkLater { [weak node, weak state] in
      guard let node, node.phase != .removed, let value = state?.unresolved else { return }
      node.runtime.events.report(
        .missingDestination(type: TypeName.of(value), view: node.identity.path))
    }
  }
}

extension TypeName {
  /// The type of a value on a path.
  static func of(_ value: AnyHashable) -> String { short(type(of: value.base)) }
}

/// A stack of screens in the older form.
public struct NavigationView<Content: View>: PrimitiveView {
  let stack: NavigationStack<NavigationPath, Content>

  /// A stack that keeps its path itself.
  public init(@ViewBuilder content: () -> Content) { stack = NavigationStack(root: content) }

  /// Attaches the stack.
  public static func _attach(_ view: Self, to slots: inout Slots) {
    NavigationStack._attach(view.stack, to: &slots)
  }

  /// Leaves the description to the stack.
  public static func _describe(_ view: Self, into describer: inout Describer) { describer.child() }
}

/// The tabs of a tab view, in tree order, and which of them is in front.
@MainActor final class TabsState {
  private unowned let node: Node
  private var entries: [TabEntry] = []
  /// Whether a tag is the one the program chose; nil where the program leaves it to the tab view.
  var isChosen: (@MainActor (AnyHashable) -> Bool)?
  /// The tab that was tapped last, where the program leaves it to the tab view.
  weak var chosen: TabEntry?
  private let revisit: @MainActor () -> Void

  init(_ node: Node, revisit: @escaping @MainActor () -> Void) {
    self.node = node
    self.revisit = revisit
  }

  /// A tab came in, in a pass.
  func add(_ entry: TabEntry) {
    entries.append(entry)
    revisit()
  }

  /// A tab left, or its tag is another.
  func tabsDidChange() { if node.phase != .removed { revisit() } }

  var owner: Node { node }

  /// The tabs, in tree order.
  var tabs: [TabEntry] {
    entries.filter(\.isPresent).sorted { $0.node.precedes($1.node) }
  }

  /// The tab in front: the chosen one, else the first.
  var front: TabEntry? {
    let tabs = tabs
    if let isChosen {
      if let tab = tabs.first(where: { $0.tag.map(isChosen) ?? false }) { return tab }
      return tabs.first
    }
    return tabs.first { $0 === chosen } ?? tabs.first
  }

  /// Mounts the tab in front, and covers the others.
  func arrange() {
    entries.removeAll { !$0.isPresent }
    let front = front
    front?.mount()
    for entry in entries { entry.screen?.setFront(entry === front) }
  }
}

/// One tab, as its tab view sees it.
@MainActor final class TabEntry {
  private weak var home: Node?
  private let findScreen: @MainActor () -> (any Screen)?
  private let open: @MainActor () -> Void
  private let findTag: @MainActor () -> AnyHashable?
  private let describe: @MainActor (inout Describer) -> Void

  init(
    _ node: Node, screen: @escaping @MainActor () -> (any Screen)?,
    open: @escaping @MainActor () -> Void, tag: @escaping @MainActor () -> AnyHashable?,
    label: @escaping @MainActor (inout Describer) -> Void
  ) {
    home = node
    findScreen = screen
    self.open = open
    findTag = tag
    describe = label
  }

  var isPresent: Bool { home.map { $0.phase != .removed } ?? false }
  var node: Node { home! }
  var screen: (any Screen)? { isPresent ? findScreen() : nil }

  /// What the tab is chosen by: its value or tag, else the ID of the row it stands in.
  var tag: AnyHashable? {
    if let tag = findTag() { return tag }
    return home?.parent?.asRow?.rowID
  }

  /// Mounts the content, if it is not yet.
  func mount() { if findScreen() == nil { open() } }

  func describeLabel(into describer: inout Describer) { describe(&describer) }

  /// The label, as text.
  var title: String {
    guard let home else { return "" }
    var describer = Describer(for: home)
    describe(&describer)
    var texts: [String] = []
    var pending = Array(describer.output.reversed())
    while let child = pending.popLast() {
      switch child {
      case .node(let node): pending += node.described.reversed()
      case .element(let record):
        if case .text(let text) = record.kind { texts.append(text.string) }
        pending += record.children.reversed()
      }
    }
    return texts.joined(separator: " ")
  }
}

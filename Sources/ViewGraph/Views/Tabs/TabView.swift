/// Several screens, one of them in front.
///
/// A tab is mounted when it is first selected, and then keeps its state; the one that was in front
/// gets `onDisappear`, the other `onAppear`.
public struct TabView<SelectionValue: Hashable, Content: View>: ControlView {
  let selection: Binding<SelectionValue>?
  let content: Content

  static var name: String { "TabView" }

  func makeMemory(for node: ControlNode<Self>) -> TabsState {
    TabsState(node) { [unowned node] in node.revisit() }
  }

  func read(_ state: TabsState) {
    guard let selection else { return }
    let value = selection.wrappedValue
    state.isChosen = { TagMatching.value(of: $0, true) == value }
  }

  func attachParts(to slots: inout Slots) { Content._attach(content, to: &slots) }

  func update(_ node: ControlNode<Self>) { node.memory.arrange() }

  func describe(_ node: ControlNode<Self>, into describer: inout Describer) {
    let state = node.memory!
    let tabs = state.tabs
    let front = tabs.firstIndex { $0 === state.front } ?? 0
    let content = TabsContent(
      titles: tabs.map(\.title), selected: front, isChosen: state.isChosen
    ) { place in
      if tabs.indices.contains(place) { node.select(tabs[place]) }
    }
    describer.element(.tabs(content)) { inner in
      for tab in tabs {
        let isFront = tab === state.front
        let content = TabContent(isSelected: { isFront }, select: { node.select(tab) })
        inner.element(.tab(content)) { inner in
          inner.element(.part(.label)) { tab.describeLabel(into: &$0) }
        }
      }
      inner.element(.part(.content)) { inner in
        // Views that say nothing of a tab are pages: all of them are there.
        if tabs.isEmpty { return Content._describe(self.content, into: &inner) }
        if let screen = state.front?.screen { inner.append(screen) }
      }
    }
  }
}

extension ControlNode {
  fileprivate func select<Selection: Hashable, Content: View>(
    _ tab: TabEntry
  ) where V == TabView<Selection, Content> {
    if let selection = view.selection, let tag = tab.tag,
      let value: Selection = TagMatching.value(of: tag, true)
    {
      selection.wrappedValue = value
    } else {
      memory.chosen = tab
      memoryDidChange()
    }
  }
}

extension TabView {
  /// Tabs of which a value says which is in front.
  public init(
    selection: Binding<SelectionValue>?,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(selection: selection, content: content())
  }
}

extension TabView where SelectionValue == Int {
  /// Tabs, the first of them in front at first.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content())
  }
}

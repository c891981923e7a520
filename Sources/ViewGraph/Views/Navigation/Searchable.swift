/// Where a search field stands.
///
/// Cells put it above the content.
public struct SearchFieldPlacement: Sendable, Hashable {
  private let name: String
  public static let automatic = SearchFieldPlacement(name: "automatic")
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
  /// Below the navigation bar.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    navigationBarDrawer
  }

  /// When the field below the navigation bar is shown.
  public struct NavigationBarDrawerDisplayMode: Sendable, Hashable {
    private let name: String
    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }
}

/// A view with a search field.
public struct SearchableView<Content: View, Suggestions: View>: ControlView {
  let content: Content
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let prompt: Text?
  let suggestions: Suggestions

  static var name: String { "searchable" }

  func makeMemory(for node: ControlNode<Self>) -> SearchMemory {
    SearchMemory(SearchDismissal { [weak node] in node?.dismissSearch() })
  }

  func read(_ memory: SearchMemory) {
    _ = text.wrappedValue
    if let isPresented { memory.isOpen = isPresented.wrappedValue }
  }

  /// The content, which is told whether the field is in use.
  private func told(_ memory: SearchMemory?) -> EnvironmentWriter<Content> {
    EnvironmentWriter(content) { [weak memory] values in
      values.isSearching = memory?.isOpen ?? false
      values.dismissSearch = DismissSearchAction(target: memory?.dismissal)
    }
  }

  func attachParts(to slots: inout Slots) {
    let memory = (slots.parent as? ControlNode<Self>)?.memory
    EnvironmentWriter._attach(told(memory), to: &slots)
    Suggestions._attach(suggestions, to: &slots)
  }

  func update(_ node: ControlNode<Self>) {
    (node.firstChild as? EnvironmentNode<Content>)?.environmentChanged()
  }

  func describe(_ node: ControlNode<Self>, into describer: inout Describer) {
    let field = FieldContent(
      style: .search, prompt: prompt?.string(in: describer.environment) ?? "Search",
      text: { node.view.text.wrappedValue }, set: { node.view.text.wrappedValue = $0 },
      beginEditing: { node.setSearching(true) }, endEditing: { node.setSearching(false) },
      submit: {})
    describer.element(.searchField(field))
    describer.child()
    if node.memory.isOpen || isPresented?.wrappedValue == true {
      describer.element(.part(.actions)) { Suggestions._describe(suggestions, into: &$0) }
    }
  }
}

extension ControlNode {
  fileprivate func setSearching<Content, Suggestions>(
    _ isSearching: Bool
  ) where V == SearchableView<Content, Suggestions> {
    memory.isOpen = isSearching
    view.isPresented?.wrappedValue = isSearching
    memoryDidChange()
  }

  /// Empties the field and takes the focus from it.
  fileprivate func dismissSearch<Content, Suggestions>()
  where V == SearchableView<Content, Suggestions> {
    view.text.wrappedValue = ""
    runtime.focus.release(self)
    setSearching(false)
  }
}

/// What a search field keeps: whether it is in use.
@MainActor final class SearchMemory {
  var isOpen = false
  let dismissal: SearchDismissal

  init(_ dismissal: SearchDismissal) { self.dismissal = dismissal }
}

/// Ends a search.
@MainActor final class SearchDismissal {
  let end: @MainActor () -> Void

  init(_ end: @escaping @MainActor () -> Void) { self.end = end }
}

/// Ends the search around the view: the field is emptied and loses the focus.
@MainActor @preconcurrency public struct DismissSearchAction {
  // Kept as long as the search field is there.
  weak var target: SearchDismissal?

  nonisolated init(target: SearchDismissal?) { self.target = target }

  /// Ends the search; does nothing where the view is not searched in.
  public func callAsFunction() { target?.end() }
}

enum IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
enum DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction(target: nil) }
}

extension EnvironmentValues {
  /// Whether the search field around the view is in use.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }
  /// Ends the search around the view.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}

extension View {
  /// Offers a search field for the content below.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> SearchableView<Self, EmptyView> {
    SearchableView(
      content: self, text: text, isPresented: nil, prompt: prompt, suggestions: EmptyView())
  }

  /// Offers a search field for the content below.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> SearchableView<Self, EmptyView> {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Offers a search field for the content below.
  @_disfavoredOverload public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> SearchableView<Self, EmptyView> {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Offers a search field for the content below, and says whether it is in use.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> SearchableView<Self, EmptyView> {
    SearchableView(
      content: self, text: text, isPresented: isPresented, prompt: prompt,
      suggestions: EmptyView())
  }

  /// Offers a search field for the content below, and says whether it is in use.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> SearchableView<Self, EmptyView> {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Offers a search field with suggestions, which are shown while it is in use.
  public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> V
  ) -> SearchableView<Self, V> {
    SearchableView(
      content: self, text: text, isPresented: nil, prompt: prompt, suggestions: suggestions())
  }

  /// What a suggestion puts into the search field.
  ///
  /// Accepted.
  public func searchCompletion(_ completion: String) -> Decorated<Self> {
    unseen("searchCompletion")
  }

  /// How much of the screen a search takes.
  ///
  /// Accepted.
  public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> Decorated<Self> {
    unseen("searchPresentationToolbarBehavior")
  }

  /// Offers a choice of where to search, as a picker below the field.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> SafeAreaInset<Self, Picker<Text, V, S>> {
    SafeAreaInset(
      content: self,
      inset: Picker([scope], content: scopes(), label: Text("Scope")), isAbove: true)
  }
}

/// How much of the screen a search takes.
public struct SearchPresentationToolbarBehavior: Sendable, Hashable {
  private let name: String
  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(
    name: "avoidHidingContent")
}

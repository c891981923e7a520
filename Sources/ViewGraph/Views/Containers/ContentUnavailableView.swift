/// Says that there is nothing to show, and what to do.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: PrimitiveView {
  let label: Label
  let explanation: Description
  let actions: Actions

  /// A label, with a description and actions where there are any.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    explanation = description()
    self.actions = actions()
  }

  /// Attaches the parts.
  public static func _attach(_ view: Self, to slots: inout Slots) {
    Label._attach(view.label, to: &slots)
    Description._attach(view.explanation, to: &slots)
    Actions._attach(view.actions, to: &slots)
  }

  /// Describes the parts.
  public static func _describe(_ view: Self, into describer: inout Describer) {
    describer.element(.unavailable) { inner in
      inner.element(.part(.label)) { Label._describe(view.label, into: &$0) }
      inner.element(.part(.description)) { Description._describe(view.explanation, into: &$0) }
      inner.element(.part(.actions)) { Actions._describe(view.actions, into: &$0) }
    }
  }
}

extension ContentUnavailableView
where Label == ViewGraph.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A title and a symbol, with a description where there is one.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      ViewGraph.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// A title and a symbol, with a description where there is one.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      ViewGraph.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// A title and a picture, with a description where there is one.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      ViewGraph.Label(title, image: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }
}

/// What a search that found nothing says.
public typealias SearchUnavailableContent = ViewGraph.Label<Text, Image>

extension ContentUnavailableView
where Label == SearchUnavailableContent, Description == Text?, Actions == EmptyView {
  /// A search found nothing.
  public static var search: Self {
    Self(
      "No Results", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }

  /// A search for a text found nothing.
  public static func search(text: String) -> Self {
    Self(
      "No Results for “\(text)”", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }
}

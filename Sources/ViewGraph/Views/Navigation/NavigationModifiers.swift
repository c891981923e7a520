extension View {
  /// The title of the screen.
  public func navigationTitle(_ title: Text) -> Decorated<Self> {
    said(title, as: .navigationTitle)
  }

  /// The title of the screen.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> Decorated<Self> {
    navigationTitle(Text(titleKey))
  }

  /// The title of the screen.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> Decorated<Self> {
    navigationTitle(Text(title))
  }

  /// The title of the screen, which a person may edit.
  public func navigationTitle(_ title: Binding<String>) -> Decorated<Self> {
    decorated(.navigationTitle { title.wrappedValue })
  }

  /// A second title of the screen.
  ///
  /// Cells show the first.
  public func navigationSubtitle(_ subtitle: Text) -> Decorated<Self> {
    unseen("navigationSubtitle")
  }

  /// A second title of the screen.
  ///
  /// Cells show the first.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> Decorated<Self> {
    unseen("navigationSubtitle")
  }

  /// A second title of the screen.
  ///
  /// Cells show the first.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> Decorated<Self> {
    unseen("navigationSubtitle")
  }

  /// The title of the screen, in the older form.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> Decorated<Self> {
    navigationTitle(titleKey)
  }

  /// The title of the screen, in the older form.
  @_disfavoredOverload public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> Decorated<Self> {
    navigationTitle(title)
  }

  /// How large the title is.
  ///
  /// Cells have one size.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> Decorated<Self> {
    unseen("navigationBarTitleDisplayMode")
  }

  /// Whether the way back is shown.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> Decorated<Self> {
    unseen("navigationBarBackButtonHidden")
  }

  /// Whether the navigation bar is shown.
  public func navigationBarHidden(_ hidden: Bool) -> Decorated<Self> {
    unseen("navigationBarHidden")
  }

  /// How screens come and go.
  ///
  /// They do so at once in text.
  public func navigationTransition(_ transition: NavigationTransition) -> Decorated<Self> {
    unseen("navigationTransition")
  }
}

/// How screens come and go.
public struct NavigationTransition: Sendable, Hashable {
  private let name: String
  public static let automatic = NavigationTransition(name: "automatic")
  /// Growing from a view.
  public static func zoom<ID: Hashable>(
    sourceID: ID, in namespace: Namespace.ID
  ) -> NavigationTransition {
    NavigationTransition(name: "zoom")
  }
}

/// A navigation bar.
public struct NavigationBarItem: Sendable, Hashable {
  /// How large the title is.
  public enum TitleDisplayMode: Sendable, Hashable { case automatic, inline, large }
}

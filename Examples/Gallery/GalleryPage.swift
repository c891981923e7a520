import ViewGraph

/// A page of the gallery: controls, or one of the containers that take a whole screen.
@MainActor public enum GalleryPage: CaseIterable {
  case controls, navigation, pushed, split, tabs, sheet, alert, dialog

  /// What the page shows.
  public var title: String {
    switch self {
    case .controls: "Controls"
    case .navigation: "NavigationStack, with a toolbar and a search field"
    case .pushed: "NavigationStack, one screen on"
    case .split: "NavigationSplitView"
    case .tabs: "TabView"
    case .sheet: "A sheet over a screen"
    case .alert: "An alert over a screen"
    case .dialog: "A confirmation dialog over a screen"
    }
  }

  /// The page, as a screen of its own.
  @ViewBuilder public var content: some View {
    switch self {
    case .controls: ControlGallery()
    case .navigation: CityScreen()
    case .pushed: CityScreen(path: ["Lisbon"])
    case .split: CityColumns()
    case .tabs: CityTabs()
    case .sheet: CityScreen(presents: .sheet)
    case .alert: CityScreen(presents: .alert)
    case .dialog: CityScreen(presents: .dialog)
    }
  }
}

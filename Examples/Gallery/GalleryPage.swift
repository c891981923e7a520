import ViewGraph

/// A page of the gallery: a control in each of its states, or a container.
@MainActor public struct GalleryPage {
  /// What the page shows.
  public let title: String
  /// How it is drawn, in a sentence or two.
  public let about: String
  private let makeHost: @MainActor (HostOptions) -> HostedScreen
  private let prepare: @MainActor (HostedScreen) throws -> Void

  /// - Parameter prepare: What is tapped and typed before one looks.
  init<Content: View>(
    _ title: String, _ about: String, @ViewBuilder content: @escaping @MainActor () -> Content,
    prepare: @escaping @MainActor (HostedScreen) throws -> Void = { _ in }
  ) {
    self.title = title
    self.about = about
    makeHost = { ViewHost(options: $0, content) }
    self.prepare = prepare
  }

  /// The page on a screen of some width.
  public func host(columns: Int) throws -> HostedScreen {
    let host = makeHost(HostOptions(columns: columns))
    try prepare(host)
    return host
  }

  /// All pages: controls first, then containers, then what lies over a screen.
  public static var all: [GalleryPage] { controls + layouts + containers + presentations }
}

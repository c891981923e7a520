import ViewGraph

/// A reader of articles: they come from afar, can be cancelled, fail, and are tried again.
///
/// The account and the way to the press room are the app's and shared; what is searched, selected and
/// loaded is each window's own. Started empty, the press room has nothing.
public struct ArticlesApp: App {
  @State private var account: ReaderAccount
  private let repository: any ArticleRepository

  /// An app that reads from a press room two seconds away, on the clock it is launched with.
  public init() {
    let launch = LaunchOptions.current
    let account = ReaderAccount()
    self.init(
      account: account,
      repository: PressRoom(
        launch.startsEmpty ? [] : Article.samples, clock: launch.clock ?? ContinuousClock()
      ) {
        await account.isOffline
      })
  }

  /// An app that reads from some repository.
  public init(account: ReaderAccount, repository: any ArticleRepository) {
    _account = State(initialValue: account)
    self.repository = repository
  }

  /// Windows with a reader each.
  public var body: some Scene {
    WindowGroup("Articles") {
      ArticleFeature(repository: repository).environment(account)
    }
  }
}

import Articles
import Testing
import ViewGraph

/// Loading, cancelling, failing and trying again, by the clock.
@MainActor @Suite struct ArticleLoading {
  @MainActor private struct Running {
    let app: AppHost<ArticlesApp>
    let articles: ScriptedArticles
    var window: HostedScreen { app.windows[0] }
  }

  private func run(_ answers: ScriptedArticles.Answer...) -> Running {
    let clock = TestClock()
    let articles = ScriptedArticles(clock, answers)
    let app = AppHost(
      ArticlesApp(account: ReaderAccount(), repository: articles),
      options: HostOptions(clock: clock))
    return Running(app: app, articles: articles)
  }

  private func titles(_ window: HostedScreen) -> [String] {
    window.rows.all.map { $0.texts[0].label }
  }

  @Test("T-01 a window loads by itself, and takes all articles over at once") func loads()
    async throws
  {
    let running = run(.titles("Tides", "Kelp", after: 2))
    let window = running.window
    #expect(
      window.launchReport.bodies == [
        "ArticleFeature", "ArticleList", "MatchingArticles", "NoArticles", "ArticleStatus",
        "LoadLine", "ArticleSummary", "LoadButtons", "ArticleDetail",
      ])
    #expect(window.texts["Nothing Loaded"].exists)
    #expect(window.texts["Ready"].exists)

    // The task has begun: the same store, so whoever read how far it is runs.
    let begun = try await window.settle()
    #expect(
      begun.bodies == [
        "MatchingArticles", "NoArticles", "ArticleStatus", "LoadLine", "LoadButtons",
      ])
    #expect(window.progressViews.labels == ["Loading articles…"])
    #expect(window.texts["Loading…"].exists)

    let early = try await window.advance(by: .milliseconds(1_999))
    #expect(early.bodies == [])
    let loaded = try await window.advance(by: .milliseconds(1))
    #expect(
      loaded.bodies == [
        "MatchingArticles", "ArticleRow", "ArticleRow", "ArticleStatus", "LoadLine",
        "ArticleSummary", "LoadButtons", "ArticleDetail",
      ])
    // The detail looks for its article among those that are there, and finds none still.
    #expect(loaded.wasted.map(\.view) == ["ArticleDetail"])
    #expect(titles(window) == ["Tides", "Kelp"])
    #expect(window.texts["Up to date"].exists)
    #expect(window.progressViews.isEmpty)
    #expect(running.app.issues.isEmpty)
    window.checkInvariants()
  }

  @Test("T-03 a load that fails says why, and is tried again") func fails() async throws {
    let running = run(
      .failure("The line is down.", after: 1), .failure("Still down.", after: 1),
      .titles("Tides", after: 1))
    let window = running.window
    try await window.advance(by: .seconds(1))
    #expect(window.texts["Not Loaded"].exists)
    #expect(window.texts["The line is down."].exists)
    #expect(window.texts["Failed"].exists)

    let retried = try window.buttons["Try Again"].tap()
    // The wanted load is the task's identity, so the window's root runs; its children's inputs are
    // equal.
    #expect(
      retried.bodies == [
        "ArticleFeature", "MatchingArticles", "NoArticles", "ArticleStatus", "LoadLine",
        "LoadButtons",
      ])
    #expect(window.texts["Not Loaded"].exists == false)
    #expect(window.progressViews.labels == ["Loading articles…"])
    try await window.advance(by: .seconds(1))
    #expect(window.texts["Still down."].exists)

    try window.buttons["Try Again"].tap()
    try await window.advance(by: .seconds(1))
    #expect(titles(window) == ["Tides"])
    #expect(window.texts["Not Loaded"].exists == false)
    #expect(await running.articles.calls == 3)
    #expect(running.app.issues.isEmpty)
  }

  @Test("T-03 a reload that fails leaves the articles that were there") func failsLater()
    async throws
  {
    let running = run(.titles("Tides", after: 1), .failure("The line is down.", after: 1))
    let window = running.window
    try await window.advance(by: .seconds(1))
    try window.buttons["Reload"].tap()
    #expect(titles(window) == ["Tides"])
    try await window.advance(by: .seconds(1))
    #expect(titles(window) == ["Tides"])
    #expect(window.texts["The line is down."].exists)
  }

  @Test("T-03 cancelling a load is no failure, and what was there stays") func cancels()
    async throws
  {
    let running = run(
      .titles("Tides", after: 5), .titles("Tides", after: 1), .titles("Kelp", after: 5))
    let window = running.window
    try await window.settle()
    try window.buttons["Cancel"].tap()
    #expect(window.texts["Nothing Loaded"].exists)
    #expect(window.texts["Ready"].exists)
    try await window.advance(by: .seconds(60))
    #expect(window.texts["Nothing Loaded"].exists)
    #expect(await running.articles.cancelled == 1)

    try window.buttons["Reload"].tap()
    try await window.advance(by: .seconds(1))
    #expect(titles(window) == ["Tides"])
    try window.buttons["Reload"].tap()
    try await window.settle()
    try window.buttons["Cancel"].tap()
    #expect(window.texts["Up to date"].exists)
    try await window.advance(by: .seconds(60))
    #expect(titles(window) == ["Tides"])
    #expect(await running.articles.cancelled == 2)
    #expect(running.app.issues.isEmpty)
  }

  @Test(
    "T-03 the last load wins, however the one before it ends",
    arguments: [
      .titles("Old", after: 3), ScriptedArticles.Answer.failure("Too late.", after: 3),
      .titles("Old", after: 3).deaf, .failure("Too late.", after: 3).deaf,
    ])
  func lastWins(first: ScriptedArticles.Answer) async throws {
    let running = run(first, .titles("New", after: 1))
    let window = running.window
    try await window.settle()
    try window.buttons["Reload"].tap()
    #expect(window.progressViews.labels == ["Loading articles…"])
    try await window.advance(by: .seconds(1))
    #expect(titles(window) == ["New"])
    let later = try await window.advance(by: .seconds(60))
    #expect(later.bodies == [])
    #expect(titles(window) == ["New"])
    #expect(window.texts["Up to date"].exists)
    window.checkInvariants()
  }

  @Test("T-01 closing a window cancels its load, and another window's goes on") func closing()
    async throws
  {
    let running = run(.titles("Tides", after: 5), .titles("Kelp", after: 5))
    try await running.window.settle()
    let second = running.app.openWindow()
    try await second.settle()
    #expect(running.app.clock.sleeperCount == 2)
    let first = running.window
    running.app.close(first)
    try await first.settle()
    #expect(running.app.clock.sleeperCount == 1)
    #expect(await running.articles.cancelled == 1)
    try await second.advance(by: .seconds(5))
    #expect(titles(second) == ["Kelp"])
    #expect(running.app.windows.count == 1)
    #expect(running.app.issues.isEmpty)
  }

  @Test("T-01 a reload is a new task, and runs what shows something new") func reloads()
    async throws
  {
    let running = run(.titles("Tides", after: 1), .titles("Kelp", after: 1))
    let window = running.window
    try await window.advance(by: .seconds(1))
    try window.buttons["Reload"].tap()
    #expect(window.buttons["Cancel"].exists)
    #expect(titles(window) == ["Tides"])
    try await window.settle()
    let report = try await window.advance(by: .seconds(1))
    // The row is another article by now; the count is the same, and the summary left alone.
    #expect(
      report.bodies == [
        "MatchingArticles", "ArticleRow", "ArticleStatus", "LoadLine", "LoadButtons",
        "ArticleDetail",
      ])
    #expect(titles(window) == ["Kelp"])
  }
}

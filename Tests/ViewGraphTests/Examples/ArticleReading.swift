import Articles
import Testing
import ViewGraph
import ViewGraphText

/// Searching, selecting and reading, in one window and in two.
@MainActor @Suite struct ArticleReading {
  private func launched(columns: Int = 100) async throws -> AppHost<ArticlesApp> {
    let app = AppHost(ArticlesApp(), options: HostOptions(columns: columns))
    try await app.windows[0].advance(by: .seconds(2))
    return app
  }

  private func titles(_ window: HostedScreen) -> [String] {
    window.rows.all.map { $0.texts[0].label }
  }

  private let all = [
    "Ferry at Dawn", "Slow Bread", "Small Rivers", "The Clockmaker", "Winter Herons",
  ]

  @Test("M-03 the search narrows what is worked out of the articles, by title and by author")
  func search() async throws {
    let window = try await launched().windows[0]
    #expect(titles(window) == all)
    let typed = try window.searchFields.only.typeText("ri")
    // What is drawn from the articles and the search runs; a row that is left has equal inputs.
    #expect(
      typed.bodies == ["ArticleList", "MatchingArticles", "ArticleList", "MatchingArticles"])
    #expect(titles(window) == ["Small Rivers"])
    try window.searchFields.only.setText("MOREAU")
    #expect(titles(window) == ["Ferry at Dawn", "Small Rivers"])
    try window.searchFields.only.setText("zebra")
    #expect(window.texts["No Results for “zebra”"].exists)
    let cleared = try window.searchFields.only.clearText()
    #expect(cleared.bodies == ["ArticleList", "MatchingArticles"] + all.map { _ in "ArticleRow" })
    #expect(titles(window) == all)
    #expect(window.issues.isEmpty)
  }

  @Test("M-02 selecting runs what shows the selection, and hands small values on") func selecting()
    async throws
  {
    let window = try await launched().windows[0]
    let first = try window.rows["Slow Bread"].tap()
    #expect(
      first.bodies == [
        "ArticleStatus", "ArticleSummary", "ArticleDetail", "ArticlePage", "ArticleNote",
        "SaveButton",
      ])
    // The list is handed a binding and asks it as it is drawn: no body reads the selection for it.
    #expect(window.rows["Slow Bread"].isSelected)
    #expect(window.texts["Tomas Lindqvist · 1 min"].exists)
    // The count is as before: the summary runs for the title alone, and not at all for a reload.
    let reloaded = try window.buttons["Reload"].tap()
    #expect(
      reloaded.bodies == [
        "ArticleFeature", "MatchingArticles", "ArticleStatus", "LoadLine", "LoadButtons",
      ])
    try await window.advance(by: .seconds(2))
    #expect(window.rows["Slow Bread"].isSelected)
  }

  @Test("M-09 closing an article also puts the load to rest, in one update") func closing()
    async throws
  {
    let window = try await launched().windows[0]
    try window.rows["Slow Bread"].tap()
    #expect(window.texts["Up to date"].exists)
    let closed = try window.buttons["Close"].tap()
    #expect(
      closed.bodies == [
        "MatchingArticles", "ArticleStatus", "LoadLine", "ArticleSummary", "LoadButtons",
        "ArticleDetail",
      ])
    #expect(window.texts["Ready"].exists)
    #expect(window.texts["No Article Selected"].exists)
    #expect(titles(window) == all)
  }

  @Test("M-09 closing an article while articles are on their way leaves them on their way")
  func closingWhileLoading() async throws {
    let window = try await launched().windows[0]
    try window.rows["Slow Bread"].tap()
    try window.buttons["Reload"].tap()
    try window.buttons["Close"].tap()
    #expect(window.texts["Loading…"].exists)
    try await window.advance(by: .seconds(2))
    #expect(window.texts["Up to date"].exists)
  }

  @Test("O-14 what is open on a page is that page's, and gone with it") func localState()
    async throws
  {
    let window = try await launched().windows[0]
    try window.rows["Slow Bread"].tap()
    let opened = try window.disclosures["About the author"].tap()
    #expect(opened.bodies == [])
    let about = "Tomas Lindqvist bakes in the north and writes while the dough rests."
    #expect(window.texts[.init(about)].exists)
    try window.rows["Winter Herons"].tap()
    #expect(window.texts[.prefix("Akua Owusu visits")].exists == false)
    try window.rows["Slow Bread"].tap()
    #expect(window.texts[.init(about)].exists == false)
  }

  @Test("B-03 a note's field adapts an optional, and keeping the note is an action") func note()
    async throws
  {
    let app = try await launched()
    let window = app.windows[0]
    try window.rows["Slow Bread"].tap()
    #expect(window.textFields["Note"].value == "")
    #expect(window.buttons["Keep"].isEnabled == false)
    let typed = try window.textFields["Note"].typeText("Try")
    #expect(typed.bodies == ["ArticleNote", "ArticleNote", "ArticleNote"])
    #expect(window.buttons["Keep"].isEnabled)
    // Empty text is no note.
    try window.textFields["Note"].clearText()
    #expect(window.buttons["Keep"].isEnabled == false)
    try window.textFields["Note"].typeText("Try it")
    let kept = try window.buttons["Keep"].tap()
    #expect(kept.bodies == ["ArticleNote"])
    #expect(window.texts["“Try it”"].exists)
    #expect(window.textFields["Note"].value == "")
    // A note half written goes with the selection, in the same update.
    try window.textFields["Note"].typeText("And")
    try window.rows["Winter Herons"].tap()
    #expect(window.textFields["Note"].value == "")
    try window.rows["Slow Bread"].tap()
    #expect(window.textFields["Note"].value == "")
    #expect(window.texts["“Try it”"].exists)
    #expect(app.issues.isEmpty)
  }

  @Test("M-04 keeping an article runs those who read what is kept") func saving() async throws {
    let window = try await launched().windows[0]
    try window.rows["Slow Bread"].tap()
    let saved = try window.buttons["Save"].tap()
    // The set is one value: each row asks it about its own article.
    #expect(saved.bodies == all.map { _ in "ArticleRow" } + ["SaveButton"])
    #expect(window.rows["Slow Bread"].images.labels == ["star.fill"])
    #expect(window.rows["Small Rivers"].images.isEmpty)
    try window.buttons["Save"].tap()
    #expect(window.rows["Slow Bread"].images.isEmpty)
  }

  @Test("W-01 two windows search, select, load and write apart, and share the account")
  func windows() async throws {
    let app = try await launched()
    let first = app.windows[0]
    let second = app.openWindow()
    try await second.advance(by: .seconds(2))
    try first.searchFields.only.setText("moreau")
    try first.rows["Small Rivers"].tap()
    try second.rows["Winter Herons"].tap()
    try first.textFields["Note"].typeText("nineteen")
    #expect(titles(first) == ["Ferry at Dawn", "Small Rivers"])
    #expect(titles(second) == all)
    #expect(first.texts["Ines Moreau · 1 min"].exists)
    #expect(second.texts["Akua Owusu · 1 min"].exists)
    #expect(second.searchFields.only.value == "")
    #expect(second.textFields["Note"].value == "")
    #expect(second.rows["Small Rivers"].isSelected == false)

    // What is kept, noted and cut off is the reader's, whichever window it was done in.
    try first.buttons["Save"].tap()
    try first.buttons["Keep"].tap()
    #expect(second.rows["Small Rivers"].images.labels == ["star.fill"])
    try second.rows["Small Rivers"].tap()
    #expect(second.texts["“nineteen”"].exists)
    try second.toggles["Offline"].tap()
    #expect(first.toggles["Offline"].isOn)

    // Loading is each window's own, and being offline the reader's.
    try first.buttons["Reload"].tap()
    #expect(first.texts["Loading…"].exists)
    #expect(second.texts["Up to date"].exists)
    try await first.advance(by: .seconds(2))
    #expect(first.texts["Failed"].exists)
    #expect(
      first.texts["The press room cannot be reached. Go online and try again."].exists)
    #expect(second.texts["Up to date"].exists)
    try second.toggles["Offline"].tap()
    try first.buttons["Try Again"].tap()
    try await first.advance(by: .seconds(2))
    #expect(first.texts["Up to date"].exists)
    for window in [first, second] { window.checkInvariants() }
    #expect(app.issues.isEmpty)
  }

  @Test("W-01 a relaunch makes the account and every window anew") func relaunch() async throws {
    let app = try await launched()
    try app.windows[0].rows["Slow Bread"].tap()
    try app.windows[0].buttons["Save"].tap()
    // A load that is under way ends with the app that asked for it.
    try app.windows[0].buttons["Reload"].tap()
    try await app.windows[0].settle()
    #expect(app.clock.sleeperCount == 1)
    app.relaunch()
    let window = app.windows[0]
    #expect(window.texts["Nothing Loaded"].exists)
    try await window.settle()
    #expect(app.clock.sleeperCount == 1)
    try await window.advance(by: .seconds(2))
    #expect(titles(window) == all)
    #expect(window.rows.all.map(\.images.count) == [0, 0, 0, 0, 0])
  }

  @Test("W-01 started empty, the press room has nothing to send") func startsEmpty() async throws {
    let options = HostOptions(columns: 40, launch: LaunchOptions(startsEmpty: true))
    let app = AppHost(ArticlesApp(), options: options)
    try await app.windows[0].advance(by: .seconds(2))
    try app.windows[0].assertInline(
      """
      Articles
      ────────────────────────────────────────
      [⌕ Title or author·····················]
                    ⊔ No Articles
           The press room has none today.
      ────────────────────────────────────────
      Status  Up to date
      Articles  0
      [ ↻ Reload ]
      [ ] Offline
      ────────────────────────────────────────
                ≡ No Article Selected
              Choose one from the list.
      """)
  }

  @Test("P-01 a preview hands the reader what its app would") func preview() async throws {
    let host = ViewHost { ArticlePreviews.previews }
    try await host.settle()
    #expect(titles(host) == all)
    #expect(host.issues.isEmpty)
  }

  @Test("E-02 a reader without an account says who asked for it") func noAccount() {
    let host = ViewHost(options: HostOptions(missingEnvironment: .report)) {
      ArticleFeature(repository: PressRoom(clock: TestClock(), isOffline: { false }))
    }
    #expect(host.issues.map(\.rule) == ["E-02"])
  }

  @Test("D-06 the reader at 100 columns, with an article open") func wide() async throws {
    let window = try await launched().windows[0]
    try window.rows["Slow Bread"].tap()
    try window.buttons["Save"].tap()
    try window.assertInline(
      """
      Articles                       │ Slow Bread                                              [ ★ ] [ × ]
      ────────────────────────────── │ ───────────────────────────────────────────────────────────────────
      [⌕ Title or author···········] │ Tomas Lindqvist · 1 min
        Ferry at Dawn                │
        Ines Moreau                  │ A dough that rests for two days needs nothing from you but to be
      ▸ Slow Bread                 ★ │ left alone. That is the hardest part of the recipe.
        Tomas Lindqvist              │
        Small Rivers                 │ Flour, water, salt, and a spoonful of the last loaf. Fold it when
        Ines Moreau                  │ you think of it. Bake it when the kitchen is cold enough to be glad
        The Clockmaker               │ of the oven.
        Akua Owusu                   │
        Winter Herons                │ ▸ About the author
        Akua Owusu                   │
      ────────────────────────────── │ [Write a note············································] ( Keep )
      Status  Up to date             │
      Articles  5                    │
      Slow Bread                     │
      [ ↻ Reload ]                   │
      [ ] Offline                    │
      """)
  }

  @Test("D-06 the reader at 60 columns, offline after a reload") func narrow() async throws {
    let window = try await launched(columns: 60).windows[0]
    try window.toggles["Offline"].tap()
    try window.buttons["Reload"].tap()
    try await window.advance(by: .seconds(2))
    try window.assertInline(
      """
      Articles                      │     ≡ No Article Selected
      ───────────────────────────── │   Choose one from the list.
      [⌕ Title or author··········] │
               ⚠ Not Loaded         │
         The press room cannot be   │
        reached. Go online and try  │
                  again.            │
              [ Try Again ]         │
        Ferry at Dawn               │
        Ines Moreau                 │
        Slow Bread                  │
        Tomas Lindqvist             │
        Small Rivers                │
        Ines Moreau                 │
        The Clockmaker              │
        Akua Owusu                  │
        Winter Herons               │
        Akua Owusu                  │
      ───────────────────────────── │
      Status  Failed                │
      Articles  5                   │
      [ ↻ Reload ]                  │
      [x] Offline                   │
      """)
  }
}

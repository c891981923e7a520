import Foundation
import Testing
import Trips
import ViewGraph
import ViewGraphText

/// The trips: one store, written through bindings from wherever it is shown.
@MainActor @Suite struct TripsTests {
  private struct Running {
    let store: TripStore
    let app: AppHost<TripsApp>
    let window: HostedScreen
  }

  private func launched(columns: Int = 100) async throws -> Running {
    let store = TripStore(Trip.samples)
    let app = AppHost(TripsApp(store: store), options: HostOptions(columns: columns))
    try await app.windows[0].settle()
    return Running(store: store, app: app, window: app.windows[0])
  }

  private func stars(_ window: HostedScreen) -> [String] {
    window.buttons.all.filter { $0.label.hasPrefix("Favorite") }.map { "\($0.label): \($0.value)" }
  }

  @Test("B-08 one tap on a card's star fills it, the strip's, the summary and the filter")
  func star() async throws {
    let running = try await launched()
    let window = running.window
    #expect(
      stars(window) == [
        "Favorite Seattle: on", "Favorite Vancouver: off", "Favorite San Pedro de Atacama: off",
      ])
    #expect(window.texts["1 favorite"].exists)
    let tapped = try window.buttons["Favorite Vancouver"].tap()
    // The trips are one value of the store: everyone who shows any of them runs. The planner, which
    // only hands the store on, does not.
    #expect(
      tapped.bodies == [
        "TripsScreen", "TripStrip", "TripSummary", "FilterBar", "TripCard", "FavoriteButton",
        "TripCard", "FavoriteButton", "TripCard", "FavoriteButton",
      ])
    #expect(
      stars(window) == [
        "Favorite Seattle: on", "Favorite Vancouver: on", "Favorite San Pedro de Atacama: off",
      ])
    #expect(window.texts["2 favorites"].exists)
    #expect(
      Array(window.text.split(separator: "\n", omittingEmptySubsequences: false)[4...9]) == [
        "★ Seattle  ★ Vancouver  ☆ San Pedro de Atacama",
        "",
        "3 trips  18 nights  $7,500  2 favorites",
        "██████████ ████████ ░░░░░░░░░░░░░░░░░░",
        "",
        "[•] All  [ ] Favorites (2)  [ ] USA  [ ] Canada  [ ] Chile",
      ])
    #expect(running.store.trips.map(\.isFavorite) == [true, true, false])

    try window.pickers["Show"].select("Favorites (2)")
    #expect(stars(window) == ["Favorite Seattle: on", "Favorite Vancouver: on"])
    // A trip that loses its star under the favorites leaves them.
    try window.buttons["Favorite Seattle"].tap()
    #expect(stars(window) == ["Favorite Vancouver: on"])
    #expect(running.store.trips.map(\.isFavorite) == [false, true, false])
    #expect(running.app.issues.isEmpty)
    window.checkInvariants()
  }

  @Test("B-05 the filter stands inside the rows, and a star still writes to its own trip")
  func filter() async throws {
    let running = try await launched()
    let window = running.window
    let filtered = try window.pickers["Show"].select("Chile")
    // The screen reads the filter in its rows alone, and so it runs. What it hands on is as before;
    // the bar is measured to see which of its two forms fits, and what is chosen is part of that.
    #expect(filtered.bodies == ["TripsScreen", "FilterBar"])
    #expect(stars(window) == ["Favorite San Pedro de Atacama: off"])
    try window.buttons["Favorite San Pedro de Atacama"].tap()
    #expect(running.store.trips.map(\.isFavorite) == [true, false, true])
    try window.pickers["Show"].select("All")
    #expect(stars(window).count == 3)
    #expect(
      window.pickers["Show"].value == "All"
        && TripFilter.filters(for: running.store.trips).map(\.title)
          == ["All", "Favorites", "USA", "Canada", "Chile"]
    )
    #expect(running.app.issues.isEmpty)
  }

  @Test("B-03 a star of the planner and its card's are one value, whichever is tapped")
  func draftStars() async throws {
    let window = try await launched().window
    let opened = try window.buttons["Plan a trip"].tap()
    #expect(
      opened.bodies == [
        "TripPlanner", "PicturePicker", "FavoriteButton", "TripCard", "Picture",
        "FavoriteButton",
      ])
    try window.textFields["City"].typeText("Bergen")
    #expect(stars(window).prefix(2) == ["Favorite: off", "Favorite Bergen: off"])
    let tapped = try window.buttons["Favorite Bergen"].tap()
    #expect(
      tapped.bodies == ["TripPlanner", "FavoriteButton", "TripCard", "FavoriteButton"])
    #expect(stars(window).prefix(2) == ["Favorite: on", "Favorite Bergen: on"])
    try window.buttons["Favorite"].tap()
    #expect(stars(window).prefix(2) == ["Favorite: off", "Favorite Bergen: off"])
    // The trips are another matter.
    #expect(window.texts["1 favorite"].exists)
    #expect(window.issues.isEmpty)
    window.checkInvariants()
  }

  @Test("B-03 the card shows the draft as it is typed, and writes back its star alone")
  func preview() async throws {
    let window = try await launched().window
    try window.buttons["Plan a trip"].tap()
    try window.textFields["City"].typeText("Bergen")
    try window.textFields["Country"].typeText("Norway")
    try window.steppers["Nights"].increment()
    try window.steppers["Dollars"].increment()
    try window.pickers["Picture"].select("Harbour")
    let texts = window.texts.labels
    for text in ["Bergen", "Norway", "4 nights", "$1,250"] { #expect(texts.contains(text)) }
    try window.buttons["Favorite Bergen"].tap()
    #expect(window.textFields["City"].value == "Bergen")
    #expect(window.steppers["Nights"].value == "4")
    #expect(window.pickers["Picture"].value == "Harbour")
  }

  @Test("A-01 the saves are 3, 3, 4, and typing in the planner saves nothing") func saves()
    async throws
  {
    let running = try await launched()
    let window = running.window
    #expect(running.store.console.lines == ["Saving 3 trips"])
    try window.buttons["Favorite Vancouver"].tap()
    let starred = try await window.settle()
    #expect(starred.bodies == ["SaveLine"])
    #expect(running.store.console.lines == ["Saving 3 trips", "Saving 3 trips"])

    try window.buttons["Plan a trip"].tap()
    try window.textFields["City"].typeText("Bergen")
    try window.textFields["Country"].typeText("Norway")
    try window.buttons["Favorite"].tap()
    let quiet = try await window.settle()
    #expect(quiet.bodies == [])
    #expect(running.store.console.lines.count == 2)

    try window.buttons["Add to my trips"].tap()
    try await window.settle()
    #expect(running.store.console.lines == ["Saving 3 trips", "Saving 3 trips", "Saving 4 trips"])
    #expect(window.texts["Saving 4 trips"].exists)
    #expect(running.app.issues.isEmpty)
  }

  @Test("A-01 two changes of one action are saved once") func oneBurst() async throws {
    let running = try await launched()
    running.store.trips[0].isFavorite = false
    running.store.trips[1].isFavorite = true
    try await running.window.settle()
    #expect(running.store.console.lines.count == 2)
    #expect(running.window.texts["1 favorite"].exists)
  }

  @Test("O-01 adding a trip closes the planner and starts another draft") func add() async throws {
    let running = try await launched()
    let window = running.window
    try window.buttons["Plan a trip"].tap()
    #expect(window.buttons["Add to my trips"].isEnabled == false)
    try window.textFields["City"].typeText("Bergen")
    #expect(window.buttons["Add to my trips"].isEnabled)
    try window.textFields["Country"].typeText("Norway")
    try window.buttons["Favorite"].tap()
    try window.buttons["Add to my trips"].tap()
    #expect(window.textFields.isEmpty)
    #expect(
      stars(window) == [
        "Favorite Seattle: on", "Favorite Vancouver: off", "Favorite San Pedro de Atacama: off",
        "Favorite Bergen: on",
      ])
    #expect(window.texts["4 trips"].exists)
    #expect(window.texts["21 nights"].exists)
    #expect(running.store.trips.map(\.id) == [1, 2, 3, 4])
    try window.buttons["Plan a trip"].tap()
    #expect(window.textFields["City"].value == "")
    // Closed and opened again, a draft is where it was: it is the planner's, which stays.
    try window.textFields["City"].typeText("Oslo")
    try window.buttons["Close the planner"].tap()
    try window.buttons["Plan a trip"].tap()
    #expect(window.textFields["City"].value == "Oslo")
    #expect(running.app.issues.isEmpty)
  }

  @Test("W-01 two windows share the trips, and filter and plan apart") func windows() async throws {
    let running = try await launched()
    let first = running.window
    let second = running.app.openWindow()
    try first.pickers["Show"].select("Canada")
    try first.buttons["Plan a trip"].tap()
    try first.textFields["City"].typeText("Bergen")
    #expect(stars(second).count == 3)
    #expect(second.textFields.isEmpty)
    try first.buttons["Favorite Vancouver"].tap()
    #expect(stars(second)[1] == "Favorite Vancouver: on")
    #expect(second.texts["2 favorites"].exists)
    // Each window has a loop, and the change is one.
    try await first.settle()
    try await second.settle()
    #expect(running.store.console.lines == ["Saving 3 trips", "Saving 3 trips"])
    for window in [first, second] { window.checkInvariants() }
    #expect(running.app.issues.isEmpty)
  }

  @Test("A-01 the loop ends with its window, and saving at the background needs none")
  func background() async throws {
    let running = try await launched()
    let window = running.window
    running.app.scenePhase = .background
    #expect(running.store.console.lines == ["Saving 3 trips", "Saving 3 trips"])
    running.app.scenePhase = .active
    running.app.close(window)
    try await window.settle()
    running.store.trips[0].isFavorite = false
    try await window.settle()
    #expect(running.store.console.lines.count == 2)
  }

  @Test("S-05 trips are kept in a folder, and a damaged file is put aside") func file() async throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: "trips-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let options = HostOptions(launch: LaunchOptions(storeDirectory: folder))
    do {
      let window = AppHost(TripsApp(), options: options).windows[0]
      try await window.settle()
      try window.buttons["Favorite Vancouver"].tap()
      try await window.settle()
    }
    let again = AppHost(TripsApp(), options: options)
    #expect(again.windows[0].texts["2 favorites"].exists)
    let url = folder.appending(path: "trips.json")
    try Data("[{".utf8).write(to: url)
    again.relaunch()
    #expect(again.windows[0].texts["1 favorite"].exists)
    let aside = folder.appending(path: "trips.damaged.json")
    #expect(try String(contentsOf: aside, encoding: .utf8) == "[{")
  }

  @Test("W-01 started empty, there are no trips") func startsEmpty() async throws {
    let options = HostOptions(columns: 60, launch: LaunchOptions(startsEmpty: true))
    let window = AppHost(TripsApp(), options: options).windows[0]
    try await window.settle()
    try window.assertInline(
      """
      Trips
      ────────────────────────────────────────────────────────────
      [ + Plan a trip ]

                               ✈ No Trips
                           Plan the first one.

      ────────────────────────────────────────────────────────────
      Saving 0 trips
      """)
  }

  @Test("P-01 cards by themselves take a star without anything to write it to") func preview()
    throws
  {
    let host = ViewHost { TripCardPreviews.previews }
    try host.buttons["Favorite Vancouver"].tap()
    #expect(host.buttons["Favorite Vancouver"].value == "off")
    #expect(host.issues.isEmpty)
  }

  @Test("D-06 the trips at 100 columns, one being planned") func wide() async throws {
    let window = try await launched().window
    try window.buttons["Plan a trip"].tap()
    try window.textFields["City"].typeText("Bergen")
    try window.buttons["Favorite"].tap()
    try window.assertInline(
      """
      Trips
      ────────────────────────────────────────────────────────────────────────────────────────────────────
      [ × Close the planner ]
      «Bergen▏________________________________________»  ┌───────────────────────────────────────────────┐
      [Country········································]  │       △      △                          [ ★ ] │
      Nights [- 3 +]                                     │ ▁▃▅▇█▇▅▃▂▄▆█▇▅▄▂▁▂▃▁                          │
      Dollars [- 1000 +]                                 │ Bergen                               3 nights │
      Picture [ Mountains ▾ ]                     [ ★ ]  │                                        $1,000 │
      [ Add to my trips ]                                │ Jun 1, 2027                                   │
                                                         └───────────────────────────────────────────────┘

      ★ Seattle  ☆ Vancouver  ☆ San Pedro de Atacama

      3 trips  18 nights  $7,500  1 favorite
      ██████████ ░░░░░░░░ ░░░░░░░░░░░░░░░░░░

      [•] All  [ ] Favorites (1)  [ ] USA  [ ] Canada  [ ] Chile

      ┌───────────────────────────────────────────────┐  ┌───────────────────────────────────────────────┐
      │      ▂   ▆ ▃    ▂                       [ ★ ] │  │       ◢▌        ◢▌                      [ ☆ ] │
      │ ▃▅▂▆ █ ▃ █▆█ ▄▂▇█ ▃▅                          │  │ ≈≈≈≈≈◥██◤≈≈≈≈≈≈◥██◤≈                          │
      │ Seattle                              5 nights │  │ Vancouver                            4 nights │
      │ USA                                    $1,750 │  │ Canada                                 $1,500 │
      │ May 14, 2027                                  │  │ May 19, 2027                                  │
      │ Ferries, coffee, and rain that is hardly      │  │ Round the seawall by bicycle, then up to the  │
      │ there.                                        │  │ snow.                                         │
      └───────────────────────────────────────────────┘  └───────────────────────────────────────────────┘

      ┌───────────────────────────────────────────────┐
      │             ☼                           [ ☆ ] │
      │ ▁▂▃▄▃▂▁▁▂▄▆▅▃▂▁▁▂▂▁▁                          │
      │ San Pedro de Atacama                 9 nights │
      │ Chile                                  $4,250 │
      │ Sep 2, 2027                                   │
      │ Salt, geysers at dawn, and more stars than    │
      │ sky.                                          │
      └───────────────────────────────────────────────┘

      ────────────────────────────────────────────────────────────────────────────────────────────────────
      Saving 3 trips
      """)
  }

  @Test("D-06 the trips at 60 columns, the favorites") func narrow() async throws {
    let window = try await launched(columns: 60).window
    try window.buttons["Favorite Vancouver"].tap()
    try window.pickers["Show"].select("Favorites (2)")
    try await window.settle()
    try window.assertInline(
      """
      Trips
      ────────────────────────────────────────────────────────────
      [ + Plan a trip ]

      ★ Seattle  ★ Vancouver  ☆ San Pedro de Atacama

      3 trips  18 nights  $7,500  2 favorites
      ██████████ ████████ ░░░░░░░░░░░░░░░░░░

      [ ] All  [•] Favorites (2)  [ ] USA  [ ] Canada  [ ] Chile

      ┌──────────────────────────────────────────────────────────┐
      │      ▂   ▆ ▃    ▂                                  [ ★ ] │
      │ ▃▅▂▆ █ ▃ █▆█ ▄▂▇█ ▃▅                                     │
      │ Seattle                                         5 nights │
      │ USA                                               $1,750 │
      │ May 14, 2027                                             │
      │ Ferries, coffee, and rain that is hardly there.          │
      └──────────────────────────────────────────────────────────┘

      ┌──────────────────────────────────────────────────────────┐
      │       ◢▌        ◢▌                                 [ ★ ] │
      │ ≈≈≈≈≈◥██◤≈≈≈≈≈≈◥██◤≈                                     │
      │ Vancouver                                       4 nights │
      │ Canada                                            $1,500 │
      │ May 19, 2027                                             │
      │ Round the seawall by bicycle, then up to the snow.       │
      └──────────────────────────────────────────────────────────┘

      ────────────────────────────────────────────────────────────
      Saving 3 trips
      """)
  }
}

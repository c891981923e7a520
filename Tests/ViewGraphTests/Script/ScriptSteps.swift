import Testing
import ViewGraph

@testable import ViewGraphText

/// What each step does to the app.
@MainActor @Suite struct ScriptSteps {
  /// Expects a script to go as it says.
  private func expectSuccess(_ script: String) async throws {
    let run = try await runBirds(script + "\nexpect issues none")
    #expect(run.failure == nil)
  }

  @Test("API-3 tap, dismiss: a sheet opens and closes") func tapAndDismiss() async throws {
    try await expectSuccess(
      """
      expect no text "A new bird"
      tap "Add"
      expect bodies none
      expect text "A new bird"
      tap "Done"
      expect no text "A new bird"
      tap "Add"
      dismiss
      expect no text "A new bird"
      """)
  }

  @Test("API-3 tap with a number takes one of several with a label") func tapOrdinal() async throws
  {
    try await expectSuccess(
      """
      tap "Twin" 2
      expect text "second"
      expect no text "first"
      tap "Twin" 1
      expect text "first"
      """)
  }

  @Test("API-3 row selects, delete deletes, swipe takes an action of a row") func rows()
    async throws
  {
    try await expectSuccess(
      """
      row "Egret"
      expect text "chosen Egret"
      expect bodies BirdScreen
      delete "Swan"
      expect no text "Swan"
      expect text "2 birds"
      expect bodies BirdScreen BirdTotal
      swipe "Heron" "Ring"
      expect text "ringed Heron"
      """)
  }

  @Test("API-3 type appends, set replaces, clear empties, submit ends") func fields() async throws {
    try await expectSuccess(
      """
      type "Name" "Gr"
      expect bodies none
      type "Name" "ebe"
      expect value "Name" "Grebe"
      set "Name" "Coot"
      expect value "Name" "Coot"
      clear "Name"
      expect value "Name" ""
      type "Name" "Rail"
      submit "Name"
      expect value "Name" ""
      expect text "Rail"
      expect text "4 birds"
      """)
  }

  @Test("API-3 toggle, select, increment, decrement, adjust set values") func values() async throws
  {
    try await expectSuccess(
      """
      expect on "Quiet"
      toggle "Quiet"
      expect off "Quiet"
      expect bodies BirdScreen BirdTotal
      select "Order" "Size"
      expect value "Order" "Size"
      increment "Count: 1"
      increment "Count: 2"
      decrement "Count: 3"
      expect text "Count: 2"
      adjust "Volume" 0.75
      expect value "Volume" "0.75"
      """)
  }

  @Test("API-3 select chooses in a menu, and in a picker that is in one") func menus() async throws
  {
    try await expectSuccess(
      """
      tap "Twin" 1
      select "More" "Clear log"
      expect no text "first"
      expect value "More" "closed"
      select "More" "Dark"
      expect text "0 s, Dark"
      expect value "More" "closed"
      tap "More"
      expect value "More" "open"
      dismiss
      expect value "More" "closed"
      """)
  }

  @Test("API-3 back goes back one screen") func back() async throws {
    try await expectSuccess(
      """
      tap "About"
      expect text "A book of birds"
      back
      expect no text "A book of birds"
      """)
  }

  @Test("API-3 advance moves the clock, which wakes what sleeps on it") func advance() async throws
  {
    try await expectSuccess(
      """
      expect text "0 s, Light"
      advance 3s
      expect text "3 s, Light"
      expect bodies BirdScreen BirdScreen BirdScreen
      advance 500ms
      expect text "3 s, Light"
      expect bodies none
      """)
  }

  @Test("W-02 background tells the app; the next step brings it back") func background()
    async throws
  {
    try await expectSuccess(
      """
      background
      expect text "saved 0"
      tap "Twin" 1
      background
      expect text "saved 2"
      """)
  }

  @Test("W-03 relaunch makes the app anew, and scenes and defaults come back") func relaunch()
    async throws
  {
    try await expectSuccess(
      """
      type "Warden" "!"
      tap "Visit 0"
      delete "Swan"
      relaunch
      expect text "3 birds"
      expect value "Warden" "nobody!"
      tap "Visit 1"
      """)
  }

  @Test("W-01 open-window opens one in front, window shows another") func windows() async throws {
    try await expectSuccess(
      """
      row "Heron"
      open-window
      expect text "chosen none"
      toggle "Quiet"
      expect bodies BirdScreen BirdTotal
      window 1
      expect bodies BirdScreen BirdTotal
      expect text "chosen Heron"
      expect text "3 birds, loud"
      """)
  }

  @Test("API-3 focus moves the focus, focus none takes it away") func focus() async throws {
    let session = AppSession.birds()
    try await session.run(.focus(ScriptTarget("Name")))
    #expect(session.window.textFields["Name"].isFocused)
    try await session.run(.focus(nil))
    #expect(!session.window.textFields["Name"].isFocused)
  }

  @Test("API-3 columns sets the width, print prints the screen") func printing() async throws {
    let run = try await runBirds("columns 24\nprint\ntap \"Add\"\nprint")
    #expect(run.failure == nil)
    let wide = AppSession.birds(columns: 24)
    let first = wide.window.text
    try wide.window.buttons["Add"].tap()
    #expect(run.printed == first + "\n" + wide.window.text + "\n")
  }

  @Test("API-3 an element in front is meant before one that it covers") func covered() async throws
  {
    struct Twice: App {
      @State private var isOpen = true
      @State private var log = ""
      var body: some Scene {
        WindowGroup {
          Button("Save") { log = "behind" }
          Text(log)
            .sheet(isPresented: $isOpen) {
              Button("Save") {
                log = "in front"
                isOpen = false
              }
            }
        }
      }
    }
    let session = AppSession(AppLaunch(Twice.self), options: HostOptions())
    try await session.run(.tap(ScriptTarget("Save")))
    #expect(session.window.texts["in front"].exists)
    try await session.run(.tap(ScriptTarget("Save")))
    #expect(session.window.texts["behind"].exists)
  }
}

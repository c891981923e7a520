import Foundation
import Testing
import ViewGraph
import ViewGraphText

private struct Found: View {
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch
  let text: String
  var body: some View {
    Text(isSearching ? "searching for \(text)" : "all")
    Button("Done") { dismissSearch() }
  }
}

private struct SearchScreen: View {
  @State private var text = ""
  var body: some View {
    Found(text: text).searchable(text: $text)
  }
}

private struct Prices: View {
  let date = Date(timeIntervalSince1970: 1_750_000_000)
  @State private var due = Date(timeIntervalSince1970: 1_750_000_000)
  @State private var amount = 1234.5
  var body: some View {
    Text(1234.5, format: .number)
    Text(date, format: .dateTime.day().month(.wide))
    Text("price \(1234.5, format: .number)")
    TextField("Amount", value: $amount, format: .number)
    DatePicker("Due", selection: $due, displayedComponents: .date)
  }
}

private struct Links: View {
  @State private var path = "none"
  var body: some View {
    Text("opened \(path)").onOpenURL { path = $0.lastPathComponent }
  }
}

@MainActor @Suite struct SearchTests {
  @Test("API-1 what is searched knows of it, and can end it") func searching() throws {
    let host = ViewHost { SearchScreen() }
    #expect(host.texts["all"].exists)
    try host.searchFields.only.typeText("Ro")
    #expect(host.texts["searching for Ro"].exists)
    #expect(host.searchFields.only.isFocused)
    let report = try host.buttons["Done"].tap()
    #expect(host.texts["all"].exists)
    #expect(host.searchFields.only.value == "")
    #expect(!host.searchFields.only.isFocused)
    #expect(report.bodyCounts["Found"] != nil)
  }

  @Test("API-1 outside a search field nothing is searched") func outside() throws {
    let host = ViewHost { Found(text: "") }
    #expect(host.texts["all"].exists)
    #expect(try host.buttons["Done"].tap().bodies == [])
  }

  @Test("E-08 a locale that is set later is that of the texts on the screen") func locale() {
    let host = ViewHost(options: HostOptions(columns: 30)) { Prices() }
    #expect(
      host.text == """
        1,234.5
        June 15
        price 1,234.5
        [1,234.5_____________________]
        Due [ Jun 15, 2025 ▾ ]
        """)
    let report = host.setEnvironment(\.locale, to: Locale(identifier: "de_DE"))
    #expect(report.bodies == [])
    #expect(
      host.text == """
        1.234,5
        15. Juni
        price 1.234,5
        [1.234,5_____________________]
        Due [ 15. Juni 2025 ▾ ]
        """)
    let german = ViewHost(options: HostOptions(columns: 30)) {
      Prices().environment(\.locale, Locale(identifier: "de_DE"))
    }
    #expect(german.text == host.text)
  }

  @Test("API-1 a URL from outside reaches onOpenURL") func openURL() throws {
    let host = ViewHost { Links() }
    try host.openURL(URL(string: "notes://open/Lisbon")!)
    #expect(host.texts["opened Lisbon"].exists)
    let none = ViewHost { Text("none") }
    #expect(throws: HostFailure.self) { try none.openURL(URL(string: "notes://open")!) }
  }
}

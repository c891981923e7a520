import Testing
import ViewGraph

private struct Buttons: View {
  var body: some View {
    Button("One") {}
    Button("Two") {}
    Button("Three") {}
  }
}

private struct Swiped: View {
  @State private var log = "-"

  var body: some View {
    Text(log)
    List {
      ForEach(["Heron", "Egret"], id: \.self) { bird in
        Text(bird).swipeActions { Button("Ring") { log = "ringed \(bird)" } }
      }
    }
  }
}

private struct MenuWithPicker: View {
  @State private var order = "Name"

  var body: some View {
    Menu("More") {
      Picker("Order", selection: $order) { Text("Name").tag("Name") }
    }
  }
}

private struct Stack: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Next") { Text("second") }
    }
  }
}

@MainActor @Suite struct ActionTests {
  @Test("O-11 the focus moves among controls that one body describes") func focusInOneBody() throws
  {
    let host = ViewHost { Buttons() }
    for label in ["Two", "Three", "One", "Two"] {
      try host.buttons[TextMatch(label)].focus()
      #expect(host.buttons.all.filter(\.isFocused).map(\.label) == [label])
    }
  }

  @Test("API-2 a row with swipe actions is one row, and gives its actions") func swipe() throws {
    let host = ViewHost { Swiped() }
    #expect(host.rows.labels == ["Heron", "Egret"])
    try host.rows["Egret"].swipeAction("Ring")
    #expect(host.texts["ringed Egret"].exists)
  }

  @Test("API-2 a menu keeps its label while a control with a label stands in it") func menuLabel()
    throws
  {
    let host = ViewHost { MenuWithPicker() }
    try host.menus["More"].tap()
    #expect(host.menus.labels == ["More"])
    #expect(host.pickers.labels == ["Order"])
  }

  @Test("API-2 back goes back a screen, and is an error where there is none") func back() throws {
    let host = ViewHost { Stack() }
    #expect(throws: HostFailure.self) { try host.back() }
    try host.buttons["Next"].tap()
    #expect(host.texts["second"].exists)
    try host.back()
    #expect(!host.texts["second"].exists)
  }
}

import Foundation
import Testing
import ViewGraph
import ViewGraphText

private struct Booking: View {
  @State private var room = "S"
  @State private var nights = 2
  @State private var budget = 50.0
  @State private var start = Date(timeIntervalSince1970: 1_750_000_000)
  static let range =
    Date(timeIntervalSince1970: 1_740_000_000)...Date(timeIntervalSince1970: 1_760_000_000)

  var body: some View {
    Picker("Room", selection: $room) { ForEach(["S", "M", "L"], id: \.self) { Text($0) } }
    Stepper("Nights", value: $nights, in: 1...3)
    Slider(value: $budget, in: 0...100, step: 10) { Text("Budget") }
    DatePicker("Start", selection: $start, in: Self.range, displayedComponents: .date)
  }
}

private struct Fruit: View {
  @State private var one: String?
  @State private var several: Set<String> = []
  @State private var always = "Plums"
  private let names = ["Apples", "Pears", "Plums"]

  var body: some View {
    List(names, id: \.self, selection: $one) { Text($0) }.accessibilityIdentifier("one")
    List(names, id: \.self, selection: $several) { Text($0) }.accessibilityIdentifier("several")
    List(names, id: \.self, selection: $always) { Text($0) }.accessibilityIdentifier("always")
  }
}

private struct Mail: View {
  @State private var log = "nothing"
  var body: some View {
    Text(log)
    Menu("Reply") {
      Button("To all") { log = "to all" }
    } primaryAction: {
      log = "to one"
    }
  }
}

@MainActor @Suite struct ControlTests {
  private func message(_ action: () throws -> Void) -> String {
    do {
      try action()
      return "nothing was thrown"
    } catch {
      return "\(error)".split(separator: ": ", maxSplits: 1).last.map(String.init) ?? ""
    }
  }

  private func booking() -> HostedScreen {
    ViewHost(options: HostOptions(columns: 30)) { Booking() }
  }

  @Test("API-2 a picker is set by a choice's title or its tag, and refuses others") func picker()
    throws
  {
    let host = booking()
    let picker = host.pickers["Room"]
    #expect(picker.value == "S")
    try picker.select("M")
    #expect(picker.value == "M")
    try picker.select(tag: "L")
    #expect(picker.value == "L")
    #expect(host.text.hasPrefix("Room [ L ▾ ]\n"))
    #expect(
      message { try picker.select("XL") }
        .contains("it has no such choice; its choices: \"S\" · \"M\" · \"L\""))
    #expect(picker.value == "L")
  }

  @Test("API-2 a stepper goes to its bounds and no further") func stepper() throws {
    let host = booking()
    let stepper = host.steppers["Nights"]
    try stepper.increment()
    #expect(stepper.value == "3")
    #expect(host.text.contains("Nights [- 3 ·]"))
    #expect(throws: HostFailure.self) { try stepper.increment() }
    try stepper.decrement()
    try stepper.decrement()
    #expect(stepper.value == "1")
    #expect(host.text.contains("Nights [· 1 +]"))
    #expect(throws: HostFailure.self) { try stepper.decrement() }
  }

  @Test("API-2 a slider goes to the nearest step, within its bounds") func slider() throws {
    let host = booking()
    let slider = host.sliders["Budget"]
    try slider.adjust(to: 33)
    #expect(slider.value == "30")
    #expect(message { try slider.adjust(to: 101) }.contains("its bounds are 0…100"))
    #expect(slider.value == "30")
    try slider.adjust(to: 100)
    #expect(host.text.contains("●] 100"))
  }

  @Test("API-2 a date picker takes a date of its range") func datePicker() throws {
    let host = booking()
    let picker = host.datePickers["Start"]
    #expect(picker.value == "Jun 15, 2025")
    try picker.setDate(Date(timeIntervalSince1970: 1_750_000_000 + 3 * 86_400))
    #expect(picker.value == "Jun 18, 2025")
    #expect(host.text.hasSuffix("Start [ Jun 18, 2025 ▾ ]"))
    #expect(message { try picker.setDate(.distantFuture) }.contains("its range is "))
    #expect(picker.value == "Jun 18, 2025")
    #expect(
      message { try host.sliders["Budget"].setDate(.distantFuture) }
        .contains("it is no date picker"))
  }

  @Test("API-2 a tap on a row selects it, adds it to a set or takes it out") func lists() throws {
    let host = ViewHost(options: HostOptions(columns: 20)) { Fruit() }
    let (one, several, always) = (host[id: "one"], host[id: "several"], host[id: "always"])
    try one.rows["Pears"].tap()
    try several.rows["Apples"].tap()
    try several.rows["Plums"].tap()
    try always.rows["Apples"].tap()
    #expect(
      host.text == """
          Apples
        ▸ Pears
          Plums
        ▸ Apples
          Pears
        ▸ Plums
        ▸ Apples
          Pears
          Plums
        """)
    try several.rows["Apples"].tap()
    try one.select("Plums")
    #expect(one.rows["Plums"].isSelected)
    #expect(!one.rows["Pears"].isSelected)
    #expect(!several.rows["Apples"].isSelected)
    #expect(several.rows["Plums"].isSelected)
  }

  @Test("API-2 a menu with an action of its own does it on a tap, and opens for a choice")
  func primaryAction() throws {
    let host = ViewHost { Mail() }
    try host.menus["Reply"].tap()
    #expect(host.texts["to one"].exists)
    #expect(!host.buttons["To all"].exists)
    try host.menus["Reply"].select("To all")
    #expect(host.texts["to all"].exists)
    #expect(!host.buttons["To all"].exists)
  }
}

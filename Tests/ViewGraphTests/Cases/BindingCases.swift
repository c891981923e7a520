import Testing
import ViewGraph

@MainActor @Suite(.console) struct BindingCases {
  // MARK: - BI-1

  private final class Cell { var s: String? }

  private static func unwrap(trap: Bool) {
    let cell = Cell()
    let b = Binding<String?>(get: { cell.s }, set: { cell.s = $0 })
    console.print("\(Binding<String>(b) == nil)")
    cell.s = "a"
    let u = Binding<String>(b)!
    u.wrappedValue = "b"
    console.print(cell.s!)
    cell.s = nil
    u.wrappedValue = "c"
    console.print(cell.s!)
    cell.s = nil
    if trap { console.print(u.wrappedValue) }
  }

  @Test("BI-1 a binding to what an optional holds is nil when it is empty, and writes through")
  func optional() {
    Self.unwrap(trap: false)
    #expect(console.take() == ["true", "b", "c"])
  }

  @Test("BI-1 one that was kept traps once the optional has become nil") func optionalTrap() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await BindingCases.unwrap(trap: true)
    }
    expectTrap(
      result, says: "Fatal error: Unexpectedly found nil while unwrapping an Optional value")
  }

  private struct Editor: View {
    @Binding var name: String
    var body: some View {
      let _ = console.print("Editor")
      Text("editing \(name)")
      Button("append") { name += "!" }
    }
  }

  private struct Editing: View {
    @State private var name: String?
    var body: some View {
      let _ = console.print("Editing")
      if let $name = Binding($name) { Editor(name: $name) }
      Button("open") { name = "a" }
      Button("close") { name = nil }
      Button("write and close") {
        name = "b"
        name = nil
      }
    }
  }

  @Test("BI-1 a view that reads it leaves with the value, and is not asked for it again")
  func optionalView() throws {
    let host = launch { Editing() }
    expectRuns(host.launchReport, ["Editing"])
    expectRuns(try host.tap("open"), ["Editing", "Editor"])
    try host.tap("append")
    #expect(host.texts.labels.first == "editing a!")
    _ = console.take()
    expectRuns(try host.tap("close"), ["Editing"])
    try host.tap("open")
    _ = console.take()
    expectRuns(try host.tap("write and close"), ["Editing"])
    #expect(host.texts.labels == ["open", "close", "write and close"])
  }

  // MARK: - BI-3

  private struct Item: Identifiable {
    let id: Int
    var name: String
  }

  private final class Leak { var last: Binding<String>? }

  private struct Row: View {
    let leak: Leak
    @Binding var name: String
    var body: some View {
      let _ = console.print("Row \(name)")
      Text(name).onAppear { leak.last = $name }
    }
  }

  private struct Leaking: View {
    let leak: Leak
    @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
    var body: some View {
      VStack {
        ForEach($items) { $item in Row(leak: leak, name: $item.name) }
        Button("pop") { items.removeLast() }
        Button("first") { items.removeFirst() }
        Button("write kept") { leak.last?.wrappedValue = "written" }
      }
    }
  }

  @Test("BI-3 a binding of a removed row answers with its last value; a write is dropped, reported")
  func removed() throws {
    let leak = Leak()
    let host = launch { Leaking(leak: leak) }
    #expect(console.take() == ["Row a", "Row b"])
    try host.tap("pop")
    #expect(console.take() == [])
    #expect(host.texts.labels.first == "a")
    // SwiftUI stops here with an index out of range; DESIGN.md §2, item 4.
    #expect(leak.last?.wrappedValue == "b")
    #expect(host.issues == [])
    expectNoRows(try host.tap("write kept"))
    #expect(host.texts.labels.first == "a")
    #expect(host.issues.map(\.rule) == ["B-09"])
  }

  private func expectNoRows(_ report: UpdateReport) {
    #expect(report.bodies == [])
    #expect(console.take() == [])
  }

  @Test("BI-3 the binding of a row that took another place writes that place") func moved() throws {
    let leak = Leak()
    let host = launch { Leaking(leak: leak) }
    try host.tap("first")
    #expect(host.texts.labels == ["b", "pop", "first", "write kept"])
    try host.tap("write kept")
    #expect(host.texts.labels == ["written", "pop", "first", "write kept"])
    #expect(host.issues == [])
  }

  // MARK: - BI-4

  private struct Inc: View {
    @Binding var level: Int
    var body: some View { Button("via binding") { level += 1 } }
  }

  private struct Observed: View {
    @State private var level = 0 { didSet { console.print("didSet \(level)") } }
    var body: some View {
      VStack {
        Text("\(level)")
        Inc(level: $level)
        Button("direct") { level = 5 }
      }
    }
  }

  @Test("BI-4 didSet on @State runs for an assignment, not for a write through its binding")
  func observer() throws {
    let host = launch { Observed() }
    try host.tap("via binding")
    #expect(host.texts.labels.first == "1")
    #expect(console.take() == [])
    try host.tap("direct")
    #expect(host.texts.labels.first == "5")
    #expect(console.take() == ["didSet 5"])
  }
}

import Testing
import ViewGraph

/// The cases of the area "presentation".
@MainActor @Suite struct PresentationCases {
  @Test("PR-1 a sheet's closure shows what the body knew that made it", arguments: Touch.allCases)
  func staleClosure(touch: Touch) throws {
    let log = Log()
    let host = ViewHost { StaleScreen(touch: touch, log: log) }
    try host.buttons["go"].tap()
    #expect(host.sheets.only.texts.labels[0] == (touch == .nothing ? "sheet 1" : "sheet 2"))
    try host.buttons["report"].tap()
    #expect(log.lines == ["report 2"])
    host.checkInvariants()
  }

  @Test("PR-1 a sheet that is given a binding shows what is stored") func boundSheet() throws {
    let host = ViewHost { BindingScreen() }
    let report = try host.buttons["go"].tap()
    #expect(host.texts["sheet 2"].exists)
    #expect(report.bodies == ["BoundText"])
  }

  @Test("PR-2 the content of a sheet has a new identity each time it is presented")
  func freshIdentity() throws {
    let log = Log()
    let host = ViewHost { CountingScreen(log: log) }
    try host.buttons["open"].tap()
    try host.buttons["plus"].tap()
    try host.buttons["plus"].tap()
    #expect(host.texts["state 2 object 2 kept 2"].exists)
    try host.buttons["close"].tap()
    #expect(host.sheets.isEmpty)
    #expect(log.lines == ["gone", "dismissed"])
    try host.buttons["open"].tap()
    #expect(host.texts["state 0 object 0 kept 2"].exists)
    host.checkInvariants()
  }

  @Test("PR-5 an item with another ID replaces the sheet, with the same ID it updates it")
  func itemSheet() throws {
    let log = Log()
    let host = ViewHost { TicketScreen(log: log) }
    try host.buttons["open"].tap()
    try host.buttons["one 0"].tap()
    #expect(host.buttons["one 1"].exists)
    try host.buttons["retitle"].tap()
    #expect(host.buttons["uno 1"].exists)
    #expect(log.lines == ["appear 1"])
    try host.buttons["next"].tap()
    #expect(host.buttons["two 0"].exists)
    #expect(log.lines == ["appear 1", "appear 2", "disappear 1"])
    try host.buttons["close"].tap()
    #expect(log.lines == ["appear 1", "appear 2", "disappear 1", "disappear 2"])
    #expect(host.sheets.isEmpty)
    host.checkInvariants()
  }

  @Test("PR-6 an open sheet follows its presenter: new inputs, the same state")
  func followsPresenter() throws {
    let host = ViewHost { PresenterScreen() }
    try host.buttons["open"].tap()
    #expect(host.texts["saved 0 first 0 n 0"].exists)
    try host.buttons["count"].tap()
    #expect(host.texts["saved 0 first 0 n 1"].exists)
    try host.buttons["report"].tap()
    #expect(host.texts["saved 7 first 0 n 1"].exists)
    #expect(host.texts["root 7"].exists)
  }
}

@MainActor private final class Log {
  var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}

enum Touch: CaseIterable { case nothing, text, onChange }

private struct StaleScreen: View {
  let touch: Touch
  let log: Log
  @State private var n = 1
  @State private var show = false
  var body: some View {
    VStack {
      if touch == .text { Text("n \(n)") }
      if touch == .onChange { Text("w").onChange(of: n) {} }
      Button("go") {
        n = 2
        show = true
      }
    }
    .sheet(isPresented: $show) {
      VStack {
        Text("sheet \(n)")
        Button("report") { log.add("report \(n)") }
      }
    }
  }
}

private struct BoundText: View {
  @Binding var n: Int
  var body: some View { Text("sheet \(n)") }
}

private struct BindingScreen: View {
  @State private var n = 1
  @State private var show = false
  var body: some View {
    VStack {
      Button("go") {
        n = 2
        show = true
      }
    }
    .sheet(isPresented: $show) { BoundText(n: $n) }
  }
}

private final class Counter: ObservableObject { @Published var n = 0 }

private struct CountingSheet: View {
  let log: Log
  @State private var n = 0
  @StateObject private var counter = Counter()
  @Binding var kept: Int
  var body: some View {
    VStack {
      Text("state \(n) object \(counter.n) kept \(kept)")
      Button("plus") {
        n += 1
        counter.n += 1
        kept += 1
      }
    }
    .onDisappear { log.add("gone") }
  }
}

private struct CountingScreen: View {
  let log: Log
  @State private var show = false
  @State private var kept = 0
  var body: some View {
    VStack {
      Button("open") { show = true }
      Button("close") { show = false }
    }
    .sheet(isPresented: $show, onDismiss: { log.add("dismissed") }) {
      CountingSheet(log: log, kept: $kept)
    }
  }
}

private struct Ticket: Identifiable {
  let id: Int
  var title: String
}

private struct TicketPanel: View {
  let ticket: Ticket
  let log: Log
  @State private var n = 0
  var body: some View {
    Button("\(ticket.title) \(n)") { n += 1 }
      .onAppear { log.add("appear \(ticket.id)") }
      .onDisappear { log.add("disappear \(ticket.id)") }
  }
}

private struct TicketScreen: View {
  let log: Log
  @State private var ticket: Ticket?
  var body: some View {
    VStack {
      Button("open") { ticket = Ticket(id: 1, title: "one") }
      Button("retitle") { ticket?.title = "uno" }
      Button("next") { ticket = Ticket(id: 2, title: "two") }
      Button("close") { ticket = nil }
    }
    .sheet(item: $ticket) { TicketPanel(ticket: $0, log: log) }
  }
}

private struct SavingPanel: View {
  let saved: Int
  let report: (Int) -> Void
  @State private var first: Int
  @State private var n = 0

  init(saved: Int, report: @escaping (Int) -> Void) {
    self.saved = saved
    self.report = report
    _first = State(initialValue: saved)
  }

  var body: some View {
    VStack {
      Text("saved \(saved) first \(first) n \(n)")
      Button("count") { n += 1 }
      Button("report") { report(7) }
    }
  }
}

private struct PresenterScreen: View {
  @State private var show = false
  @State private var cached = 0
  var body: some View {
    VStack {
      Text("root \(cached)")
      Button("open") { show = true }
    }
    .sheet(isPresented: $show) { SavingPanel(saved: cached) { cached = $0 } }
  }
}

import Testing
import ViewGraph

/// What stacks of screens, split views and tab views do.
@MainActor @Suite struct NavigationTests {
  @Test("API-1 a link pushes its value's destination, and dismiss pops it") func pushAndPop() throws
  {
    let log = Log()
    let host = ViewHost { PathScreen(log: log) }
    #expect(host.texts["path []"].exists)
    try host.buttons["One"].tap()
    #expect(host.texts["Item 1"].exists)
    #expect(!host.buttons["One"].exists)
    try host.buttons["deeper"].tap()
    #expect(host.texts["Item 2"].exists)
    try host.buttons["back"].tap()
    #expect(host.texts["Item 1"].exists)
    try host.buttons["back"].tap()
    #expect(host.buttons["One"].exists)
    #expect(
      log.lines == [
        "root appears", "1 appears", "root disappears", "2 appears", "1 disappears", "1 appears",
        "2 disappears", "root appears", "1 disappears",
      ])
    host.checkInvariants()
  }

  @Test("API-1 a path is written by links and read by the stack") func programPath() throws {
    let log = Log()
    let host = ViewHost { PathScreen(log: log, start: [1, 2, 3]) }
    #expect(host.texts["Item 3"].exists)
    #expect(log.lines == ["3 appears"])
    try host.buttons["root"].tap()
    #expect(host.buttons["One"].exists)
    #expect(log.lines == ["3 appears", "root appears", "3 disappears"])
    host.checkInvariants()
  }

  @Test("API-1 a covered screen keeps its state, a popped one loses it") func keptState() throws {
    let host = ViewHost {
      NavigationStack {
        VStack {
          Tally(name: "root")
          NavigationLink("next") { Tally(name: "next") }
        }
        .navigationTitle("Home")
      }
    }
    try host.buttons["root 0"].tap()
    try host.buttons["next"].tap()
    try host.buttons["next 0"].tap()
    #expect(host.buttons["next 1"].exists)
    try host.buttons["leave next"].tap()
    #expect(host.buttons["root 1"].exists)
    try host.buttons["next"].tap()
    #expect(host.buttons["next 0"].exists)
  }

  @Test("API-1 a value without a destination is reported") func missingDestination() throws {
    let host = ViewHost {
      NavigationStack { NavigationLink("go", value: "text") }
    }
    try host.buttons["go"].tap()
    #expect(host.issues.map(\.rule) == ["navigation"])
  }

  @Test("API-2 a tab is mounted when it is first selected, and keeps its state") func tabs() throws
  {
    let log = Log()
    let host = ViewHost { TabsScreen(log: log) }
    #expect(host.tabs.labels == ["First", "Second"])
    #expect(host.launchReport.bodies == ["TabsScreen", "TabPage"])
    try host.buttons["first 0"].tap()
    let report = try host.tabs["Second"].tap()
    #expect(report.bodies == ["TabPage"])
    #expect(host.tabs["Second"].isSelected)
    #expect(host.buttons["second 0"].exists)
    #expect(!host.buttons["first 1"].exists)
    #expect(try host.tabs["First"].tap().bodies == [])
    #expect(host.buttons["first 1"].exists)
    #expect(
      log.lines == [
        "first appears", "second appears", "first disappears", "first appears",
        "second disappears",
      ])
    host.checkInvariants()
  }

  @Test("API-2 tabs written with tabItem and tag are chosen by the selection") func tabItems()
    throws
  {
    let host = ViewHost { TagScreen() }
    #expect(host.texts["b is here"].exists)
    try host.tabs["A"].tap()
    #expect(host.texts["a is here"].exists)
    #expect(host.texts["chosen a"].exists)
  }

  @Test("API-1 a split view shows the detail of the row that is selected") func splitView() throws {
    let host = ViewHost { SplitScreen() }
    #expect(host.texts["nothing"].exists)
    try host.rows["Beta"].tap()
    #expect(host.texts["detail Beta"].exists)
    #expect(host.rows["Beta"].isSelected)
    #expect(host.issues.isEmpty)
    try host.buttons["Alpha"].tap()
    #expect(host.texts["detail Alpha"].exists)
  }
}

@MainActor private final class Log {
  var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}

private struct PathScreen: View {
  let log: Log
  @State private var path: [Int]

  init(log: Log, start: [Int] = []) {
    self.log = log
    _path = State(initialValue: start)
  }

  var body: some View {
    VStack {
      Text("path \(path.description)")
      Button("root") { path = [] }
      NavigationStack(path: $path) {
        List { NavigationLink("One", value: 1) }
          .onAppear { log.add("root appears") }
          .onDisappear { log.add("root disappears") }
          .navigationDestination(for: Int.self) { ItemScreen(number: $0, log: log) }
      }
    }
  }
}

private struct ItemScreen: View {
  let number: Int
  let log: Log
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("Item \(number)")
      NavigationLink("deeper", value: number + 1)
      Button("back") { dismiss() }
    }
    .onAppear { log.add("\(number) appears") }
    .onDisappear { log.add("\(number) disappears") }
  }
}

private struct Tally: View {
  let name: String
  @State private var count = 0
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
    Button("leave \(name)") { dismiss() }
  }
}

private struct TabPage: View {
  let name: String
  let log: Log
  @State private var count = 0

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
      .onAppear { log.add("\(name) appears") }
      .onDisappear { log.add("\(name) disappears") }
  }
}

private struct TabsScreen: View {
  let log: Log

  var body: some View {
    TabView {
      Tab("First", systemImage: "1.circle") { TabPage(name: "first", log: log) }
      Tab("Second", systemImage: "2.circle") { TabPage(name: "second", log: log) }
    }
  }
}

private struct TagScreen: View {
  @State private var chosen = "b"

  var body: some View {
    VStack {
      Text("chosen \(chosen)")
      TabView(selection: $chosen) {
        Text("a is here").tabItem { Label("A", systemImage: "a") }.tag("a")
        Text("b is here").environment(\.isPresented, true).tabItem { Text("B") }
          .environment(\.isPresented, false).tag("b")
      }
    }
  }
}

private struct SplitScreen: View {
  @State private var chosen: String?

  var body: some View {
    NavigationSplitView {
      List(["Alpha", "Beta"], id: \.self, selection: $chosen) { name in
        NavigationLink(name, value: name)
      }
    } detail: {
      if let chosen { Text("detail \(chosen)") } else { Text("nothing") }
    }
  }
}

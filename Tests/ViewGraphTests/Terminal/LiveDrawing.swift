import Testing
import ViewGraph

@testable import ViewGraphText

private struct LongList: App {
  @State private var chosen: Int?
  @State private var isAsking = false

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        VStack(alignment: .leading) {
          List(selection: $chosen) {
            ForEach(1..<31, id: \.self) { Text("row \($0)") }
          }
          Text("chosen \(chosen ?? 0)")
          Button("Ask") { isAsking = true }
        }
        .navigationTitle("Long")
      }
      .alert("Sure?", isPresented: $isAsking) { Button("Yes") {} }
    }
  }
}

private struct Tall: App {
  var body: some Scene {
    WindowGroup {
      VStack(alignment: .leading) {
        ForEach(1..<9, id: \.self) { number in Button("button \(number)") {} }
      }
    }
  }
}

@MainActor @Suite struct LiveDrawing {
  @Test("API-3 a list fills the room there is, and what stands below it stays in sight")
  func start() {
    let bench = LiveBench(LongList.self, columns: 20, lines: 9)
    #expect(
      bench.frame == [
        "Long", "────────────────────", "  row 1", "  row 2", "  row 3", "  row 4", "chosen 0",
        "[ Ask ]", " LongList · Tab move",
      ])
  }

  @Test("API-3 a list scrolls so that the row with the cursor is in sight, and marks it")
  func following() {
    let bench = LiveBench(LongList.self, columns: 20, lines: 9)
    bench.press(.down, .down, .down, .down, .down, .enter)
    #expect(
      bench.frame == [
        "Long", "────────────────────", "  row 2", "  row 3", "  row 4", "▸«row 5            »",
        "chosen 5", "[ Ask ]", " LongList · Tab move",
      ])
    bench.press(.pageDown, .pageDown, .pageDown)
    #expect(bench.focus == "button Ask")
    #expect(bench.frame[7] == "« Ask »")
    bench.press(.up)
    #expect(bench.frame[5] == " «row 30           »")
    bench.press(.home)
    #expect(bench.frame[2] == " «row 1            »")
  }

  @Test("API-3 the wheel scrolls what is under it, and a key brings the cursor back in sight")
  func wheel() {
    let bench = LiveBench(LongList.self, columns: 20, lines: 9)
    bench.press(.down)
    bench.control.handle(.mouse(MouseEvent(action: .wheelDown, column: 3, line: 3)))
    #expect(bench.frame[2] == "  row 4")
    bench.control.handle(.mouse(MouseEvent(action: .wheelUp, column: 3, line: 3)))
    #expect(bench.frame[2] == " «row 1            »")
    bench.control.handle(.mouse(MouseEvent(action: .wheelDown, column: 3, line: 3)))
    bench.press(.down)
    #expect(bench.frame[2] == " «row 2            »")
  }

  @Test("API-3 an alert stands in the middle of what is seen, however long the list is")
  func alert() {
    let bench = LiveBench(LongList.self, columns: 20, lines: 9)
    bench.press(.end, .enter)
    #expect(
      bench.frame == [
        "Long", "    ╔═════════╗", "    ║  Sure?  ║", "    ║         ║", "    ║ [ Yes ] ║",
        "    ╚═════════╝", "chosen 0", "« Ask »", " LongList · Tab move",
      ])
  }

  @Test("API-3 a screen that is higher than the terminal scrolls as a whole") func tall() {
    let bench = LiveBench(Tall.self, columns: 20, lines: 5)
    #expect(bench.frame[0] == "[ button 1 ]")
    bench.press(.down, .down, .down, .down, .down)
    #expect(bench.frame[0..<4] == ["[ button 2 ]", "[ button 3 ]", "[ button 4 ]", "« button 5 »"])
  }

  @Test("API-3 the panel tells of the last update, the bodies, and whose the focused value is")
  func panel() {
    BirdBook.nextClock = TestClock()
    let bench = LiveBench(BirdApp.self, columns: 80, lines: 30)
    bench.click("Name")
    bench.press(.control("p"))
    bench.type("R")
    let frame = bench.frame
    let start = frame.lastIndex { $0.hasPrefix("────────") }!
    #expect(
      Array(frame[(start + 1)...]) == [
        "update 5 · type text field \"Name\"",
        // No body reads the name: the field itself shows it.
        "  write  name  \"\" → \"R\"           owner BirdScreen @State name",
        "  0 ran · 0 skipped · 0 wasted", "", "bodies  BirdScreen 1 · BirdTotal 1",
        "focus   field \"Name\" = \"R\"", "  name  owned by BirdScreen  read by no body", "", "",
        "",
        "",
        " Bird · Tab moves · Return acts · ^P hides updates · ^C quits",
      ])
  }

  @Test(
    "API-3 the panel names the model behind a control, and the views that read the property", .named
  )
  func model() {
    BirdBook.nextClock = TestClock()
    let bench = LiveBench(BirdApp.self, columns: 130, lines: 24)
    bench.press(.control("p"), .tab)
    while bench.focus != "toggle Quiet" { bench.press(.tab) }
    let panel = LivePanel(session: bench.session, focused: bench.control.focused, console: ["3"])
    #expect(
      panel.lines(atMost: 40).suffix(3) == [
        "focus   toggle \"Quiet\" = \"on\"",
        "  BirdBook#1.isQuiet  owned by BirdApp @State book  read by BirdScreen, BirdTotal",
        "printed 3",
      ])
    #expect(bench.frame[0].contains("│ update"))
  }

  @Test("API-3 a panel without room for all cuts the update, and says by how much") func cut() {
    BirdBook.nextClock = TestClock()
    let bench = LiveBench(BirdApp.self, columns: 80, lines: 24)
    let lines = LivePanel(session: bench.session, focused: nil, console: []).lines(atMost: 5)
    let all = "\(bench.session.window.launchReport)".split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines[0] == "update 0 · launch")
    #expect(lines[2] == "  … \(all.count - 2) more lines")
    #expect(lines[3] == "bodies  BirdScreen 1 · BirdTotal 1")
    #expect(lines[4] == "focus   nothing")
  }

  @Test("API-3 screen, panel and status share the terminal by its size") func layout() {
    #expect(
      LiveLayout(columns: 80, lines: 24, limit: nil, showsPanel: false)
        == LiveLayout(columns: 80, lines: 24, limit: 200, showsPanel: false))
    let below = LiveLayout(columns: 80, lines: 24, limit: nil, showsPanel: true)
    #expect(below.columns == 80)
    #expect(below.lines == 13)
    #expect(below.panel == Canvas.Area(columns: 0..<80, lines: 14..<23))
    #expect(!below.isBeside)
    let beside = LiveLayout(columns: 120, lines: 24, limit: nil, showsPanel: true)
    #expect(beside.columns == 71)
    #expect(beside.lines == 23)
    #expect(beside.panel == Canvas.Area(columns: 72..<120, lines: 0..<23))
    #expect(LiveLayout(columns: 80, lines: 24, limit: 50, showsPanel: false).columns == 50)
    #expect(LiveLayout(columns: 80, lines: 6, limit: nil, showsPanel: true).panel == nil)
    #expect(LiveLayout(columns: 80, lines: 1, limit: nil, showsPanel: true).lines == 1)
  }
}

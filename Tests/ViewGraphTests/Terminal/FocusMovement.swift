import Testing
import ViewGraph

@testable import ViewGraphText

private struct Controls: App {
  @State private var text = ""
  @State private var isOn = false
  @State private var size = "M"
  @State private var chosen: Int?
  @State private var isOpen = false
  @State private var log = "-"
  @State private var count = 1

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        VStack(alignment: .leading) {
          Text(log)
          TextField("Name", text: $text).onSubmit { log = "sent \(text)" }
          Toggle("On", isOn: $isOn)
          Button("Off") {}.disabled(true)
          List(selection: $chosen) {
            ForEach(1..<4, id: \.self) { Text("row \($0)") }
          }
          Picker("Size", selection: $size) {
            ForEach(["S", "M", "L"], id: \.self) { Text($0) }
          }
          Stepper("Count \(count)", value: $count, in: 0...5)
          Menu("More") {
            Button("One") { log = "one" }
            Button("Two") { log = "two" }
          }
          Button("Open") { isOpen = true }
          NavigationLink("Next") { Text("second screen") }
        }
      }
      .sheet(isPresented: $isOpen) {
        TextField("Inside", text: $text)
        Button("Close") { isOpen = false }
      }
    }
  }
}

@MainActor @Suite struct FocusMovement {
  private let all = [
    "textField Name", "toggle On", "row row 1", "row row 2", "row row 3", "picker Size",
    "stepper Count 1", "menu More", "button Open", "button Next",
  ]

  @Test("API-3 Tab goes through all that can be used, and around; Shift-Tab back") func tab() {
    let bench = LiveBench(Controls.self, lines: 16)
    #expect(bench.focus == "none")
    var seen: [String] = []
    for _ in all {
      bench.press(.tab)
      seen.append(bench.focus)
    }
    #expect(seen == all)
    bench.press(.tab)
    #expect(bench.focus == all[0])
    bench.press(.backTab)
    #expect(bench.focus == all[9])
    bench.press(.backTab)
    #expect(bench.focus == all[8])
  }

  @Test("API-3 arrows move too, but for those that change a value; Home and End leap")
  func arrows() {
    let bench = LiveBench(Controls.self, lines: 16)
    bench.press(.down, .down)
    #expect(bench.focus == "toggle On")
    bench.press(.up)
    #expect(bench.focus == "textField Name")
    bench.press(.down, .right, .right)
    #expect(bench.focus == "row row 2")
    bench.press(.left)
    #expect(bench.focus == "row row 1")
    bench.press(.end)
    #expect(bench.focus == "button Next")
    bench.press(.home)
    #expect(bench.focus == "textField Name")
  }

  @Test("API-3 typing edits the field with the focus, Return submits, Backspace deletes")
  func editing() {
    let bench = LiveBench(Controls.self, lines: 16)
    bench.press(.tab)
    bench.type("q é")
    bench.control.handle(.paste("x\ny"))
    #expect(bench.session.window.textFields["Name"].value == "q éx y")
    bench.press(.backspace, .control("w"))
    #expect(bench.session.window.textFields["Name"].value == "q ")
    bench.press(.backspace, .backspace, .backspace)
    bench.type("Rail")
    bench.press(.enter)
    #expect(bench.session.window.texts["sent Rail"].exists)
    bench.press(.control("u"))
    #expect(bench.session.window.textFields["Name"].value == "")
    #expect(!bench.control.hasLeft)
  }

  @Test("API-3 Space and Return act on what has the focus; Left and Right change values")
  func acting() {
    let bench = LiveBench(Controls.self, lines: 16)
    let window = bench.session.window
    bench.press(.tab, .tab, .character(" "))
    #expect(window.toggles["On"].isOn)
    bench.press(.down, .enter)
    #expect(window.rows["row 1"].isSelected)
    bench.press(.down, .down, .down, .right)
    #expect(window.pickers["Size"].value == "L")
    bench.press(.left, .left)
    #expect(window.pickers["Size"].value == "S")
    bench.press(.down, .right, .right, .left)
    #expect(window.texts["Count 2"].exists)
    bench.press(.enter)
    #expect(window.texts["Count 3"].exists)
  }

  @Test("API-3 an open menu keeps the keys; Escape closes it") func menu() {
    let bench = LiveBench(Controls.self, lines: 20)
    bench.press(.end, .up, .up, .enter)
    bench.press(.down)
    #expect(bench.focus == "button One")
    bench.press(.down, .down)
    #expect(bench.focus == "menu More")
    bench.press(.escape)
    #expect(bench.session.window.menus["More"].value == "closed")
    bench.press(.tab)
    #expect(bench.focus == "button Open")
  }

  @Test("API-3 a sheet keeps the keys; Escape closes it") func sheet() {
    let bench = LiveBench(Controls.self, lines: 16)
    bench.press(.end, .up, .enter, .tab)
    #expect(bench.focus == "textField Inside")
    bench.press(.tab)
    #expect(bench.focus == "button Close")
    bench.press(.tab)
    #expect(bench.focus == "textField Inside")
    bench.press(.escape)
    #expect(bench.session.window.sheets.count == 0)
  }

  @Test("API-3 Escape takes the focus from a field, and goes back a screen") func escape() {
    let bench = LiveBench(Controls.self, lines: 16)
    bench.press(.tab, .escape)
    #expect(bench.focus == "none")
    bench.press(.end, .enter)
    #expect(bench.session.window.texts["second screen"].exists)
    bench.press(.escape)
    #expect(!bench.session.window.texts["second screen"].exists)
  }

  @Test("API-3 q leaves where no field has the focus, Ctrl-C everywhere") func leaving() {
    let bench = LiveBench(Controls.self)
    bench.press(.character("q"))
    #expect(bench.control.hasLeft)
    let typing = LiveBench(Controls.self)
    typing.press(.tab, .character("q"))
    #expect(!typing.control.hasLeft)
    typing.press(.control("c"))
    #expect(typing.control.hasLeft)
  }

  @Test("API-3 clicks act where they point: controls, rows, fields, the way back") func clicks() {
    let bench = LiveBench(Controls.self, lines: 16)
    let window = bench.session.window
    bench.click("On")
    #expect(window.toggles["On"].isOn)
    bench.click("row 2")
    #expect(window.rows["row 2"].isSelected)
    #expect(bench.focus == "row row 2")
    bench.click("Name")
    bench.type("ab")
    #expect(window.textFields["Name"].value == "ab")
    bench.click("+]")
    #expect(window.texts["Count 2"].exists)
    bench.click("Off")
    bench.click("Next")
    #expect(window.texts["second screen"].exists)
    bench.click("‹")
    #expect(!window.texts["second screen"].exists)
    bench.click("Open")
    bench.click("On")
    #expect(window.toggles["On"].isOn)
    bench.click("Close")
    #expect(window.sheets.count == 0)
  }
}

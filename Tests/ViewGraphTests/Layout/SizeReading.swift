import Foundation
import Testing
import ViewGraph
import ViewGraphText

private struct Header: View {
  @State private var name = "Ada"
  var body: some View {
    VStack(alignment: .leading) {
      ViewThatFits {
        Text("A long title for \(name) on a wide screen")
        Text("Short title for \(name)")
      }
      Button("Rename") { name = "Konstantinopolitanska" }
    }
  }
}

private struct Halves: View {
  var body: some View {
    GeometryReader { room in
      HStack(spacing: 0) {
        Text("left").frame(width: room.size.width / 2, alignment: .leading)
        Text("right")
      }
    }
  }
}

private struct Adapting: View {
  @State private var isWide = false
  var body: some View {
    VStack(alignment: .leading) {
      GeometryReader { room in
        Text(room.size.width > 200 ? "wide" : "narrow")
      }
      .frame(width: isWide ? 320 : 80)
      Button("Widen") { isWide = true }
    }
  }
}

@MainActor private final class Log {
  var entries: [String] = []
}

private struct Watched: View {
  let log: Log
  @State private var isNarrow = false
  var body: some View {
    VStack {
      ViewThatFits {
        Text("a text of many words")
          .onAppear { log.entries.append("long appears") }
          .onDisappear { log.entries.append("long disappears") }
        Text("a text")
          .onAppear { log.entries.append("short appears") }
          .onDisappear { log.entries.append("short disappears") }
      }
      .frame(width: isNarrow ? 80 : 240)
      Button("Resize") { isNarrow.toggle() }
    }
  }
}

/// Two candidates, each with something that it presents.
private struct Offers: View {
  @State private var isNarrow = false
  var body: some View {
    VStack(alignment: .leading) {
      ViewThatFits {
        Text("a text of many words").sheet(isPresented: .constant(true)) { Text("the sheet") }
        Text("a text").alert("Narrow", isPresented: .constant(true)) { Button("Fine") {} }
      }
      .frame(width: isNarrow ? 80 : 240)
      Button("Resize") { isNarrow.toggle() }
    }
  }
}

private struct Place: View {
  let frame: CGRect
  var body: some View { Text("\(Int(frame.minX)), \(Int(frame.minY))") }
}

private struct Lines: View {
  @State private var lines = 1
  var body: some View {
    ForEach(0..<lines, id: \.self) { Text("line \($0)") }
    Button("Push") { lines += 1 }
  }
}

/// Says where it stands, below some lines.
private struct Placed: View {
  let log: Log
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Lines()
      HStack(spacing: 0) {
        Text("here:")
        GeometryReader { room in Place(frame: room.frame(in: .global)) }
      }
      GeometryReader { room in
        let _ = log.entries.append("\(Int(room.size.width)) wide")
        Text("no place")
      }
    }
  }
}

private struct Board: View {
  let space: CoordinateSpace
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("title")
      HStack(spacing: 0) {
        Text("ab")
        GeometryReader { room in
          let _ = room.frame(in: space)
          Place(frame: room.frame(in: space))
        }
      }
      .padding(.leading, 16)
      .coordinateSpace(.named("board"))
    }
  }
}

@MainActor @Suite struct SizeReading {
  @Test("D-04 what a view presents that was not chosen is neither drawn nor found")
  func presentations() throws {
    let host = ViewHost(options: HostOptions(columns: 40)) { Offers() }
    let wide = """
           a text of many words
        ╔══════════════════════════════════╗
        ║the sheet                         ║
        ╚══════════════════════════════════╝
      """
    #expect(host.text == wide)
    #expect(texts(host) == ["a text of many words", "the sheet", "Resize"])
    #expect(host.sheets.count == 1)
    #expect(host.alerts.count == 0)
    try host.buttons["Resize"].tap()
    #expect(
      host.text == """
          a text
                      ╔══════════╗
                      ║  Narrow  ║
                      ║          ║
                      ║ [ Fine ] ║
                      ╚══════════╝
        """)
    #expect(texts(host) == ["a text", "Fine", "Resize"])
    #expect(host.sheets.count == 0)
    #expect(host.alerts.count == 1)
    #expect(host.alerts.only.label == "Narrow")
    try host.buttons["Resize"].tap()
    #expect(host.text == wide)
    #expect(host.alerts.count == 0)
    host.checkInvariants()
  }

  @Test(
    "D-04 what a group of candidates presents is there whichever is chosen", arguments: [60, 10])
  func groupPresents(columns: Int) {
    let host = ViewHost(options: HostOptions(columns: columns)) {
      ViewThatFits {
        Group {
          Text("a text of many words")
          Text("a text")
        }
        .sheet(isPresented: .constant(true)) { Text("sheet") }
      }
    }
    #expect(texts(host) == [columns == 60 ? "a text of many words" : "a text", "sheet"])
    #expect(host.text.contains("║sheet"))
  }

  @Test("D-03 a geometry reader's content follows where it stands, if it asks") func places() throws
  {
    let log = Log()
    let host = ViewHost(options: HostOptions(columns: 20)) { Placed(log: log) }
    #expect(host.text == "line 0\n[ Push ]\nhere:40, 32\nno place")
    let report = try host.buttons["Push"].tap()
    #expect(host.text == "line 0\nline 1\n[ Push ]\nhere:40, 48\nno place")
    #expect(report.bodies == ["Lines", "Place"])
    #expect(log.entries == ["160 wide"])
    host.checkInvariants()
  }

  @Test("D-03 a frame is measured in the space that is named") func spaces() {
    #expect(drawn { Board(space: .global) } == "title\n  ab32, 16")
    #expect(drawn { Board(space: .named("board")) } == "title\n  ab32, 0")
    #expect(drawn { Board(space: .local) } == "title\n  ab0, 0")
  }

  @Test("D-03 a space that no view names is reported once") func unknownSpace() {
    let host = ViewHost { Board(space: .named("nowhere")) }
    #expect(host.text == "title\n  ab32, 16")
    #expect(host.issues.map(\.rule) == ["D-03"])
    #expect(host.issues.map(\.property) == ["frame(in: .named(\"nowhere\"))"])
  }

  @Test("D-04 only the view that fits appears, and it disappears when it no longer fits")
  func appearance() throws {
    let log = Log()
    let host = ViewHost { Watched(log: log) }
    #expect(log.entries == ["long appears"])
    try host.buttons["Resize"].tap()
    #expect(log.entries == ["long appears", "short appears", "long disappears"])
    try host.buttons["Resize"].tap()
    #expect(log.entries.suffix(2) == ["long appears", "short disappears"])
    host.unmount()
    #expect(log.entries.count == 6)
    #expect(log.entries.last == "long disappears")
  }

  private func texts(_ host: HostedScreen) -> [String] {
    (0..<host.texts.count).map { host.texts[$0].text }
  }

  @Test("D-04 the first view that fits is shown, and seen by queries", arguments: [60, 20])
  func fits(columns: Int) throws {
    let host = ViewHost(options: HostOptions(columns: columns)) { Header() }
    if columns == 60 {
      #expect(host.text == "A long title for Ada on a wide screen\n[ Rename ]")
      #expect(texts(host) == ["A long title for Ada on a wide screen", "Rename"])
    } else {
      #expect(host.text == "Short title for Ada\n[ Rename ]")
      #expect(texts(host) == ["Short title for Ada", "Rename"])
    }
  }

  @Test("D-04 another view is shown when the first no longer fits") func refit() throws {
    let host = ViewHost(options: HostOptions(columns: 40)) { Header() }
    #expect(host.text == "A long title for Ada on a wide screen\n[ Rename ]")
    try host.buttons["Rename"].tap()
    #expect(host.text == "Short title for Konstantinopolitanska\n[ Rename ]")
    #expect(host.texts.first.text == "Short title for Konstantinopolitanska")
  }

  @Test("D-03 a geometry reader tells its content the room there is") func geometry() {
    #expect(ViewHost(options: HostOptions(columns: 20)) { Halves() }.text == "left      right")
    #expect(
      ViewHost(options: HostOptions(columns: 40)) { Halves() }.text == "left                right")
  }

  @Test("D-03 a geometry reader's content follows its size in the same update") func resize() throws
  {
    let host = ViewHost { Adapting() }
    #expect(host.text == "narrow\n[ Widen ]")
    try host.buttons["Widen"].tap()
    #expect(host.text == "wide\n[ Widen ]")
    host.checkInvariants()
  }
}

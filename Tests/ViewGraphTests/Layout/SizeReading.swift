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

@MainActor @Suite struct SizeReading {
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

import Testing
import ViewGraph

@testable import ViewGraphText

private struct Fitting: App {
  var body: some Scene {
    WindowGroup {
      ViewThatFits(in: .vertical) {
        VStack {
          Button("tall") {}
          Text("2")
          Text("3")
          Text("4")
        }
        Button("short") {}
      }
    }
  }
}

private struct Measured: App {
  var body: some Scene {
    WindowGroup {
      GeometryReader { proxy in
        Text("\(Int(proxy.size.width / 8)) by \(Int(proxy.size.height / 16))")
      }
    }
  }
}

@MainActor @Suite struct LiveSizes {
  @Test("D-04 what fits is chosen by the lines of the terminal, for eyes and keys alike")
  func fitting() {
    let low = LiveBench(Fitting.self, columns: 20, lines: 4)
    low.press(.tab)
    #expect(low.focus == "button short")
    #expect(low.frame.contains { $0.contains("« short »") })
    let high = LiveBench(Fitting.self, columns: 20, lines: 8)
    high.press(.tab)
    #expect(high.focus == "button tall")
    #expect(high.frame.contains { $0.contains("« tall »") })
  }

  @Test("D-04 a reader of sizes is told those of the terminal") func reading() {
    let bench = LiveBench(Measured.self, columns: 20, lines: 20)
    #expect(bench.frame[0] == "20 by 19")
    // The panel has seven lines, and a line above it.
    bench.press(.control("p"))
    #expect(bench.frame[0] == "20 by 11")
  }
}

import Testing
import ViewGraph
import ViewGraphText

private struct Nest: View {
  let level: Int
  var body: some View {
    if level > 0 {
      VStack(alignment: .leading) {
        Nest(level: level - 1)
      }
    } else {
      Text("bottom")
    }
  }
}

private struct Lines: View {
  let level: Int
  var body: some View {
    VStack(alignment: .leading) {
      Text("\(level)")
      HStack { if level > 0 { Lines(level: level - 1) } }
    }
  }
}

@MainActor @Suite struct DeepDrawing {
  @Test("D-07 a view nested 5,000 deep is drawn") func nested() {
    let host = ViewHost { Nest(level: 5_000) }
    #expect(host.text == "bottom")
    let lines = ViewHost { Lines(level: 3_000) }
    let text = lines.text.split(separator: "\n")
    #expect(text.count == 3_001)
    #expect(text.last == "0")
  }
}

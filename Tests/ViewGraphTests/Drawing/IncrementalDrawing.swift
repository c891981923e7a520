import Testing
import ViewGraph
import ViewGraphText

@MainActor @Observable private final class Item: Identifiable {
  let id: Int
  var title: String
  init(_ id: Int) {
    self.id = id
    title = "Item \(id)"
  }
}

private struct ItemRow: View {
  let item: Item
  var body: some View {
    HStack {
      Text(item.title)
      Spacer()
      Text("#\(item.id)")
    }
  }
}

private struct Header: View {
  let count: Int
  var body: some View { Text("\(count) items").bold() }
}

private struct ItemScreen: View {
  let items: [Item]
  var body: some View {
    VStack(alignment: .leading) {
      Header(count: items.count)
      List(items) { ItemRow(item: $0) }
    }
  }
}

@MainActor @Suite struct IncrementalDrawing {
  @Test("D-07 of 1,000 rows the one that changed is measured and drawn again") func oneRow() {
    let items = (0..<1_000).map { Item($0) }
    let host = ViewHost(options: HostOptions(columns: 30)) { ItemScreen(items: items) }
    let before = host.text.split(separator: "\n")
    #expect(before.count == 1_001)
    let log = DrawingLog(of: host)
    #expect(host.text.split(separator: "\n") == before)
    #expect(log.events == [])
    items[500].title = "Changed"
    host.update()
    let after = host.text.split(separator: "\n")
    #expect(log.events == ["measured ItemRow", "drawn ItemRow"])
    #expect(after[501] == "  Changed                 #500")
    #expect(after.count == 1_001)
    #expect(zip(before, after).filter { $0 != $1 }.count == 1)
  }

  @Test("D-07 a row that grows moves the others and draws none of them again") func grows() {
    let items = (0..<50).map { Item($0) }
    let host = ViewHost(options: HostOptions(columns: 20)) { ItemScreen(items: items) }
    _ = host.text
    let log = DrawingLog(of: host)
    items[1].title = "A title of more than one line"
    host.update()
    #expect(
      host.text.split(separator: "\n").prefix(6) == [
        "50 items", "  Item 0          #0", "  A title of more", "  than one line   #1",
        "  Item 2          #2", "  Item 3          #3",
      ])
    #expect(log.events == ["measured ItemRow", "drawn ItemRow"])
    let fresh = ViewHost(options: HostOptions(columns: 20)) { ItemScreen(items: items) }
    #expect(fresh.text == host.text)
  }
}

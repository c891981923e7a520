import ViewGraph

struct ValueRow: View {
  let row: RowData

  var body: some View {
    HStack(spacing: 0) {
      Text(row.mark)
      Text(String(row.id))
      Text(row.label)
    }
  }
}

struct ValueRowsScreen: View {
  let handle: Handle<[RowData]>
  @State private var rows: [RowData] = []

  init(handle: Handle<[RowData]>) { self.handle = handle }

  var body: some View {
    let _ = handle.connect($rows)
    VStack(alignment: .leading, spacing: 0) {
      ForEach(rows) { ValueRow(row: $0) }
    }
  }
}

/// Rows that are handed their values: each change is a whole new array.
@MainActor package final class ValueRows: RowList {
  private let handle = Handle<[RowData]>()
  private var rows: [RowData] = []
  private var selected: Int?
  let host: ViewHost<ValueRowsScreen>

  package init() { host = ViewHost(ValueRowsScreen(handle: handle), options: .timed) }

  private func show() {
    handle.value = rows
    host.update()
  }

  package func setRows(_ rows: [RowData]) {
    selected = nil
    self.rows = rows
    show()
  }

  package func updateOne(at index: Int, label: String) {
    rows[index].label = label
    show()
  }

  package func updateTenth(_ label: (Int) -> String) {
    for index in stride(from: 0, to: rows.count, by: 10) { rows[index].label = label(index) }
    show()
  }

  package func select(_ index: Int) {
    if let selected { rows[selected].isSelected = false }
    rows[index].isSelected = true
    selected = index
    show()
  }

  package func swap(_ first: Int, _ second: Int) {
    rows.swapAt(first, second)
    show()
  }

  package func remove(at index: Int) {
    rows.remove(at: index)
    show()
  }

  package var shownLines: [String] { host.drawnLines }
  package var bodyCounts: [String: Int] { host.history.bodyCounts }
}

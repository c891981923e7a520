import ViewGraph

/// A row's model: observed property by property.
@Observable package final class RowModel: Identifiable {
  @ObservationIgnored package let id: Int
  package var label: String
  package var isSelected = false

  package init(_ row: RowData) {
    id = row.id
    label = row.label
  }

  package var mark: String { isSelected ? "*" : "" }
}

@Observable final class ModelStore {
  var rows: [RowModel] = []
}

struct ModelRow: View {
  let model: RowModel

  var body: some View {
    HStack(spacing: 0) {
      Text(model.mark)
      Text(String(model.id))
      Text(model.label)
    }
  }
}

struct ModelRowsScreen: View {
  let store: ModelStore

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(store.rows) { ModelRow(model: $0) }
    }
  }
}

/// Rows that read a model of their own.
@MainActor package final class ModelRows: RowList {
  private let store = ModelStore()
  private var selected: RowModel?
  let host: ViewHost<ModelRowsScreen>

  package init() { host = ViewHost(ModelRowsScreen(store: store), options: .timed) }

  package func setRows(_ rows: [RowData]) {
    selected = nil
    store.rows = rows.map(RowModel.init)
    host.update()
  }

  package func updateOne(at index: Int, label: String) {
    store.rows[index].label = label
    host.update()
  }

  package func updateTenth(_ label: (Int) -> String) {
    let rows = store.rows
    for index in stride(from: 0, to: rows.count, by: 10) { rows[index].label = label(index) }
    host.update()
  }

  package func select(_ index: Int) {
    selected?.isSelected = false
    let row = store.rows[index]
    row.isSelected = true
    selected = row
    host.update()
  }

  package func swap(_ first: Int, _ second: Int) {
    store.rows.swapAt(first, second)
    host.update()
  }

  package func remove(at index: Int) {
    store.rows.remove(at: index)
    host.update()
  }

  package var shownText: String { host.text }
  package var shownLines: [String] { host.drawnLines }
  package var bodyCounts: [String: Int] { host.history.bodyCounts }
}

import ViewGraph

/// What a row's state starts with, and the way to write to it from outside the screen.
@MainActor final class RowSlot: @MainActor Identifiable {
  let id: Int
  let initialLabel: String
  let label = Handle<String>()
  let isSelected = Handle<Bool>()

  init(_ row: RowData) {
    id = row.id
    initialLabel = row.label
  }
}

@MainActor @Observable final class SlotStore {
  var slots: [RowSlot] = []
}

struct StateRow: View {
  let slot: RowSlot
  @State private var label: String
  @State private var isSelected = false

  init(slot: RowSlot) {
    self.slot = slot
    _label = State(initialValue: slot.initialLabel)
  }

  private var mark: String { isSelected ? "*" : "" }

  var body: some View {
    let _ = slot.label.connect($label)
    let _ = slot.isSelected.connect($isSelected)
    HStack(spacing: 0) {
      Text(mark)
      Text(String(slot.id))
      Text(label)
    }
  }
}

struct StateRowsScreen: View {
  let store: SlotStore

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(store.slots) { StateRow(slot: $0) }
    }
  }
}

/// Rows that own their state.
@MainActor package final class StateRows: RowList {
  private let store = SlotStore()
  private var selected: RowSlot?
  let host: ViewHost<StateRowsScreen>

  package init() { host = ViewHost(StateRowsScreen(store: store), options: .timed) }

  package func setRows(_ rows: [RowData]) {
    selected = nil
    store.slots = rows.map(RowSlot.init)
    host.update()
  }

  package func updateOne(at index: Int, label: String) {
    store.slots[index].label.value = label
    host.update()
  }

  package func updateTenth(_ label: (Int) -> String) {
    let slots = store.slots
    for index in stride(from: 0, to: slots.count, by: 10) {
      slots[index].label.value = label(index)
    }
    host.update()
  }

  package func select(_ index: Int) {
    selected?.isSelected.value = false
    let slot = store.slots[index]
    slot.isSelected.value = true
    selected = slot
    host.update()
  }

  package func swap(_ first: Int, _ second: Int) {
    store.slots.swapAt(first, second)
    host.update()
  }

  package func remove(at index: Int) {
    store.slots.remove(at: index)
    host.update()
  }

  package var shownLines: [String] { host.drawnLines }
  package var bodyCounts: [String: Int] { host.history.bodyCounts }
}

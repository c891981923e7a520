import ViewGraph

/// The items with how many are left, and a field for the next one.
public struct TaskListView: View {
  @State private var store: TaskStore
  @State private var newTitle = ""

  /// A list that owns a store, made when the list first appears; of later ones none is made.
  public init(_ store: @autoclosure @escaping () -> TaskStore) {
    _store = State(wrappedValue: store())
  }

  /// The items below their count, and the field.
  public var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(store.items) { TaskRow(item: $0) }
            .onDelete { store.delete(at: $0) }
            .onMove { store.move(from: $0, to: $1) }
          if store.items.isEmpty {
            Text("Nothing to do.").foregroundStyle(.secondary)
          }
        } header: {
          RemainingHeader(store: store)
        }
        Section {
          TextField("New task", text: $newTitle)
            .onSubmit {
              store.add(newTitle)
              newTitle = ""
            }
        } footer: {
          Text("Return adds it.").foregroundStyle(.secondary)
        }
      }
      .navigationTitle("Tasks")
      .toolbar { ClearButton(store: store) }
    }
  }
}

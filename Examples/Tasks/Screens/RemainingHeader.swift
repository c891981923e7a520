import ViewGraph

/// How much is left, in words and as a bar.
struct RemainingHeader: View {
  let store: TaskStore

  var body: some View {
    let count = store.items.count
    HStack(spacing: 8) {
      Text("\(store.remaining) remaining").bold()
      if count > 0 {
        ProgressView(value: Double(count - store.remaining), total: Double(count))
          .frame(maxWidth: 240)
      }
    }
  }
}

/// Takes away what is done.
struct ClearButton: View {
  let store: TaskStore

  var body: some View {
    Button("Clear done") { store.deleteDone() }
      .disabled(store.remaining == store.items.count)
  }
}

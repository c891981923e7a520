import ViewGraph

/// One item, to be ticked off and renamed in place.
struct TaskRow: View {
  @Bindable var item: TaskItem

  var body: some View {
    HStack(spacing: 8) {
      Toggle(item.title, isOn: $item.isDone)
        .labelsHidden()
      TextField("Title", text: $item.title)
        .strikethrough(item.isDone)
    }
  }
}

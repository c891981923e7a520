import ViewGraph

/// The latest line of the console of saves.
struct SaveLine: View {
  let console: SaveConsole

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Divider()
      Text(console.lines.last ?? "Not saved yet").foregroundStyle(.secondary)
    }
  }
}

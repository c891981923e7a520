import ViewGraph

/// One state of a control, with its name before it.
struct Specimen<Content: View>: View {
  let name: String
  let content: Content

  init(_ name: String, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  var body: some View {
    HStack(alignment: .top, spacing: 8) {
      Text(name).opacity(0.6).frame(width: 80, alignment: .leading)
      content
    }
  }
}

/// A control ready, with the focus, and disabled.
struct States<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    Specimen("ready") { content }
    Specimen("focused") { content.drawnWithFocus() }
    Specimen("disabled") { content.disabled(true) }
  }
}

/// Specimens below each other.
struct Specimens<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View { VStack(alignment: .leading) { content } }
}

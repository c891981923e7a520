import ViewGraph

struct ChainLeaf: View {
  let handle: Handle<String>
  @State private var text = "v"

  init(handle: Handle<String>) { self.handle = handle }

  var body: some View {
    let _ = handle.connect($text)
    Text(text)
  }
}

/// One link of a chain of views: each body makes the next, the last makes the leaf.
struct ChainLink: View {
  let depth: Int
  let handle: Handle<String>

  var body: AnyView {
    depth == 0
      ? AnyView(ChainLeaf(handle: handle)) : AnyView(ChainLink(depth: depth - 1, handle: handle))
  }
}

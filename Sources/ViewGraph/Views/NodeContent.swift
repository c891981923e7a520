/// What a node's code made in its latest run, once there was one.
///
/// Behind a pointer, and of no type of its own: an `Optional` of a type that only the program's own
/// module knows, or any other generic type around it, is looked up in the runtime at each use of it and
/// when it ends, which was a sixth of what removing a row costs. The node knows the type.
struct NodeContent: @unchecked Sendable {
  private var pointer: UnsafeMutableRawPointer?

  var isEmpty: Bool { pointer == nil }

  /// Keeps content in place of what was kept before, which was of the same type.
  mutating func set<Content>(_ content: consuming Content) {
    if let pointer {
      pointer.assumingMemoryBound(to: Content.self).pointee = content
    } else {
      let made = UnsafeMutablePointer<Content>.allocate(capacity: 1)
      made.initialize(to: content)
      pointer = UnsafeMutableRawPointer(made)
    }
  }

  /// Keeps nothing from now on; to be called before the end of the node.
  mutating func clear<Content>(_: Content.Type) {
    guard let pointer else { return }
    self.pointer = nil
    let content = pointer.assumingMemoryBound(to: Content.self)
    content.deinitialize(count: 1)
    content.deallocate()
  }

  /// A copy of the content, nil where there is none.
  func value<Content>(_: Content.Type) -> Content? {
    pointer?.assumingMemoryBound(to: Content.self).pointee
  }

  /// Where the content is, nil where there is none.
  func address<Content>(_: Content.Type) -> UnsafePointer<Content>? {
    pointer.map { UnsafePointer($0.assumingMemoryBound(to: Content.self)) }
  }
}

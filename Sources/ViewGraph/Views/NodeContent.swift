/// What a node's code made in its latest run, once there was one.
///
/// Kept behind a pointer: the type of an `Optional` around a type that only the program's own module
/// knows is looked up in the runtime at each use of it and when it ends.
struct NodeContent<Content>: @unchecked Sendable {
  private var pointer: UnsafeMutablePointer<Content>?

  var isEmpty: Bool { pointer == nil }

  /// Keeps content in place of what was kept before.
  mutating func set(_ content: consuming Content) {
    if let pointer {
      pointer.pointee = content
    } else {
      let made = UnsafeMutablePointer<Content>.allocate(capacity: 1)
      made.initialize(to: content)
      pointer = made
    }
  }

  /// Keeps nothing from now on; to be called before the end of the node.
  mutating func clear() {
    guard let pointer else { return }
    self.pointer = nil
    pointer.deinitialize(count: 1)
    pointer.deallocate()
  }

  /// A copy of the content, nil where there is none.
  var value: Content? { pointer?.pointee }

  /// Calls `body` with the content; false where there is none.
  func read(_ body: (borrowing Content) -> Void) -> Bool {
    guard let pointer else { return false }
    body(pointer.pointee)
    return true
  }
}

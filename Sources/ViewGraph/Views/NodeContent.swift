/// What a node's code made in its latest run, once there was one.
///
/// Of no type of its own: an `Optional` of a type that only the program's own module knows, or any
/// other generic type around it, is looked up in the runtime at each use of it and when it ends, which
/// was a sixth of what removing a row costs. The node knows the type.
///
/// What fits into a word is kept in place, as a row's view that holds nothing but its model is; anything
/// else behind a pointer.
struct NodeContent: @unchecked Sendable {
  private var word: UInt = 0
  private(set) var isEmpty = true

  @inline(__always)
  private static func fits<Content>(_: Content.Type) -> Bool {
    MemoryLayout<Content>.size <= MemoryLayout<UInt>.size
      && MemoryLayout<Content>.alignment <= MemoryLayout<UInt>.alignment
  }

  /// Keeps content in place of what was kept before, which was of the same type.
  mutating func set<Content>(_ content: consuming Content) {
    if !isEmpty {
      address(Content.self).pointee = content
      return
    }
    isEmpty = false
    if !Self.fits(Content.self) {
      word = UInt(bitPattern: UnsafeMutablePointer<Content>.allocate(capacity: 1))
    }
    address(Content.self).initialize(to: content)
  }

  /// Keeps nothing from now on; to be called before the end of the node.
  mutating func clear<Content>(_: Content.Type) {
    if isEmpty { return }
    isEmpty = true
    let content = address(Content.self)
    content.deinitialize(count: 1)
    if !Self.fits(Content.self) { content.deallocate() }
  }

  /// A copy of the content, nil where there is none.
  mutating func value<Content>(_: Content.Type) -> Content? {
    isEmpty ? nil : address(Content.self).pointee
  }

  /// Calls `body` with the place of the content, where there is some; false where there is none.
  mutating func read<Content>(_: Content.Type, _ body: (UnsafePointer<Content>) -> Void) -> Bool {
    if isEmpty { return false }
    body(UnsafePointer(address(Content.self)))
    return true
  }

  /// Where content of more than a word is, of whatever type.
  var ofManyWords: UnsafeRawPointer? { isEmpty ? nil : UnsafeRawPointer(bitPattern: word) }

  /// Where the content is: good until the function that asks returns, as a node stays where it is.
  @inline(__always)
  private mutating func address<Content>(_: Content.Type) -> UnsafeMutablePointer<Content> {
    if !Self.fits(Content.self) { return UnsafeMutablePointer(bitPattern: word)! }
    let place = withUnsafeMutablePointer(to: &word) { UnsafeMutableRawPointer($0) }
    return place.bindMemory(to: Content.self, capacity: 1)
  }
}

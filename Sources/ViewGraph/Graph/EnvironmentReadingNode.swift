/// A reader of environment values that stands at a node, or is one.
@MainActor protocol EnvironmentReadingNode: EnvironmentReader {
  var readingNode: Node { get }
}

extension EnvironmentReadingNode {
  func precedes(_ other: any EnvironmentReader) -> Bool {
    guard let other = other as? any EnvironmentReadingNode else { return false }
    return readingNode !== other.readingNode && readingNode.precedes(other.readingNode)
  }
}

/// The declared keys of stored defaults, compared at the start of each pass (S-01).
struct StoredDefaultsReaders {
  private var readers: [ObjectIdentifier: WeakReader] = [:]

  private struct WeakReader { weak var reader: (any StoredValueReader)? }

  /// Whether any key is declared.
  var isEmpty: Bool { readers.isEmpty }

  mutating func add(_ reader: any StoredValueReader) {
    readers[ObjectIdentifier(reader)] = WeakReader(reader: reader)
  }

  mutating func remove(_ reader: any StoredValueReader) {
    readers[ObjectIdentifier(reader)] = nil
  }

  /// Invalidates the views whose key holds another value than they saw.
  @MainActor func compare() {
    if readers.isEmpty { return }
    for reader in readers.values.compactMap(\.reader).sorted(by: { $0.precedes($1) }) {
      reader.compareStoredValue()
    }
  }
}

/// A declared key of a store that others may write too.
@MainActor protocol StoredValueReader: AnyObject {
  var readingNode: EvaluatedNode { get }
  func compareStoredValue()
}

extension StoredValueReader {
  func precedes(_ other: any StoredValueReader) -> Bool {
    readingNode !== other.readingNode && readingNode.precedes(other.readingNode)
  }
}

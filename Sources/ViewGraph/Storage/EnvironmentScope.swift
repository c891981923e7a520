/// One value that one ancestor set: a link of the list that every node below it sees.
///
/// The list is persistent: a node holds its head and copies nothing. Who reads the value is
/// registered here, so a change reaches its readers without walking the tree between (E-04).
final class EnvironmentSlot {
  let key: ObjectIdentifier
  /// The name of the key's type, for reports.
  let name: String
  var value: Any
  /// The next link outward.
  private(set) var outer: EnvironmentSlot?
  private var readers: [ObjectIdentifier: WeakReader] = [:]

  /// What shows the value, though no body read it: the format of a date, the locale of a text.
  private var contentReaders: [ObjectIdentifier: WeakContent] = [:]

  private struct WeakContent { weak var reader: (any ContentReader)? }
  private struct WeakReader { weak var reader: (any EnvironmentReader)? }

  init(key: ObjectIdentifier, name: String, value: Any, outer: EnvironmentSlot?) {
    self.key = key
    self.name = name
    self.value = value
    self.outer = outer
  }

  deinit {
    // As many links as ancestors that set a value: released in a loop, as for `Identity`.
    var next = outer
    outer = nil
    while isKnownUniquelyReferenced(&next) { next = next?.takeOuter() }
  }

  private func takeOuter() -> EnvironmentSlot? {
    defer { outer = nil }
    return outer
  }

  var hasReaders: Bool { readers.values.contains { $0.reader != nil } }

  func add(_ reader: any EnvironmentReader) {
    readers[ObjectIdentifier(reader)] = WeakReader(reader: reader)
  }

  /// Notes whose content shows the value, until the value is another.
  func add(contentReader reader: any ContentReader) {
    contentReaders[ObjectIdentifier(reader)] = WeakContent(reader: reader)
    if contentReaders.count >= 2 * liveContentReaders {
      contentReaders = contentReaders.filter { $0.value.reader != nil }
      liveContentReaders = max(16, contentReaders.count)
    }
  }

  private var liveContentReaders = 16

  func remove(_ reader: any EnvironmentReader) {
    readers[ObjectIdentifier(reader)] = nil
  }

  /// Stores a value and tells the readers, unless it equals the stored one.
  ///
  /// - Complexity: O(*r* log *r*) in the number of readers of the key below this ancestor.
  @MainActor func set(_ newValue: Any) {
    if areEqualValues(value, newValue) { return }
    value = newValue
    tellReaders()
  }

  @MainActor fileprivate func tellReaders() {
    let listeners = readers.values.compactMap(\.reader).sorted { $0.precedes($1) }
    for reader in listeners { reader.environmentChanged() }
    let shown = contentReaders
    contentReaders = [:]
    for reader in shown.values { reader.reader?.shownValueDidChange() }
  }
}

/// Something that depends on environment values: a declared property, or an ancestor that derives one.
@MainActor protocol EnvironmentReader: AnyObject {
  func environmentChanged()
  /// Whether it stands before another in tree order.
  func precedes(_ other: any EnvironmentReader) -> Bool
}

/// The values of a host, outermost of all: slots for keys that no ancestor set.
final class EnvironmentRoot {
  private var slots: [ObjectIdentifier: EnvironmentSlot] = [:]

  func slot(for key: ObjectIdentifier) -> EnvironmentSlot? { slots[key] }

  func slot(
    for key: ObjectIdentifier, name: String, default defaultValue: () -> Any
  ) -> EnvironmentSlot {
    if let slot = slots[key] { return slot }
    let slot = EnvironmentSlot(key: key, name: name, value: defaultValue(), outer: nil)
    slots[key] = slot
    return slot
  }

  /// Sets a value of the host's own; its readers are told, and those of the whole environment.
  @MainActor func set(_ value: Any, for key: ObjectIdentifier, name: String) {
    let known = slots[key]?.value
    slot(for: key, name: name) { value }.set(value)
    if let known, areEqualValues(known, value) { return }
    every.tellReaders()
  }

  /// Stands for all keys that no ancestor sets: those that nobody has asked for have no slot.
  let every = EnvironmentSlot(
    key: ObjectIdentifier(EnvironmentRoot.self), name: "self", value: (), outer: nil)
}

/// Notes which slots a read of `EnvironmentValues` touched.
///
/// Used on the main actor only.
enum EnvironmentRecorder {
  nonisolated(unsafe) static var touched: [EnvironmentSlot]?

  static func record<T>(_ read: () -> T) -> (value: T, slots: [EnvironmentSlot]) {
    let outer = touched
    touched = []
    defer { touched = outer }
    let value = read()
    return (value, touched ?? [])
  }
}

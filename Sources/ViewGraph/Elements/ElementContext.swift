/// What surrounds an element: set by decorations, inherited inward.
///
/// Each element has one, and most have that of the element around them: copies share their values
/// until one of them is changed.
@dynamicMemberLookup @MainActor package struct ElementContext {
  /// The values, each by the name it has in the context.
  package struct Values {
    package var disabledBy: String?
    package var label: String?
    package var identifier: String?
    package var value: String?
    package var isAccessibilityHidden = false
    package var isHidden = false
    /// What keeps touches away, the innermost where there are several.
    var barrier: TouchBarrier?
    package var focus: [FocusContent] = []
    package var submit: [(triggers: SubmitTriggers, action: @MainActor () -> Void)] = []
    package var onTap: (@MainActor () -> Void)?
    package var refresh: (@MainActor @Sendable () async -> Void)?
    package var tag: AnyHashable?
    /// The `ForEach` rows around, the innermost last.
    package var rows: [Node] = []
    package var list: ListContent?
    /// Whether the next element is a row of the list or form around it.
    package var isListLevel = false
  }

  private final class Storage {
    var values: Values

    init(_ values: Values) { self.values = values }
  }

  private var storage = Storage(Values())

  /// One of the values.
  package subscript<T>(dynamicMember path: WritableKeyPath<Values, T>) -> T {
    get { storage.values[keyPath: path] }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.values) }
      yield &storage.values[keyPath: path]
    }
  }

  /// What an element's own children inherit: its names are its own.
  var inside: ElementContext {
    let values = storage.values
    if values.label == nil, values.identifier == nil, values.value == nil, values.tag == nil {
      return self
    }
    var inner = self
    inner.label = nil
    inner.identifier = nil
    inner.value = nil
    inner.tag = nil
    return inner
  }
}

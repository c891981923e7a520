/// Read and write access to a value that something else owns.
///
/// Reads see the owner's value and make the view that reads depend on it; writes go to the owner and
/// invalidate whoever read the value (B-01). A view that only passes a binding on does not depend on
/// the value (B-10). Bindings narrow by key path and by subscript, to any depth (B-02).
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
  let location: TypedLocation<Value>
  /// The transaction its writes are made in.
  public var transaction = Transaction()
  /// The view this binding is a property of, once it is installed.
  private var home: NodeHandle?

  init(location: TypedLocation<Value>) { self.location = location }

  /// A binding made of two closures.
  ///
  /// The getter is called at each read, and its reads count for the body that calls it; the setter
  /// may be called several times (B-03). A write from another thread is queued to the main actor; a
  /// read from there traps. Two such bindings are never equal inputs.
  @preconcurrency public init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void
  ) {
    location = ClosureLocation(get: get, set: { value, _ in set(value) })
  }

  /// A binding made of two closures; the setter gets the transaction too.
  @preconcurrency public init(
    get: @escaping @MainActor () -> Value,
    set: @escaping @MainActor (Value, Transaction) -> Void
  ) {
    location = ClosureLocation(get: get, set: set)
  }

  /// A binding with the same place as another.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a value that ignores writes (B-04).
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// The value.
  ///
  /// A read in a body makes the body depend on it.
  public var wrappedValue: Value {
    get {
      let value = location.read()
      if Evaluation.isInPass {
        recordRead(of: value)
      } else if let source = location.source {
        ContentReading.note(source)
      }
      return value
    }
    nonmutating set { location.write(newValue, in: transaction) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  ///
  /// Narrowing reads nothing where the whole path is values. A path through a class evaluates its
  /// getter once, so the body that narrows depends on the property.
  public subscript<Part>(
    dynamicMember keyPath: WritableKeyPath<Value, Part>
  ) -> Binding<Part> {
    var part = Binding<Part>(location: PartLocation(location, keyPath))
    part.transaction = transaction
    if keyPath is ReferenceWritableKeyPath<Value, Part>, Evaluation.isInPass {
      _ = location.read()[keyPath: keyPath]
    }
    return part
  }

  private func recordRead(of value: Value) {
    // Inside a pass, so on the main actor.
    nonisolated(unsafe) let value = value
    let location = location
    let home = home
    MainActorAccess.assumingMainActor {
      guard let source = location.source, let reader = Self.reader(from: home) else { return }
      if reader === source.owner {
        source.recordOwnRead()
      } else if location.isWhole {
        reader.addEdge(to: source, check: nil)
      } else {
        reader.addEdge(to: source, check: BindingCheck(location: location, seen: value))
      }
    }
  }

  /// Whose dependency a read is: the body in evaluation; for a content closure, the view it was
  /// written in.
  @MainActor private static func reader(from home: NodeHandle?) -> EvaluatedNode? {
    guard let node = Evaluation.node else { return home?.node }
    if node.kind == .row, let home = home?.node { return home }
    return node
  }

  /// Notes the view that holds the binding.
  public static func _install(
    _ property: UnsafeMutablePointer<Self>, in installer: inout PropertyInstaller
  ) {
    property.pointee.home = installer.node.makeHandle()
  }

  /// The binding with a transaction for its writes.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var changed = self
    changed.transaction = transaction
    return changed
  }

  /// The binding with an animation for its writes.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}

extension Binding {
  /// A binding to an optional of the value: reads are never nil, and writing nil is ignored.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    location = ConvertedLocation(base.location, forward: { .some($0) }, back: { $0 })
    transaction = base.transaction
  }

  /// A binding to what an optional holds, or nil where it holds nothing now.
  ///
  /// It is looked at once. If the optional becomes nil later, a read traps (case BI-1).
  public init?(_ base: Binding<Value?>) {
    guard base.wrappedValue != nil else { return nil }
    location = UnwrappedLocation(base.location)
    transaction = base.transaction
  }

  /// A binding to the value as a hashable one.
  public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
    location = ConvertedLocation(
      base.location, forward: { AnyHashable($0) }, back: { $0.base as? Wrapped })
    transaction = base.transaction
  }
}

extension Binding: InputProperty {
  static func areSameInput(_ left: Self, _ right: Self) -> Bool {
    left.location.isSamePlace(as: right.location)
  }

  static func showsSame(_ left: Self, _ right: Self) -> Bool {
    if let source = right.location.source { return !ContentComparison.isCaused(by: source) }
    if right.location is ConstantLocation<Value> { return areSameInput(left, right) }
    return !ContentComparison.isCausedByChange
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to one element.
  public typealias Element = Binding<Value.Element>
  /// Goes through the elements by position.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A part of the collection, by position.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The position of an element.
  public typealias Index = Value.Index
  /// The positions of the elements.
  public typealias Indices = Value.Indices
  /// The position of the first element.
  public var startIndex: Index { wrappedValue.startIndex }
  /// The position after the last element.
  public var endIndex: Index { wrappedValue.endIndex }
  /// All positions.
  public var indices: Value.Indices { wrappedValue.indices }
  /// The next position.
  public func index(after index: Index) -> Index { wrappedValue.index(after: index) }
  /// Moves to the next position.
  public func formIndex(after index: inout Index) { wrappedValue.formIndex(after: &index) }

  /// A binding to the element at a position, good for as long as the position is (B-02).
  ///
  /// Once the position is gone, a read gives the last value and a write is dropped and reported
  /// (B-09).
  /// - Precondition: The position is that of an element now.
  public subscript(position: Index) -> Binding<Value.Element> {
    let items = location.read()
    guard items.startIndex <= position, position < items.endIndex else {
      fatalError(
        """
        There is no element at position \(position) of the \(TypeName.short(Value.self)) that a \
        binding leads to: its positions go from \(items.startIndex) up to and without \
        \(items.endIndex). Ask its `indices` first, or go through the elements by `ForEach($items)`.
        """)
    }
    return Binding<Value.Element>(
      location: ElementLocation(location, at: position, latest: items[position]))
  }
}

extension Binding: BidirectionalCollection
where Value: MutableCollection & BidirectionalCollection {
  /// The position before.
  public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
  /// Moves to the position before.
  public func formIndex(before index: inout Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}

/// What a binding refers to.
///
/// Its subclasses read and write: a state, a part of another binding, the property of a model, a
/// pair of closures, or a constant.
class BindingLocation: @unchecked Sendable {
  /// Whether two bindings with these locations are one input: the same place in the same source.
  func isSamePlace(as other: BindingLocation) -> Bool { self === other }
}

/// A location of values of one type.
class TypedLocation<Value>: BindingLocation, @unchecked Sendable {
  /// The value now; inside a pass, the one bodies see.
  func read() -> Value { fatalError("\(type(of: self)) does not say how it is read.") }

  /// Writes the value.
  func write(_ value: Value, in transaction: Transaction) {}

  /// The state at the root of the location, if there is one.
  var source: AnyStateLocation? { nil }

  /// The model at the root of the location and the property that is read of it, if there is one.
  var modelPart: (model: AnyObject, path: AnyKeyPath)? { nil }

  /// Whether a read is of the whole state, not of a part.
  var isWhole: Bool { false }

  /// The value now, nil where what it is a part of has gone.
  func present() -> Value? { read() }

  /// Whether a read runs none of the program's code.
  var isPlain: Bool { false }
}

/// A part that a body read through a binding, with the value it saw.
struct BindingCheck<Value>: PartCheck {
  let location: TypedLocation<Value>
  let seen: Value

  func isChanged() -> Bool {
    guard let value = location.present() else { return true }
    return !areEqual(seen, value, by: .plan(for: Value.self))
  }

  var isPlain: Bool { location.isPlain }

  func isSamePart(as other: any PartCheck) -> Bool {
    (other as? BindingCheck<Value>)?.location.isSamePlace(as: location) ?? false
  }
}

/// The location of a `@State`, as a binding sees it.
final class StateBindingLocation<Value>: TypedLocation<Value>, @unchecked Sendable {
  let state: StateLocation<Value>

  init(_ state: StateLocation<Value>) { self.state = state }

  override func read() -> Value { Evaluation.isInPass ? state.snapshot : state.newest }

  override func write(_ value: Value, in transaction: Transaction) {
    transaction.run { state.write(value) }
  }

  override var source: AnyStateLocation? { state }

  override var isWhole: Bool { true }

  override var isPlain: Bool { true }

  override func isSamePlace(as other: BindingLocation) -> Bool {
    (other as? StateBindingLocation<Value>)?.state === state
  }
}

/// A part of what another location holds, by key path.
final class PartLocation<Whole, Value>: TypedLocation<Value>, @unchecked Sendable {
  let whole: TypedLocation<Whole>
  let keyPath: WritableKeyPath<Whole, Value>

  init(_ whole: TypedLocation<Whole>, _ keyPath: WritableKeyPath<Whole, Value>) {
    self.whole = whole
    self.keyPath = keyPath
  }

  override func read() -> Value { whole.read()[keyPath: keyPath] }

  override func present() -> Value? { whole.present().map { $0[keyPath: keyPath] } }

  // A path without an offset leads through a computed property, a subscript or a class.
  override var isPlain: Bool { whole.isPlain && MemoryLayout<Whole>.offset(of: keyPath) != nil }

  override func write(_ value: Value, in transaction: Transaction) {
    // Through a class the part is written in place: the whole, a reference, does not change.
    if let referencePath = keyPath as? ReferenceWritableKeyPath<Whole, Value> {
      transaction.run { whole.read()[keyPath: referencePath] = value }
      return
    }
    var changed = whole.read()
    changed[keyPath: keyPath] = value
    whole.write(changed, in: transaction)
  }

  override var source: AnyStateLocation? { whole.source }

  override var modelPart: (model: AnyObject, path: AnyKeyPath)? { whole.modelPart }

  override func isSamePlace(as other: BindingLocation) -> Bool {
    guard let other = other as? PartLocation<Whole, Value> else { return false }
    return other.keyPath == keyPath && other.whole.isSamePlace(as: whole)
  }
}

/// A property of a model: a class is at the root, and nothing owns a copy.
final class ModelLocation<Root: AnyObject, Value>: TypedLocation<Value>, @unchecked Sendable {
  let model: Root
  let keyPath: ReferenceWritableKeyPath<Root, Value>

  init(_ model: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.model = model
    self.keyPath = keyPath
  }

  override func read() -> Value { model[keyPath: keyPath] }

  override var modelPart: (model: AnyObject, path: AnyKeyPath)? { (model, keyPath) }

  override func write(_ value: Value, in transaction: Transaction) {
    transaction.run { model[keyPath: keyPath] = value }
  }

  override func isSamePlace(as other: BindingLocation) -> Bool {
    guard let other = other as? ModelLocation<Root, Value> else { return false }
    return other.model === model && other.keyPath == keyPath
  }
}

/// One element of a collection that another location holds.
///
/// With an ID it follows its element; without, it names a position. When the element is gone the
/// location answers with the last value it held, and a write is dropped and reported (B-09).
final class ElementLocation<Items: MutableCollection>: TypedLocation<Items.Element>,
  @unchecked Sendable
{
  let whole: TypedLocation<Items>
  private let position: Items.Index
  private let isTheElement: ((Items.Element) -> Bool)?
  private var latest: Items.Element

  init(
    _ whole: TypedLocation<Items>, at position: Items.Index, latest: Items.Element,
    where isTheElement: ((Items.Element) -> Bool)? = nil
  ) {
    self.whole = whole
    self.position = position
    self.latest = latest
    self.isTheElement = isTheElement
  }

  private func find(in items: Items) -> Items.Index? {
    guard let isTheElement else {
      return items.indices.startIndex <= position && position < items.endIndex ? position : nil
    }
    if position >= items.startIndex, position < items.endIndex, isTheElement(items[position]) {
      return position
    }
    return items.firstIndex(where: isTheElement)
  }

  override var source: AnyStateLocation? { whole.source }

  override var modelPart: (model: AnyObject, path: AnyKeyPath)? { whole.modelPart }

  // IDs are asked of elements that are there, as the ForEach itself does.
  override var isPlain: Bool { whole.isPlain }

  override func present() -> Items.Element? { whole.present() == nil ? latest : read() }

  override func read() -> Items.Element {
    let items = whole.read()
    guard let index = find(in: items) else { return latest }
    let element = items[index]
    latest = element
    return element
  }

  override func write(_ value: Items.Element, in transaction: Transaction) {
    var items = whole.read()
    guard let index = find(in: items) else {
      let issue = GraphIssue.bindingToRemovedElement(type: TypeName.short(Items.Element.self))
      if let source { source.inbox.report(issue) } else { IssueReporting.report(issue) }
      return
    }
    items[index] = value
    whole.write(items, in: transaction)
  }

  override func isSamePlace(as other: BindingLocation) -> Bool {
    guard let other = other as? ElementLocation<Items> else { return false }
    return other.position == position && other.whole.isSamePlace(as: whole)
  }
}

/// A pair of closures.
final class ClosureLocation<Value>: TypedLocation<Value>, @unchecked Sendable {
  private let get: @MainActor () -> Value
  private let set: @MainActor (Value, Transaction) -> Void

  init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value, Transaction) -> Void
  ) {
    self.get = get
    self.set = set
  }

  override func read() -> Value {
    guard Evaluation.isInPass else {
      ContentReading.noteClosure()
      return MainActorAccess.read("A binding made by Binding(get:set:)") { get() }
    }
    let outer = Evaluation.isInBindingGetter
    Evaluation.isInBindingGetter = true
    defer { Evaluation.isInBindingGetter = outer }
    return MainActorAccess.assumingMainActor { get() }
  }

  override func write(_ value: Value, in transaction: Transaction) {
    nonisolated(unsafe) let value = value
    MainActorAccess.write { [set] in transaction.run { set(value, transaction) } }
  }

  /// Closures cannot be compared, so such a binding always counts as changed.
  override func isSamePlace(as other: BindingLocation) -> Bool { false }
}

/// A value that ignores writes.
class ConstantLocation<Value>: TypedLocation<Value>, @unchecked Sendable {
  private let value: Value

  init(_ value: Value) { self.value = value }

  override func read() -> Value { value }

  override func isSamePlace(as other: BindingLocation) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return areEqual(value, other.value, by: .plan(for: Value.self))
  }
}

/// The initial value of a state that is not installed: a write has nowhere to go (O-07).
final class UninstalledLocation<Value>: ConstantLocation<Value>, @unchecked Sendable {
  override func write(_ value: Value, in transaction: Transaction) {
    if Evaluation.isInPass { return }
    IssueReporting.report(.stateNotInstalled(type: TypeName.short(Value.self)))
  }
}

/// What an optional binding holds once it was seen not to be nil (case BI-1).
final class UnwrappedLocation<Value>: TypedLocation<Value>, @unchecked Sendable {
  private let optional: TypedLocation<Value?>

  init(_ optional: TypedLocation<Value?>) { self.optional = optional }

  override func read() -> Value { optional.read()! }

  override func present() -> Value? { optional.present() ?? nil }

  override var isPlain: Bool { optional.isPlain }

  override var source: AnyStateLocation? { optional.source }

  override func write(_ value: Value, in transaction: Transaction) {
    optional.write(value, in: transaction)
  }

  override func isSamePlace(as other: BindingLocation) -> Bool {
    guard let other = other as? UnwrappedLocation<Value> else { return false }
    return other.optional.isSamePlace(as: optional)
  }
}

/// A binding seen through a conversion in both directions.
final class ConvertedLocation<Source, Value>: TypedLocation<Value>, @unchecked Sendable {
  private let origin: TypedLocation<Source>
  private let forward: (Source) -> Value
  private let back: (Value) -> Source?

  init(
    _ origin: TypedLocation<Source>, forward: @escaping (Source) -> Value,
    back: @escaping (Value) -> Source?
  ) {
    self.origin = origin
    self.forward = forward
    self.back = back
  }

  override func read() -> Value { forward(origin.read()) }

  override func present() -> Value? { origin.present().map(forward) }

  override var source: AnyStateLocation? { origin.source }

  override func write(_ value: Value, in transaction: Transaction) {
    if let converted = back(value) { origin.write(converted, in: transaction) }
  }

  override func isSamePlace(as other: BindingLocation) -> Bool {
    guard let other = other as? ConvertedLocation<Source, Value> else { return false }
    return other.origin.isSamePlace(as: origin)
  }
}

import Foundation

/// How two values of one type are compared: worked out once for the type, then run without reflection.
///
/// Plain data is compared by its bits with padding left out, other `Equatable` values by `==`, the
/// rest field by field; references by identity, closures by code where they captured nothing (V-02).
final class ValueComparison: @unchecked Sendable {
  typealias Test = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  /// What the comparison is for.
  enum Purpose {
    /// Whether a view is run again: a closure that captured something always differs.
    case inputs
    /// Whether a body described something else. Closures show nothing and are left out; a binding
    /// shows something else where what it leads to changed.
    case content
    /// Whether a body handed something else to a view with a body of its own. Closures and bindings
    /// are left out: that view's own run is judged by itself.
    case handedOn
  }

  /// One thing to compare at one place in the value.
  enum Part {
    /// Bits, from an offset on.
    case bits(offset: Int, count: Int)
    /// A value with an `==` of its own, which is not asked about a value and its exact copy.
    case equatable(offset: Int, count: Int, Test)
    /// Anything else, by a test of its own.
    case test(offset: Int, Test)
  }

  /// Adjacent plain fields are merged, so a struct of plain data is one part.
  @exclusivity(unchecked) private(set) var parts: [Part] = []

  private init() {}

  init(parts: [Part]) { self.parts = Self.merged(parts) }

  /// Whether the two values are equal.
  ///
  /// - Complexity: O(1) for plain data and references; else that of the values' own `==`.
  func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    for part in parts {
      switch part {
      case .bits(let offset, let count):
        if memcmp(left + offset, right + offset, count) != 0 { return false }
      case .equatable(let offset, let count, let test):
        if memcmp(left + offset, right + offset, count) != 0,
          !test(left + offset, right + offset)
        {
          return false
        }
      case .test(let offset, let test):
        if !test(left + offset, right + offset) { return false }
      }
    }
    return true
  }

  /// Whether a value and its exact copy are always equal: not so where a closure captured something.
  var holdsForCopies: Bool {
    parts.allSatisfy { part in
      switch part {
      case .bits, .equatable: true
      case .test: false
      }
    }
  }

  // MARK: - One plan per type

  private static let lock = NSLock()
  nonisolated(unsafe) private static var equalities: [ObjectIdentifier: ValueComparison] = [:]
  nonisolated(unsafe) private static var inputPlans: [ObjectIdentifier: ValueComparison] = [:]
  nonisolated(unsafe) private static var contentPlans: [ObjectIdentifier: ValueComparison] = [:]
  nonisolated(unsafe) private static var handedOnPlans: [ObjectIdentifier: ValueComparison] = [:]

  /// The plan for `type`, made at the first request.
  static func plan(for type: Any.Type, _ purpose: Purpose = .inputs) -> ValueComparison {
    lock.lock()
    defer { lock.unlock() }
    return lockedPlan(for: type, purpose)
  }

  /// The plan by which a written value is equal to the stored one: `==` where the type has it, even
  /// where its values are plain data (O-11).
  static func equality(of type: Any.Type) -> ValueComparison {
    guard let equatable = equatableType(type) else { return plan(for: type) }
    let key = ObjectIdentifier(type)
    lock.lock()
    defer { lock.unlock() }
    if let plan = equalities[key] { return plan }
    let plan = ValueComparison(parts: [strictEqualityTest(equatable)])
    equalities[key] = plan
    return plan
  }

  private static func lockedPlan(for type: Any.Type, _ purpose: Purpose) -> ValueComparison {
    let key = ObjectIdentifier(type)
    let known =
      switch purpose {
      case .inputs: inputPlans[key]
      case .content: contentPlans[key]
      case .handedOn: handedOnPlans[key]
      }
    if let known { return known }
    // Entered before its parts are known: a recursive type then finds itself.
    let plan = ValueComparison()
    switch purpose {
    case .inputs: inputPlans[key] = plan
    case .content: contentPlans[key] = plan
    case .handedOn: handedOnPlans[key] = plan
    }
    plan.parts = merged(makeParts(of: type, purpose.inside(type)))
    return plan
  }

  private static func makeParts(of type: Any.Type, _ purpose: Purpose) -> [Part] {
    if let input = type as? any InputProperty.Type {
      switch purpose {
      case .inputs: return [inputTest(input)]
      case .content: return [shownTest(input)]
      case .handedOn: return []
      }
    }
    if purpose != .inputs, let shown = type as? any ShownContent.Type {
      return [contentTest(shown)]
    }
    if type is any StoredProperty.Type { return [] }
    switch MetadataKind(of: type) {
    case .structure, .tuple:
      if isPlainData(type) { return plainParts(of: type, at: 0, purpose) }
      if let equatable = equatableType(type) { return [equalityTest(equatable)] }
      if let container = type as? any BufferIdentifiable.Type { return [bufferTest(container)] }
      return fieldParts(of: type, purpose)
    case .enumeration:
      if let equatable = equatableType(type) { return [equalityTest(equatable)] }
      if isPlainData(type), sizeOfValue(of: type) <= 1 {
        return [.bits(offset: 0, count: sizeOfValue(of: type))]
      }
      return [mirrorTest(type, purpose)]
    case .optional:
      if let equatable = equatableType(type) { return [equalityTest(equatable)] }
      if let optional = type as? any OptionalValue.Type { return [optionalTest(optional, purpose)] }
      return [mirrorTest(type, purpose)]
    case .reference:
      if let equatable = equatableType(type) { return [equalityTest(equatable)] }
      return [.bits(offset: 0, count: MemoryLayout<UnsafeRawPointer>.size)]
    case .function:
      if purpose != .inputs { return [] }
      let size = sizeOfValue(of: type)
      // A C function is its code and captures nothing.
      if size == MemoryLayout<UInt>.size { return [.bits(offset: 0, count: size)] }
      return [
        .test(offset: 0) { left, right in
          let a = left.load(as: (code: UInt, context: UInt).self)
          let b = right.load(as: (code: UInt, context: UInt).self)
          return a.code == b.code && a.context == 0 && b.context == 0
        }
      ]
    case .existential:
      return [existentialTest(type, purpose)]
    case .metatype, .opaque:
      return [.bits(offset: 0, count: sizeOfValue(of: type))]
    }
  }

  /// `Equatable`, unless the type is one of ours whose `==` would miss a difference that matters.
  private static func equatableType(_ type: Any.Type) -> (any Equatable.Type)? {
    type as? any Equatable.Type
  }

  private static func plainParts(
    of type: Any.Type, at base: Int, _ purpose: Purpose
  ) -> [Part] {
    var parts: [Part] = []
    var hasFields = false
    forEachStoredField(of: type) { _, offset, fieldType in
      hasFields = true
      switch MetadataKind(of: fieldType) {
      case .structure, .tuple: parts += plainParts(of: fieldType, at: base + offset, purpose)
      case .enumeration, .optional:
        // A payload may leave padding behind the case in use.
        if let equatable = equatableType(fieldType) {
          parts.append(equalityTest(equatable, at: base + offset))
        } else {
          parts += lockedPlan(for: fieldType, purpose).parts.map { $0.moved(by: base + offset) }
        }
      default: parts.append(.bits(offset: base + offset, count: sizeOfValue(of: fieldType)))
      }
    }
    let size = sizeOfValue(of: type)
    if !hasFields, size > 0 { parts.append(.bits(offset: base, count: size)) }
    return parts
  }

  private static func fieldParts(of type: Any.Type, _ purpose: Purpose) -> [Part] {
    var parts: [Part] = []
    var hasFields = false
    forEachStoredField(of: type) { _, offset, fieldType in
      hasFields = true
      parts += lockedPlan(for: fieldType, purpose).parts.map { $0.moved(by: offset) }
    }
    if !hasFields, sizeOfValue(of: type) > 0 {
      parts.append(.bits(offset: 0, count: sizeOfValue(of: type)))
    }
    return parts
  }

  private static func merged(_ parts: [Part]) -> [Part] {
    var result: [Part] = []
    for part in parts {
      if case .bits(let offset, let count) = part, case .bits(let start, let length)? = result.last,
        start + length == offset
      {
        result[result.count - 1] = .bits(offset: start, count: length + count)
      } else {
        result.append(part)
      }
    }
    return result
  }

  // MARK: - Tests

  private static func equalityTest(_ type: any Equatable.Type, at offset: Int = 0) -> Part {
    .equatable(offset: offset, count: sizeOfValue(of: type), equality(type))
  }

  /// By `==` and nothing else: a number that is not one differs from itself.
  private static func strictEqualityTest(_ type: any Equatable.Type) -> Part {
    .test(offset: 0, equality(type))
  }

  private static func equality(_ type: any Equatable.Type) -> Test {
    if let array = type as? any EquatableArray.Type { return array.areEqual }
    func make<T: Equatable>(_: T.Type) -> Test {
      { left, right in
        let left = UnsafeMutableRawPointer(mutating: left).assumingMemoryBound(to: T.self)
        let right = UnsafeMutableRawPointer(mutating: right).assumingMemoryBound(to: T.self)
        return isEqual(&left.pointee, &right.pointee)
      }
    }
    return make(type)
  }

  private static func inputTest(_ type: any InputProperty.Type) -> Part {
    func make<T: InputProperty>(_: T.Type) -> Test {
      { left, right in
        T.areSameInput(
          left.assumingMemoryBound(to: T.self).pointee,
          right.assumingMemoryBound(to: T.self).pointee)
      }
    }
    return .test(offset: 0, make(type))
  }

  private static func shownTest(_ type: any InputProperty.Type) -> Part {
    func make<T: InputProperty>(_: T.Type) -> Test {
      { left, right in
        T.showsSame(
          left.assumingMemoryBound(to: T.self).pointee,
          right.assumingMemoryBound(to: T.self).pointee)
      }
    }
    return .test(offset: 0, make(type))
  }

  private static func bufferTest(_ type: any BufferIdentifiable.Type) -> Part {
    func make<T: BufferIdentifiable>(_: T.Type) -> Test {
      { left, right in
        left.assumingMemoryBound(to: T.self).pointee.bufferIdentity
          == right.assumingMemoryBound(to: T.self).pointee.bufferIdentity
      }
    }
    return .test(offset: 0, make(type))
  }

  private static func optionalTest(
    _ type: any OptionalValue.Type, _ purpose: Purpose
  ) -> Part {
    func make<T: OptionalValue>(_: T.Type) -> Test {
      let wrapped = lockedPlan(for: T.wrappedType, purpose)
      return { left, right in
        T.areEqual(
          left.assumingMemoryBound(to: T.self).pointee,
          right.assumingMemoryBound(to: T.self).pointee, by: wrapped)
      }
    }
    return .test(offset: 0, make(type))
  }

  /// The one comparison that reflects at each run: an enum with payloads that is not `Equatable`.
  private static func mirrorTest(_ type: Any.Type, _ purpose: Purpose) -> Part {
    func make<T>(_: T.Type) -> Test {
      { left, right in
        let a: Any = left.assumingMemoryBound(to: T.self).pointee
        let b: Any = right.assumingMemoryBound(to: T.self).pointee
        return areEqualByMirror(a, b, purpose)
      }
    }
    return .test(offset: 0, _openExistential(type, do: make))
  }

  private static func existentialTest(_ type: Any.Type, _ purpose: Purpose) -> Part {
    // A class-bound existential is a reference and its witness tables; any other starts as `Any` does.
    if sizeOfValue(of: type) < MemoryLayout<Any>.size {
      return .bits(offset: 0, count: MemoryLayout<UnsafeRawPointer>.size)
    }
    return .test(offset: 0) { left, right in
      areEqualValues(
        left.assumingMemoryBound(to: Any.self).pointee,
        right.assumingMemoryBound(to: Any.self).pointee, purpose)
    }
  }

  private static func contentTest(_ type: any ShownContent.Type) -> Part {
    func make<T: ShownContent>(_: T.Type) -> Test {
      { left, right in
        T.showSame(
          left.assumingMemoryBound(to: T.self).pointee,
          right.assumingMemoryBound(to: T.self).pointee)
      }
    }
    return .test(offset: 0, make(type))
  }

  private static func areEqualByMirror(_ left: Any, _ right: Any, _ purpose: Purpose) -> Bool {
    let a = Mirror(reflecting: left)
    let b = Mirror(reflecting: right)
    guard a.children.count == b.children.count else { return false }
    if a.children.isEmpty { return "\(left)" == "\(right)" }
    for (x, y) in zip(a.children, b.children) {
      guard x.label == y.label, areEqualValues(x.value, y.value, purpose) else { return false }
    }
    return true
  }
}

extension ValueComparison.Part {
  fileprivate func moved(by distance: Int) -> Self {
    switch self {
    case .bits(let offset, let count): .bits(offset: offset + distance, count: count)
    case .equatable(let offset, let count, let test):
      .equatable(offset: offset + distance, count: count, test)
    case .test(let offset, let test): .test(offset: offset + distance, test)
    }
  }
}

/// Whether two values of one static type are equal, by the plan of that type.
func areEqual<T>(_ left: T, _ right: T, by plan: ValueComparison) -> Bool {
  withUnsafePointer(to: left) { a in
    withUnsafePointer(to: right) { b in plan.areEqual(a, b) }
  }
}

/// Whether a stored value equals another, where both stand: neither is copied.
///
/// Isolated to no actor, as what it calls would otherwise be checked to run on its own each time.
func areEqual<T>(at left: inout T, _ right: UnsafePointer<T>, by plan: ValueComparison) -> Bool {
  withUnsafePointer(to: &left) { plan.areEqual($0, right) }
}

/// Whether two values of any type are equal: of one dynamic type, and equal by the plan of it.
func areEqualValues(
  _ left: Any, _ right: Any, _ purpose: ValueComparison.Purpose = .inputs
) -> Bool {
  func compare<T>(_ left: T) -> Bool {
    guard let right = right as? T, type(of: right as Any) == type(of: left as Any) else {
      return false
    }
    return areEqual(left, right, by: .plan(for: T.self, purpose))
  }
  return _openExistential(left, do: compare)
}

/// A wrapper that belongs to the view's inputs: what it refers to is compared (V-02).
protocol InputProperty {
  static func areSameInput(_ left: Self, _ right: Self) -> Bool
  /// Whether a control that holds the second shows what it showed with the first.
  static func showsSame(_ left: Self, _ right: Self) -> Bool
}

extension InputProperty {
  static func showsSame(_ left: Self, _ right: Self) -> Bool { true }
}

/// A wrapper that is filled in by the graph, and so takes no part in comparing inputs.
protocol StoredProperty {}

/// A view that knows itself whether two values of it show the same.
protocol ShownContent {
  static func showSame(_ left: Self, _ right: Self) -> Bool
}

/// An array of elements that cannot be compared is equal to itself only.
protocol BufferIdentifiable {
  var bufferIdentity: BufferIdentity { get }
}

/// Whether values are equal by their own `==`, where they stand.
///
/// Neither is written to; in any other way each would be copied first, as its type is only known as the
/// program runs.
@inline(__always) private func isEqual<T: Equatable>(_ left: inout T, _ right: inout T) -> Bool {
  left == right
}

/// An array that is compared where it stands: its own `==` copies each element first, where the type of
/// the elements is only known as the program runs.
protocol EquatableArray {
  static func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool
}

extension Array: EquatableArray where Element: Equatable {
  static func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    left.assumingMemoryBound(to: Self.self).pointee.withUnsafeBufferPointer { left in
      right.assumingMemoryBound(to: Self.self).pointee.withUnsafeBufferPointer { right in
        guard left.count == right.count else { return false }
        // One buffer is equal to itself, as for the array's own `==`.
        guard let first = left.baseAddress, let other = right.baseAddress, first != other else {
          return true
        }
        let a = UnsafeMutablePointer(mutating: first)
        let b = UnsafeMutablePointer(mutating: other)
        for place in 0..<left.count where !isEqual(&a[place], &b[place]) { return false }
        return true
      }
    }
  }
}

/// The address and length of an array's buffer.
struct BufferIdentity: Equatable {
  let address: UnsafeRawPointer?
  let count: Int
}

extension Array: BufferIdentifiable {
  var bufferIdentity: BufferIdentity {
    withUnsafeBufferPointer {
      BufferIdentity(address: UnsafeRawPointer($0.baseAddress), count: $0.count)
    }
  }
}

/// Lets the plan of an optional use the plan of what it wraps.
protocol OptionalValue {
  static var wrappedType: Any.Type { get }
  static func areEqual(_ left: Self, _ right: Self, by plan: ValueComparison) -> Bool
  var isNone: Bool { get }
}

extension Optional: OptionalValue {
  static var wrappedType: Any.Type { Wrapped.self }

  static func areEqual(_ left: Self, _ right: Self, by plan: ValueComparison) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    case (let left?, let right?): ViewGraph.areEqual(left, right, by: plan)
    default: false
    }
  }

  var isNone: Bool { self == nil }
}

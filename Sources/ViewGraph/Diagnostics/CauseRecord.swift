/// A cause with its values as text, and its name found only when a report asks for it.
struct CauseRecord: @unchecked Sendable {
  private let make: () -> Cause
  /// The write behind the cause, where the model was found.
  let write: Write?

  var cause: Cause { make() }

  /// What a cause says in a report: more than one record where several properties of models changed.
  @MainActor static func records(
    of raw: RawCause, for node: EvaluatedNode, objects: ObjectNames
  ) -> [CauseRecord] {
    guard case .property(let mark) = raw else {
      return [CauseRecord(raw, for: node, objects: objects)]
    }
    // Observation tells of the first change only. What the latest run read and is another value now
    // has changed since, and is as certain.
    let changed = node.readRecords?.changed(since: mark) ?? []
    if changed.isEmpty { return [CauseRecord(mark, nil, objects: objects)] }
    return changed.map { CauseRecord(mark, $0, objects: objects) }
  }

  @MainActor private init(
    _ mark: PropertyMark, _ read: ReadRecords.Property?, objects: ObjectNames
  ) {
    let path = read?.read.path ?? mark.path
    let object = read?.object ?? ""
    let old = read?.text
    let new = read?.currentText
    make = {
      .property(
        ValueChange(
          name: KeyPathName.of(path), owner: object, old: old, new: new, label: "@dependencies"))
    }
    guard let old, let new, let model = read?.model else {
      write = nil
      return
    }
    write = Write(
      target: "\(object).\(KeyPathName.property(path))", old: old, new: new,
      owner: objects.owner(of: model), isEqual: false, location: nil)
  }

  @MainActor private init(_ raw: RawCause, for node: EvaluatedNode, objects: ObjectNames) {
    switch raw {
    case .mounted: make = { .mounted }
    case .identityChanged: make = { .identityChanged }
    case .inputs(let changes): make = { .input(changes) }
    case .state(let location):
      let change = Self.change(of: location, label: location.label)
      make = { .state(change) }
    case .binding(let location):
      let change = Self.change(of: location, label: node.label(ofBindingTo: location))
      make = { .binding(change) }
    case .property(let mark):
      self = CauseRecord(mark, nil, objects: objects)
      return
    case .object(let mark, let label):
      let object = mark.object.map { objects.name(of: $0) } ?? "an object"
      // Those of the run before: it is what the broadcast was heard for.
      let reads = (node.readRecords?.broadcastReads ?? []).filter { read in
        mark.object.map { ObjectIdentifier($0) == read.object } ?? false
      }.map(\.property)
      make = {
        .objectWillChange(
          ObjectChange(object: object, property: mark.property, reads: reads, label: label))
      }
    case .environment(let mark):
      make = {
        .environment(
          ValueChange(name: mark.key, owner: "", old: mark.old, new: mark.new, label: mark.label))
      }
    case .stored(let mark):
      let change = ValueChange(
        name: mark.key, owner: "", old: mark.old, new: mark.new, label: mark.label)
      make = { mark.isScene ? .sceneStorage(change) : .appStorage(change) }
    case .focus(let name): make = { .focus(name) }
    case .preference(let name): make = { .preference(name) }
    case .forced(let reason): make = { .forced(reason) }
    }
    write = nil
  }

  @MainActor private static func change(
    of location: AnyStateLocation, label: String
  ) -> ValueChange {
    ValueChange(
      name: location.name, owner: location.ownerName, old: location.latestChange?.old,
      new: location.latestChange?.new, label: label)
  }
}

/// What one run read, kept while everything is recorded.
@MainActor final class ReadRecords: @unchecked Sendable {
  /// One property of a model.
  @MainActor struct Property {
    let read: RegisteredRead
    weak var model: AnyObject?
    let object: String
    let text: String?

    /// The value now.
    var currentText: String? { model.flatMap { ReadRecords.text(of: read.path, in: $0) } }
  }

  private(set) var properties: [Property] = []
  private(set) var names: [String] = []
  let broadcastReads: [BroadcastRead]

  init(of node: EvaluatedNode, objects: ObjectNames) {
    names = node.readNames
    broadcastReads = node.broadcastReads
    guard let tracking = node.tracking else { return }
    let reads = tracking.registeredReads()
    if reads.isEmpty { return }
    let models = ReachableModels(from: node)
    properties = reads.map { read in
      guard let model = models[read.registrar] else {
        return Property(read: read, model: nil, object: "", text: nil)
      }
      return Property(
        read: read, model: model, object: objects.name(of: model),
        text: Self.text(of: read.path, in: model))
    }
  }

  /// The property that a mark is about, where it is certain, and then those that differ by now from
  /// what the run read.
  func changed(since mark: PropertyMark) -> [Property] {
    let marked = find(mark)
    let others = properties.filter { other in
      other.text != other.currentText && !(marked.map { $0.read == other.read } ?? false)
    }
    return (marked.map { [$0] } ?? []) + others
  }

  private func find(_ mark: PropertyMark) -> Property? {
    let candidates = properties.filter { $0.read.path == mark.path }
    if let subject = mark.subject { return candidates.first { $0.read.registrar == subject } }
    return candidates.count == 1 ? candidates[0] : nil
  }

  /// All reads, as text, in the order of their names.
  nonisolated var texts: [String] {
    MainActorAccess.assumingMainActor {
      names + properties.map { KeyPathName.of($0.read.path) }.sorted()
    }
  }

  fileprivate static func text(of path: AnyKeyPath, in model: AnyObject) -> String? {
    guard let value = (model as Any)[keyPath: path] else { return nil }
    return ValueText.of(value)
  }
}

/// The observable models a view can reach from its fields, by their registrars.
@MainActor private struct ReachableModels {
  private var models: [ObjectIdentifier: AnyObject] = [:]
  private var seen: Set<ObjectIdentifier> = []

  init(from node: EvaluatedNode) {
    node.forEachReachableValue { collect($0, depth: 0) }
  }

  subscript(registrar: ObjectIdentifier) -> AnyObject? { models[registrar] }

  private mutating func collect(_ value: Any, depth: Int) {
    guard depth < 6 else { return }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class {
      let object = value as AnyObject
      guard seen.insert(ObjectIdentifier(object)).inserted else { return }
      let registrars = ObservationReflection.registrars(of: value)
      if registrars.isEmpty { return }
      for registrar in registrars { models[registrar] = object }
      var current: Mirror? = mirror
      while let level = current {
        for child in level.children where child.label != "_$observationRegistrar" {
          collect(child.value, depth: depth + 1)
        }
        current = level.superclassMirror
      }
      return
    }
    if value is String || mirror.children.count > 200 { return }
    for child in mirror.children { collect(child.value, depth: depth + 1) }
  }
}

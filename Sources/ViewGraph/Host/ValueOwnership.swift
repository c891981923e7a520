/// Who owns the value that a control shows, and who reads it (I-05).
package struct ValueOwnership: Equatable {
  /// The property: `draft` or `Note#1.title`.
  package var property: String
  /// The value now, as text.
  package var value: String
  /// Who owns it: a view and its property.
  package var owner: String
  /// The views whose latest bodies read it, in tree order, each once.
  package var readers: [String]
}

extension HostedScreen {
  /// The sources of truth behind a control's bindings.
  ///
  /// - Parameter outside: Says who owns a model that no view of this screen owns.
  package func ownership(
    of element: ResolvedElement, outside: (AnyObject) -> String = { _ in "" }
  ) -> [ValueOwnership] {
    var found = BindingSources()
    guard let node = element.node as? any BindingHolder else { return [] }
    found.collect(node.heldValue, depth: 0)
    var result: [ValueOwnership] = []
    for location in found.states {
      guard let owner = location.owner else { continue }
      let record = record(of: location, owner: owner)
      result.append(
        ValueOwnership(
          property: record.property, value: record.value, owner: record.owner,
          readers: Self.unique(record.readers)))
    }
    for part in found.models {
      var ownership = ownership(of: part.model, part.path)
      if ownership.owner.isEmpty { ownership.owner = outside(part.model) }
      result.append(ownership)
    }
    return result
  }

  private func ownership(of model: AnyObject, _ path: AnyKeyPath) -> ValueOwnership {
    var readers: [String] = []
    forEachNode { node, _ in
      guard let evaluated = node as? EvaluatedNode, evaluated.isReported,
        let reads = evaluated.readRecords
      else { return }
      if reads.properties.contains(where: { $0.model === model && $0.read.path == path }) {
        readers.append(evaluated.typeName)
      }
    }
    let objects = runtime.events.objects
    return ValueOwnership(
      property: "\(objects.name(of: model)).\(KeyPathName.property(path))",
      value: (model as Any)[keyPath: path].map { ValueText.of($0) } ?? "",
      owner: objects.owner(of: model), readers: Self.unique(readers))
  }

  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}

/// A node that holds a view with bindings, and is no view of the program's own.
@MainActor protocol BindingHolder: Node {
  var heldValue: Any { get }
}

extension ControlNode: BindingHolder {
  var heldValue: Any { view }
}

/// The sources of the bindings in a control.
@MainActor private struct BindingSources {
  private(set) var states: [AnyStateLocation] = []
  private(set) var models: [(model: AnyObject, path: AnyKeyPath)] = []

  mutating func collect(_ value: Any, depth: Int) {
    if let binding = value as? any SourcedBinding {
      if let state = binding.sourceState {
        if !states.contains(where: { $0 === state }) { states.append(state) }
      } else if let part = binding.sourceModel,
        !models.contains(where: { $0.model === part.model && $0.path == part.path })
      {
        models.append(part)
      }
      return
    }
    // What the control contains are other views' matters.
    guard depth < 5, depth < 1 || !(value is any View) else { return }
    for child in Mirror(reflecting: value).children { collect(child.value, depth: depth + 1) }
  }
}

extension HostedScreen {
  /// Every source of truth on the screen, in tree order (I-05).
  ///
  /// - Complexity: O(*n* + *s* × *r* log *r*) in nodes, states, and readers a state.
  public var state: [StateRecord] {
    var records: [StateRecord] = []
    forEachNode { node, _ in
      guard let evaluated = node as? EvaluatedNode else { return }
      for location in evaluated.states {
        records.append(record(of: location, owner: evaluated))
      }
    }
    return records
  }

  func record(of location: AnyStateLocation, owner: EvaluatedNode) -> StateRecord {
    var readers: [EvaluatedNode] = location.isReadByOwner ? [owner] : []
    for edge in location.edges {
      if let node = edge.takeUnretainedValue().node, node.isReported,
        !readers.contains(where: { $0 === node })
      {
        readers.append(node)
      }
    }
    var writers: [EvaluatedNode] = [owner]
    forEachNode { node, _ in
      guard let evaluated = node as? EvaluatedNode, evaluated !== owner else { return }
      var holds = false
      evaluated.forEachReachableValue { value in
        if BindingSearch.finds(location, in: value) { holds = true }
      }
      if holds { writers.append(evaluated) }
    }
    return StateRecord(
      path: owner.identity.path, property: location.name, type: location.typeName,
      value: location.valueText, owner: location.ownerName,
      readers: readers.sorted { $0.precedes($1) }.map(\.typeName),
      writers: writers.sorted { $0.precedes($1) }.map(\.typeName))
  }

  /// The identity tree: one node a line, with its state and how often its body ran.
  public var tree: String {
    var lines: [String] = []
    forEachNode { node, depth in
      var line = String(repeating: "  ", count: depth) + node.step.description
      if let evaluated = node as? EvaluatedNode {
        if evaluated.kind != .row, evaluated.isReported { line += "  ran \(evaluated.runCount)" }
        for location in evaluated.states { line += "  \(location.name) = \(location.valueText)" }
      }
      lines.append(line)
    }
    return lines.joined(separator: "\n")
  }

  /// Calls `body` with each node and its depth, in tree order.
  ///
  /// A loop: depth is the user's.
  func forEachNode(_ body: (Node, Int) -> Void) {
    guard let root = runtime.root else { return }
    var pending: [(Node, Int)] = [(root, 0)]
    while let (node, depth) = pending.popLast() {
      if node !== root { body(node, depth - 1) }
      var children: [(Node, Int)] = []
      node.forEachChild { children.append(($0, depth + 1)) }
      pending.append(contentsOf: children.reversed())
    }
  }
}

/// Looks for bindings to a state among the fields of a view.
@MainActor private enum BindingSearch {
  static func finds(_ location: AnyStateLocation, in value: Any, depth: Int = 0) -> Bool {
    if let binding = value as? any SourcedBinding { return binding.sourceState === location }
    guard depth < 3 else { return false }
    return Mirror(reflecting: value).children.contains {
      finds(location, in: $0.value, depth: depth + 1)
    }
  }
}

/// A binding, by the state at its root.
protocol SourcedBinding {
  var sourceState: AnyStateLocation? { get }
  var sourceModel: (model: AnyObject, path: AnyKeyPath)? { get }
}

extension Binding: SourcedBinding {
  var sourceState: AnyStateLocation? { location.source }
  var sourceModel: (model: AnyObject, path: AnyKeyPath)? { location.modelPart }
}

/// The causes of the run in hand in the spelling of `_printChanges` (case PC-1).
enum ChangeList {
  /// The list for the body that is running, `unchanged.` where none is.
  static func current(of type: Any.Type) -> String {
    guard let node = Evaluation.currentNode else { return "unchanged." }
    return MainActorAccess.assumingMainActor { text(for: node) }
  }

  @MainActor private static func text(for node: EvaluatedNode) -> String {
    text(node.causes.flatMap { names(of: $0, in: node) }, of: node.viewType)
  }

  /// The names once each: the view itself first, then its properties as they are written, then what
  /// is no property.
  @MainActor static func text(_ names: [String], of type: ViewType) -> String {
    // A property inside a property is listed by the one that the view declares.
    let names = names.map { String($0.prefix { $0 != "." }) }
    let order = ["@self", "@identity"] + type.layout.fields.map(\.name) + ["@dependencies"]
    let known = order.filter(names.contains)
    var unique = known
    for name in names where !unique.contains(name) { unique.append(name) }
    return unique.isEmpty ? "unchanged." : unique.joined(separator: ", ") + " changed."
  }

  @MainActor private static func names(of cause: RawCause, in node: EvaluatedNode) -> [String] {
    switch cause {
    case .mounted, .identityChanged:
      let properties = node.viewType.layout.dynamicFields.map(\.name)
      return properties.isEmpty ? ["@self"] : ["@self", "@identity"] + properties
    case .inputs: return ["@self"]
    case .state(let location): return [location.label]
    case .binding(let location): return [node.label(ofBindingTo: location)]
    case .property: return ["@dependencies"]
    case .object(_, let label): return [label]
    case .environment(let mark): return [mark.label]
    case .stored(let mark): return [mark.label]
    case .focus(let name): return [name]
    case .preference: return ["@dependencies"]
    case .forced: return []
    }
  }
}

extension EvaluatedNode {
  /// The stored name of the property that holds a binding to a state, such as `_text`.
  ///
  /// Where the binding is no property of the node's own, the name of the state.
  final func label(ofBindingTo state: AnyStateLocation) -> String {
    var label: String?
    forEachReachableValue { value in
      for child in Mirror(reflecting: value).children where label == nil {
        if let binding = child.value as? any SourcedBinding, binding.sourceState === state {
          label = child.label
        }
      }
    }
    return label ?? state.label
  }
}

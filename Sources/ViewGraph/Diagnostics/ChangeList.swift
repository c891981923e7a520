/// The causes of the run in hand in the spelling of `_printChanges` (case PC-1).
enum ChangeList {
  /// The list for the body that is running, `unchanged.` where none is.
  static func current(of type: Any.Type) -> String {
    guard let node = Evaluation.currentNode else { return "unchanged." }
    return MainActorAccess.assumingMainActor { text(for: node) }
  }

  @MainActor private static func text(for node: EvaluatedNode) -> String {
    let names = node.causes.flatMap { Self.names(of: $0, in: node) }
    var unique: [String] = []
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
    case .binding(let location): return [location.label]
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

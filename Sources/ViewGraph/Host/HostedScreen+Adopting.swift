extension HostedScreen {
  /// Takes over the state of another host's screen, place by place, for comparing an updated graph
  /// with one that was mounted afresh.
  ///
  /// State may decide what is mounted, so it is carried until a round finds nothing to change.
  package func adoptState(of other: HostedScreen) {
    for _ in 0..<8 {
      let wanted = other.locationsByPlace
      var isChanged = false
      for (place, location) in locationsByPlace {
        if let source = wanted[place], location.adopt(source) { isChanged = true }
      }
      if !isChanged { return }
      update()
    }
  }

  private var locationsByPlace: [String: AnyStateLocation] {
    var result: [String: AnyStateLocation] = [:]
    forEachNode { node, _ in
      guard let evaluated = node as? EvaluatedNode else { return }
      for location in evaluated.states {
        result["\(evaluated.identity.path).\(location.label)"] = location
      }
    }
    return result
  }

  /// The visible screen as text: one element a line, with role, label, value and whether it is enabled.
  package var elementListing: String {
    guard let tree = elementTree else { return "" }
    var lines: [String] = []
    func add(_ element: ResolvedElement, _ depth: Int) {
      var inner = depth
      if element.role != .container {
        var line = String(repeating: " ", count: depth) + element.role.rawValue
        line += " \"\(element.label)\""
        if !element.value.isEmpty, element.value != element.label { line += " = \(element.value)" }
        if !element.isEnabled { line += " (disabled)" }
        lines.append(line)
        inner += 1
      }
      for child in element.children { add(child, inner) }
    }
    add(tree, 0)
    return lines.joined(separator: "\n")
  }
}

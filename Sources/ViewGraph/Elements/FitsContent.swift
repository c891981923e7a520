/// Views of which one is shown, by the room there is.
package struct FitsContent {
  package var axes: Axis.Set
  /// The place of the view that is shown.
  package var choice: @MainActor () -> Int

  /// What is shown of what the candidates say, and the node that says it.
  ///
  /// Beside the view itself that is what takes no room next to it: what is presented from a group that
  /// the view stands in.
  @MainActor func shown(
    among children: [ElementChild], of owner: Node
  ) -> [(child: ElementChild, owner: Node)] {
    var children = children
    var owner = owner
    var place = choice()
    var beside: [(child: ElementChild, owner: Node)] = []
    // Goes down where several candidates come from one: a group, a node of several views.
    search: while true {
      for child in children {
        let count: Int
        var inside: (children: [ElementChild], owner: Node)?
        switch child {
        case .node(let node):
          count = node.layoutOutput?.boxes.count ?? 1
          if count > 1 { inside = (node.described, node) }
        case .element(let record):
          if case .group = record.kind {
            count = record.layout?.output.boxes.count ?? record.children.count
            inside = (record.children, owner)
          } else {
            count = record.layout?.output.boxes.count ?? 1
          }
        }
        if place >= count {
          place -= count
          continue
        }
        guard let inside else { return [(child, owner)] + beside }
        (children, owner) = inside
        beside += children.filter { $0.takesNoRoom }.map { ($0, inside.owner) }
        continue search
      }
      return beside
    }
  }
}

extension ElementChild {
  /// Whether it comes to no boxes where it is written.
  @MainActor fileprivate var takesNoRoom: Bool { layoutOutput?.boxes.isEmpty ?? false }

  /// What it came to in the layout.
  @MainActor var layoutOutput: LayoutOutput? {
    switch self {
    case .node(let node): node.layoutOutput
    case .element(let record): record.layout?.output
    }
  }
}

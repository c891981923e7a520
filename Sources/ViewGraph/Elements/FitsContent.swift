/// Views of which one is shown, by the room there is.
package struct FitsContent {
  package var axes: Axis.Set
  /// The place of the view that is shown.
  package var choice: @MainActor () -> Int

  /// The view that is shown, among what the candidates say, and the node that says it.
  @MainActor func shown(
    among children: [ElementChild], of owner: Node
  ) -> (children: [ElementChild], owner: Node) {
    var children = children
    var owner = owner
    var place = choice()
    // Goes down where several candidates come from one: a group, a node of several views.
    search: while true {
      for child in children {
        let count: Int
        var inside: (children: [ElementChild], owner: Node)?
        switch child {
        case .node(let node):
          count = node.description.layout?.output.boxes.count ?? 1
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
        guard let inside else { return ([child], owner) }
        (children, owner) = inside
        continue search
      }
      return ([], owner)
    }
  }
}

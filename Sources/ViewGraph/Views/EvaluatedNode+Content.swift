extension EvaluatedNode {
  /// Runs the user's code and attaches what it made; what either reads is a dependency of the node.
  ///
  /// Attaching runs code of the user's too: an element's ID, the function of `transformEnvironment`.
  /// Bodies of views below are not run here: their reads would merge into this node's.
  final func evaluateContent<Content: View>(
    isFirst: Bool, _ make: () -> Content
  ) -> Content {
    let makesNodes = viewType.contentMakesNodes { Content._makesNodes }
    let content = evaluating {
      let content = make()
      if !makesNodes { return content }
      var slots = Slots(of: self, isFirst: isFirst)
      Content._attach(content, to: &slots)
      return content
    }
    contentDidChange()
    return content
  }
}

extension EvaluatedNode {
  /// Whether the node's code is to be left out for want of an object that it declares (E-02).
  final var isWaitingForObject: Bool {
    missingObject != nil && runtime.options.reportsMissingObjects
  }

  /// Reports the missing object and takes down what an earlier run made; a placeholder is drawn.
  final func leaveOut() {
    guard let missingObject else { return }
    runtime.events.report(
      .missingObject(
        missingObject.message(view: "'\(typeName)' at \(identity)"), type: missingObject.type,
        node: self))
    phase = .current
    dropCauses()
    dropTracking()
    removeChildren()
    contentDidChange()
  }

  /// Says that the node could not be drawn.
  final func describePlaceholder(into describer: inout Describer) {
    guard let missingObject else { return }
    describer.element(.placeholder("\(typeName) needs a \(missingObject.type)"))
  }
}

import ViewGraph

extension LiveControl {
  /// Acts on what is under the mouse, or scrolls it.
  func click(_ event: MouseEvent) {
    switch event.action {
    case .wheelUp, .wheelDown:
      follows = false
      map.scroll(
        by: event.action == .wheelUp ? -3 : 3, column: event.column, line: event.line)
    case .press: press(column: event.column, line: event.line)
    case .release, .other: break
    }
  }

  private func press(column: Int, line: Int) {
    let targets = FocusTargets(in: window).all
    var elements: [ObjectIdentifier: ResolvedElement] = [:]
    for element in window.elementTree?.descendants ?? [] {
      for place in element.places where elements[place] == nil { elements[place] = element }
    }
    for region in map.regions(atColumn: column, line: line) {
      if region.isWayBack { return perform(.back) }
      // What lets touches through is passed by, to what lies behind it.
      guard let id = region.element, let element = elements[id], !element.isCovered,
        element.takesTouches
      else { continue }
      let around = [element] + element.ancestors
      guard
        let target = around.first(where: { outer in
          targets.contains { $0.isSame(as: outer) }
        })
      else {
        guard element.context.onTap != nil else { continue }
        return perform(on: element, ScriptFinder.tappable) { .tap($0) }
      }
      return press(target, at: column - region.area.columns.lowerBound, of: region, targets)
    }
  }

  private func press(
    _ element: ResolvedElement, at column: Int, of region: ScreenMap.Region,
    _ targets: [ResolvedElement]
  ) {
    if let place = targets.firstIndex(where: { $0.isSame(as: element) }),
      element.isField || !element.role.takesFocus
    {
      focus(targets[place], among: targets)
    }
    switch element.kind {
    case .field, .searchField: break
    case .stepper, .slider:
      _ = adjust(element, forward: column * 2 >= region.area.columns.count)
    default: activate(element)
    }
  }
}

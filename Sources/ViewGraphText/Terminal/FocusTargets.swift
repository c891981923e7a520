import ViewGraph

/// What the keys can move to on a screen, in tree order: controls, tabs, and rows that do something.
///
/// What is covered, hidden or disabled is left out. While a menu is open, only what is in it counts.
@MainActor struct FocusTargets {
  let all: [ResolvedElement]

  init(in window: HostedScreen) {
    var elements = window.elementTree?.descendants ?? []
    if let menu = window.openMenu {
      elements = [menu] + menu.descendants
    }
    all = elements.filter { Self.isTarget($0) }
  }

  private static func isTarget(_ element: ResolvedElement) -> Bool {
    guard element.isEnabled, !element.isCovered, element.takesTouches, !element.isSwipeAction
    else { return false }
    switch element.role {
    case .tab, .disclosure: return true
    case .row: return element.row.map { $0.select != nil || $0.delete != nil } ?? false
    case .button:
      // The link that a selectable row is, the row follows.
      guard case .button(let button)? = element.kind, button.isLink else { return true }
      return !element.ancestors.contains { $0.role == .row && $0.row?.select != nil }
    default: return element.role.takesFocus
    }
  }
}

/// Where the keys are, on what has no focus of its own: a row, a tab, a disclosure group.
@MainActor struct FocusCursor {
  private weak var node: Node?
  private let role: Role
  private let place: Int

  /// The cursor on an element among the targets.
  init(on element: ResolvedElement, among targets: [ResolvedElement]) {
    node = element.node
    role = element.role
    place =
      targets.filter { $0.role == element.role && $0.node === element.node }
      .firstIndex { $0 === element } ?? 0
  }

  /// The element it is on now, nil where that has gone.
  func element(among targets: [ResolvedElement]) -> ResolvedElement? {
    guard let node else { return nil }
    let candidates = targets.filter { $0.role == role && $0.node === node }
    return candidates.indices.contains(place) ? candidates[place] : nil
  }
}

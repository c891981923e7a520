extension ResolvedElement {
  /// What a tap does: a button's or link's action, a toggle, a row's selection, a menu, a
  /// disclosure, a tab.
  ///
  /// Nil where a tap does nothing.
  ///
  /// A button in an alert closes the alert first, one in a menu the menu.
  package var tapAction: (@MainActor () -> Void)? {
    switch kind {
    case .button(let button):
      let act = closingAround { button.action() }
      // A link in a list with a selection selects its row too.
      guard button.isLink, let select = row(around: self)?.select else { return act }
      return Self.sequence([select], act)
    case .link(let link): return closingAround { link.open() }
    case .toggle(let toggle): return { toggle.set(toggle.isMixed() || !toggle.isOn()) }
    case .menu(let content) where content.primaryAction != nil:
      return content.primaryAction
    case .menu(let content), .disclosure(let content):
      return { content.setOpen(!content.isOpen()) }
    case .tab(let tab): return tab.select
    case nil: return selection ?? singleButton ?? enclosingTap
    default: return enclosingTap
    }
  }

  private func row(around element: ResolvedElement) -> RowContent? {
    element.ancestors.first { $0.role == .row }?.row
  }

  /// Selecting the row, and following the link that it is.
  private var selection: (@MainActor () -> Void)? {
    guard let select = row?.select else { return nil }
    for element in descendants {
      guard case .button(let button)? = element.kind, button.isLink else { continue }
      return Self.sequence([select]) { button.action() }
    }
    return select
  }

  /// The action of the only button of a row that selects nothing.
  private var singleButton: (@MainActor () -> Void)? {
    let buttons = descendants.filter {
      ($0.role == .button || $0.role == .link) && !$0.isSwipeAction
    }
    guard role == .row, buttons.count == 1, buttons[0].isEnabled,
      buttons[0].takesTouches
    else { return nil }
    return buttons[0].tapAction
  }

  /// What a tap on a text does: the action of the button, row or gesture around it.
  private var enclosingTap: (@MainActor () -> Void)? {
    if let onTap = context.onTap { return onTap }
    for outer in ancestors where outer.isEnabled && outer.takesTouches {
      switch outer.kind {
      case .button, .link, .tab: return outer.tapAction
      default: if let select = outer.row?.select { return select }
      }
    }
    return nil
  }

  private func closingAround(_ action: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    var closing: [@MainActor () -> Void] = []
    for outer in ancestors {
      switch outer.kind {
      case .menu(let menu): closing.append { menu.setOpen(false) }
      case .alert(let alert): closing.append(alert.dismiss)
      case .sheet: return Self.sequence(closing, action)
      default: continue
      }
    }
    return Self.sequence(closing, action)
  }

  private static func sequence(
    _ first: [@MainActor () -> Void], _ last: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void {
    {
      for action in first { action() }
      last()
    }
  }

  /// Whether a person is kept from closing the sheet.
  package var refusesDismissal: Bool {
    for element in descendants {
      if case .decoration(.interactiveDismissDisabled(let isDisabled))? = element.kind {
        return isDisabled
      }
    }
    return false
  }

  /// Whether it stands among the swipe actions of a row.
  package var isSwipeAction: Bool {
    for outer in ancestors {
      if outer.role == .row { return false }
      if case .decoration(.swipeActions)? = outer.kind { return isInActions(of: outer) }
    }
    return false
  }

  private func isInActions(of owner: ResolvedElement) -> Bool {
    ancestors.prefix { $0 !== owner }.contains {
      if case .part(.actions)? = $0.kind { return true }
      return false
    }
  }
}

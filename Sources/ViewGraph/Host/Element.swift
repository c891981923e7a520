/// One element of a screen, looked up anew at each use.
///
/// `exists` is true for one match or more; properties and actions need exactly one, and properties
/// that are asked of none or several answer as for an element that says nothing.
@MainActor public struct Element: ElementScope {
  let screen: HostedScreen
  let locator: ElementLocator

  // MARK: - Looking

  /// Whether there is such an element.
  public var exists: Bool { !locator.matches(in: screen).isEmpty }

  /// The element now.
  ///
  /// - Throws: A failure where there is none or more than one.
  @discardableResult public func require(
    filePath: StaticString = #filePath, line: UInt = #line
  ) throws(HostFailure) -> Element {
    _ = try resolve("require", CallPlace(filePath, line))
    return self
  }

  private var resolved: ResolvedElement? {
    let found = locator.matches(in: screen)
    return found.count == 1 ? found[0] : nil
  }

  func resolve(_ action: String, _ place: CallPlace) throws(HostFailure) -> ResolvedElement {
    try LookupMessages.one(locator, in: screen, for: action, at: place)
  }

  /// Whether it takes actions.
  public var isEnabled: Bool { resolved?.isEnabled ?? false }

  /// Whether a touch reaches it: nothing lies over it, and no modifier hides it or keeps touches away.
  ///
  /// Acting on what is covered is allowed.
  public var isHittable: Bool {
    resolved.map { !$0.isCovered && $0.takesTouches } ?? false
  }

  /// Whether a toggle is on.
  public var isOn: Bool {
    guard case .toggle(let toggle)? = resolved?.kind else { return false }
    return toggle.isOn() && !toggle.isMixed()
  }

  /// Whether a row or tab is selected.
  public var isSelected: Bool {
    guard let resolved else { return false }
    if case .tab(let tab)? = resolved.kind { return tab.isSelected() }
    return resolved.row?.isSelected() ?? false
  }

  /// Whether it has the focus.
  public var isFocused: Bool { resolved.map { screen.runtime.focus.isFocused($0) } ?? false }

  /// Its name: an accessibility label, or the title it shows.
  public var label: String { resolved?.label ?? "" }

  /// What it holds, as it is shown: a field's text, a picker's choice, `on`, `off` or `mixed`.
  public var value: String { resolved?.value ?? "" }

  /// All texts inside, in order, with a space between.
  public var text: String { resolved?.textOfAll ?? "" }

  /// The path of its node.
  public var identity: String { resolved?.node.identity.path ?? "" }

  /// How often the body has run of the view it is, or is drawn by.
  public var bodyCount: Int { viewNode.map { Int($0.runCount) } ?? 0 }

  /// What the latest body of the view it is, or is drawn by, read.
  public var reads: [String] { viewNode?.readRecords?.texts ?? viewNode?.readNames ?? [] }

  private var viewNode: EvaluatedNode? {
    guard let resolved else { return nil }
    var node: Node? = resolved.node
    while let current = node {
      if let evaluated = current as? EvaluatedNode, evaluated.kind == .view { return evaluated }
      node = current.parent
    }
    return nil
  }

  // MARK: - Inside it

  /// The elements inside that a filter lets through, in tree order.
  public func query(_ filter: ElementFilter) -> ElementQuery {
    ElementQuery(screen: screen, scope: locator, filter: filter)
  }
}

extension Element: @MainActor CustomStringConvertible {
  /// What is looked for, so that a failed expectation names it and does not print the screen.
  public var description: String {
    let found = locator.matches(in: screen).count
    return locator.description + (found == 1 ? "" : found == 0 ? " (none)" : " (\(found) of them)")
  }
}

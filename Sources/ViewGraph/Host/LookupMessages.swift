import Foundation

/// What is said when an element cannot be found or used: the suggestion first.
@MainActor enum LookupMessages {
  /// The one element a locator means, or a failure.
  static func one(
    _ locator: ElementLocator, in screen: HostedScreen, for action: String, at place: CallPlace
  ) throws(HostFailure) -> ResolvedElement {
    let seen = locator.lastSeen
    let found = locator.matches(in: screen)
    switch found.count {
    case 1: return found[0]
    case 0: throw HostFailure(absent(locator, in: screen, for: action, seen: seen), at: place)
    default: throw HostFailure(ambiguous(locator, found, for: action), at: place)
    }
  }

  private static func absent(
    _ locator: ElementLocator, in screen: HostedScreen, for action: String,
    seen: (update: Int, label: String)?
  ) -> String {
    var lines: [String] = []
    if let seen {
      lines.append(
        "\(locator.filter.word) \"\(seen.label)\" is gone (\(action)): it was last seen after update \(seen.update)\(screen.trigger(ofUpdateAfter: seen.update))"
      )
    } else {
      lines.append("no \(locator.description) (\(action))")
    }
    let all = locator.candidates(in: screen)
    if case .match(let match) = locator.pick, match.isExact {
      let near = NearMatches.of(match.text, among: all.map(\.label))
      if !near.isEmpty { lines.append("  near: " + near.joined(separator: ", ")) }
      if match.text == "Back", locator.filter.word == Role.button.word {
        lines.append("  a screen that was pushed is left by host.back()")
      }
      if locator.scope == nil, let other = sameName(match.text, in: screen) { lines.append(other) }
    }
    if screen.elementTree == nil {
      lines.append("  the host was unmounted, so there is nothing on the screen")
    } else if all.isEmpty {
      let texts = screen.texts.candidates.prefix(8).map { "\"\($0.label)\"" }
      lines.append(
        "  there are no \(locator.filter.plural) here"
          + (texts.isEmpty ? "" : "; texts: " + texts.joined(separator: " · ")))
    } else {
      lines.append("  \(locator.filter.plural) here: " + listed(all))
    }
    return lines.joined(separator: "\n")
  }

  /// An element of another kind with the label that was asked for: a link in a list is a row.
  private static func sameName(_ label: String, in screen: HostedScreen) -> String? {
    guard let tree = screen.elementTree else { return nil }
    let other = tree.descendants.first {
      ($0.role.isControl || $0.role == .row) && ![.text, .image].contains($0.role)
        && $0.label == label
    }
    guard let other, let property = ElementFilter.role(other.role).property else { return nil }
    return "  a \(other.role.word) has this label: host.\(property)[\"\(label)\"]"
  }

  /// Labels in quotes, the first twelve.
  static func listed(_ elements: [ResolvedElement]) -> String {
    let shown = elements.prefix(12).map { element in
      "\"\(element.label)\"" + (element.isEnabled ? "" : " (disabled)")
    }
    let rest = elements.count - shown.count
    return shown.joined(separator: " · ") + (rest > 0 ? " · and \(rest) more" : "")
  }

  private static func ambiguous(
    _ locator: ElementLocator, _ found: [ResolvedElement], for action: String
  ) -> String {
    let name: String =
      switch locator.pick {
      case .match(let match): "\(found.count) \(locator.filter.plural) \(match.description)"
      case .index, .only: "\(found.count) \(locator.filter.plural)"
      }
    var lines = ["\(name) (\(action) needs exactly one)"]
    for (number, element) in found.prefix(6).enumerated() {
      lines.append("  \(number + 1) \(path(of: element))")
    }
    if found.count > 6 { lines.append("  and \(found.count - 6) more") }
    guard let property = locator.filter.property else {
      lines.append("  give them different identifiers")
      return lines.joined(separator: "\n")
    }
    let label = found[0].label
    // The place among all of the kind: the first with the label need not be the first of them.
    let root = found[0].ancestors.last ?? found[0]
    let place =
      root.descendants.filter(locator.filter.includes).firstIndex { $0 === found[0] } ?? 0
    let one = "host.\(property)[\(place)]"
    if locator.scope == nil,
      let outer = found[0].ancestors.first(where: { $0.role == .row || $0.role == .section }),
      !outer.label.isEmpty
    {
      let scope = "host.\(outer.role == .row ? "rows" : "sections")[\"\(outer.label)\"]"
      lines.append(
        "  scope it: \(scope).\(property)[\"\(label)\"]   or take one: \(one)")
    } else {
      lines.append("  take one: \(one), or give them different labels")
    }
    return lines.joined(separator: "\n")
  }

  /// Where an element is: the named elements around it.
  static func path(of element: ResolvedElement) -> String {
    let around = element.ancestors.reversed().compactMap { outer -> String? in
      switch outer.role {
      case .view: outer.node.typeName
      case .row, .section, .sheet, .alert:
        outer.label.isEmpty ? nil : "\(outer.role.word) \"\(outer.label)\""
      default: nil
      }
    }
    return (around + ["\(element.role.word) \"\(element.label)\""]).joined(separator: " › ")
  }

  /// A control that cannot be used.
  static func disabled(_ element: ResolvedElement, _ verb: String) -> String {
    "\(element.role.word) \"\(element.label)\" can't be \(verb): disabled by "
      + (element.context.disabledBy ?? "its surroundings")
  }

  /// A control that no touch reaches, though it is in the tree.
  static func untouchable(
    _ element: ResolvedElement, _ verb: String, _ barrier: TouchBarrier
  ) -> String {
    var node: Node? = barrier.node
    while let current = node, (current as? EvaluatedNode)?.kind != .view { node = current.parent }
    let place = node.map { " in \($0.typeName)" } ?? ""
    let (reason, advice) =
      switch barrier.kind {
      case .hidden(let modifier): ("hidden by \(modifier)\(place)", "show it first")
      case .closedSection: ("in a closed section\(place)", "open the section first")
      case .ignored: ("kept from touches by .allowsHitTesting(false)\(place)", "allow them first")
      }
    return """
      \(element.role.word) "\(element.label)" can't be \(verb): \(reason)
        queries find it all the same, no touch does: \(advice)
      """
  }
}

extension ElementFilter {
  /// The host's property that makes such a query, nil for one by identifier.
  var property: String? {
    if word.hasPrefix("element with the identifier") { return nil }
    return switch word {
    case "text field", "secure field": "textFields"
    case "text editor": "textEditors"
    case "search field": "searchFields"
    case "progress view": "progressViews"
    case "date picker": "datePickers"
    default: word.hasPrefix("view ") ? "views(\(word.dropFirst(5)).self)" : word + "s"
    }
  }
}

/// The elements of one role in a screen, or inside another element; looked up anew at each use.
///
/// Sees everything that is drawn, a sheet and what it covers alike, in tree order. Never starts a
/// pass.
@MainActor public struct ElementQuery {
  let screen: HostedScreen
  let scope: ElementLocator?
  let filter: ElementFilter

  /// The element with this label or identifier: whole and case-sensitive.
  ///
  /// `.contains`, `.prefix` and `.matching` match in other ways.
  public subscript(_ match: TextMatch) -> Element { element(.match(match)) }

  /// The element with this label or identifier, where it is a string made elsewhere.
  public subscript(_ label: String) -> Element { element(.match(TextMatch(label))) }

  /// The element at a place in tree order, from 0.
  public subscript(_ index: Int) -> Element { element(.index(index)) }

  /// The first element in tree order.
  public var first: Element { element(.index(0)) }

  /// The only element: an error where there are several.
  public var only: Element { element(.only) }

  /// How many there are.
  ///
  /// - Complexity: O(*n*) in the number of elements of the screen.
  public var count: Int { candidates.count }

  /// Whether there is none.
  public var isEmpty: Bool { count == 0 }

  /// The elements there are now, each to be looked up by its place.
  public var all: [Element] { (0..<count).map { self[$0] } }

  /// The labels there are now, in order.
  public var labels: [String] { candidates.map(\.label) }

  private func element(_ pick: ElementLocator.Pick) -> Element {
    Element(screen: screen, locator: ElementLocator(scope: scope, filter: filter, pick: pick))
  }

  var candidates: [ResolvedElement] {
    ElementLocator(scope: scope, filter: filter, pick: .only).candidates(in: screen)
  }
}

extension ElementQuery: @MainActor CustomStringConvertible {
  /// What is looked for and what is there, so that a failed expectation does not print the screen.
  public var description: String {
    let found = candidates
    return found.isEmpty
      ? "no \(filter.plural)" : "\(filter.plural) " + LookupMessages.listed(found)
  }
}

/// How a label is matched: whole and case-sensitive where a plain string is given.
public struct TextMatch: ExpressibleByStringLiteral, ExpressibleByStringInterpolation, Sendable {
  let test: @Sendable (String) -> Bool
  let text: String
  let description: String
  /// Whether the text is the whole label, so that near ones can be suggested.
  let isExact: Bool

  /// The whole label.
  public init(stringLiteral value: String) { self.init(value) }

  /// The whole label.
  public init(_ text: String) {
    test = { $0 == text }
    self.text = text
    description = "labelled \"\(text)\""
    isExact = true
  }

  private init(_ text: String, _ description: String, _ test: @escaping @Sendable (String) -> Bool)
  {
    self.test = test
    self.text = text
    self.description = description
    isExact = false
  }

  /// A label that contains a text.
  public static func contains(_ text: String) -> TextMatch {
    TextMatch(text, "with a label that contains \"\(text)\"") { $0.contains(text) }
  }

  /// A label that starts with a text.
  public static func prefix(_ text: String) -> TextMatch {
    TextMatch(text, "with a label that starts with \"\(text)\"") { $0.hasPrefix(text) }
  }

  /// A label that passes a test.
  public static func matching(_ test: @escaping @Sendable (String) -> Bool) -> TextMatch {
    TextMatch("", "with a label that passes the given test", test)
  }
}

/// Which elements a query is about.
@MainActor public struct ElementFilter {
  let word: String
  let plural: String
  let includes: (ResolvedElement) -> Bool

  static func role(_ roles: Role...) -> ElementFilter {
    ElementFilter(word: roles[0].word, plural: roles[0].plural) { roles.contains($0.role) }
  }

  static func view(_ type: Any.Type) -> ElementFilter {
    let name = TypeName.short(type)
    let viewType = ViewType.of(type)
    return ElementFilter(word: "view \(name)", plural: "views \(name)") {
      $0.role == .view && ($0.node as? EvaluatedNode)?.viewType === viewType
    }
  }

  static func identifier(_ id: String) -> ElementFilter {
    ElementFilter(
      word: "element with the identifier \"\(id)\"", plural: "elements with an identifier"
    ) {
      $0.context.identifier == id && $0.role != .container
    }
  }
}

/// How an element is found: where, of which role, and which one of them.
@MainActor final class ElementLocator {
  enum Pick {
    case match(TextMatch)
    case index(Int)
    case only
  }

  let scope: ElementLocator?
  let filter: ElementFilter
  let pick: Pick
  /// The update after which the element was found last, and its label.
  private(set) var lastSeen: (update: Int, label: String)?

  init(scope: ElementLocator?, filter: ElementFilter, pick: Pick) {
    self.scope = scope
    self.filter = filter
    self.pick = pick
  }

  /// Everything of the role, in tree order.
  func candidates(in screen: HostedScreen) -> [ResolvedElement] {
    let roots: [ResolvedElement]
    if let scope {
      roots = scope.matches(in: screen)
    } else if let tree = screen.elementTree {
      roots = [tree]
    } else {
      roots = []
    }
    return roots.flatMap(\.descendants).filter(filter.includes)
  }

  /// What the locator means, in tree order.
  func matches(in screen: HostedScreen) -> [ResolvedElement] {
    let all = candidates(in: screen)
    let found: [ResolvedElement]
    switch pick {
    case .only: found = all
    case .index(let index): found = all.indices.contains(index) ? [all[index]] : []
    case .match(let match):
      let named = all.filter {
        match.test($0.label) || ($0.context.identifier.map(match.test) ?? false)
      }
      found =
        !named.isEmpty
        ? named
        : all.filter { element in
          element.role == .row
            && element.descendants.contains { $0.role == .text && match.test($0.label) }
        }
    }
    if found.count == 1 { lastSeen = (screen.runtime.updateNumber, found[0].label) }
    return found
  }

  /// How a message names it: `button labelled "Save"`.
  var description: String {
    switch pick {
    case .match(let match): "\(filter.word) \(match.description)"
    case .index(let index): "\(filter.word) at place \(index)"
    case .only: filter.word
    }
  }
}

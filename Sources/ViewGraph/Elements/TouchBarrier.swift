/// What keeps touches from an element that is in the tree.
@MainActor struct TouchBarrier {
  enum Kind {
    /// Nothing is seen of it: by which modifier.
    case hidden(String)
    /// It stands in a section that is closed.
    case closedSection
    /// It is seen and lets touches through.
    case ignored
  }

  let kind: Kind
  /// The node whose content the modifier stands in.
  let node: Node

  /// The barrier that a decoration is, nil for others.
  init?(_ decoration: Decoration, in parent: ResolvedElement, of node: Node) {
    switch decoration {
    case .hidden:
      if case .section? = parent.kind { kind = .closedSection } else { kind = .hidden(".hidden()") }
    case .opacity(let opacity) where opacity <= 0: kind = .hidden(".opacity(0)")
    case .hitTesting(false): kind = .ignored
    default: return nil
    }
    self.node = node
  }

  /// Whether nothing is drawn of what is inside.
  var hides: Bool {
    if case .ignored = kind { false } else { true }
  }
}

extension ResolvedElement {
  /// Whether a touch of it reaches it, where nothing lies over it.
  package var takesTouches: Bool { context.barrier == nil }
}

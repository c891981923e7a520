import ViewGraph

/// Why a step could not be done.
struct StepFailure: Error {
  let message: String

  init(_ message: String) { self.message = message }

  @MainActor init(_ failure: HostFailure) { message = failure.message }
}

/// Finds the element that a step names.
///
/// The roles come in groups: an element of a later group is meant only where none of an earlier one
/// has the label. What nothing lies over comes before what is covered.
@MainActor struct ScriptFinder {
  /// Roles, by the word that messages use for them.
  struct Group {
    let word: String
    let roles: Set<Role>
    var needsTap = false
  }

  static let fields = [
    Group(word: "field", roles: [.textField, .secureField, .textEditor, .searchField])
  ]
  static let rows = [Group(word: "row", roles: [.row])]
  static let toggles = [Group(word: "toggle", roles: [.toggle])]
  static let tappable =
    [
      Group(word: "button", roles: [.button, .link]), Group(word: "tab", roles: [.tab]),
      Group(word: "menu", roles: [.menu, .disclosure]),
    ] + toggles + rows + fields + [
      Group(word: "text", roles: [.text, .image], needsTap: true)
    ]
  static let choosers = [
    Group(word: "picker", roles: [.picker]), Group(word: "menu", roles: [.menu]),
    Group(word: "list", roles: [.list]),
  ]
  static let steppers = [Group(word: "stepper", roles: [.stepper])]
  static let sliders = [Group(word: "slider", roles: [.slider])]
  static let focusable = [
    Group(
      word: "control",
      roles: [
        .textField, .secureField, .textEditor, .searchField, .button, .toggle, .picker, .stepper,
        .slider, .datePicker, .link, .menu,
      ])
  ]
  static let valued =
    fields + toggles + [
      Group(word: "control", roles: [.picker, .stepper, .slider, .datePicker, .progressView]),
      Group(word: "content", roles: [.labeledContent, .disclosure, .menu]),
    ]

  let window: HostedScreen

  /// Everything on the screen that is not hidden, in tree order.
  var elements: [ResolvedElement] {
    (window.elementTree?.descendants ?? []).filter { !$0.context.isHidden }
  }

  /// The element a step is about.
  func one(
    _ target: ScriptTarget, in groups: [Group], for verb: String
  ) throws(StepFailure) -> ResolvedElement {
    let all = elements
    for group in groups {
      let found = matches(of: target.label, in: group, among: all)
      if found.isEmpty { continue }
      guard let ordinal = target.ordinal else {
        if found.count == 1 { return found[0] }
        throw ambiguous(target, found, group, verb)
      }
      if ordinal <= found.count { return found[ordinal - 1] }
      throw StepFailure(
        "there is no \(group.word) number \(ordinal) labelled \(ScriptText.quoted(target.label)), "
          + "only \(found.count)")
    }
    throw absent(target, groups, among: all)
  }

  /// Which of the elements with its label an element is, nil where it is the only one.
  func ordinal(of element: ResolvedElement, in groups: [Group]) -> Int? {
    let all = elements
    for group in groups where group.roles.contains(element.role) {
      let found = matches(of: element.label, in: group, among: all)
      if found.count < 2 { return nil }
      return found.firstIndex { $0.isSame(as: element) }.map { $0 + 1 }
    }
    return nil
  }

  private func candidates(_ group: Group, among all: [ResolvedElement]) -> [ResolvedElement] {
    all.filter {
      group.roles.contains($0.role) && !$0.isSwipeAction
        && (!group.needsTap || $0.tapAction != nil)
    }
  }

  private func matches(
    of label: String, in group: Group, among all: [ResolvedElement]
  ) -> [ResolvedElement] {
    let candidates = candidates(group, among: all)
    var named = candidates.filter { $0.label == label || $0.context.identifier == label }
    if named.isEmpty {
      named = candidates.filter { element in
        element.role == .row
          && element.descendants.contains { $0.role == .text && $0.label == label }
      }
    }
    let front = named.filter { !$0.isCovered }
    return front.isEmpty ? named : front
  }

  // MARK: - Messages

  private func absent(
    _ target: ScriptTarget, _ groups: [Group], among all: [ResolvedElement]
  ) -> StepFailure {
    let words = groups.filter { !$0.needsTap }.map(\.word)
    let noun = words.count > 2 ? words[0] : words.joined(separator: " or ")
    var lines = ["there is no \(noun) labelled \(ScriptText.quoted(target.label))"]
    let found = groups.flatMap { candidates($0, among: all) }
    let near = NearMatches.of(target.label, among: found.map(\.label))
    if !near.isEmpty {
      lines.append("  near: " + near.joined(separator: ", "))
    } else if !found.isEmpty {
      var names: [String] = []
      for name in found.map({ ScriptText.quoted($0.label) }) where !names.contains(name) {
        names.append(name)
      }
      let rest = names.count > 12 ? " · and \(names.count - 12) more" : ""
      lines.append("  there are: " + names.prefix(12).joined(separator: " · ") + rest)
    }
    return StepFailure(lines.joined(separator: "\n"))
  }

  private func ambiguous(
    _ target: ScriptTarget, _ found: [ResolvedElement], _ group: Group, _ verb: String
  ) -> StepFailure {
    StepFailure(
      "there are \(found.count) \(group.word)s labelled \(ScriptText.quoted(target.label))\n"
        + "  to go on: say which one, as in \(verb) \(ScriptText.quoted(target.label)) 1")
  }
}

extension ResolvedElement {
  /// Whether both stand for the same element, each in a tree of its own time.
  func isSame(as other: ResolvedElement) -> Bool {
    role == other.role && node === other.node && record === other.record
      && (record != nil || isSameRow(as: other))
  }

  /// Rows without a node of their own are told apart by what stands in them.
  private func isSameRow(as other: ResolvedElement) -> Bool {
    let mine = descendants.first { $0.record != nil }?.record
    return mine === other.descendants.first { $0.record != nil }?.record
  }
}

/// An element as it stands in the whole tree at one moment: what surrounds it is taken into account.
@MainActor package final class ResolvedElement {
  package let role: Role
  /// Nil for a view and for a synthesized row.
  package let record: ElementRecord?
  /// The node that described it.
  package let node: Node
  /// The element around it.
  ///
  /// Not owned: an element that goes tells those of its children that stay.
  nonisolated(unsafe) package private(set) unowned(unsafe) var parent: ResolvedElement?
  // Main actor only, but for the end of the element.
  nonisolated(unsafe) package private(set) var children: [ResolvedElement] = []
  /// Whether a sheet, an alert or a popover lies over it.
  package fileprivate(set) var isCovered = false
  /// What the decorations around it say.
  package let context: ElementContext
  /// What it does as a row.
  package let row: RowContent?

  init(
    _ role: Role, record: ElementRecord?, node: Node, context: ElementContext,
    parent: ResolvedElement?, row: RowContent? = nil
  ) {
    self.role = role
    self.record = record
    self.node = node
    self.context = context
    self.parent = parent
    self.row = row
    parent?.children.append(self)
  }

  deinit {
    // As deep as the user's tree: released in a loop.
    var pending = children
    children = []
    while var element = pending.popLast() {
      if isKnownUniquelyReferenced(&element) {
        pending.append(contentsOf: element.children)
        element.children = []
      } else {
        element.parent = nil
      }
    }
  }

  package var kind: ElementKind? { record?.kind }

  // MARK: - What it says

  package var isEnabled: Bool { context.disabledBy == nil }

  /// The name: what an accessibility label says, else the element's own title.
  package var label: String {
    if let label = context.label { return label }
    switch role {
    case .text, .image: return ownText
    case .view: return node.typeName
    case .row: return descendants.first { $0.role == .text }?.ownText ?? ""
    case .textField, .secureField, .textEditor, .searchField:
      let title = text(of: .label)
      if !title.isEmpty { return title }
      switch kind {
      case .field(let field), .searchField(let field): return field.prompt
      default: return ""
      }
    case .sheet, .alert: return titleText
    case .button, .link: return textOfAll.isEmpty ? namesOfImages : textOfAll
    default:
      let part = text(of: .label)
      return part.isEmpty ? textOfAll : part
    }
  }

  /// The value shown: a field's text, a toggle's state, a picker's choice.
  package var value: String {
    if let value = context.value { return value }
    switch kind {
    case .field(let field), .searchField(let field):
      let text = field.text()
      return field.style == .secure ? String(repeating: "•", count: text.count) : text
    case .toggle(let toggle): return toggle.isMixed() ? "mixed" : toggle.isOn() ? "on" : "off"
    case .picker: return selectedChoice?.label ?? ""
    case .stepper(let stepper): return stepper.value()
    case .slider(let slider): return ValueText.number(slider.value())
    case .datePicker(let picker): return picker.text()
    case .progress(let progress):
      return progress.fraction.map { "\(Int(($0 * 100).rounded()))%" } ?? ""
    case .labeledContent: return text(of: .content)
    case .disclosure(let content), .menu(let content): return content.isOpen() ? "open" : "closed"
    case .text: return ownText
    default: return ""
    }
  }

  /// All texts inside, in order.
  package var textOfAll: String {
    ([self] + descendants).filter { $0.role == .text }.map(\.ownText).joined(separator: " ")
  }

  /// The names of the pictures inside, in order: what names a control that shows no text.
  private var namesOfImages: String {
    descendants.filter { $0.role == .image }.map(\.label).joined(separator: " ")
  }

  private var ownText: String {
    switch kind {
    case .text(let text): text.string
    case .image(let image): image.label ?? image.name
    default: ""
    }
  }

  /// What a sheet or alert is given as a title, else the title of the screen inside it.
  private var titleText: String {
    switch kind {
    case .sheet(let content), .alert(let content):
      if !content.title.isEmpty { return content.title }
    default: break
    }
    for element in descendants {
      if case .decoration(.navigationTitle(let title))? = element.kind { return title() }
    }
    return text(of: .title)
  }

  /// The text of one named part.
  package func text(of part: ElementPart) -> String {
    descendants.filter { $0.role == .text && $0.isInPart(part, of: self) }.map(\.ownText)
      .joined(separator: " ")
  }

  private func isInPart(_ part: ElementPart, of owner: ResolvedElement) -> Bool {
    // The outermost part is the owner's own: further in stand those of what the owner contains.
    var outermost: ElementPart?
    var element = parent
    while let current = element, current !== owner {
      if case .part(let found)? = current.kind { outermost = found }
      element = current.parent
    }
    return outermost == part
  }

  // MARK: - Around it

  /// Everything inside, in tree order.
  ///
  /// - Complexity: O(*n*) in the number of elements inside. A loop: depth is the user's.
  package var descendants: [ResolvedElement] {
    var result: [ResolvedElement] = []
    var pending = Array(children.reversed())
    while let element = pending.popLast() {
      result.append(element)
      pending.append(contentsOf: element.children.reversed())
    }
    return result
  }

  /// The elements around it, from the inside out.
  package var ancestors: [ResolvedElement] {
    var result: [ResolvedElement] = []
    var element = parent
    while let current = element {
      result.append(current)
      element = current.parent
    }
    return result
  }

  /// The choices of a picker, each with its tag; a row without one is tagged with its ID.
  package var choices: [(tag: AnyHashable, includesOptional: Bool, label: String)] {
    var result: [(tag: AnyHashable, includesOptional: Bool, label: String)] = []
    let inside = descendants
    func row(of element: ResolvedElement) -> Node? {
      element.context.rows.dropFirst(context.rows.count).last
    }
    var tagged: Set<ObjectIdentifier> = []
    for element in inside {
      if case .decoration(.tag)? = element.kind, let row = row(of: element) {
        tagged.insert(ObjectIdentifier(row))
      }
    }
    for element in inside {
      if case .decoration(.tag(let tag, let includesOptional))? = element.kind {
        result.append((tag, includesOptional, element.textOfAll))
      } else if let row = row(of: element), let identity = row.asRow,
        tagged.insert(ObjectIdentifier(row)).inserted
      {
        let texts = inside.filter { $0.role == .text && $0.context.rows.last === row }
        result.append((identity.rowID, true, texts.map(\.label).joined(separator: " ")))
      }
    }
    return result
  }

  package var selectedChoice: (tag: AnyHashable, includesOptional: Bool, label: String)? {
    guard case .picker(let picker)? = kind else { return nil }
    return choices.first { picker.isSelected($0.tag, $0.includesOptional) }
  }
}

/// Walks the whole element tree of a screen, across the nodes that describe it.
@MainActor package enum ElementResolution {
  private struct Step {
    let child: ElementChild
    let owner: Node
    let context: ElementContext
    let parent: ResolvedElement
  }

  /// The tree below a root node.
  ///
  /// - Complexity: O(*n*) in the number of elements. A loop: depth is the user's.
  package static func resolve(_ root: Node) -> ResolvedElement {
    let top = ResolvedElement(
      .container, record: nil, node: root, context: ElementContext(), parent: nil)
    var pending: [Step] = []
    func push(
      _ children: [ElementChild], _ owner: Node, _ context: ElementContext,
      _ parent: ResolvedElement
    ) {
      for child in children.reversed() {
        pending.append(Step(child: child, owner: owner, context: context, parent: parent))
      }
    }
    push(root.described, root, ElementContext(), top)
    var presented: [ResolvedElement] = []
    while let step = pending.popLast() {
      switch step.child {
      case .node(let node):
        var context = step.context
        if node.asRow != nil { context.rows.append(node) }
        var parent = step.parent
        if let evaluated = node as? EvaluatedNode, evaluated.kind == .view,
          !evaluated.viewType.isLibrary
        {
          parent = ResolvedElement(
            .view, record: nil, node: node, context: context, parent: step.parent)
          // An identifier on a custom view names the view; a label or value, the control inside it.
          if context.identifier != nil { context.identifier = nil }
        }
        push(node.described, node, context, parent)
      case .element(let record):
        let (element, context) = place(record, step)
        if element.role == .sheet || element.role == .alert { presented.append(element) }
        if case .viewThatFits(let fits) = record.kind {
          for shown in fits.shown(among: record.children, of: step.owner).reversed() {
            push([shown.child], shown.owner, context, element)
          }
        } else {
          push(record.children, step.owner, context, element)
        }
      }
    }
    markCovered(in: top, by: presented)
    return top
  }

  /// Marks what lies behind the sheet, alert or popover that was opened last.
  private static func markCovered(in top: ResolvedElement, by presented: [ResolvedElement]) {
    var front: (order: Int, element: ResolvedElement)?
    for element in presented {
      switch element.kind {
      case .sheet(let content), .alert(let content):
        if content.order >= front?.order ?? 0 { front = (content.order, element) }
      default: break
      }
    }
    guard let front else { return }
    let inFront = Set(([front.element] + front.element.descendants).map { ObjectIdentifier($0) })
    for element in top.descendants {
      element.isCovered = !inFront.contains(ObjectIdentifier(element))
    }
  }

  private static func place(
    _ record: ElementRecord, _ step: Step
  ) -> (ResolvedElement, ElementContext) {
    var context = step.context
    if case .decoration(let decoration) = record.kind {
      let isRow = context.isListLevel && !decoration.isTransparentInList
      apply(decoration, to: &context)
      if let barrier = TouchBarrier(decoration, in: step.parent, of: step.owner) {
        context.barrier = barrier
        if barrier.hides { context.isHidden = true }
      }
      if !isRow {
        return (
          ResolvedElement(
            .container, record: record, node: step.owner, context: context, parent: step.parent),
          context
        )
      }
    }
    var parent = step.parent
    let wasListLevel = context.isListLevel
    if context.isListLevel, !record.kind.isTransparentInList {
      parent = makeRow(step, context)
      context.isListLevel = false
    }
    let role = record.kind.role
    let element = ResolvedElement(
      role, record: record, node: step.owner, context: context, parent: parent)
    if role.isControl { context = context.inside }
    switch record.kind {
    case .list(let list):
      context = context.inside
      context.list = list
      context.isListLevel = true
    case .form:
      context = context.inside
      context.list = nil
      context.isListLevel = true
    case .sheet, .alert:
      context = context.inside
      context.list = nil
      context.isListLevel = false
      context.isHidden = false
      context.barrier = nil
      context.isAccessibilityHidden = false
      context.focus = []
      context.submit = []
      context.refresh = nil
      context.onTap = nil
      context.rows = []
    case .disclosure:
      // What it opens in a list are rows too.
      context.isListLevel = wasListLevel
    case .part(let part):
      if context.isListLevel { context.isListLevel = part == .content }
    default: break
    }
    return (element, context)
  }

  private static func makeRow(_ step: Step, _ context: ElementContext) -> ResolvedElement {
    let rowNode = context.rows.last
    let container = rowNode?.parent as? any RowContainer
    let list = context.list
    let candidates = [context.tag, step.child.innerTag, rowNode?.asRow?.rowID]
      .compactMap { $0 }
    let id = candidates.first { list?.accepts($0) ?? true } ?? candidates.first
    let row = RowContent(
      id: id,
      isSelected: { id.map { list?.isSelected($0) ?? false } ?? false },
      select: id.flatMap { id in list?.select.map { select in { select(id) } } },
      delete: container.flatMap { container in
        guard container.canDelete, let rowNode else { return nil }
        return { container.delete(rowNode) }
      },
      move: container.flatMap { container in
        guard container.canMove, let rowNode else { return nil }
        return { container.move(rowNode, to: $0) }
      })
    return ResolvedElement(
      .row, record: nil, node: rowNode ?? step.owner, context: context, parent: step.parent,
      row: row)
  }

  private static func apply(_ decoration: Decoration, to context: inout ElementContext) {
    switch decoration {
    case .disabled(true, let by): context.disabledBy = by
    case .accessibilityLabel(let label): if context.label == nil { context.label = label }
    case .accessibilityIdentifier(let id): context.identifier = id
    case .accessibilityValue(let value): if context.value == nil { context.value = value }
    case .accessibilityHidden(let hidden): context.isAccessibilityHidden = hidden
    case .focused(let focus): context.focus.append(focus)
    case .onSubmit(let triggers, let action): context.submit.append((triggers, action))
    case .onTap(let action): context.onTap = action
    case .refreshable(let action): context.refresh = action
    case .tag(let tag, _): context.tag = tag
    default: break
    }
  }
}

extension ElementChild {
  /// The tag of a row that stands inside its decorations.
  @MainActor fileprivate var innerTag: AnyHashable? {
    var child: ElementChild? = self
    while let current = child {
      switch current {
      case .node(let node): child = node.described.count == 1 ? node.described[0] : nil
      case .element(let record):
        switch record.kind {
        case .decoration(.tag(let tag, _)): return tag
        case .button(let button): return button.tag
        case .decoration, .group: child = record.children.first
        default: return nil
        }
      }
    }
    return nil
  }
}

/// A node that stands for one element of a collection.
@MainActor protocol RowIdentity: Node {
  var rowID: AnyHashable { get }
}

extension Decoration {
  /// Whether what is inside stands in the list, and not the decoration itself as a row.
  fileprivate var isTransparentInList: Bool {
    switch self {
    case .background, .overlay, .swipeActions: false
    default: true
    }
  }
}

extension ElementKind {
  /// Whether its children stand in the list in its place.
  fileprivate var isTransparentInList: Bool {
    switch self {
    case .decoration(let decoration): decoration.isTransparentInList
    case .group, .section, .part, .toolbar, .sheet, .alert, .searchField: true
    default: false
    }
  }

  /// What a person would call it.
  package var role: Role {
    switch self {
    case .text: .text
    case .image: .image
    case .button: .button
    case .toggle: .toggle
    case .field(let field), .searchField(let field):
      switch field.style {
      case .plain: .textField
      case .secure: .secureField
      case .editor: .textEditor
      case .search: .searchField
      }
    case .picker: .picker
    case .stepper: .stepper
    case .slider: .slider
    case .datePicker: .datePicker
    case .link: .link
    case .menu: .menu
    case .disclosure: .disclosure
    case .progress: .progressView
    case .label: .label
    case .labeledContent: .labeledContent
    case .unavailable: .unavailable
    case .section: .section
    case .list: .list
    case .row: .row
    case .tab: .tab
    case .sheet: .sheet
    case .alert: .alert
    case .placeholder: .placeholder
    case .group, .form, .box, .stack, .grid, .gridRow, .lazyGrid, .scroll, .spacer, .divider, .fill,
      .layout, .viewThatFits, .geometry, .navigationStack, .navigationSplit, .tabs, .toolbar,
      .part, .decoration:
      .container
    }
  }
}

/// The layout of one screen: brings the boxes of changed nodes up to date and keeps the others.
@MainActor package final class LayoutTree {
  private unowned let runtime: ViewRuntime
  let cell: CellSize
  /// What was measured and drawn since the latest look.
  package let record = LayoutRecord()
  private var screen: (content: LayoutOutput, box: LayoutBox)?

  init(_ runtime: ViewRuntime, cell: CellSize) {
    self.runtime = runtime
    self.cell = cell
  }

  /// The box of the whole screen as it stands, nil after `unmount()`.
  ///
  /// - Complexity: O(*c* × *d*) in the changed nodes and their depth, and in the rows of their lists.
  package func update() -> LayoutBox? {
    guard let root = runtime.root else { return nil }
    checkFocus()
    refresh(root)
    let content = root.description.layout!.output
    if let screen, screen.content.isSame(as: content) { return screen.box }
    let builder = LayoutBuilder(cell: cell, owner: root.description.layout!.owner, node: root)
    let box = builder.screen(content)
    screen = (content, box)
    return box
  }

  /// Tells the listener what was measured and drawn since the last time.
  package func postRecord() {
    runtime.events.post(.measured, named: record.measured)
    runtime.events.post(.drawn, named: record.drawn)
    record.measured = []
    record.drawn = []
  }

  private enum Step {
    case enter(Node, LayoutContext)
    case leave(Node)
  }

  /// Makes the boxes of stale nodes, inner ones first.
  ///
  /// A loop: depth is the user's.
  private func refresh(_ root: Node) {
    var pending: [Step] = [.enter(root, LayoutContext(cell: cell))]
    while let step = pending.popLast() {
      switch step {
      case .enter(let node, let context):
        if let layout = node.description.layout {
          if !layout.isStale, layout.context == context { continue }
          layout.context = context
        } else {
          node.description.layout = NodeLayout(
            context, LayoutOwner(name: node.typeName, record: record))
        }
        pending.append(.leave(node))
        collect(node.described, context, &pending)
      case .leave(let node):
        let layout = node.description.layout!
        layout.owner.isMeasured = false
        layout.owner.isDrawn = false
        let builder = LayoutBuilder(cell: cell, owner: layout.owner, node: node)
        layout.output = builder.output(of: node.described, layout.context)
        if let row = node.asRow {
          for box in layout.output.flow where box.rowID == nil {
            box.rowID = row.rowID
            box.rowNodeID = ObjectIdentifier(node)
          }
        }
        layout.isStale = false
      }
    }
  }

  /// The nodes that stand in a description, with what surrounds them.
  private func collect(
    _ children: [ElementChild], _ context: LayoutContext, _ pending: inout [Step]
  ) {
    for child in children {
      switch child {
      case .node(let node): pending.append(.enter(node, context))
      case .element(let record): collect(record.children, context.inside(record.kind), &pending)
      }
    }
  }

  // MARK: - Focus

  private var focusables: [Focusable] = []

  /// A control that may have the focus: who has it changes without a body being run.
  struct Focusable {
    weak var node: Node?
    weak var record: ElementRecord?
    var isFocused: Bool
  }

  func note(_ focusable: Focusable) { focusables.append(focusable) }

  private func checkFocus() {
    focusables.removeAll { focusable in
      guard let node = focusable.node, node.phase != .removed, let record = focusable.record,
        record.layout != nil
      else { return true }
      if isFocused(node, record) == focusable.isFocused { return false }
      record.layout = nil
      node.markLayoutStale()
      return true
    }
  }

  func isFocused(_ node: Node, _ record: ElementRecord) -> Bool {
    runtime.focus.isFocused(node, record)
  }
}

extension ViewRuntime {
  /// The width of the screen.
  package var columns: Int { options.columns }

  /// The size of a cell, in points.
  package var cell: CellSize { options.cell }

  /// The layout of the screen, made at the first look.
  package var layoutTree: LayoutTree {
    if let layout { return layout }
    let made = LayoutTree(self, cell: options.cell)
    layout = made
    return made
  }
}

extension Node {
  /// What stands here must be laid out again, and so what it stands in.
  final func markLayoutStale() {
    // What was never laid out came with something that has changed, and is marked.
    guard let layout = description.layout, !layout.isStale else { return }
    layout.isStale = true
    var above = drawnParent
    // Some nodes between were never laid out: a tab, whose label stands in the tab view's bar.
    while let node = above {
      if let layout = node.description.layout {
        if layout.isStale { return }
        layout.isStale = true
      }
      above = node.drawnParent
    }
  }
}

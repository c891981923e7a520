/// The layout of one screen: brings the boxes of changed nodes up to date and keeps the others.
@MainActor package final class LayoutTree {
  private unowned let runtime: ViewRuntime
  package let cell: CellSize
  /// What was measured and drawn since the latest look.
  package let record = LayoutRecord()
  private var screen: (content: LayoutOutput, box: LayoutBox)?
  /// Whether a line of texts has one box, which changes: not where layouts are kept to be drawn later.
  let setsLines: Bool
  let writer: LineWriter
  /// Whether anybody wants to know what is measured and drawn.
  @exclusivity(unchecked) private(set) var isHeard = false
  @exclusivity(unchecked) var staleLines: [TextLineBox] = []
  /// The lines that were exchanged since the drawing that is kept, each once.
  @exclusivity(unchecked) private var exchangedLines: [TextLineBox] = []
  /// The latest drawing of the whole screen, for the next.
  @exclusivity(unchecked) package var keptDrawing: AnyObject?

  init(_ runtime: ViewRuntime, cell: CellSize) {
    self.runtime = runtime
    self.cell = cell
    setsLines = !runtime.options.keepsFrames
    writer = LineWriter(cell: cell)
  }

  /// The box of the whole screen as it stands, nil after `unmount()`.
  ///
  /// - Complexity: O(*c* × *d*) in the changed nodes and their depth, and in the rows of their lists.
  package func update() -> LayoutBox? {
    guard let root = runtime.root else { return nil }
    isHeard = runtime.events.listener != nil
    record.isHeard = isHeard
    checkFocus()
    exchangeStaleLines()
    refresh(root)
    guard case .boxes(let layout)? = root.description.layout else { return nil }
    let content = layout.output
    if let screen, screen.content.isSame(as: content) { return screen.box }
    let builder = LayoutBuilder(cell: cell, owner: layout.owner, node: root)
    let box = builder.screen(content)
    screen = (content, box)
    return box
  }

  func noteExchanged(_ line: TextLineBox) {
    // Without a drawing there is nothing to exchange them in; one that is not looked at again does not
    // grow.
    if keptDrawing == nil || line.isExchanged { return }
    line.isExchanged = true
    exchangedLines.append(line)
  }

  /// The lines that were exchanged since the drawing that is kept, which are then forgotten.
  package func takeExchangedLines() -> [TextLineBox] {
    let lines = exchangedLines
    if lines.isEmpty { return lines }
    exchangedLines = []
    for line in lines { line.isExchanged = false }
    return lines
  }

  /// Tells the listener what was measured and drawn since the last time.
  package func postRecord() {
    runtime.events.post(.measured, named: record.measured)
    runtime.events.post(.drawn, named: record.drawn)
    record.measured = []
    record.drawn = []
  }

  private enum Step {
    case enter(Node, SharedContext)
    case leave(Node, NodeLayout)
  }

  /// Makes the boxes of stale nodes, inner ones first.
  ///
  /// A loop: depth is the user's.
  private func refresh(_ root: Node) {
    var pending: [Step] = [.enter(root, SharedContext(LayoutContext(cell: cell)))]
    while let step = pending.popLast() {
      switch step {
      case .enter(let node, let context):
        let layout: NodeLayout
        if case .boxes(let known)? = node.description.layout {
          layout = known
          if layout.context.isSame(as: context) {
            if !layout.isStale { continue }
          } else {
            layout.context = context
          }
        } else {
          layout = NodeLayout(context, LayoutOwner(name: node.typeName, record: record))
          node.description.layout = .boxes(layout)
        }
        pending.append(.leave(node, layout))
        // What it surrounded before is the same one, and is quickly told to be.
        if let rows = node.shownRows {
          layout.lines = settleLines(of: rows, layout.context) {
            pending.append(.enter($0, layout.context))
          }
        } else {
          collect(node.described, layout.context, &pending)
        }
      case .leave(let node, let layout):
        layout.owner.isMeasured = false
        layout.owner.isDrawn = false
        let builder = LayoutBuilder(cell: cell, owner: layout.owner, node: node)
        if let lines = layout.lines {
          layout.output = LayoutOutput(lines)
          layout.lines = nil
        } else if let rows = node.shownRows {
          layout.output = builder.output(of: rows)
        } else {
          layout.output = builder.output(of: node.described, layout.context.value)
        }
        if let row = node.asRow {
          for box in layout.output.flow where box.row == nil {
            box.note { $0.row = BoxRow(id: row.rowID, nodeID: ObjectIdentifier(node)) }
          }
        }
        layout.isStale = false
      }
    }
  }

  /// The nodes that stand in a description, with what surrounds them.
  private func collect(
    _ children: [ElementChild], _ context: SharedContext, _ pending: inout [Step]
  ) {
    for child in children {
      switch child {
      case .node(let node):
        if case .open = settleLine(node, context) { pending.append(.enter(node, context)) }
      case .element(let record):
        if record.children.isEmpty { continue }
        collect(record.children, SharedContext(context.value.inside(record.kind)), &pending)
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
    switch description.layout {
    // What was never laid out came with something that has changed, and is marked.
    case nil: return
    case .inLine:
      var above = parent
      while let node = above, case .inLine? = node.description.layout { above = node.parent }
      if let above { above.markLayoutStale() }
    case .line(let box):
      if box.isStale { return }
      box.isStale = true
      runtime.layout?.noteStale(box)
    case .boxes(let layout):
      if layout.isStale { return }
      layout.isStale = true
      markSurroundingsStale()
    }
  }

  /// What the node stands in must be laid out again.
  final func markSurroundingsStale() {
    var above = drawnParent
    // Some nodes between were never laid out: a tab, whose label stands in the tab view's bar.
    while let node = above {
      if case .boxes(let layout)? = node.description.layout {
        if layout.isStale { return }
        layout.isStale = true
      }
      above = node.drawnParent
    }
  }

  /// Leaves what the content comes to in the layout to the line of a node above.
  final func standInLine() {
    if description.layout != nil {
      if case .inLine? = description.layout { return }
      dropLayout()
    }
    description.layout = .inLine
  }

  /// Forgets what the content came to in the layout.
  final func dropLayout() {
    guard let layout = description.layout else { return }
    if case .line(let box) = layout { box.node = nil }
    description.layout = nil
  }

  /// What the content came to in the layout, nil where it was not laid out by itself.
  final var layoutOutput: LayoutOutput? {
    switch description.layout {
    case .boxes(let layout): layout.output
    case .line(let box): LayoutOutput([box])
    case .inLine, nil: nil
    }
  }
}

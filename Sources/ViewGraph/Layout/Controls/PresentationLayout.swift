extension LayoutBuilder {
  /// A sheet, a popover, an alert or a dialog, to be shown over the screen.
  func presentation(
    _ presentation: PresentationContent, _ content: LayoutOutput, _ context: LayoutContext
  ) -> LayoutOutput {
    let panel: LayoutBox
    var lifted: [LiftedItem] = []
    if presentation.style.isAlert {
      panel = alert(presentation, content, context)
      lifted = content.lifted
    } else {
      let made = screen(of: content, canGoBack: false, showsTitle: false, context)
      panel = made.box
      lifted = made.lifted.filter { if case .title = $0.kind { false } else { true } }
    }
    let box =
      presentation.style == .cover
      ? filling(panel)
      : BorderBox(
        presentation.style == .sheet ? filling(panel) : panel, .presented, context.style, cell)
    var result = LayoutOutput()
    result.lifted =
      [LiftedItem(kind: .presentation(presentation.style, order: presentation.order), boxes: [box])]
      + lifted
    return result
  }

  /// A title, a message and buttons, in the middle; the buttons beside each other where they fit.
  private func alert(
    _ alert: PresentationContent, _ content: LayoutOutput, _ context: LayoutContext
  ) -> LayoutBox {
    var lines: [LayoutBox] = []
    if !alert.title.isEmpty {
      var bold = context
      bold.alignment = .center
      lines.append(text(alert.title, context.style.bold(), bold))
    }
    lines += content.boxes(of: .title) ?? []
    lines += content.boxes(of: .message) ?? []
    lines += content.flow
    let actions = content.boxes(of: .actions) ?? []
    if !actions.isEmpty {
      if !lines.isEmpty { lines.append(piece("", context.style)) }
      let below = column(actions, .center)
      lines.append(
        alert.style == .dialog
          ? below : FitsBox(.horizontal, [row(actions, spacing: 2), below], chooser: nil))
    }
    let sides = EdgeInsets(top: 0, leading: cell.width, bottom: 0, trailing: cell.width)
    return PaddingBox(column(lines, .center), sides, cell)
  }

  private func text(_ text: String, _ style: TextStyle, _ context: LayoutContext) -> LayoutBox {
    let box = TextBox(text, style: style, context)
    box.owner = owner
    return box
  }

  /// The whole screen: its own content, and what is presented over it in the order it was opened.
  func screen(_ content: LayoutOutput) -> LayoutBox {
    let context = LayoutContext(cell: cell)
    let made = screen(of: content, canGoBack: false, showsTitle: false, context)
    var presented: [(style: PresentationStyle, order: Int, box: LayoutBox)] = []
    for item in made.lifted {
      if case .presentation(let style, let order) = item.kind, let box = item.boxes.first {
        presented.append((style, order, box))
      }
    }
    return presented.sorted { $0.order < $1.order }.reduce(made.box) { below, presentation in
      presentation.style == .cover
        ? presentation.box
        : PresentedBox(
          presentation.box, over: below, isSheet: presentation.style == .sheet, cell: cell)
    }
  }
}

/// Something presented over a screen, which is dimmed.
final class PresentedBox: LayoutBox {
  let isSheet: Bool
  let cell: CellSize

  init(_ panel: LayoutBox, over base: LayoutBox, isSheet: Bool, cell: CellSize) {
    self.isSheet = isSheet
    self.cell = cell
    super.init([base, RestyleBox(.covered), EraseBox(), panel])
  }

  private var panel: LayoutBox { children[3] }

  private func panelProposal(_ proposal: Proposal) -> Proposal {
    // The screen is seen at both sides, unless there is no room for that.
    let width = proposal.width.map { $0 < 24 * cell.width ? $0 : $0 - 4 * cell.width }
    return Proposal(width: width, height: proposal.height.map { max(0, $0 - 2 * cell.height) })
  }

  override func measure(_ proposal: Proposal) -> Extent {
    let base = children[0].size(in: proposal)
    let size = panel.size(in: panelProposal(proposal))
    return Extent(
      width: proposal.width ?? max(base.width, size.width),
      height: proposal.height ?? max(base.height, size.height + 2 * cell.height))
  }

  override func place(_ proposal: Proposal, _ extent: Extent) -> [Placement] {
    let offer = panelProposal(proposal)
    let size = panel.size(in: offer)
    let x = whole((extent.size.width - size.width) / 2, .horizontal)
    // A sheet leaves the first line of the screen in sight, other things stand in the middle.
    let middle = whole((extent.size.height - size.height) / 2, .vertical)
    let y = isSheet ? min(cell.height, middle) : middle
    let all = Proposal(extent.size)
    return [
      Placement(box: children[0], x: 0, y: 0, proposal: proposal),
      Placement(box: children[1], x: 0, y: 0, proposal: all),
      // The lines beside the panel are left free: pieces of the screen there would say nothing.
      Placement(
        box: children[2], x: 0, y: y,
        proposal: Proposal(width: extent.size.width, height: size.height)),
      Placement(box: panel, x: x, y: y, proposal: offer),
    ]
  }

  private func whole(_ length: Double, _ axis: Axis) -> Double {
    let size = axis == .horizontal ? cell.width : cell.height
    return max(0, (length / size).rounded(.down) * size)
  }
}

/// Takes away what was drawn before where it stands.
final class EraseBox: LayoutBox {
  init() { super.init([]) }

  override func measure(_ proposal: Proposal) -> Extent {
    Extent(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  override func paint(in proposal: Proposal) -> Paint { .erase }
}

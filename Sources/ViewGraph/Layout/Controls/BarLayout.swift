extension LayoutBuilder {
  /// A screen with the bar that its title and toolbar come to, and what is shown over all screens.
  ///
  /// The bar: the way back, items, title, items, and a line below. Without any of these there is none.
  func screen(
    of content: LayoutOutput, canGoBack: Bool, showsTitle: Bool, _ context: LayoutContext
  ) -> (box: LayoutBox, lifted: [LiftedItem]) {
    var bar = Bar()
    var lifted: [LiftedItem] = []
    for item in content.lifted {
      switch item.kind {
      case .title(let title):
        if showsTitle { bar.title = bar.title ?? title } else { lifted.append(item) }
      case .toolbar(let placement): bar.add(item.boxes, placement)
      case .presentation: lifted.append(item)
      case .columnWidth: break  // The split view around has asked for it by now.
      }
    }
    let inside = column(content.boxes)
    var lines: [LayoutBox] = []
    if let top = self.bar(bar, canGoBack: canGoBack, context) {
      lines = [top, RuleBox(.horizontal, style: context.style.dim(), cell: cell)]
    }
    lines.append(inside)
    if !bar.bottom.isEmpty {
      lines.append(RuleBox(.horizontal, style: context.style.dim(), cell: cell))
      lines.append(row(bar.bottom))
    }
    return (lines.count == 1 ? inside : column(lines), lifted)
  }

  /// What stands in the bars of a screen.
  private struct Bar {
    var title: String?
    var leading: [LayoutBox] = []
    var middle: [LayoutBox] = []
    var trailing: [LayoutBox] = []
    var bottom: [LayoutBox] = []

    mutating func add(_ boxes: [LayoutBox], _ placement: String) {
      switch placement {
      case "topBarLeading", "navigation", "cancellationAction": leading += boxes
      case "principal", "title", "largeTitle", "subtitle": middle += boxes
      case "bottomBar", "status", "keyboard": bottom += boxes
      default: trailing += boxes
      }
    }
  }

  private func bar(_ bar: Bar, canGoBack: Bool, _ context: LayoutContext) -> LayoutBox? {
    var parts = bar.leading
    if canGoBack {
      let back = piece("‹", context.style.bold())
      back.note { $0.isWayBack = true }
      parts.insert(back, at: 0)
    }
    if !bar.middle.isEmpty {
      parts += bar.middle
    } else if let title = bar.title, !title.isEmpty {
      parts.append(piece(VisibleText.line(title), context.style.bold()))
    }
    if parts.isEmpty, bar.trailing.isEmpty { return nil }
    let room = SpacerBox(axis: .horizontal, least: nil, cell: cell)
    let left = parts.isEmpty ? [] : [row(parts)]
    let right = bar.trailing.isEmpty ? [] : [row(bar.trailing)]
    return row(left + [room] + right, spacing: 0)
  }

  /// A stack of screens: the one in front, with its bar.
  func navigationStack(
    _ navigation: NavigationContent, _ content: LayoutOutput, _ context: LayoutContext
  ) -> LayoutOutput {
    let made = screen(
      of: content, canGoBack: navigation.canGoBack, showsTitle: true, context)
    var result = LayoutOutput([filling(made.box)])
    result.lifted = made.lifted
    return result
  }

  /// Columns with a line between them; below each other where the screen is narrow.
  func navigationSplit(_ content: LayoutOutput, _ context: LayoutContext) -> LayoutOutput {
    var result = LayoutOutput()
    var columns: [(box: LayoutBox, wish: ColumnWidthWish?, isLast: Bool)] = []
    for (part, output) in content.parts {
      let made = screen(of: output, canGoBack: false, showsTitle: true, context)
      result.lifted += made.lifted
      let isLast = part == .detail
      let wishes = output.lifted.compactMap { item -> ColumnWidthWish? in
        if case .columnWidth(let wish) = item.kind { wish } else { nil }
      }
      columns.append((made.box, wishes.last, isLast))
    }
    func joined(_ axis: Axis) -> LayoutBox {
      let line = axis == .horizontal ? Axis.vertical : .horizontal
      let boxes = columns.enumerated().flatMap { place, column -> [LayoutBox] in
        let box =
          axis == .vertical || column.isLast
          ? filling(column.box) : ColumnBox(column.box, column.wish, cell: cell)
        return place == 0 ? [box] : [RuleBox(line, style: context.style.dim(), cell: cell), box]
      }
      return StackBox(axis, spacing: axis == .horizontal ? cell.width : 0, cell: cell, boxes)
    }
    result.flow = [WidthBox(joined(.horizontal), joined(.vertical), least: 50 * cell.width)]
    return result
  }

  /// Labels over a line that is heavy below the one in front, and the screen in front.
  func tabs(
    _ tabs: TabsContent, _ content: LayoutOutput, _ context: LayoutContext
  ) -> LayoutOutput {
    var result = LayoutOutput()
    result.lifted = content.lifted
    let labels = content.flow.compactMap { $0 as? TabBox }
    let screen = content.boxes(of: .content) ?? []
    if context.tabsArePages {
      result.flow = [pages(tabs, count: labels.count, screen, context)]
      return result
    }
    if labels.isEmpty {
      result.flow = [column(screen)]
      return result
    }
    func under(_ box: LayoutBox, _ look: RuleLook) -> LayoutBox {
      let style = look == .heavy ? context.style.bold() : context.style.dim()
      return column([box, RuleBox(.horizontal, look, style: style, cell: cell)])
    }
    var parts: [LayoutBox] = []
    for (place, label) in labels.enumerated() {
      if place > 0 {
        parts.append(FixedSizeBox(under(piece("  ", context.style), .light), .horizontal))
      }
      parts.append(
        FixedSizeBox(
          under(label.child, place == tabs.selected ? .heavy : .light), .horizontal))
    }
    parts.append(under(filling(piece("", context.style)), .light))
    let all = row(parts, spacing: 0)
    let selected = labels.indices.contains(tabs.selected) ? labels[tabs.selected] : labels[0]
    let one = under(
      row([piece("‹", context.style.dim()), selected.child, piece("›", context.style.dim())]),
      .heavy)
    result.flow = [
      column([FitsBox(.horizontal, [all, one], chooser: nil), filling(column(screen))])
    ]
    return result
  }
}

extension LayoutBuilder {
  /// The page in front, and a dot for each page below it.
  private func pages(
    _ tabs: TabsContent, count: Int, _ screen: [LayoutBox], _ context: LayoutContext
  ) -> LayoutBox {
    var front = tabs.selected
    var shown = screen
    if count == 0, !screen.isEmpty {
      let chosen = screen.firstIndex { box in
        box.notes?.tag.map { tabs.isChosen?($0) ?? false } ?? false
      }
      front = chosen ?? 0
      shown = [screen[front]]
    }
    let dots = (0..<max(count, count == 0 ? screen.count : 0)).map { $0 == front ? "●" : "○" }
    var frame = FrameContent()
    frame.maxWidth = .infinity
    let line = FrameBox(piece(dots.joined(separator: " "), context.style.dim()), frame)
    return column([filling(column(shown)), line])
  }
}

/// The label of a tab, before the tab view puts it into its bar.
final class TabBox: SingleBox {}

/// A column beside the last one of a split view, narrower than that.
final class ColumnBox: SingleBox {
  let wish: ColumnWidthWish?
  let cell: CellSize

  init(_ child: LayoutBox, _ wish: ColumnWidthWish?, cell: CellSize) {
    self.wish = wish
    self.cell = cell
    super.init(child)
  }

  /// What the program asks for, as far as the share it is offered goes; else two thirds of that
  /// share, as a list of titles needs less than what they name.
  private func width(_ offered: Double?) -> Double {
    let least = 16 * cell.width
    if let wish {
      let most = max(wish.min ?? least, offered ?? 0)
      return (min(wish.ideal, wish.max ?? wish.ideal, most) / cell.width).rounded() * cell.width
    }
    let share = ((offered ?? 0) * 2 / 3 / cell.width).rounded() * cell.width
    return min(32 * cell.width, max(least, share))
  }

  override func offer(_ proposal: Proposal) -> Proposal {
    Proposal(width: width(proposal.width), height: proposal.height)
  }

  override func measure(_ proposal: Proposal) -> Extent {
    var extent = child.extent(in: offer(proposal))
    extent.size.width = width(proposal.width)
    return extent
  }

  /// The width is the column's own: what is in it need not be measured.
  override func length(in proposal: Proposal, _ axis: Axis) -> Double {
    axis == .horizontal ? width(proposal.width) : super.length(in: proposal, axis)
  }
}

/// One of two layouts, by the width there is.
final class WidthBox: LayoutBox {
  let least: Double

  init(_ wide: LayoutBox, _ narrow: LayoutBox, least: Double) {
    self.least = least
    super.init([wide, narrow])
  }

  private func chosen(_ proposal: Proposal) -> LayoutBox {
    proposal.width.map { $0 >= least } ?? true ? children[0] : children[1]
  }

  override func measure(_ proposal: Proposal) -> Extent { chosen(proposal).extent(in: proposal) }

  override func place(_ proposal: Proposal, _ extent: Extent) -> [Placement] {
    [Placement(box: chosen(proposal), x: 0, y: 0, proposal: proposal)]
  }
}

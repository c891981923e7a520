extension LayoutTree {
  /// What became of a node whose content may be a line of texts.
  enum Settling {
    case line(TextLineBox)
    /// Its boxes are as they were.
    case boxes
    /// Its boxes are still to be made.
    case open
  }

  /// Brings the box of a node up to date, where its content is a line of texts.
  @inline(never) func settleLine(_ node: Node, _ context: SharedContext) -> Settling {
    if node.description.layout == nil { return setLine(node, context) }
    switch node.description.layout {
    case .line(let box) where !box.isStale && box.context.isSame(as: context): return .line(box)
    case .boxes(let layout) where !layout.isStale && layout.context.isSame(as: context):
      return .boxes
    default: break
    }
    let settling = setLine(node, context)
    if case .open = settling, case .line? = node.description.layout { node.dropLayout() }
    return settling
  }

  /// Brings rows up to date; returns their boxes, where all of them are lines.
  func settleLines(
    of rows: [Node], _ context: SharedContext, open: (Node) -> Void
  ) -> [LayoutBox]? {
    var lines: [LayoutBox] = []
    lines.reserveCapacity(rows.count)
    for row in rows {
      switch settleLine(row, context) {
      case .line(let box): lines.append(box)
      case .boxes: break
      case .open: open(row)
      }
    }
    return lines.count == rows.count ? lines : nil
  }

  @inline(never) private func setLine(_ node: Node, _ context: SharedContext) -> Settling {
    guard setsLines, writer.set(node, context) else { return .open }
    let owner = isHeard ? owner(of: writer.source.takeUnretainedValue()) : nil
    if node.description.layout != nil { node.dropLayout() }
    let box = TextLineBox(writer, of: node, context, owner)
    node.description.layout = .line(box)
    return .line(box)
  }

  private func owner(of node: Node) -> LayoutOwner {
    LayoutOwner(name: node.typeName, record: record)
  }

  /// Notes that the content of a line is another by now; what is around it may stay as it is.
  func noteStale(_ box: TextLineBox) { staleLines.append(box) }

  /// Exchanges the lines that have changed; where one takes other room, what it stands in is laid out
  /// again.
  func exchangeStaleLines() {
    if staleLines.isEmpty { return }
    let stale = staleLines
    staleLines.removeAll(keepingCapacity: true)
    for box in stale where box.isStale {
      guard let node = box.node else { continue }
      if writer.set(node, box.context), box.exchange(writer) {
        box.isStale = false
        if isHeard, box.owner == nil {
          box.owner = owner(of: writer.source.takeUnretainedValue())
          box.owner?.noteMeasured()
        }
        noteExchanged(box)
      } else {
        node.markSurroundingsStale()
      }
    }
  }
}

extension LayoutTree {
  /// Brings the box of a node up to date whose content is a line of texts.
  ///
  /// Returns whether there is nothing left to do for the node.
  @inline(never) func settleLine(_ node: Node, _ context: SharedContext) -> Bool {
    if node.description.layout == nil { return setLine(node, context) }
    switch node.description.layout {
    case .line(let box) where !box.isStale && box.context.isSame(as: context): return true
    case .boxes(let layout) where !layout.isStale && layout.context.isSame(as: context):
      return true
    default: break
    }
    if setLine(node, context) { return true }
    if case .line? = node.description.layout { node.dropLayout() }
    return false
  }

  @inline(never) private func setLine(_ node: Node, _ context: SharedContext) -> Bool {
    guard setsLines, writer.set(node, context) else { return false }
    let owner = isHeard ? owner(of: writer.source.takeUnretainedValue()) : nil
    if node.description.layout != nil { node.dropLayout() }
    node.description.layout = .line(TextLineBox(writer, of: node, context, owner))
    return true
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
        exchangedLines.append(box)
      } else {
        node.markSurroundingsStale()
      }
    }
  }
}

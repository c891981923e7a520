/// Makes the boxes of one node's description.
@MainActor struct LayoutBuilder {
  let cell: CellSize
  let owner: LayoutOwner
  let node: Node

  /// What a description comes to. Recursion goes as deep as one body is written.
  func output(of children: [ElementChild], _ context: LayoutContext) -> LayoutOutput {
    var result = LayoutOutput()
    for child in children {
      switch child {
      case .node(let node): if let layout = node.description.layout { result.append(layout.output) }
      case .element(let record): result.append(output(of: record, context))
      }
    }
    return result
  }

  private func output(of record: ElementRecord, _ context: LayoutContext) -> LayoutOutput {
    let content = output(of: record.children, context.inside(record))
    if let known = record.layout, known.context == context, known.content.isSame(as: content) {
      return known.output
    }
    let output = make(record, content, context)
    for box in output.flow where box.owner == nil { box.owner = owner }
    record.layout = RecordLayout(context, content, output)
    return output
  }

  private func make(
    _ record: ElementRecord, _ content: LayoutOutput, _ context: LayoutContext
  ) -> LayoutOutput {
    var result = content
    result.parts = []
    switch record.kind {
    case .group: return content
    case .part(let part):
      var output = LayoutOutput()
      output.parts = [(part, content)]
      output.lifted = content.lifted
      return output
    case .decoration(let decoration): return decorate(content, decoration, context)
    case .text(let text):
      result.flow = [TextBox(text.string, style: context.style.with(text.style), context)]
    case .spacer(let length):
      result.flow = [SpacerBox(axis: context.axis, least: length, cell: cell)]
    case .divider:
      result.flow = [
        RuleBox(
          context.axis == .horizontal ? .vertical : .horizontal, style: context.style.dim(),
          cell: cell)
      ]
    case .fill(let fill):
      result.flow = [FillBox(fill.color, style: context.style, cell: cell)]
    case .stack(let stack): result.flow = [self.stack(stack, content.boxes)]
    case .button(let button): result.flow = [self.button(button, content, context, record)]
    default: result.flow = content.boxes
    }
    return result
  }

  private func stack(_ stack: StackContent, _ boxes: [LayoutBox]) -> LayoutBox {
    switch stack.direction {
    case .horizontal:
      StackBox(
        .horizontal, vertical: stack.vertical, spacing: stack.spacing, cell: cell, boxes)
    case .vertical:
      StackBox(
        .vertical, horizontal: stack.horizontal, spacing: stack.spacing, cell: cell, boxes)
    case .depth:
      DepthBox(Alignment(horizontal: stack.horizontal, vertical: stack.vertical), boxes)
    }
  }

  /// The box of everything, for the screen.
  func screen(_ content: LayoutOutput) -> LayoutBox {
    column(content.boxes)
  }

  // MARK: - Putting boxes together

  /// Boxes below each other, as a container puts views that come without a stack.
  func column(
    _ boxes: [LayoutBox], _ alignment: HorizontalAlignment = .leading
  ) -> LayoutBox {
    if boxes.count == 1 { return boxes[0] }
    return StackBox(.vertical, horizontal: alignment, spacing: 0, cell: cell, boxes)
  }

  /// Boxes beside each other, one column apart or as told.
  func row(
    _ boxes: [LayoutBox], spacing columns: Double = 1, _ alignment: VerticalAlignment = .top
  ) -> LayoutBox {
    if boxes.count == 1 { return boxes[0] }
    return StackBox(
      .horizontal, vertical: alignment, spacing: columns * cell.width, cell: cell, boxes)
  }

  /// A piece of a control's own text, which is never wrapped.
  func piece(_ text: String, _ style: TextStyle) -> LayoutBox {
    let box = TextBox(line: text, style: style, cell: cell)
    box.owner = owner
    return box
  }

  /// Whether the control has the focus. The record is looked at again when the focus may have moved.
  func isFocused(_ record: ElementRecord, _ context: LayoutContext) -> Bool {
    guard let tree = node.runtime.layout else { return false }
    let isFocused = tree.isFocused(node, context.focus)
    tree.note(
      LayoutTree.Focusable(
        node: node, record: record, scopes: context.focus, isFocused: isFocused))
    return isFocused
  }
}

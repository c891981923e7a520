extension LayoutBuilder {
  /// An icon and a title.
  func label(_ content: LayoutOutput) -> LayoutBox {
    let icon = content.boxes(of: .icon) ?? []
    let title = content.boxes(of: .title) ?? []
    return row(icon + title + content.flow)
  }

  /// A value with its label: in a form or list, at the two ends of the row.
  func labeledContent(_ content: LayoutOutput, _ context: LayoutContext) -> LayoutBox {
    let label = content.boxes(of: .label) ?? []
    let value = content.boxes(of: .content) ?? []
    if label.isEmpty || context.hidesLabels { return row(value) }
    if value.isEmpty { return column(label) }
    switch context.surrounding {
    case .form, .list:
      let room = SpacerBox(axis: .horizontal, least: nil, cell: cell)
      return row([column(label), room, row(value)], spacing: 0)
    case .plain, .menu, .bar: return row([column(label), row(value)], spacing: 2)
    }
  }

  /// An image: a sign where there is a common one, else its name.
  func image(_ image: ImageContent, _ context: LayoutContext) -> LayoutBox {
    let name = image.label ?? image.name
    let text = image.isSystem ? SystemImages.sign(for: image.name) : nil
    let box = TextBox(line: text ?? "[\(VisibleText.line(name))]", style: context.style, cell: cell)
    box.owner = owner
    return box
  }

  /// Views in a border, with their label in its upper line.
  func box(_ content: LayoutOutput, _ context: LayoutContext) -> LayoutBox {
    let label = content.boxes(of: .label) ?? []
    let title = row([piece(" ", context.style)] + label + [piece(" ", context.style)], spacing: 0)
    return TitledBorderBox(
      column(content.flow), title: label.isEmpty ? nil : title, style: context.style.dim(),
      cell: cell)
  }

  /// Nothing to show: what is missing, why, and what to do, in the middle.
  func unavailable(_ content: LayoutOutput) -> LayoutBox {
    let parts = [ElementPart.label, .description, .actions].compactMap { content.boxes(of: $0) }
    let lines = parts.filter { !$0.isEmpty }.map { column($0, .center) }
    let stack = StackBox(
      .vertical, horizontal: .center, spacing: 0, cell: cell, lines)
    var frame = FrameContent()
    frame.maxWidth = .infinity
    return FrameBox(stack, frame)
  }
}

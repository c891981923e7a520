/// Makes the boxes of one node's description.
@MainActor struct LayoutBuilder {
  let cell: CellSize
  let owner: LayoutOwner
  let node: Node

  /// What a description comes to.
  ///
  /// Recursion goes as deep as one body is written.
  func output(of children: [ElementChild], _ context: LayoutContext) -> LayoutOutput {
    var result = LayoutOutput()
    for child in children {
      switch child {
      case .node(let node): append(node, to: &result)
      case .element(let record): result.append(output(of: record, context))
      }
    }
    return result
  }

  /// What rows come to.
  func output(of rows: [Node]) -> LayoutOutput {
    var result = LayoutOutput()
    result.flow.reserveCapacity(rows.count)
    for row in rows { append(row, to: &result) }
    return result
  }

  private func append(_ node: Node, to result: inout LayoutOutput) {
    switch node.description.layout {
    case .line(let box): result.flow.append(box)
    case .boxes(let layout): result.append(layout.output)
    case .inLine, nil: break
    }
  }

  private func output(of record: ElementRecord, _ context: LayoutContext) -> LayoutOutput {
    let content = output(of: record.children, context.inside(record.kind))
    if case .group = record.kind {
      record.layout = RecordLayout(context, content, content)
      return content
    }
    if let known = record.layout, known.context == context, known.content.isSame(as: content) {
      return known.output
    }
    let output = make(record, content, context)
    for box in output.flow where box.owner == nil { box.owner = owner }
    if record.kind.canBePointedAt {
      for box in output.flow where box.elementID == nil { box.elementID = ObjectIdentifier(record) }
    }
    record.layout = RecordLayout(context, content, output)
    return output
  }

  private func make(
    _ record: ElementRecord, _ content: LayoutOutput, _ context: LayoutContext
  ) -> LayoutOutput {
    var result = content
    result.parts = []
    if record.isStyled, let boxes = styled(record, content, context) {
      result.flow = boxes
      return result
    }
    switch record.kind {
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
    case .grid(let grid): result.flow = [GridBox(grid, cell, content.boxes)]
    case .gridRow(let row): result.flow = [GridRowBox(row.alignment, content.boxes)]
    case .lazyGrid(let grid): result.flow = [LazyGridBox(grid, cell, content.boxes)]
    case .layout(let layout): result.flow = [layout.makeBox(content.boxes, cell)]
    case .scroll(let axes):
      let inside =
        axes == .horizontal
        ? row(content.boxes) : column(content.boxes, .center)
      result.flow = [ScrollBox(inside, axes)]
    case .viewThatFits(let fits):
      result.flow = [FitsBox(fits.axes, content.boxes, chooser: node as? any RoomChooser)]
      // What the other candidates present, or put into a bar, is not shown.
      result.lifted = fits.shown(among: record.children, of: node).flatMap {
        $0.child.layoutOutput?.lifted ?? []
      }
    case .geometry:
      result.flow = [
        GeometryBox(
          DepthBox(.topLeading, content.boxes), cell: cell, reader: node as? any SizeReader)
      ]
    case .navigationStack(let navigation): return navigationStack(navigation, content, context)
    case .navigationSplit: return navigationSplit(content, context)
    case .tabs(let tabs): return self.tabs(tabs, content, context)
    case .tab: result.flow = [TabBox(row(content.boxes(of: .label) ?? []))]
    case .sheet(let opened), .alert(let opened): return presentation(opened, content, context)
    case .toolbar:
      result.flow = []
      result.lifted += content.boxes.map {
        LiftedItem(
          kind: .toolbar(placement: $0.notes?.toolbarPlacement ?? "automatic"), boxes: [$0])
      }
    case .disclosure(let disclosure) where context.isListLevel:
      result.flow = disclosureRows(disclosure, content, context, record)
    case .section(let section): return self.section(section, content, context)
    case .placeholder(let message):
      result.flow = [TextBox("‹\(message)›", style: context.style.dim(), context)]
    default: result.flow = [control(record, content, context)].compactMap { $0 }
    }
    return result
  }

  /// The box of a control or a container of the library's own.
  private func control(
    _ record: ElementRecord, _ content: LayoutOutput, _ context: LayoutContext
  ) -> LayoutBox? {
    switch record.kind {
    case .group: nil
    case .button(let button): self.button(button, content, context, record)
    case .toggle(let toggle): self.toggle(toggle, content, context, record)
    case .field(let field), .searchField(let field): self.field(field, content, context, record)
    case .picker(let picker): self.picker(picker, content, context, record)
    case .stepper(let stepper): self.stepper(stepper, content, context, record)
    case .slider(let slider): self.slider(slider, content, context, record)
    case .datePicker(let picker): datePicker(picker, content, context, record)
    case .link: link(content, context, record)
    case .menu(let menu): self.menu(menu, content, context, record)
    case .disclosure(let disclosure): self.disclosure(disclosure, content, context, record)
    case .progress(let progress): self.progress(progress, content, context)
    case .label: label(content)
    case .labeledContent: labeledContent(content, context)
    case .image(let image): self.image(image, context)
    case .unavailable: unavailable(content)
    case .list(let list): self.list(list, content, context)
    case .form: form(content, context)
    case .box: box(content, context)
    default: column(content.boxes)
    }
  }

  /// What a style's body comes to, and its parts where it has placed them; nil for a button, which is
  /// in brackets whatever is in it.
  private func styled(
    _ record: ElementRecord, _ content: LayoutOutput, _ context: LayoutContext
  ) -> [LayoutBox]? {
    switch record.kind {
    case .button: return nil
    case .part: return content.boxes
    case .toggle, .disclosure:
      let body = row(content.boxes)
      let state = state(record, context)
      return [state == .ready ? PriorityBox(body) : bracketed(body, state, context.style)]
    default: return [row(content.boxes)]
    }
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

  /// Whether the control has the focus.
  ///
  /// The record is looked at again when the focus may have moved.
  func isFocused(_ record: ElementRecord) -> Bool {
    guard let tree = node.runtime.layout else { return false }
    let isFocused = tree.isFocused(node, record)
    tree.note(LayoutTree.Focusable(node: node, record: record, isFocused: isFocused))
    return isFocused
  }
}

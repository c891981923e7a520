/// What a control's brackets say of it.
enum ControlState {
  case ready, focused, disabled

  var opening: String {
    switch self {
    case .ready: "["
    case .focused: "«"
    case .disabled: "("
    }
  }

  var closing: String {
    switch self {
    case .ready: "]"
    case .focused: "»"
    case .disabled: ")"
    }
  }
}

extension LayoutBuilder {
  /// `[ Save ]`, `« Save »` with the focus, `( Save )` disabled.
  func button(
    _ button: ButtonContent, _ content: LayoutOutput, _ context: LayoutContext,
    _ record: ElementRecord
  ) -> LayoutBox {
    let label = row(content.boxes)
    var style = context.style
    if button.role == .destructive, style.color == nil { style.color = .red }
    let box =
      button.isLink
      ? self.link(label, state(record, context), style, context)
      : bracketed(label, state(record, context), style)
    if let tag = button.tag { box.note { $0.tag = tag } }
    return box
  }

  /// The way to another screen: `Lisbon ›`; a list puts the sign at the end of the row.
  private func link(
    _ label: LayoutBox, _ state: ControlState, _ style: TextStyle, _ context: LayoutContext
  ) -> LayoutBox {
    let isRow = context.surrounding == .list || context.surrounding == .form
    let inside = isRow ? label : row([label, piece("›", style.dim())])
    let box = isRow && state == .ready ? PriorityBox(inside) : bracketed(inside, state, style)
    if isRow { box.note { $0.leadsOn = true } }
    return box
  }

  /// The state of a control, for its brackets.
  func state(_ record: ElementRecord, _ context: LayoutContext) -> ControlState {
    let isFocused = context.looksFocused || isFocused(record)
    return context.isDisabled ? .disabled : isFocused ? .focused : .ready
  }

  /// A view in brackets, with a column of room.
  func bracketed(_ box: LayoutBox, _ state: ControlState, _ style: TextStyle) -> LayoutBox {
    let style = state == .focused ? style.bold() : style
    return row([piece(state.opening, style), box, piece(state.closing, style)])
  }
}

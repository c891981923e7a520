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
    return bracketed(label, state(record, context), style)
  }

  /// The state of a control, for its brackets.
  func state(_ record: ElementRecord, _ context: LayoutContext) -> ControlState {
    let isFocused = isFocused(record, context)
    return context.isDisabled ? .disabled : isFocused ? .focused : .ready
  }

  /// A view in brackets, with a column of room.
  func bracketed(_ box: LayoutBox, _ state: ControlState, _ style: TextStyle) -> LayoutBox {
    let style = state == .focused ? style.bold() : style
    return row([piece(state.opening, style), box, piece(state.closing, style)])
  }
}

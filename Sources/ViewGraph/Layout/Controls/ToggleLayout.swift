extension LayoutBuilder {
  /// `[x] Done`, `[ ] Done`, and `[-] Done` where its sources disagree.
  func toggle(
    _ toggle: ToggleContent, _ content: LayoutOutput, _ context: LayoutContext,
    _ record: ElementRecord
  ) -> LayoutBox {
    let state = state(record, context)
    let sign = toggle.isMixed() ? "-" : toggle.isOn() ? "x" : " "
    var style = context.style
    if sign != " " { style = style.bold().colored(context.tint) }
    let bracket = state == .focused ? context.style.bold() : context.style
    let box = row(
      [piece(state.opening, bracket), piece(sign, style), piece(state.closing, bracket)],
      spacing: 0)
    return labeled(content, box, context, isLabelFirst: false)
  }

  /// A control with its label beside it: in a form, at the two ends of the row.
  func labeled(
    _ content: LayoutOutput, _ control: LayoutBox, _ context: LayoutContext,
    isLabelFirst: Bool = true
  ) -> LayoutBox {
    let label = content.boxes(of: .label) ?? []
    if context.hidesLabels || label.isEmpty { return control }
    if !isLabelFirst { return row([control, column(label)]) }
    if context.surrounding == .form, isLabelFirst {
      let room = SpacerBox(axis: .horizontal, least: nil, cell: cell)
      return row([column(label), room, control], spacing: 0)
    }
    return row([column(label), control])
  }
}

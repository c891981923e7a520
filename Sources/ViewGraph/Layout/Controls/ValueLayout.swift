extension LayoutBuilder {
  /// `Nights [- 3 +]`; a side that can go no further shows a dot.
  func stepper(
    _ stepper: StepperContent, _ content: LayoutOutput, _ context: LayoutContext,
    _ record: ElementRecord
  ) -> LayoutBox {
    let state = state(record, context)
    let style = state == .focused ? context.style.bold() : context.style
    let value = VisibleText.line(stepper.value())
    var parts = [piece(state.opening + (stepper.decrement == nil ? "·" : "-"), style)]
    if !value.isEmpty { parts.append(piece(value, context.style)) }
    parts.append(piece((stepper.increment == nil ? "·" : "+") + state.closing, style))
    return labeled(content, row(parts), context)
  }

  ///
  /// A track with a knob: `Volume [━━━━●─────] 40`.
  func slider(
    _ slider: SliderContent, _ content: LayoutOutput, _ context: LayoutContext,
    _ record: ElementRecord
  ) -> LayoutBox {
    let state = state(record, context)
    let style = state == .focused ? context.style.bold() : context.style
    let value = slider.value()
    let length = slider.bounds.upperBound - slider.bounds.lowerBound
    let fraction = length > 0 ? (value - slider.bounds.lowerBound) / length : 0
    let track = track(fraction, done: "━", knob: "●", left: "─", context)
    var parts =
      content.boxes(of: .minimum) ?? []
    parts.append(
      row([piece(state.opening, style), track, piece(state.closing, style)], spacing: 0))
    parts += content.boxes(of: .maximum) ?? []
    parts.append(piece(ValueText.number(value), context.style))
    return labeled(content, row(parts), context)
  }

  /// `Loading █████░░░░░ 50%`, or `◌ Loading` where the end is not known.
  func progress(
    _ progress: ProgressContent, _ content: LayoutOutput, _ context: LayoutContext
  ) -> LayoutBox {
    let label = context.hidesLabels ? [] : content.boxes(of: .label) ?? []
    let current = content.boxes(of: .currentValue) ?? []
    guard let fraction = progress.fraction else {
      return row([piece("◌", context.style.colored(context.tint))] + label + current)
    }
    let percent = piece("\(Int((min(1, max(0, fraction)) * 100).rounded()))%", context.style)
    let bar = track(fraction, done: "█", knob: nil, left: "░", context)
    return row(label + [bar, percent] + current)
  }

  /// A line that shows how far along something is.
  private func track(
    _ fraction: Double, done: String, knob: String?, left: String, _ context: LayoutContext
  ) -> LayoutBox {
    let fraction = fraction.isFinite ? min(1, max(0, fraction)) : 0
    let full = context.style.colored(context.tint)
    let empty = context.style.dim()
    let box = LineBox(ideal: 12, least: 1, cell: cell) { columns in
      if let knob {
        let place = Int((fraction * Double(columns - 1)).rounded())
        return [
          TextRun(String(repeating: done, count: place), full), TextRun(knob, full.bold()),
          TextRun(String(repeating: left, count: columns - 1 - place), empty),
        ]
      }
      let place = Int((fraction * Double(columns)).rounded())
      return [
        TextRun(String(repeating: done, count: place), full),
        TextRun(String(repeating: left, count: columns - place), empty),
      ]
    }
    box.owner = owner
    return box
  }
}

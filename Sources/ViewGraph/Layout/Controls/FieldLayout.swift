extension LayoutBuilder {
  /// `[Groceries_____]`, with the focus `«Groceries▏____»`, with a prompt `[New task·····]`.
  ///
  /// What may be filled in is shown by a line, a prompt by dots.
  func field(
    _ field: FieldContent, _ content: LayoutOutput, _ context: LayoutContext,
    _ record: ElementRecord
  ) -> LayoutBox {
    let state = state(record, context)
    // In a form the label stands before the field; elsewhere it is what an empty field shows.
    let isLabeled = context.surrounding == .form && !context.hidesLabels
    let label = isLabeled ? "" : text(of: content.boxes(of: .label) ?? [])
    if field.style == .editor || field.isMultiline {
      return fieldWithLabel(
        content, editor(field, label, context, state), isLabeled: isLabeled)
    }
    let text = FieldText(field, label, context, state)
    let line = LineBox(ideal: text.ideal, least: 1, cell: cell) { text.runs(columns: $0) }
    line.owner = owner
    let style = text.bracketStyle
    var parts = [piece(state.opening, style), line, piece(state.closing, style)]
    if field.style == .search { parts.insert(piece("⌕ ", context.style.dim()), at: 1) }
    return fieldWithLabel(content, row(parts, spacing: 0), isLabeled: isLabeled)
  }

  private func fieldWithLabel(
    _ content: LayoutOutput, _ box: LayoutBox, isLabeled: Bool
  ) -> LayoutBox {
    guard isLabeled, let label = content.boxes(of: .label), !label.isEmpty else { return box }
    return row([column(label), box])
  }

  /// The characters of the texts in some boxes.
  private func text(of boxes: [LayoutBox]) -> String {
    boxes.map { $0.ownText ?? text(of: $0.children) }.joined(separator: " ")
  }

  /// A field of several lines, in a border.
  private func editor(
    _ field: FieldContent, _ label: String, _ context: LayoutContext, _ state: ControlState
  ) -> LayoutBox {
    let text = FieldText(field, label, context, state)
    let box = EditorBox(least: field.style == .editor ? 3 : 1, cell: cell) {
      text.lines(columns: $0)
    }
    box.owner = owner
    return BorderBox(box, state.border, text.bracketStyle, cell)
  }
}

extension ControlState {
  var border: BorderLook {
    switch self {
    case .ready: .normal
    case .focused: .focused
    case .disabled: .disabled
    }
  }
}

/// What a field shows, for any number of columns.
private struct FieldText {
  let text: String
  let prompt: String
  let isFocused: Bool
  let style: TextStyle
  let dim: TextStyle

  private static let caret = "▏"

  @MainActor init(
    _ field: FieldContent, _ label: String, _ context: LayoutContext, _ state: ControlState
  ) {
    let value = field.text()
    text = field.style == .secure ? String(repeating: "•", count: value.count) : value
    prompt = field.prompt.isEmpty ? label : field.prompt
    isFocused = state == .focused
    style = context.style
    dim = context.style.dim()
  }

  var bracketStyle: TextStyle { isFocused ? style.bold() : style }
  var ideal: Int {
    max(12, ColumnWidth.columns(of: text) + 1, ColumnWidth.columns(of: prompt) + 1)
  }

  func runs(columns: Int) -> [TextRun] {
    let caret = isFocused ? [TextRun(Self.caret, style.bold())] : []
    let room = columns - caret.count
    func filled(_ run: TextRun, _ used: Int, with filler: String, caretFirst: Bool) -> [TextRun] {
      let rest = TextRun(String(repeating: filler, count: max(0, room - used)), dim)
      return caretFirst ? caret + [run, rest] : [run] + caret + [rest]
    }
    if text.isEmpty {
      let line = fitted(prompt, room, .tail)
      let filler = prompt.isEmpty ? "_" : "·"
      return filled(TextRun(line.text, dim), line.columns, with: filler, caretFirst: true)
    }
    // The end is where one writes: with the focus it stays in sight.
    let line = fitted(VisibleText.line(text), room, isFocused ? .head : .tail)
    return filled(TextRun(line.text, style), line.columns, with: "_", caretFirst: false)
  }

  private func fitted(_ text: String, _ room: Int, _ mode: Text.TruncationMode) -> TextLine {
    if room < 1 { return TextLine(text: "", columns: 0) }
    let breaker = LineBreaker(columns: room, lineLimit: 1, truncation: mode)
    return breaker.lines(of: text).first ?? TextLine(text: "", columns: 0)
  }

  func lines(columns: Int) -> [[TextRun]] {
    let caret = isFocused ? Self.caret : ""
    if text.isEmpty {
      let lines = LineBreaker(columns: columns).lines(of: prompt)
      return lines.enumerated().map { number, line in
        (number == 0 && isFocused ? [TextRun(caret, style.bold())] : [])
          + [TextRun(line.text, dim)]
      }
    }
    return LineBreaker(columns: columns).lines(of: text + caret).map { [TextRun($0.text, style)] }
  }
}

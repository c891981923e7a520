extension LayoutBuilder {
  ///
  /// The choice in brackets: `Size [ Medium ▾ ]`.
  func picker(
    _ picker: PickerContent, _ content: LayoutOutput, _ context: LayoutContext,
    _ record: ElementRecord
  ) -> LayoutBox {
    let choices = content.boxes(of: .content) ?? []
    func isSelected(_ box: LayoutBox) -> Bool {
      guard let tag = box.notes?.tag ?? box.row?.id else { return false }
      return picker.isSelected(tag, box.notes?.tagIncludesOptional ?? true)
    }
    switch context.pickerLook {
    case .menu: break
    case .segments, .inline:
      let state = state(record, context)
      let marked = choices.map { choice($0, isSelected: isSelected($0), state, context) }
      let control =
        context.pickerLook == .inline
        ? column(marked)
        : FitsBox(.horizontal, [row(marked, spacing: 2), column(marked)], chooser: nil)
      return labeled(content, control, context)
    }
    let selected = choices.first(where: isSelected)
    return labeled(
      content, opener(selected ?? piece("–", context.style), "▾", context, record), context)
  }

  ///
  /// One choice of several that are all shown: `[•] Medium`.
  private func choice(
    _ box: LayoutBox, isSelected: Bool, _ state: ControlState, _ context: LayoutContext
  ) -> LayoutBox {
    let style = isSelected ? context.style.bold().colored(context.tint) : context.style
    let sign = state.opening + (isSelected ? "•" : " ") + state.closing
    return row([piece(sign, style), box])
  }

  /// The date in brackets: `Due [ Jan 5, 2026 ▾ ]`.
  func datePicker(
    _ picker: DatePickerContent, _ content: LayoutOutput, _ context: LayoutContext,
    _ record: ElementRecord
  ) -> LayoutBox {
    let date = piece(VisibleText.line(picker.text()), context.style)
    return labeled(content, opener(date, "▾", context, record), context)
  }

  /// `[ More ▾ ]`, and the choices in a border below while it is open.
  func menu(
    _ menu: DisclosureContent, _ content: LayoutOutput, _ context: LayoutContext,
    _ record: ElementRecord
  ) -> LayoutBox {
    let label = row(content.boxes(of: .label) ?? [])
    // With an action of its own, the sign alone is what opens.
    let line = menu.primaryAction == nil ? "" : "│ "
    guard menu.isOpen() else { return opener(label, line + "▾", context, record) }
    let items = column(content.boxes(of: .content) ?? [])
    return column([
      opener(label, line + "▴", context, record),
      BorderBox(items, .normal, context.style.dim(), cell),
    ])
  }

  ///
  /// A title with an arrow: `[ Manual ↗ ]`.
  func link(_ content: LayoutOutput, _ context: LayoutContext, _ record: ElementRecord) -> LayoutBox
  {
    opener(row(content.boxes), "↗", context, record)
  }

  private func opener(
    _ box: LayoutBox, _ sign: String, _ context: LayoutContext, _ record: ElementRecord
  ) -> LayoutBox {
    bracketed(row([box, piece(sign, context.style.dim())]), state(record, context), context.style)
  }

  /// `▸ Details`, and `▾ Details` with the content below.
  func disclosure(
    _ disclosure: DisclosureContent, _ content: LayoutOutput, _ context: LayoutContext,
    _ record: ElementRecord
  ) -> LayoutBox {
    let head = disclosureHead(disclosure, content, context, record)
    guard disclosure.isOpen(), let inside = content.boxes(of: .content), !inside.isEmpty else {
      return head
    }
    return column([head] + inside.map { indented($0) })
  }

  /// A disclosure in a list: what it opens are rows of the list, indented.
  func disclosureRows(
    _ disclosure: DisclosureContent, _ content: LayoutOutput, _ context: LayoutContext,
    _ record: ElementRecord
  ) -> [LayoutBox] {
    let head = disclosureHead(disclosure, content, context, record)
    guard disclosure.isOpen() else { return [head] }
    let rows = (content.boxes(of: .content) ?? []).map { box in
      let row = indented(box)
      row.inherit(from: box)
      return row
    }
    return [head] + rows
  }

  private func disclosureHead(
    _ disclosure: DisclosureContent, _ content: LayoutOutput, _ context: LayoutContext,
    _ record: ElementRecord
  ) -> LayoutBox {
    let state = state(record, context)
    let isOpen = disclosure.isOpen()
    let style = state == .focused ? context.style.bold() : context.style
    var head = row([piece(isOpen ? "▾" : "▸", style)] + (content.boxes(of: .label) ?? []))
    if state == .focused {
      head = row([piece("«", style), head, piece("»", style)], spacing: 0)
    } else if state == .disabled {
      head = row([piece("(", style), head, piece(")", style)], spacing: 0)
    }
    return head
  }
}

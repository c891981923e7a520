/// A section inside a list or form, before the list lays it out.
final class SectionBox: LayoutBox {
  let header: [LayoutBox]
  let rows: [LayoutBox]
  let footer: [LayoutBox]

  init(header: [LayoutBox], rows: [LayoutBox], footer: [LayoutBox]) {
    self.header = header
    self.rows = rows
    self.footer = footer
    super.init(header + rows + footer)
  }
}

/// A row of a list with the room around it, kept with its content while it looks the same.
package final class RowBox: SingleBox {
  let isSelected: Bool

  init(_ child: LayoutBox, isSelected: Bool) {
    self.isSelected = isSelected
    super.init(child)
  }

  /// The first element in the row that can be pointed at.
  package var firstElementID: ObjectIdentifier? {
    var pending: [LayoutBox] = [self]
    while let box = pending.popLast() {
      if let id = box.elementID { return id }
      pending.append(contentsOf: box.children.reversed())
    }
    return nil
  }
}

extension LayoutBuilder {
  /// Rows below each other, with a mark on those that are selected.
  ///
  /// Sections stand a line apart.
  func list(_ list: ListContent, _ content: LayoutOutput, _ context: LayoutContext) -> LayoutBox {
    var boxes: [LayoutBox] = []
    for item in content.boxes {
      guard let section = item as? SectionBox else {
        if boxes.last is SectionEnd { boxes.append(piece("", context.style)) }
        boxes.append(listRow(item, of: list, context))
        continue
      }
      if !boxes.isEmpty { boxes.append(piece("", context.style)) }
      boxes += section.header
      boxes += section.rows.map { listRow($0, of: list, context) }
      boxes += section.footer.map { indented($0) }
      boxes.append(SectionEnd([]))
    }
    boxes.removeAll { $0 is SectionEnd }
    return ScrollBox(filling(column(boxes)), .vertical)
  }

  private final class SectionEnd: LayoutBox {}

  private func listRow(
    _ content: LayoutBox, of list: ListContent, _ context: LayoutContext
  ) -> LayoutBox {
    let ids = [content.notes?.tag, content.row?.id].compactMap { $0 }
    let id = ids.first { list.accepts($0) } ?? ids.first
    let isSelected = id.map { list.isSelected($0) } ?? false
    if let known = content.notes?.listRow, known.isSelected == isSelected { return known }
    let mark = piece(isSelected ? "▸ " : "  ", context.style.bold().colored(context.tint))
    mark.owner = content.owner
    var parts = [mark, filling(content)]
    parts += ends(of: content, context)
    var box: LayoutBox = row(parts, spacing: 0)
    if isSelected {
      box = LayeredBox(box, [RestyleBox(.selected)], .center, isBehind: false)
    }
    let made = RowBox(box, isSelected: isSelected)
    if let row = content.row { made.note { $0.row = row } }
    content.note { $0.listRow = made }
    return made
  }

  /// What stands at the end of a row: a badge, the way to another screen, actions of a swipe.
  private func ends(of content: LayoutBox, _ context: LayoutContext) -> [LayoutBox] {
    guard let notes = content.notes else { return [] }
    let signs = [notes.badge, notes.hasActions ? "⋯" : nil, notes.leadsOn ? "›" : nil]
    return signs.compactMap { $0 }.map { sign in
      let box = piece(" " + sign, context.style.dim())
      box.owner = content.owner
      return box
    }
  }

  /// Rows in borders, one for each section.
  func form(_ content: LayoutOutput, _ context: LayoutContext) -> LayoutBox {
    var boxes: [LayoutBox] = []
    var loose: [LayoutBox] = []
    func finish(_ rows: [LayoutBox]) {
      if rows.isEmpty { return }
      let inside = column(
        rows.map { content in
          PaddingBox(row([filling(content)] + ends(of: content, context), spacing: 0), sides, cell)
        })
      boxes.append(BorderBox(inside, .normal, context.style.dim(), cell))
    }
    for item in content.boxes {
      guard let section = item as? SectionBox else {
        loose.append(item)
        continue
      }
      finish(loose)
      loose = []
      boxes += section.header.map { indented($0) }
      finish(section.rows)
      boxes += section.footer.map { indented($0) }
    }
    finish(loose)
    return ScrollBox(filling(column(boxes)), .vertical)
  }

  private var sides: EdgeInsets {
    EdgeInsets(top: 0, leading: cell.width, bottom: 0, trailing: cell.width)
  }

  func indented(_ box: LayoutBox) -> LayoutBox {
    PaddingBox(
      box, EdgeInsets(top: 0, leading: 2 * cell.width, bottom: 0, trailing: 0), cell)
  }

  /// A section: in a list or form a part of it, elsewhere its views one after the other.
  func section(
    _ section: SectionContent, _ content: LayoutOutput, _ context: LayoutContext
  ) -> LayoutOutput {
    var result = content
    result.parts = []
    let isOpen = section.isOpen?() ?? true
    var header = content.boxes(of: .header) ?? []
    let rows = isOpen ? content.boxes(of: .content) ?? [] : []
    let footer = content.boxes(of: .footer) ?? []
    if section.isOpen != nil, !header.isEmpty {
      header = [row([piece(isOpen ? "▾" : "▸", context.style.bold())] + header)]
    }
    result.flow =
      context.isListLevel
      ? [SectionBox(header: header, rows: rows, footer: footer)] : header + rows + footer
    return result
  }

  /// A view with all the width there is, at the side where lines begin.
  func filling(_ box: LayoutBox) -> LayoutBox {
    var frame = FrameContent()
    frame.maxWidth = .infinity
    frame.alignment = .leading
    return FrameBox(box, frame)
  }
}

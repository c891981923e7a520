/// Sets what one node shows as a line, where that is texts beside each other and nothing else.
///
/// Most rows are such lines. Set straight from the value of a body they need no elements, and one box
/// in place of a box a text, a stack around them and what each of them keeps.
@MainActor public final class LineWriter {
  /// Nodes between a row and its texts: as many as bodies that show one other view.
  private static let limitOfNodes = 4

  private let cell: CellSize
  private var context = LayoutContext(cell: .standard)
  /// Whether everything so far stands in one line.
  private var isLine = true
  /// The node whose content is walked, and the one that is walked next.
  private var node: Node!
  private var next: Node?

  private var runs: [LineRun] = []
  private var columns = 0
  private var leastColumns = 0
  /// The stack in hand: whether there is one, its parts so far, and the columns between them.
  private var isInStack = false
  private var parts = 0
  private var gap = 0
  /// The boxes of the stack in hand, where boxes are made and no line.
  private var boxes: [LayoutBox]?

  init(cell: CellSize) { self.cell = cell }

  /// The line of what a node shows, nil where it shows anything else.
  func line(of start: Node, _ context: LayoutContext) -> Line? {
    if context.leastLines > 1 { return nil }
    begin(context)
    guard let source = walk(from: start), parts == 1 else { return nil }
    let first = runs.first ?? LineRun(text: "", column: 0, columns: 0, style: context.style)
    return Line(
      source: source, first: first, others: runs.count > 1 ? Array(runs.dropFirst()) : [],
      columns: Int32(columns), leastColumns: Int32(leastColumns))
  }

  /// The boxes of what a node shows, for where there is no room for its line.
  func boxes(of start: Node, _ context: LayoutContext) -> [LayoutBox] {
    begin(context)
    boxes = []
    defer { boxes = nil }
    return walk(from: start) == nil ? [] : boxes ?? []
  }

  private func begin(_ context: LayoutContext) {
    self.context = context
    isLine = true
    runs.removeAll(keepingCapacity: true)
    columns = 0
    leastColumns = 0
    isInStack = false
    parts = 0
    gap = 0
  }

  /// The node that shows the line: `start`, or one that is all its content.
  private func walk(from start: Node) -> Node? {
    var current = start
    for _ in 0..<Self.limitOfNodes {
      node = current
      next = nil
      current.write(into: self)
      guard isLine else { return nil }
      guard let next else { return current }
      current = next
    }
    return nil
  }

  // MARK: - What views say

  /// Something else stands here than text.
  func fail() { isLine = false }

  /// What the next node shows stands here, and beside it nothing.
  func child() {
    // A text of a node's own and that of another are measured and drawn by themselves.
    guard !isInStack, parts == 0, next == nil, let child = node.firstChild, child.nextSibling == nil
    else { return fail() }
    next = child
  }

  /// A text stands here.
  func text(_ string: String, _ look: TextStyle) {
    guard isLine, ColumnWidth.isPlain(string), beginPart() else { return fail() }
    let style = look.isPlain ? context.style : context.style.with(look)
    if boxes != nil {
      boxes!.append(TextBox(string, style: style, context))
      return
    }
    let count = string.utf8.count
    if count == 0 { return }
    if let last = runs.last, Int(last.column + last.columns) == columns, last.style == style {
      runs[runs.count - 1].text += string
      runs[runs.count - 1].columns += Int32(count)
    } else {
      runs.append(
        LineRun(text: string, column: Int32(columns), columns: Int32(count), style: style))
    }
    columns += count
    leastColumns += 1
  }

  /// What `content` says stands beside each other.
  func stack(
    _ alignment: VerticalAlignment, spacing: Double?, _ content: @MainActor (LineWriter) -> Void
  ) {
    let gap = Int((spacing.map { cell.whole($0, .horizontal) } ?? cell.width) / cell.width)
    guard isLine, gap >= 0, alignment.isStandard, beginPart() else { return fail() }
    let outer = (isInStack, parts, self.gap, boxes)
    (isInStack, parts, self.gap) = (true, 0, gap)
    if boxes != nil { boxes = [] }
    content(self)
    if parts == 0 { fail() }
    let inside = boxes
    (isInStack, parts, self.gap, boxes) = outer
    if let inside {
      boxes!.append(
        StackBox(.horizontal, vertical: alignment, spacing: spacing, cell: cell, inside))
    }
  }

  /// Whether there may be another part, which then begins.
  private func beginPart() -> Bool {
    if !isInStack {
      if parts > 0 || next != nil { return false }
    } else if parts > 0 {
      columns += gap
      leastColumns += gap
    }
    parts += 1
    return true
  }
}

/// What a node shows, as a line of texts.
struct Line {
  /// The node whose content the texts are.
  let source: Node
  let first: LineRun
  let others: [LineRun]
  let columns: Int32
  /// The room the line takes where it is offered none.
  let leastColumns: Int32
}

/// A text in a line, of one column a byte, or several with nothing between them.
package struct LineRun: Equatable {
  package var text: String
  /// Where it begins in the line.
  package var column: Int32
  package var columns: Int32
  package var style: TextStyle

  package init(text: String, column: Int32 = 0, columns: Int32, style: TextStyle) {
    self.text = text
    self.column = column
    self.columns = columns
    self.style = style
  }

  /// Whether it takes the same cells.
  func covers(_ other: LineRun) -> Bool { column == other.column && columns == other.columns }
}

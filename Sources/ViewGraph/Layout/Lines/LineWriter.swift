/// Sets what one node shows as a line, where that is texts beside each other and nothing else.
///
/// Most rows are such lines. Set straight from the value of a body they need no elements, and one box
/// in place of a box a text, a stack around them and what each of them keeps.
@MainActor final class LineWriter {
  /// Nodes between a row and its texts: as many as bodies that show one other view.
  private static let limitOfNodes = 4

  private let cell: CellSize

  // The line that was set last.

  /// The node whose content the texts are.
  @exclusivity(unchecked) private(set) var source: Unmanaged<Node>!
  @exclusivity(unchecked) private(set) var columns = 0
  /// The room the line takes where it is offered none.
  @exclusivity(unchecked) private(set) var leastColumns = 0
  /// The room in which no text is broken, whatever is kept free for the others.
  @exclusivity(unchecked) private(set) var room = 0
  /// Its bytes.
  @exclusivity(unchecked) nonisolated(unsafe) private var bytes: UnsafeMutablePointer<UInt8>
  @exclusivity(unchecked) private var capacity = 256
  @exclusivity(unchecked) private var count = 0
  /// Where further stretches of one style begin, in the bytes and in the line: the first begins with
  /// the line, and has the style that is around it.
  @exclusivity(unchecked) private var runs: [Run] = []
  @exclusivity(unchecked) private var context: SharedContext!

  private struct Run {
    var start: Int
    var column: Int
    var style: TextStyle
  }

  /// What stands in a stack, so far.
  private struct Scope {
    /// The columns between parts.
    var gap = 0
    var parts = 0
    /// The room that all parts need, and the one that needs most.
    var sum = 0
    var largest = 0
    var hasStack = false
    /// Whether it is no stack but a decoration in one.
    var isDecoration = false

    mutating func add(_ columns: Int) {
      sum += columns
      largest = max(largest, columns)
    }

    /// The room in which every part has what it needs.
    ///
    /// Parts have their turn by how much they can do without, and are offered equal shares of what is
    /// left: texts alone then have room if there is enough for all. A stack among them may come before
    /// a text that needs less, so an equal share has to be enough for any.
    var room: Int { gap * (parts - 1) + (hasStack ? parts * largest : sum) }
  }

  init(cell: CellSize) {
    self.cell = cell
    bytes = .allocate(capacity: capacity)
  }

  deinit { bytes.deallocate() }

  /// Sets what a node shows as a line; false where it shows anything else.
  func set(_ start: Node, _ context: SharedContext) -> Bool {
    if context.value.leastLines > 1 { return false }
    guard let content = content(of: start) else { return false }
    self.context = context
    count = 0
    columns = 0
    leastColumns = 0
    if !runs.isEmpty { runs.removeAll(keepingCapacity: true) }
    if content.plan.pointee.isOneStretch, setOneStretch(content) {
      room = columns
      return true
    }
    return set(content)
  }

  /// Which node that is.
  var sourceID: ObjectIdentifier { ObjectIdentifier(source.takeUnretainedValue()) }

  /// The text of the line up to its first gap or change of style.
  var first: LineRun {
    run(0, to: runs.first?.start ?? count, column: 0, context.value.style)
  }

  /// The texts behind the first.
  var others: [LineRun] {
    if runs.isEmpty { return [] }
    return runs.indices.map { index in
      run(
        runs[index].start, to: index + 1 < runs.count ? runs[index + 1].start : count,
        column: runs[index].column, runs[index].style)
    }
  }

  private func run(_ start: Int, to end: Int, column: Int, _ style: TextStyle) -> LineRun {
    LineRun(
      text: String(
        decoding: UnsafeBufferPointer(start: bytes + start, count: end - start), as: UTF8.self),
      column: Int32(column), columns: Int32(end - start), style: style)
  }

  /// What a node shows, itself or by a node that is all its content, which then has no layout of its
  /// own.
  private func content(of node: Node, _ level: Int = 1) -> LineContent? {
    guard let content = node.lineContent else { return nil }
    if !content.plan.pointee.isChild {
      source = .passUnretained(node)
      return content
    }
    guard level < Self.limitOfNodes, let child = node.onlyChild,
      let inner = self.content(of: child, level + 1)
    else { return nil }
    child.standInLine()
    return inner
  }

  /// Sets texts in a stack that leaves no room between them, in the style around it.
  private func setOneStretch(_ content: LineContent) -> Bool {
    for step in content.plan.pointee.steps {
      switch step {
      case .text(let offset):
        let text = (content.value + offset).assumingMemoryBound(to: Text.self)
        guard text.pointee.look.isPlain, let length = append(text) else { return false }
        columns += length
        if length > 0 { leastColumns += 1 }
      case .stack(let alignment, let spacing):
        guard gap(content.value, alignment, spacing) == 0 else { return false }
      case .decoration: return false
      case .end: break
      }
    }
    return true
  }

  private func set(_ content: LineContent) -> Bool {
    count = 0
    columns = 0
    leastColumns = 0
    var context = self.context!
    var outer: [SharedContext] = []
    var scopes: [Scope] = []
    var scope = Scope()
    var style = context.value.style
    for step in content.plan.pointee.steps {
      if case .end = step {
        let inner = scope
        scope = scopes.removeLast()
        if inner.isDecoration {
          let isDecoration = scope.isDecoration
          scope = inner
          scope.isDecoration = isDecoration
          context = outer.removeLast()
        } else {
          scope.add(inner.room)
          scope.hasStack = true
        }
        continue
      }
      if case .decoration(let offset) = step {
        let decoration = (content.value + offset).assumingMemoryBound(to: Decoration.self)
        guard decoration.pointee.changesTextsOnly else { return false }
        outer.append(context)
        context = SharedContext(context.value.inside(.decoration(decoration.pointee)))
        scopes.append(scope)
        scope.isDecoration = true
        continue
      }
      if scope.parts > 0 {
        columns += scope.gap
        leastColumns += scope.gap
      }
      scope.parts += 1
      switch step {
      case .stack(let alignment, let spacing):
        guard let gap = gap(content.value, alignment, spacing) else { return false }
        scopes.append(scope)
        scope = Scope(gap: gap)
      case .text(let offset):
        let text = (content.value + offset).assumingMemoryBound(to: Text.self)
        guard let length = append(text) else { return false }
        if length == 0 { continue }
        scope.add(length)
        let own = text.pointee.look
        let next = own.isPlain ? context.value.style : context.value.style.with(own)
        let end = (runs.last?.column ?? 0) + count - length - (runs.last?.start ?? 0)
        if end != columns || next != style {
          runs.append(Run(start: count - length, column: columns, style: next))
          style = next
        }
        columns += length
        leastColumns += 1
      case .decoration, .end: break
      }
    }
    room = scope.room
    return true
  }

  /// The columns between the parts of a stack; nil where these do not stand in a line.
  private func gap(_ value: UnsafeRawPointer, _ alignment: Int, _ spacing: Int) -> Int? {
    let alignment = (value + alignment).assumingMemoryBound(to: VerticalAlignment.self)
    guard alignment.pointee.isStandard else { return nil }
    guard let spacing = (value + spacing).assumingMemoryBound(to: Double?.self).pointee else {
      return 1
    }
    let gap = Int(cell.whole(spacing, .horizontal) / cell.width)
    return gap >= 0 ? gap : nil
  }

  /// Adds the bytes of a text; nil where it depends on the environment or has other characters than
  /// those that take a column a byte.
  private func append(_ text: UnsafePointer<Text>) -> Int? {
    let string: String
    switch text.pointee.storage {
    case .plain(let plain): string = plain
    case .key(let key):
      guard let fixed = key.fixedString else { return nil }
      string = fixed
    case .formatted, .joined: return nil
    }
    let length = string.utf8.count
    if count + length > capacity { grow(to: count + length) }
    guard Self.copyPlain(string, to: bytes + count) else { return nil }
    count += length
    return length
  }

  /// Copies the bytes of a string, as far as each is a column; whether all are.
  ///
  /// A closure of the main actor's would be asked by the standard library whether it runs there.
  nonisolated private static func copyPlain(
    _ string: String, to target: UnsafeMutablePointer<UInt8>
  ) -> Bool {
    string.utf8.withContiguousStorageIfAvailable { bytes in
      guard let start = bytes.baseAddress else { return true }
      target.update(from: start, count: bytes.count)
      return arePlain(UnsafeRawPointer(start), bytes.count)
    } ?? false
  }

  /// Whether all bytes are printable ASCII, eight of them at a time.
  nonisolated private static func arePlain(_ start: UnsafeRawPointer, _ count: Int) -> Bool {
    let high: UInt64 = 0x8080_8080_8080_8080
    var faults: UInt64 = 0
    var place = 0
    while place + 8 <= count {
      let word = start.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      // A byte below a space borrows from its high bit, one above `~` carries into it.
      let least = (word | high) &- 0x2020_2020_2020_2020
      let most = (word & ~high) &+ 0x0101_0101_0101_0101
      faults |= (word | ~least | most) & high
      place += 8
    }
    while place < count {
      let byte = start.load(fromByteOffset: place, as: UInt8.self)
      if byte < 0x20 || byte >= 0x7F { faults = 1 }
      place += 1
    }
    return faults == 0
  }

  private func grow(to needed: Int) {
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: 2 * needed)
    larger.update(from: bytes, count: count)
    bytes.deallocate()
    bytes = larger
    capacity = 2 * needed
  }

  // MARK: - Without room for the line

  /// The boxes of what a node shows as a line, for where there is no room for it.
  func boxes(of start: Node, _ context: LayoutContext) -> [LayoutBox] {
    guard let content = content(of: start) else { return [] }
    var context = context
    var outer: [(boxes: [LayoutBox], context: LayoutContext, stack: (Int, Int)?)] = []
    var boxes: [LayoutBox] = []
    var stack: (alignment: Int, spacing: Int)?
    for step in content.plan.pointee.steps {
      switch step {
      case .text(let offset):
        let text = (content.value + offset).assumingMemoryBound(to: Text.self).pointee
        boxes.append(
          TextBox(text.fixedString ?? "", style: context.style.with(text.look), context))
      case .stack(let alignment, let spacing):
        outer.append((boxes, context, stack))
        stack = (alignment, spacing)
        boxes = []
      case .decoration(let offset):
        outer.append((boxes, context, stack))
        stack = nil
        boxes = []
        context = context.inside(
          .decoration((content.value + offset).assumingMemoryBound(to: Decoration.self).pointee))
      case .end:
        let inside = boxes
        let ended = stack
        (boxes, context, stack) = outer.removeLast()
        guard let ended else {
          boxes += inside
          continue
        }
        let value: UnsafeRawPointer = content.value
        boxes.append(
          StackBox(
            .horizontal,
            vertical: (value + ended.alignment).assumingMemoryBound(to: VerticalAlignment.self)
              .pointee,
            spacing: (value + ended.spacing).assumingMemoryBound(to: Double?.self).pointee,
            cell: cell, inside))
      }
    }
    return boxes
  }
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

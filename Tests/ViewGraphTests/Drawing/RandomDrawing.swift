import Testing

@testable import ViewGraph
@testable import ViewGraphText

/// What must hold for any screen, over seeded random ones.
@MainActor @Suite struct RandomDrawing {
  private final class Count {
    var screens = 0
    /// How many screens with several sheets were compared with new ones.
    var inOrder = 0
  }
  private let count = Count()

  private func host(_ sketch: Sketch, _ columns: Int) -> HostedScreen {
    ViewHost(options: HostOptions(columns: columns, recording: .counts)) {
      SketchView(sketch: sketch)
    }
  }

  /// A host that gives each text a box of its own, as for frames that are drawn later.
  private func plainHost(_ sketch: Sketch, _ columns: Int) -> HostedScreen {
    ViewHost(options: HostOptions(columns: columns, recording: .counts, keepsFrames: true)) {
      SketchView(sketch: sketch)
    }
  }

  /// The faults of one screen, none where it is well drawn.
  private func faults(_ sketch: Sketch, _ columns: Int, _ random: inout SeededGenerator) -> [String]
  {
    count.screens += 1
    let screen = host(sketch, columns)
    guard let canvas = screen.canvas() else { return ["nothing was drawn"] }
    let text = canvas.plainText
    var faults = self.faults(of: canvas)
    let widest = text.split(separator: "\n").map { ColumnWidth.columns(of: $0) }.max() ?? 0
    if widest > columns { faults.append("a line of \(widest) columns") }
    faults += sumFaults(screen)
    if screen.text != text { faults.append("drawn twice, it differs") }
    if screen.text(characters: .ascii) != plainHost(sketch, columns).text(characters: .ascii) {
      faults.append("with a box for each text it differs")
    }
    for _ in 0..<2 where count.screens % 4 == 0 && sketch.editLine(using: &random) {
      screen.update()
      if let fault = styleFault(screen, sketch, columns) { faults.append(fault) }
    }
    sketch.edit(using: &random)
    screen.update()
    let updated = screen.text
    let order = opened(on: screen)
    screen.unmount()
    let fresh = freshText(of: sketch, columns, opening: order)
    if let fresh, updated != fresh {
      faults.append("updated:\n\(updated)\nafresh:\n\(fresh)")
    }
    return faults
  }

  /// The fault of a screen on which lines were exchanged, with the codes of a terminal.
  private func styleFault(
    _ screen: HostedScreen, _ sketch: Sketch, _ columns: Int
  ) -> String? {
    // Which of several sheets lies in front is another matter.
    if sketch.presentations.count > 1 { return nil }
    let updated = screen.styledText(usesColors: true)
    let fresh = plainHost(sketch, columns).styledText(usesColors: true)
    return updated == fresh ? nil : "with other words:\n\(updated)\nafresh:\n\(fresh)"
  }

  /// What is open on a screen, in the order it was opened in.
  private func opened(on screen: HostedScreen) -> [Sketch] {
    guard let root = screen.runtime.root else { return [] }
    var opened: [(order: Int, sketch: Sketch)] = []
    for element in ElementResolution.resolve(root).descendants {
      switch element.kind {
      case .sheet(let content), .alert(let content):
        let view = element.ancestors.first { $0.role == .view }!
        let sketch = Mirror(reflecting: view.node).descendant("view", "sketch") as! Sketch
        opened.append((content.order, sketch))
      default: break
      }
    }
    return opened.sorted { $0.order < $1.order }.map(\.sketch)
  }

  /// The text of a screen made anew.
  ///
  /// Which of several sheets lies in front is told by when they were opened, and by nothing else: they
  /// are opened on the new screen one by one, in the same order. Nil where one sketch is drawn in two
  /// places, which open at once.
  private func freshText(
    of sketch: Sketch, _ columns: Int, opening order: [Sketch]
  ) -> String? {
    if order.count < 2 { return plainHost(sketch, columns).text }
    if Set(order.map(\.id)).count < order.count { return nil }
    for part in sketch.presentations { part.isOpen = false }
    let screen = plainHost(sketch, columns)
    for part in order {
      part.isOpen = true
      screen.update()
    }
    count.inOrder += 1
    return screen.text
  }

  /// No character of several columns without all of its cells, none beyond the edge.
  private func faults(of canvas: Canvas) -> [String] {
    var faults: [String] = []
    for (number, line) in canvas.lines.enumerated() {
      if line.count > canvas.columns { faults.append("line \(number) has \(line.count) cells") }
      var expected = 0
      for cell in line.cells {
        if cell.columns == 0 {
          if expected == 0 { faults.append("line \(number) has the end of a cut character") }
          expected -= 1
        } else {
          if expected > 0 { faults.append("line \(number) has the start of a cut character") }
          if Int(cell.columns) != ColumnWidth.columns(of: cell.character) {
            faults.append("line \(number): \(cell.character) in \(cell.columns)")
          }
          expected = Int(cell.columns) - 1
        }
      }
      if expected > 0 { faults.append("line \(number) ends within a character") }
    }
    return faults
  }

  /// Children and spacing add up to the stack, in points and in cells.
  private func sumFaults(_ screen: HostedScreen) -> [String] {
    guard let root = screen.runtime.layoutTree.update() else { return [] }
    let cell = screen.runtime.cell
    var faults: [String] = []
    var pending = [
      Placement(
        box: root, x: 0, y: 0,
        proposal: Proposal(width: Double(screen.runtime.columns) * cell.width, height: nil))
    ]
    while let placement = pending.popLast() {
      let placed = placement.box.placements(in: placement.proposal)
      if let stack = placement.box as? StackBox, !placed.isEmpty {
        let axis = stack.axis
        let lengths = placed.map { $0.box.size(in: $0.proposal)[axis] }
        let sum = lengths.reduce(0, +) + stack.gaps.reduce(0, +)
        let size = stack.size(in: placement.proposal)[axis]
        if abs(sum - size) > 1e-6 { faults.append("\(sum) in a stack of \(size)") }
        let start = axis == .horizontal ? placement.x : placement.y
        var cells = 0
        for (index, part) in placed.enumerated() {
          let position = start + (axis == .horizontal ? part.x : part.y)
          let end = position + lengths[index]
          cells += cell.cell(end, axis) - cell.cell(position, axis)
          if index < stack.gaps.count {
            cells += cell.cell(end + stack.gaps[index], axis) - cell.cell(end, axis)
          }
        }
        let whole = cell.cell(start + size, axis) - cell.cell(start, axis)
        if cells != whole { faults.append("\(cells) cells in a stack of \(whole)") }
      }
      for var part in placed {
        part.x += placement.x
        part.y += placement.y
        pending.append(part)
      }
    }
    return faults
  }

  @Test("D-07 D-08 10,000 random screens are drawn whole, within their columns, and again the same")
  func screens() {
    var random = SeededGenerator(seed: 3)
    for number in 0..<10_000 {
      let columns = [1, 2, 3, 5, 8, 13, 21, 40, 60, 80].randomElement(using: &random)!
      let depth = number % 10 == 0 ? 3 : number % 2 + 1
      let sketch =
        number % 50 == 1
        ? Sketch.severalSheets(using: &random) : Sketch.make(depth: depth, using: &random)
      let before = sketch.description
      let faults = faults(sketch, columns, &random)
      if !faults.isEmpty {
        Issue.record("screen \(number), \(columns) columns: \(faults)\n\(before)\nthen\n\(sketch)")
        return
      }
    }
    #expect(count.inOrder > 50)
  }
}

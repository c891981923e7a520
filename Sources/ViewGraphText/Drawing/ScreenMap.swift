import ViewGraph

/// Where the elements of a drawn screen stand, and how far its parts are scrolled.
///
/// Lists, forms and scroll views keep their own places; a screen that is higher than the terminal
/// scrolls as a whole.
final class ScreenMap {
  /// A place that an element or a row takes.
  struct Region {
    /// The element, where it is one that can be pointed at.
    var element: ObjectIdentifier?
    /// The node of the row, and the first element in it, where the place is that of a row.
    var rowNode: ObjectIdentifier?
    var isRow = false
    var isWayBack = false
    var area: Canvas.Area
    var clip: Canvas.Area
    /// The innermost part around that scrolls.
    var scroller: Int?
    /// The row around.
    var row: Int?
  }

  /// A part that scrolls.
  struct Scroller {
    var key: Key
    var area: Canvas.Area
    var contentLines: Int
    var offset: Int
    var outer: Int?

    /// How far it can be scrolled.
    var limit: Int { max(0, contentLines - area.lines.count) }
  }

  /// A scrolling part through all drawings: the node it belongs to, and which of that node's it is.
  struct Key: Hashable {
    var owner: ObjectIdentifier?
    var number: Int
  }

  /// The places in the order they were drawn: what came later lies in front.
  private(set) var regions: [Region] = []
  private(set) var scrollers: [Scroller] = []
  private var offsets: [Key: Int] = [:]
  private var counts: [ObjectIdentifier?: Int] = [:]
  /// The box of the whole screen.
  private(set) var root: LayoutBox?

  /// Starts a drawing: the places are forgotten, not how far parts are scrolled.
  func begin(_ root: LayoutBox) {
    self.root = root
    regions = []
    scrollers = []
    counts = [:]
  }

  /// Takes down a box.
  func note(
    _ box: LayoutBox, _ area: Canvas.Area, clip: Canvas.Area, scroller: inout Int?,
    row: inout Int?
  ) {
    let rowBox = box as? RowBox
    guard rowBox != nil || box.elementID != nil || box.isWayBack else { return }
    var region = Region(area: area, clip: clip, scroller: scroller, row: row)
    if let rowBox {
      region.isRow = true
      region.element = rowBox.firstElementID
      region.rowNode = rowBox.row?.nodeID
      row = regions.count
    } else {
      region.element = box.elementID
      region.isWayBack = box.isWayBack
    }
    regions.append(region)
  }

  /// How far a part is scrolled, in lines; it is the innermost for what stands in it.
  func offset(
    of box: LayoutBox, _ area: Canvas.Area, content: Int, scroller: inout Int?
  ) -> Int {
    let owner = box === root ? nil : box.owner.map { ObjectIdentifier($0) }
    let number = counts[owner, default: 0]
    counts[owner] = number + 1
    let key = Key(owner: owner, number: number)
    var made = Scroller(
      key: key, area: area, contentLines: content, offset: offsets[key] ?? 0, outer: scroller)
    if box === root { made.area.lines = rootLines }
    made.offset = min(made.offset, made.limit)
    scroller = scrollers.count
    scrollers.append(made)
    return made.offset
  }

  /// The lines of the terminal that the screen has.
  var rootLines = 0..<24

  // MARK: - Scrolling

  /// Scrolls so that a place comes in sight; whether anything moved.
  func reveal(_ region: Region) -> Bool {
    var hasMoved = false
    var lines = region.area.lines
    var next = region.scroller
    while let index = next {
      let scroller = scrollers[index]
      let room = scroller.area.lines
      var delta = 0
      if lines.lowerBound < room.lowerBound || lines.count >= room.count {
        delta = lines.lowerBound - room.lowerBound
      } else if lines.upperBound > room.upperBound {
        delta = lines.upperBound - room.upperBound
      }
      let moved = move(index, by: delta)
      if moved != 0 { hasMoved = true }
      lines = (lines.lowerBound - moved)..<(lines.upperBound - moved)
      next = scroller.outer
    }
    return hasMoved
  }

  /// Scrolls the innermost part under a place that can be, or the whole screen.
  func scroll(by lines: Int, column: Int, line: Int) {
    for index in scrollers.indices.reversed() where scrollers[index].area.contains(column, line) {
      if move(index, by: lines) != 0 { return }
    }
  }

  /// Moves a part; returns by how many lines it did.
  private func move(_ index: Int, by lines: Int) -> Int {
    let scroller = scrollers[index]
    let offset = max(0, min(scroller.limit, scroller.offset + lines))
    scrollers[index].offset = offset
    offsets[scroller.key] = offset
    return offset - scroller.offset
  }

  // MARK: - Finding

  /// The place of an element: that of its row, where it is a row.
  @MainActor func region(of element: ResolvedElement) -> Region? {
    guard element.role == .row else {
      return element.places.lazy.compactMap { id in
        self.regions.first { $0.element == id && !$0.isRow }
      }.first
    }
    let node = ObjectIdentifier(element.node)
    if let own = regions.first(where: { $0.isRow && $0.rowNode == node }) { return own }
    let places = Set(element.descendants.flatMap(\.places))
    return regions.first { $0.isRow && $0.element.map(places.contains) ?? false }
  }

  /// The places under a cell, what lies in front first.
  func regions(atColumn column: Int, line: Int) -> [Region] {
    regions.reversed().filter {
      $0.area.contains(column, line) && $0.clip.contains(column, line)
    }
  }
}

extension ResolvedElement {
  /// The places of the map that may be the element's: its own, and for a text that of the line which
  /// is all that its node shows.
  var places: [ObjectIdentifier] {
    guard let record else { return [] }
    return role == .text
      ? [ObjectIdentifier(record), ObjectIdentifier(node)] : [ObjectIdentifier(record)]
  }
}

extension Canvas.Area {
  func contains(_ column: Int, _ line: Int) -> Bool {
    columns.contains(column) && lines.contains(line)
  }
}

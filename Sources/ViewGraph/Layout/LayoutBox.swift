/// A part of the screen that is measured, placed and drawn: the layout of an element.
///
/// Boxes are made anew where something changed and kept where nothing did, so what a box has once
/// measured holds for its life. Main-actor code makes boxes; measuring and placing touch nothing
/// else, and so may run on a thread with a larger stack.
package class LayoutBox {
  /// The boxes inside.
  package final let children: [LayoutBox]
  /// How many levels of boxes there are below.
  package final let depth: Int
  /// Whether something below asks for its size while views are evaluated.
  final let hasReaders: Bool
  /// Higher priorities are offered space first.
  final let priority: Double
  /// Told when the box is measured for the first time.
  @exclusivity(unchecked) package final var owner: LayoutOwner?
  /// The element that the box shows, where it is one that a person can point at; for a line of texts
  /// the node that they are the content of.
  @exclusivity(unchecked) package final var elementID: ObjectIdentifier?
  /// What few boxes have.
  @exclusivity(unchecked) final private(set) var notes: BoxNotes?
  @exclusivity(unchecked) final private var answers: BoxAnswers?
  /// What drawing keeps for the box.
  @exclusivity(unchecked) package final var drawing: AnyObject?

  init(_ children: [LayoutBox], priority: Double = 0, readsSize: Bool = false) {
    self.children = children
    self.priority = priority
    var depth = 0
    var hasReaders = readsSize
    for child in children {
      depth = max(depth, child.depth + 1)
      hasReaders = hasReaders || child.hasReaders
    }
    self.depth = depth
    self.hasReaders = hasReaders
  }

  /// A box without others inside.
  init(leafOf owner: LayoutOwner?, showing elementID: ObjectIdentifier?) {
    children = []
    priority = 0
    depth = 0
    hasReaders = false
    self.owner = owner
    self.elementID = elementID
  }

  /// Changes what is noted about the box.
  final func note(_ change: (BoxNotes) -> Void) {
    if notes == nil { notes = BoxNotes() }
    change(notes!)
  }

  /// The row that the box is the content of.
  package var row: BoxRow? { notes?.row }

  /// Whether it is a line of texts, a `TextLineBox`.
  package var isLine: Bool { false }

  /// The lines that are all that is in the box, nil where anything else is, or there is no room for
  /// them.
  package func columnOfLines(in proposal: Proposal) -> ColumnOfLines? { nil }

  /// The text that the box shows by itself, nil where it shows none.
  var ownText: String? { nil }

  /// Higher ones are drawn in front of others in a stack of views on each other.
  final var zIndex: Double { notes?.zIndex ?? 0 }

  /// Whether the box is the way back of the stack of screens around it.
  package final var isWayBack: Bool { notes?.isWayBack ?? false }

  /// Takes over what is noted about the box inside, where nothing else is noted about this one.
  final func inherit(from inner: LayoutBox) {
    if let row = inner.row { note { $0.row = row } }
    if let inner = inner.notes { note { $0.inherit(from: inner) } }
  }

  // MARK: - Asking

  /// The size for a proposal, measured once.
  package func extent(in proposal: Proposal) -> Extent {
    guard let answers else {
      let extent = measure(proposal)
      answers = BoxAnswers(proposal, extent)
      return extent
    }
    if let known = answers.extent(in: proposal) { return known }
    let extent = measure(proposal)
    answers.add(proposal, extent)
    return extent
  }

  package final func size(in proposal: Proposal) -> Size { extent(in: proposal).size }

  /// The length for a proposal along one axis, for those who share out a length and need no more.
  package func length(in proposal: Proposal, _ axis: Axis) -> Double {
    extent(in: proposal).size[axis]
  }

  /// Where the children stand when the box was offered `proposal`.
  package func placements(in proposal: Proposal) -> [Placement] {
    if children.isEmpty { return [] }
    let extent = extent(in: proposal)
    if let latest = answers?.latest, latest.proposal == proposal { return latest.placements }
    let placements = place(proposal, extent)
    answers?.latest = (proposal, placements)
    return placements
  }

  // MARK: - For subclasses

  /// Computes the size for a proposal.
  func measure(_ proposal: Proposal) -> Extent { fatalError("\(type(of: self)) does not measure.") }

  /// Computes where the children stand.
  func place(_ proposal: Proposal, _ extent: Extent) -> [Placement] { [] }

  /// What the box itself looks like in a size, before its children.
  package func paint(in proposal: Proposal) -> Paint { .nothing }

  /// Whether what is drawn outside the box is cut off.
  package var clips: Bool { false }

  /// Whether what is in the box may be higher than it, and is moved to bring parts of it in sight.
  package var scrolls: Bool { false }

  /// Whether neither the box nor what is in it is drawn.
  package var isHidden: Bool { false }

  /// Whether a stack offers it the length across that the others come to, where none is given.
  var stretches: Bool { false }

  /// Whether it is room that grows, around which stacks put no spacing of their own.
  var isSpacer: Bool { false }
}

extension LayoutBox {
  /// The box, with something noted about it.
  func noting(_ change: (BoxNotes) -> Void) -> Self {
    note(change)
    return self
  }
}

/// What is known about few boxes: what a container around them asks for.
final class BoxNotes {
  /// The row that the box is the content of.
  var row: BoxRow?
  /// What the view is tagged with, as a choice or a row.
  var tag: AnyHashable?
  /// Whether the tag stands for the optional of its type too.
  var tagIncludesOptional = true
  /// Whether the box is the way back of the stack of screens around it.
  var isWayBack = false
  /// Whether a swipe over the row offers actions.
  var hasActions = false
  /// Whether a tap on the row leads to another screen.
  var leadsOn = false
  /// What a list shows at the end of the row.
  var badge: String?
  /// Where the item stands in the bars of its screen.
  var toolbarPlacement: String?
  /// Higher ones are drawn in front of others in a stack of views on each other.
  var zIndex = 0.0
  /// What the view asks of the grid around it.
  var gridCell: GridCell?
  /// What the view hands to the layout around it.
  var layoutValues: [ObjectIdentifier: Any]?
  /// The row that a list made of the box.
  weak var listRow: RowBox?

  fileprivate func inherit(from inner: BoxNotes) {
    toolbarPlacement = toolbarPlacement ?? inner.toolbarPlacement
    leadsOn = leadsOn || inner.leadsOn
    hasActions = hasActions || inner.hasActions
    badge = badge ?? inner.badge
    if zIndex == 0 { zIndex = inner.zIndex }
    gridCell = gridCell ?? inner.gridCell
    layoutValues = layoutValues ?? inner.layoutValues
    if tag == nil {
      tag = inner.tag
      tagIncludesOptional = inner.tagIncludesOptional
    }
  }
}

/// The row that a box is the content of.
package struct BoxRow {
  var id: AnyHashable
  /// The row's node.
  package var nodeID: ObjectIdentifier
}

/// What a box has answered: its sizes, and where its children stand.
private final class BoxAnswers {
  /// What was asked first, which for most boxes is all.
  private let first: (proposal: Proposal, extent: Extent)
  private var others: [(proposal: Proposal, extent: Extent)] = []
  var latest: (proposal: Proposal, placements: [Placement])?

  init(_ proposal: Proposal, _ extent: Extent) { first = (proposal, extent) }

  func extent(in proposal: Proposal) -> Extent? {
    if first.proposal == proposal { return first.extent }
    for other in others where other.proposal == proposal { return other.extent }
    return nil
  }

  func add(_ proposal: Proposal, _ extent: Extent) {
    // Some twenty proposals meet one box in nested stacks; a user's layout may ask for more.
    if others.count == 32 { others.removeFirst(16) }
    others.append((proposal, extent))
  }
}

/// Where a box stands in another.
package struct Placement {
  package var box: LayoutBox
  package var x: Double
  package var y: Double
  /// What the box was offered: its size follows from it.
  package var proposal: Proposal

  package init(box: LayoutBox, x: Double, y: Double, proposal: Proposal) {
    self.box = box
    self.x = x
    self.y = y
    self.proposal = proposal
  }
}

/// The node whose content a box shows, for the record of what was measured and drawn.
package final class LayoutOwner: @unchecked Sendable {
  package let name: String
  package var isMeasured = false
  package var isDrawn = false
  let record: LayoutRecord

  init(name: String, record: LayoutRecord) {
    self.name = name
    self.record = record
  }

  func noteMeasured() {
    if isMeasured { return }
    isMeasured = true
    if record.isHeard { record.measured.append(name) }
  }

  package func noteDrawn() {
    if isDrawn { return }
    isDrawn = true
    if record.isHeard { record.drawn.append(name) }
  }
}

/// What was measured and drawn since someone last asked.
package final class LayoutRecord: @unchecked Sendable {
  /// Whether anybody wants to know.
  @exclusivity(unchecked) var isHeard = false
  package var measured: [String] = []
  package var drawn: [String] = []
}

/// What a box looks like by itself.
package enum Paint {
  case nothing
  case text([TextLine], TextAlignment, TextStyle)
  case line(TextLineBox)
  case border(BorderLook, TextStyle)
  case rule(Axis, RuleLook, TextStyle)
  case fill(Color?, TextStyle)
  case runs([[TextRun]])
  case erase
  case restyle(Restyling)
}

/// A change of how cells are set that were drawn before.
package enum Restyling: Hashable, Sendable {
  /// What a sheet covers.
  case covered
  /// A selected row.
  case selected
}

/// The line of a border.
package enum BorderLook: Hashable, Sendable {
  case normal, focused, disabled, presented
}

/// The line of a rule.
package enum RuleLook: Hashable, Sendable { case light, heavy }

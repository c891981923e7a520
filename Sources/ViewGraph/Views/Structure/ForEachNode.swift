import Foundation

/// The place of a `ForEach`, with one node a row.
///
/// - Rows stand in the order of the collection, and each knows its place.
/// - The keys of the rows differ: an ID that occurs again is told apart by how often it has occurred.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: Node,
  RowContainer, ElementRows
{
  typealias Element = Data.Element

  @exclusivity(unchecked) private(set) var view: ForEach<Data, ID, Content>
  private typealias Row = RowNode<Element, ID, Content>

  /// The rows, each a `Row`.
  ///
  /// An array of their own type would have that looked up at each access to it.
  @exclusivity(unchecked) private var rows: [Node] = []
  @exclusivity(unchecked) private var ids: [ID] = []
  /// Where IDs occur again; nil where all differ.
  @exclusivity(unchecked) private var repeats: RepeatedIDs?
  private let elementComparison = ValueComparison.plan(for: Element.self)
  private let closureComparison = ValueComparison.plan(for: (@MainActor (Element) -> Content).self)
  /// The type of the rows, for counting.
  let rowType = ViewType.of(RowNode<Element, ID, Content>.self)

  init(_ view: ForEach<Data, ID, Content>, below parent: Node) {
    self.view = view
    super.init(below: parent)
  }

  override var typeName: String { "ForEach" }

  private var containerName: String {
    "ForEach<\(Data.self), \(ID.self), \(TypeName.short(Content.self))>"
  }

  func mount() {
    phase = .current
    let elements = Array(view.data)
    ids = elements.map(view.identify)
    rows.reserveCapacity(elements.count)
    repeats = findRepeats(in: ids)
    for place in elements.indices {
      rows.append(makeRow(elements[shownPlace(place)], ids[place], at: place))
    }
  }

  func receive(_ newView: ForEach<Data, ID, Content>) {
    let isSameClosure = areEqual(view.content, newView.content, by: closureComparison)
    if view.isConstant, newView.data.count != view.data.count {
      runtime.events.report(
        .constantRangeChanged(
          container: containerName, count: newView.data.count, initial: view.data.count,
          view: identity.path))
      view.content = newView.content
      for place in rows.indices {
        let row = row(place)
        row.receive(row.element, isSameClosure: isSameClosure, by: elementComparison)
      }
      return
    }
    view = newView
    let elements = Array(newView.data)
    if haveSameIDs(elements) {
      elements.withUnsafeBufferPointer { elements in
        for place in elements.indices {
          row(place).receive(
            elements.baseAddress! + shownPlace(place), isSameClosure: isSameClosure,
            by: elementComparison)
        }
      }
    } else {
      let newIDs = elements.map(newView.identify)
      var matching = ChildMatching(from: ids, to: newIDs)
      let newRepeats = findRepeats(in: newIDs)
      if repeats != nil || newRepeats != nil {
        matching = ChildMatching(
          from: RowKey.keys(of: ids, repeats), to: RowKey.keys(of: newIDs, newRepeats))
      }
      repeats = newRepeats
      apply(matching, elements, newIDs, isSameClosure: isSameClosure)
      ids = newIDs
      contentDidChange()
    }
  }

  /// Whether elements stand for the rows that there are, in their order.
  private func haveSameIDs(_ elements: [Element]) -> Bool {
    guard elements.count == ids.count else { return false }
    let identify = view.identify
    for place in elements.indices where identify(elements[place]) != ids[place] { return false }
    return true
  }

  private func row(_ place: Int) -> Row { unsafeDowncast(rows[place], to: Row.self) }

  /// The place of the element that is drawn in a place: the first with its ID (case FE-2).
  private func shownPlace(_ place: Int) -> Int { repeats?.firsts[place] ?? place }

  private func apply(
    _ matching: ChildMatching, _ elements: [Element], _ newIDs: [ID], isSameClosure: Bool
  ) {
    if elements.isEmpty {
      let removed = rows
      rows = []
      Node.remove(consume removed, from: runtime)
      runtime.orderDidChange()
      runtime.preferenceOrderDidChange(below: self)
      return
    }
    var removed: [Node] = []
    removed.reserveCapacity(matching.removed.count)
    for place in matching.removed { removed.append(rows[place]) }
    var middle: [Node] = []
    middle.reserveCapacity(matching.origins.count)
    let tail = rows.count - matching.suffix
    for place in 0..<matching.prefix {
      let element = elements[shownPlace(place)]
      row(place).receive(element, isSameClosure: isSameClosure, by: elementComparison)
    }
    for offset in matching.origins.indices {
      let place = matching.prefix + offset
      let element = elements[shownPlace(place)]
      if let origin = matching.origins[offset] {
        let row = row(origin)
        if origin != place {
          row.position = Int32(truncatingIfNeeded: place)
          runtime.events.post(.moved, row)
        }
        row.receive(element, isSameClosure: isSameClosure, by: elementComparison)
        middle.append(row)
      } else {
        middle.append(makeRow(element, newIDs[place], at: place))
      }
    }
    let shift = elements.count - rows.count
    for place in tail..<rows.count {
      let row = row(place)
      let place = place + shift
      if shift != 0 { row.position = Int32(truncatingIfNeeded: place) }
      let element = elements[shownPlace(place)]
      row.receive(element, isSameClosure: isSameClosure, by: elementComparison)
    }
    rows.replaceSubrange(matching.prefix..<tail, with: middle)
    if !removed.isEmpty { Node.remove(consume removed, from: runtime) }
    runtime.orderDidChange()
    runtime.preferenceOrderDidChange(below: self)
  }

  private func makeRow(_ element: Element, _ id: ID, at place: Int) -> RowNode<Element, ID, Content>
  {
    let row = RowNode<Element, ID, Content>(
      element, id, occurrence: repeats?.occurrences[place] ?? 0, in: self)
    row.position = Int32(truncatingIfNeeded: place)
    runtime.events.post(.mounted, row)
    runtime.scheduleVisit(row)
    return row
  }

  /// Reports IDs that occur again (I-03); nil where all differ.
  private func findRepeats(in ids: [ID]) -> RepeatedIDs? {
    if UniqueIDs.areUnique(ids) { return nil }
    var first: [ID: Int] = [:]
    var counts: [ID: Int] = [:]
    var repeats = RepeatedIDs(firsts: Array(ids.indices), occurrences: ids.map { _ in 0 })
    for (place, id) in ids.enumerated() {
      guard let known = first[id] else {
        first[id] = place
        continue
      }
      counts[id, default: 0] += 1
      repeats.firsts[place] = known
      repeats.occurrences[place] = counts[id]!
      runtime.events.report(
        .duplicateID(container: containerName, id: "\(id)", view: identity.path))
    }
    return counts.isEmpty ? nil : repeats
  }

  func content(of element: Element) -> Content { view.content(element) }

  override func forEachChild(_ body: (Node) -> Void) { for row in rows { body(row) } }

  override func dropChildren() {
    rows = []
    ids = []
    repeats = nil
  }

  override func describe(into describer: inout Describer) {
    for row in rows { describer.append(row) }
  }

  // MARK: - Deleting and moving

  var canDelete: Bool { view.onDelete != nil }
  var canMove: Bool { view.onMove != nil }

  func delete(_ row: Node) { view.onDelete?(IndexSet(integer: Int(row.position))) }

  func move(_ row: Node, to place: Int) {
    view.onMove?(IndexSet(integer: Int(row.position)), place)
  }
}

/// Where IDs of a collection occur again.
private struct RepeatedIDs {
  /// For each place, the place of the first element with its ID.
  var firsts: [Int]
  /// For each place, how often its ID has occurred before it.
  var occurrences: [Int]
}

/// What tells rows apart where IDs occur again.
private struct RowKey<ID: Hashable>: Hashable {
  let id: ID
  let occurrence: Int

  static func keys(of ids: [ID], _ repeats: RepeatedIDs?) -> [RowKey] {
    ids.indices.map { RowKey(id: ids[$0], occurrence: repeats?.occurrences[$0] ?? 0) }
  }
}

/// A node whose rows may be deleted and moved by a user.
@MainActor protocol RowContainer: AnyObject {
  var canDelete: Bool { get }
  var canMove: Bool { get }
  func delete(_ row: Node)
  func move(_ row: Node, to place: Int)
}

/// One row: the closure's result for one element, evaluated by itself.
final class RowNode<Element, ID: Hashable, Content: View>: EvaluatedNode, RowIdentity {
  @exclusivity(unchecked) private(set) var element: Element
  private let id: ID
  /// How often the ID had occurred before this row, when the row was made.
  private let occurrence: Int
  private unowned(unsafe) let container: any ElementRows<Element, Content>
  @exclusivity(unchecked) private var content = NodeContent()

  init(
    _ element: Element, _ id: ID, occurrence: Int,
    in container: any Node & ElementRows<Element, Content>
  ) {
    self.element = element
    self.id = id
    self.occurrence = occurrence
    self.container = container
    super.init(below: container, type: container.rowType)
    addMountingCause()
  }

  var rowID: AnyHashable { AnyHashable(id) }
  override var asRow: (any RowIdentity)? { self }
  override var kind: BodyRun.Kind { .row }
  override var typeName: String { "ForEach" }
  override var step: Identity.Step {
    .explicit(name: "ForEach", id: occurrence == 0 ? "\(id)" : "\(id), again \(occurrence)")
  }

  func receive(_ newElement: Element, isSameClosure: Bool, by comparison: ValueComparison) {
    withUnsafePointer(to: newElement) {
      receive($0, isSameClosure: isSameClosure, by: comparison)
    }
  }

  /// Takes an element where it stands: most are equal, and need no copy.
  func receive(
    _ newElement: UnsafePointer<Element>, isSameClosure: Bool, by comparison: ValueComparison
  ) {
    runtime.events.post(.compared, self)
    if isSameClosure, areEqual(at: &element, newElement, by: comparison) {
      if isDue { runtime.scheduleVisit(self) }
      return
    }
    element = newElement.pointee
    addCause(.inputs([]))
    if phase == .current { phase = .invalid }
    runtime.scheduleVisit(self)
  }

  override func visit() {
    if phase == .current { return }
    content.set(evaluateContent(isFirst: content.isEmpty) { container.content(of: element) })
  }

  override func describe(into describer: inout Describer) {
    if let content = content.address(Content.self) {
      Content._describe(content.pointee, into: &describer)
    }
  }

  override func tearDown() {
    super.tearDown()
    content.clear(Content.self)
  }

  deinit { content.clear(Content.self) }

  override func forEachReachableValue(_ body: (Any) -> Void) { body(element) }
}

/// What a row asks of its container.
@MainActor protocol ElementRows<Element, Content>: AnyObject {
  associatedtype Element
  associatedtype Content
  func content(of element: Element) -> Content
  var rowType: ViewType { get }
}

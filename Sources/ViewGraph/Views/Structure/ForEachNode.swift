import Foundation

/// The place of a `ForEach`, with one node a row.
///
/// - Rows stand in the order of the collection, and each knows its place.
/// - The keys of the rows differ: an ID that occurs again is told apart by how often it has occurred.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  RowSource<Data.Element, Content>, RowContainer
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

  init(_ view: ForEach<Data, ID, Content>, below parent: Node) {
    self.view = view
    super.init(
      view.content, rowType: .of(RowNode<Element, ID, Content>.self), below: parent)
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
      content = newView.content
      for place in rows.indices {
        let row = row(place)
        row.receive(row.element, isSameClosure: isSameClosure, by: elementComparison)
      }
      return
    }
    guard let removed = receive(newView, isSameClosure: isSameClosure) else { return }
    leave(consume removed)
  }

  /// Hands new elements to the rows; returns the rows that are to leave, nil where the rows stand as
  /// before.
  ///
  /// What is here from the view of before ends with this function: a model that leaves with its row must
  /// not be held when the row does, or its registration has to be cancelled.
  private func receive(
    _ newView: ForEach<Data, ID, Content>, isSameClosure: Bool
  ) -> [Node]? {
    // Where IDs occur again, rows do not show the elements in their places.
    let latest = Data.self == [Element].self && repeats == nil ? view.data as? [Element] : nil
    view = newView
    content = newView.content
    let elements = Array(newView.data)
    if elements.isEmpty { return takeAll() }
    return (latest ?? []).withUnsafeBufferPointer { latest in
      elements.withUnsafeBufferPointer { elements in
        receive(
          Delivery(
            elements: elements, latest: latest.isEmpty ? nil : latest, isSameClosure: isSameClosure)
        )
      }
    }
  }

  private func leave(_ removed: consuming [Node]) {
    if !removed.isEmpty { Node.remove(consume removed, from: runtime) }
    runtime.orderDidChange()
    runtime.preferenceOrderDidChange(below: self)
    contentDidChange()
  }

  /// What rows are handed in one update.
  private struct Delivery {
    let elements: UnsafeBufferPointer<Element>
    /// Those of the update before, place by place as the rows stand, where they are kept in an array.
    let latest: UnsafeBufferPointer<Element>?
    let isSameClosure: Bool
  }

  private func receive(_ delivery: Delivery) -> [Node]? {
    let elements = delivery.elements
    let count = elements.count
    let prefix = firstOther(from: 0, in: delivery)
    if prefix == count, count == ids.count {
      hand(delivery, in: 0..<count, from: 0)
      return nil
    }
    var matching: ChildMatching
    let oldIDs: [ID]
    if count == ids.count {
      var places: [Int] = []
      var place = prefix
      while place < count {
        places.append(place)
        place = firstOther(from: place + 1, in: delivery)
      }
      let newIDs = places.map { view.identify(elements[$0]) }
      matching = ChildMatching(from: ids, replacing: places, with: newIDs)
      oldIDs = isSureToDiffer(matching) ? [] : ids
      for (index, place) in places.enumerated() { ids[place] = newIDs[index] }
    } else {
      let suffix = endInCommon(elements, limit: min(count, ids.count) - prefix)
      let newIDs = identify(elements, in: prefix..<(count - suffix))
      matching = ChildMatching(from: ids, prefix: prefix, suffix: suffix, between: newIDs)
      oldIDs = isSureToDiffer(matching) ? [] : ids
      ids.replaceSubrange(prefix..<(ids.count - suffix), with: newIDs)
    }
    if !isSureToDiffer(matching) {
      let newRepeats = findRepeats(in: ids)
      if repeats != nil || newRepeats != nil {
        matching = ChildMatching(
          from: RowKey.keys(of: oldIDs, repeats), to: RowKey.keys(of: ids, newRepeats))
      }
      repeats = newRepeats
    }
    return apply(matching, delivery)
  }

  /// Whether the IDs of now differ from each other without having been compared: those of before did,
  /// and there are no others.
  private func isSureToDiffer(_ matching: ChildMatching) -> Bool {
    repeats == nil && matching.addsNone
  }

  /// Forgets all rows; returns them, nil where there were none.
  private func takeAll() -> [Node]? {
    if rows.isEmpty { return nil }
    let removed = rows
    rows = []
    ids = []
    repeats = nil
    return removed
  }

  // MARK: - IDs

  /// The first place from one on whose element has another ID than the row there; where there is none,
  /// the number of places that have both.
  private func firstOther(from start: Int, in delivery: Delivery) -> Int {
    let elements = delivery.elements
    let shared = min(elements.count, ids.count)
    if let latest = delivery.latest, view.offsetOfID != nil {
      // A part of the value: where that is a copy of the one before, so is the ID.
      let comparison = ArrayComparison(latest, elements)
      var place = comparison.firstDifferenceInBits(from: start)
      while place < shared, view.identify(elements[place]) == ids[place] {
        place = comparison.firstDifferenceInBits(from: place + 1)
      }
      return place
    }
    if let scan = view.scan {
      return ids.withUnsafeBufferPointer { ids in
        scan.firstOther(elements, UnsafeBufferPointer(rebasing: ids[..<shared]), start)
      }
    }
    let identify = view.identify
    for place in start..<shared where identify(elements[place]) != ids[place] { return place }
    return shared
  }

  private func identify(_ elements: UnsafeBufferPointer<Element>, in places: Range<Int>) -> [ID] {
    let identify = view.identify
    var found: [ID] = []
    found.reserveCapacity(places.count)
    for place in places { found.append(identify(elements[place])) }
    return found
  }

  /// How many elements at the end, up to a limit, have the IDs of the rows at the end.
  private func endInCommon(_ elements: UnsafeBufferPointer<Element>, limit: Int) -> Int {
    if let scan = view.scan {
      return ids.withUnsafeBufferPointer { scan.endInCommon(elements, $0, limit) }
    }
    let identify = view.identify
    for count in 0..<limit
    where identify(elements[elements.count - 1 - count]) != ids[ids.count - 1 - count] {
      return count
    }
    return limit
  }

  // MARK: - Rows

  private func row(_ place: Int) -> Row { unsafeDowncast(rows[place], to: Row.self) }

  /// The place of the element that is drawn in a place: the first with its ID (case FE-2).
  private func shownPlace(_ place: Int) -> Int { repeats?.firsts[place] ?? place }

  /// Hands the elements in some places to the rows that stand, so far, from `origin` on.
  ///
  /// Where the elements before are at hand, they are compared instead of what the rows keep, and only
  /// rows whose element differs are touched; those that wait for a turn anyway have it.
  private func hand(_ delivery: Delivery, in places: Range<Int>, from origin: Int) {
    let elements = delivery.elements
    guard let latest = delivery.latest, delivery.isSameClosure, repeats == nil else {
      for place in places {
        row(origin + place - places.lowerBound).receive(
          elements.baseAddress! + shownPlace(place), isSameClosure: delivery.isSameClosure,
          by: elementComparison)
      }
      return
    }
    let last = origin + places.count
    runtime.events.post(.compared, each: rows[origin..<last])
    let comparison = ArrayComparison(
      UnsafeBufferPointer(rebasing: latest[origin..<last]),
      UnsafeBufferPointer(rebasing: elements[places]))
    var offset = comparison.firstDifference(from: 0, by: elementComparison)
    while offset < places.count {
      row(origin + offset).take(elements.baseAddress! + places.lowerBound + offset)
      offset = comparison.firstDifference(from: offset + 1, by: elementComparison)
    }
  }

  /// Puts the rows into the order of the elements; returns those that are to leave.
  private func apply(_ matching: ChildMatching, _ delivery: Delivery) -> [Node] {
    let count = delivery.elements.count
    let tail = rows.count - matching.suffix
    var removed: [Node] = []
    removed.reserveCapacity(matching.removed.count)
    for place in matching.removed { removed.append(rows[place]) }
    hand(delivery, in: 0..<matching.prefix, from: 0)
    // The rows that stand elsewhere than before, or are new.
    var placed: [Node] = []
    var places: [Range<Int>] = []
    for run in matching.runs {
      if let origin = run.origin {
        move(to: run.places, from: origin, delivery)
        if count == rows.count, origin == run.places.lowerBound { continue }
        placed += rows[origin..<(origin + run.places.count)]
      } else {
        for place in run.places {
          placed.append(makeRow(delivery.elements[shownPlace(place)], ids[place], at: place))
        }
      }
      places.append(run.places)
    }
    let shift = count - rows.count
    if shift != 0 { setPositions(of: tail..<rows.count, shift: shift) }
    hand(delivery, in: (tail + shift)..<count, from: tail)
    if shift == 0 {
      var next = 0
      for place in places.joined() {
        rows[place] = placed[next]
        next += 1
      }
    } else {
      rows.replaceSubrange(matching.prefix..<tail, with: placed)
    }
    return removed
  }

  /// Hands elements to neighbours that are kept, and may stand elsewhere now.
  private func move(to places: Range<Int>, from origin: Int, _ delivery: Delivery) {
    if origin == places.lowerBound {
      hand(delivery, in: places, from: origin)
      return
    }
    if !runtime.events.isHeard {
      setPositions(
        of: origin..<(origin + places.count), shift: places.lowerBound - origin)
      hand(delivery, in: places, from: origin)
      return
    }
    for place in places {
      let row = row(origin + place - places.lowerBound)
      row.position = Int32(truncatingIfNeeded: place)
      runtime.events.post(.moved, row)
      hand(delivery, in: place..<(place + 1), from: origin + place - places.lowerBound)
    }
  }

  private func setPositions(of range: Range<Int>, shift: Int) {
    rows.withUnsafeBufferPointer { rows in
      for place in range { rows[place].position = Int32(truncatingIfNeeded: place + shift) }
    }
  }

  private func makeRow(_ element: Element, _ id: ID, at place: Int) -> RowNode<Element, ID, Content>
  {
    let row = RowNode<Element, ID, Content>(
      element, id, occurrence: repeats?.occurrences[place] ?? 0, in: self)
    row.position = Int32(truncatingIfNeeded: place)
    let runtime = runtime
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

  override func addChildren(to list: inout [Node]) { list += rows }

  override func dropChildren() {
    rows = []
    ids = []
    repeats = nil
  }

  override func describe(into describer: inout Describer) {
    for row in rows { describer.append(row) }
  }

  override var shownRows: [Node]? { rows }

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
  private let occurrence: Int32
  private unowned(unsafe) let container: RowSource<Element, Content>
  @exclusivity(unchecked) private var content = NodeContent()

  init(
    _ element: Element, _ id: ID, occurrence: Int, in container: RowSource<Element, Content>
  ) {
    self.element = element
    self.id = id
    self.occurrence = Int32(truncatingIfNeeded: occurrence)
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
    take(newElement)
  }

  /// Takes an element that differs from the one before, or is shown by another closure.
  func take(_ newElement: UnsafePointer<Element>) {
    element = newElement.pointee
    addCause(.inputs([]))
    if phase == .current { phase = .invalid }
    runtime.scheduleVisit(self)
  }

  override func visit() {
    if phase == .current { return }
    content.set(evaluateContent(isFirst: content.isEmpty) { container.content(element) })
  }

  override func describe(into describer: inout Describer) {
    _ = content.read(Content.self) { Content._describe($0.pointee, into: &describer) }
  }

  override var lineContent: LineContent? {
    viewType.lineContent(content) { LinePlanner.plan(for: Content.self) }
  }

  override func tearDown() {
    super.tearDown()
    content.clear(Content.self)
  }

  deinit { content.clear(Content.self) }

  override func forEachReachableValue(_ body: (Any) -> Void) { body(element) }
}

/// What a row asks of its container.
///
/// A class without its collection's type: what a row needs at each run is found without looking types
/// up.
class RowSource<Element, Content>: Node {
  /// Makes the content of the row of one element.
  @exclusivity(unchecked) final fileprivate(set) var content: @MainActor (Element) -> Content
  /// The type of the rows, for counting.
  final let rowType: ViewType

  init(
    _ content: @escaping @MainActor (Element) -> Content, rowType: ViewType, below parent: Node
  ) {
    self.content = content
    self.rowType = rowType
    super.init(below: parent)
  }
}

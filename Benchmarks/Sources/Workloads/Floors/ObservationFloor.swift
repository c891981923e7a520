import Observation

/// Floor B: real observable models, one armed tracking a row, and a keyed comparison by hand.
///
/// The least that any graph over Observation has to do for rows that read two properties.
@MainActor package final class ObservationFloor: RowList {
  private let queue = FloorQueue()
  private var models: [RowModel] = []
  private var order: [FloorRow] = []
  private var selected: RowModel?

  package init() {}

  package func setRows(_ rows: [RowData]) {
    selected = nil
    models = rows.map(RowModel.init)
    match()
  }

  package func updateOne(at index: Int, label: String) {
    models[index].label = label
    queue.flush()
  }

  package func updateTenth(_ label: (Int) -> String) {
    for index in stride(from: 0, to: models.count, by: 10) { models[index].label = label(index) }
    queue.flush()
  }

  package func select(_ index: Int) {
    selected?.isSelected = false
    let row = models[index]
    row.isSelected = true
    selected = row
    queue.flush()
  }

  package func swap(_ first: Int, _ second: Int) {
    models.swapAt(first, second)
    match()
  }

  package func remove(at index: Int) {
    models.remove(at: index)
    match()
  }

  /// Brings the rows into the order of the models: equal ends are left alone, then by ID.
  private func match() {
    var prefix = 0
    let shorter = min(order.count, models.count)
    while prefix < shorter, order[prefix].model === models[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix,
      order[order.count - 1 - suffix].model === models[models.count - 1 - suffix]
    { suffix += 1 }
    let before = prefix..<(order.count - suffix)
    let after = prefix..<(models.count - suffix)
    if before.isEmpty, after.isEmpty { return }
    if before.count == after.count { matchPlaces(in: before) } else { match(before, after) }
  }

  /// As many rows as before: only places where another model stands are looked at.
  private func matchPlaces(in places: Range<Int>) {
    var differing: [Int] = []
    order.withUnsafeBufferPointer { order in
      models.withUnsafeBufferPointer { models in
        for place in places where order[place].model !== models[place] { differing.append(place) }
      }
    }
    var known: [Int: FloorRow] = [:]
    known.reserveCapacity(differing.count)
    for place in differing { known[order[place].model.id] = order[place] }
    for place in differing { order[place] = row(for: models[place], among: known) }
  }

  private func match(_ before: Range<Int>, _ after: Range<Int>) {
    var known: [Int: FloorRow] = [:]
    if !before.isEmpty, !after.isEmpty {
      known.reserveCapacity(before.count)
      for row in order[before] { known[row.model.id] = row }
    }
    var middle: [FloorRow] = []
    middle.reserveCapacity(after.count)
    for model in models[after] { middle.append(row(for: model, among: known)) }
    order.replaceSubrange(before, with: middle)
  }

  private func row(for model: RowModel, among known: [Int: FloorRow]) -> FloorRow {
    if !known.isEmpty, let row = known[model.id], row.model === model { return row }
    return FloorRow(model, queue)
  }

  /// All rows as one text.
  package func joinedText() -> String {
    var result = ""
    result.reserveCapacity(order.count * 32)
    for row in order {
      result += row.mark
      result += row.id
      result += row.label
      result += "\n"
    }
    return result
  }

  package var shownLines: [String] { order.map { $0.mark + $0.id + $0.label } }
  package var bodyCounts: [String: Int] { [:] }
}

/// Rows that wait to be shown anew.
private final class FloorQueue: @unchecked Sendable {
  var rows: [FloorRow] = []

  func flush() {
    while !rows.isEmpty {
      let waiting = rows
      rows.removeAll(keepingCapacity: true)
      for row in waiting { row.show() }
    }
  }
}

/// One row: its model, its texts, and one armed tracking.
private final class FloorRow: @unchecked Sendable {
  /// What the tracking holds instead of the row: row → model → registrar → closure → row would be
  /// a cycle.
  private final class Token: @unchecked Sendable {
    unowned(unsafe) var row: FloorRow?
    unowned(unsafe) let queue: FloorQueue

    init(_ queue: FloorQueue) { self.queue = queue }
  }

  let model: RowModel
  let id: String
  private(set) var mark = ""
  private(set) var label = ""
  private var isQueued = false
  private let token: Token

  init(_ model: RowModel, _ queue: FloorQueue) {
    self.model = model
    id = String(model.id)
    token = Token(queue)
    token.row = self
    show()
  }

  deinit { token.row = nil }

  func show() {
    isQueued = false
    let token = token
    withObservationTracking {
      mark = model.mark
      label = model.label
    } onChange: {
      guard let row = token.row, !row.isQueued else { return }
      row.isQueued = true
      token.queue.rows.append(row)
    }
  }
}

/// The operations on a list of rows, with the rows as they should be.
@MainActor final class RowOperations {
  private let list: any RowList
  private let count: Int
  private var source = RowSource()
  private var expected = ExpectedRows()
  private var coming: [RowData] = []
  /// The bodies that one changed row, and a change of the list, have to evaluate.
  private let row: String?
  private let screen: String?
  private let runsScreenForRows: Bool

  init(_ list: any RowList, count: Int, bodies: RowBodies?) {
    self.list = list
    self.count = count
    row = bodies?.row
    screen = bodies?.screen
    runsScreenForRows = bodies?.runsScreenForRows ?? false
  }

  // MARK: - Whole lists

  func create() -> Operation {
    operation(
      changing: count, list: true, reset: { [self] _ in prepare([]) },
      run: { [self] _ in list.setRows(coming) }, expect: { [self] _ in expected.setRows(coming) })
  }

  func replace() -> Operation {
    fill()
    return operation(
      changing: count, list: true, reset: { [self] _ in coming = source.rows(count) },
      run: { [self] _ in list.setRows(coming) }, expect: { [self] _ in expected.setRows(coming) })
  }

  func clear() -> Operation {
    operation(
      changing: 0, list: true, reset: { [self] _ in fill() }, run: { [self] _ in list.setRows([]) },
      expect: { [self] _ in expected.setRows([]) })
  }

  func swap() -> Operation {
    fill()
    return operation(
      changing: 0, list: true, run: { [self] _ in list.swap(1, count - 2) },
      expect: { [self] _ in expected.swap(1, count - 2) })
  }

  func remove() -> Operation {
    fill()
    return operation(
      changing: 0, list: true,
      reset: { [self] _ in if expected.rows.count < count * 9 / 10 { fill() } },
      run: { [self] _ in list.remove(at: expected.rows.count / 2) },
      expect: { [self] _ in expected.remove(at: expected.rows.count / 2) })
  }

  // MARK: - Single rows

  func updateOne() -> Operation {
    fill()
    return operation(
      changing: 1, list: false,
      run: { [self] in list.updateOne(at: place($0), label: "label \($0)") },
      expect: { [self] in expected.updateOne(at: place($0), label: "label \($0)") })
  }

  private func place(_ run: Int) -> Int { count / 2 + run % 7 }

  func updateTenth() -> Operation {
    fill()
    return operation(
      changing: (count + 9) / 10, list: false,
      run: { [self] run in list.updateTenth { "u\(run) \($0)" } },
      expect: { [self] run in expected.updateTenth { "u\(run) \($0)" } })
  }

  func select() -> Operation {
    fill()
    // From here on each run deselects one row and selects another.
    list.select(count - 1)
    expected.select(count - 1)
    return operation(
      changing: 2, list: false, run: { [self] in list.select($0 * 37 % (count - 1)) },
      expect: { [self] in expected.select($0 * 37 % (count - 1)) })
  }

  // MARK: - Rows and what they should be

  /// Shows a full list of rows.
  private func fill() {
    let rows = source.rows(count)
    list.setRows(rows)
    expected.setRows(rows)
  }

  /// Shows some rows, and has the next ones at hand.
  private func prepare(_ rows: [RowData]) {
    list.setRows(rows)
    expected.setRows(rows)
    coming = source.rows(count)
  }

  private func operation(
    changing rows: Int, list changesList: Bool, reset: ((Int) -> Void)? = nil,
    run: @escaping (Int) -> Void, expect: @escaping (Int) -> Void
  ) -> Operation {
    var bodies: [String: Int] = [:]
    if let row { bodies[row] = rows }
    if let screen { bodies[screen] = changesList || runsScreenForRows ? 1 : 0 }
    return Operation(
      bodies: bodies, bodyCounts: { [list] in list.bodyCounts }, reset: reset, run: run,
      expect: expect, outcome: { [self] in (list.shownLines, expected.lines) })
  }
}

/// The names of the bodies of a screen of rows, and when the screen's own runs.
struct RowBodies {
  let row: String
  let screen: String
  /// Whether the screen itself reads what its rows show.
  let runsScreenForRows: Bool
}

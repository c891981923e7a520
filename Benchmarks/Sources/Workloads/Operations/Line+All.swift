extension Line {
  /// Which sizes are measured.
  package enum Sizes: Sendable {
    /// Three sizes up to 100,000, as the table has them.
    case full
    /// Smaller ones, for a look while something is written.
    case quick

    var rows: [Int] {
      switch self {
      case .full: [1000, 10_000, 100_000]
      case .quick: [100, 1000, 10_000]
      }
    }

    var readers: [Int] {
      switch self {
      case .full: [10, 100, 1000, 10_000]
      case .quick: [10, 100, 1000]
      }
    }

    var texts: [Int] {
      switch self {
      case .full: [1000, 10_000, 30_000]
      case .quick: [100, 1000, 3000]
      }
    }
  }

  /// Every line of the table, in its order.
  package static func all(_ sizes: Sizes) -> [Line] {
    all(rows: sizes.rows, readers: sizes.readers, texts: sizes.texts)
  }

  static func all(rows: [Int], readers: [Int], texts: [Int]) -> [Line] {
    RowLine.all.flatMap { line in rows.map { line.line(count: $0) } }
      + rows.map(chainLeaf) + readers.flatMap(fans) + rows.flatMap(environments)
      + texts.flatMap(Self.texts)
  }

  private static func chainLeaf(_ depth: Int) -> Line {
    Line(
      name: "chain-leaf", style: .state, count: depth, floor: "B", bodies: 1,
      make: { DeepAndWide.chain(depth: depth) },
      makeFloor: { DeepAndWide.chainFloor(depth: depth) })
  }

  private static func fans(_ readers: Int) -> [Line] {
    [(DeepAndWide.Number.a, "fan-all"), (.b, "fan-one")].flatMap { number, name in
      let bodies = number == .a ? readers : 1
      return [
        Line(
          name: name, style: .models, count: readers, floor: "B", bodies: bodies,
          make: { DeepAndWide.modelFan(number, readers: readers) },
          makeFloor: {
            DeepAndWide.fan(ObservationFanFloor(readers: readers), number, readers: readers)
          }),
        Line(
          name: name, style: .state, count: readers, floor: "A", bodies: bodies,
          make: { DeepAndWide.stateFan(number, readers: readers) },
          makeFloor: {
            DeepAndWide.fan(
              ArrayFanFloor(readers: readers, broadcasts: false), number, readers: readers)
          }),
        Line(
          name: name, style: .broadcast, count: readers, floor: "A", bodies: readers + 1,
          make: { DeepAndWide.broadcastFan(number, readers: readers) },
          makeFloor: {
            DeepAndWide.fan(
              ArrayFanFloor(readers: readers, broadcasts: true), number, readers: readers)
          }),
      ]
    }
  }

  private static func environments(_ count: Int) -> [Line] {
    [
      Line(
        name: "environment-one", style: .values, count: count, floor: "A", bodies: 1,
        make: { DeepAndWide.environmentByHost(count: count) },
        makeFloor: { DeepAndWide.environmentFloor(count: count) }),
      Line(
        name: "environment-one", style: .state, count: count, floor: "A", bodies: 1,
        make: { DeepAndWide.environmentByState(count: count) },
        makeFloor: { DeepAndWide.environmentFloor(count: count) }),
    ]
  }

  private static func texts(_ count: Int) -> [Line] {
    [
      Line(
        name: "text-all", style: .models, count: count, floor: "A", bodies: 0,
        make: { TextOperations.drawAll(count: count) },
        makeFloor: { TextOperations.floor(count: count) }),
      Line(
        name: "text-one", style: .models, count: count, floor: "A", bodies: 1,
        make: { TextOperations.drawOne(count: count) },
        makeFloor: { TextOperations.floorOfOne(count: count) }),
      Line(
        name: "text-join", style: .models, count: count, floor: "A", bodies: 0,
        make: { TextOperations.join(count: count) },
        makeFloor: { TextOperations.floor(count: count) }),
    ]
  }
}

/// One operation on rows in one style, at any size.
@MainActor private struct RowLine {
  let name: String
  let style: Style
  let floor: String
  let bodies: (Int) -> Int
  let operation: @MainActor (RowOperations) -> Operation

  func line(count: Int) -> Line {
    Line(
      name: name, style: style, count: count, floor: floor, bodies: bodies(count),
      make: { operation(RowOperations(screen(), count: count, bodies: names)) },
      makeFloor: { operation(RowOperations(floorList(), count: count, bodies: nil)) })
  }

  private func screen() -> any RowList {
    switch style {
    case .models: ModelRows()
    case .values: ValueRows()
    case .state: StateRows()
    case .broadcast: preconditionFailure("Rows are not broadcast to: \(name).")
    }
  }

  private var names: RowBodies {
    switch style {
    case .models: RowBodies(row: "ModelRow", screen: "ModelRowsScreen", runsScreenForRows: false)
    case .values: RowBodies(row: "ValueRow", screen: "ValueRowsScreen", runsScreenForRows: true)
    case .state: RowBodies(row: "StateRow", screen: "StateRowsScreen", runsScreenForRows: false)
    case .broadcast: preconditionFailure("Rows are not broadcast to: \(name).")
    }
  }

  private func floorList() -> any RowList {
    switch floor {
    case "A": ArrayFloor()
    case "B": ObservationFloor()
    default: SweepFloor()
    }
  }

  /// The floor of values is A where all rows are made, and P where they are compared.
  static let all: [RowLine] = [
    rowLines("create", valuesFloor: "A", bodies: { $0 }) { $0.create() },
    rowLines("replace", valuesFloor: "A", bodies: { $0 }) { $0.replace() },
    rowLines("update-tenth", bodies: { ($0 + 9) / 10 }) { $0.updateTenth() },
    rowLines("update-one", bodies: { _ in 1 }) { $0.updateOne() },
    rowLines("select", bodies: { _ in 2 }) { $0.select() },
    rowLines("swap", stateFloor: "B", bodies: { _ in 0 }) { $0.swap() },
    rowLines("remove", stateFloor: "B", bodies: { _ in 0 }) { $0.remove() },
    rowLines("clear", valuesFloor: "A", bodies: { _ in 0 }) { $0.clear() },
  ].flatMap { $0 }

  private static func rowLines(
    _ name: String, valuesFloor: String = "P", stateFloor: String = "A",
    bodies: @escaping (Int) -> Int, _ operation: @escaping @MainActor (RowOperations) -> Operation
  ) -> [RowLine] {
    [(Style.models, "B"), (.values, valuesFloor), (.state, stateFloor)].map {
      RowLine(name: name, style: $0, floor: $1, bodies: bodies, operation: operation)
    }
  }
}

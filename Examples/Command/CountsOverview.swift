import Labs
import ViewGraph

/// What the command shows without arguments: one lab's two consoles beside each other, a table, and a
/// sentence on why.
///
/// It fits a terminal of 80 columns and 40 lines.
@MainActor struct CountsOverview {
  private let run: LabRun
  private let ink: Ink
  private static let column = 38

  init(_ run: LabRun, ink: Ink) {
    self.run = run
    self.ink = ink
  }

  var text: String {
    let columns = run.variants.map(console(of:))
    let height = columns.map(\.count).max() ?? 0
    let rows = (0..<height).map { row in
      columns.map { $0.indices.contains(row) ? $0[row] : Cell("") }
    }
    var lines = ["Three views show one model: its trips, its nights, a summary of both."]
    lines += [""] + rows.map(joined) + [""] + table + [""]
    lines += TextColumns.wrapped(run.lab.reason)
    lines += ["", ink.dim("More: viewgraph labs · viewgraph quiz counts · viewgraph --help")]
    return lines.joined(separator: "\n")
  }

  // MARK: - Consoles

  private struct Cell {
    let text: String
    let paint: (String) -> String

    init(_ text: String, _ paint: @escaping (String) -> String = { $0 }) {
      self.text = text
      self.paint = paint
    }
  }

  private func console(of variant: VariantRun) -> [Cell] {
    var cells = [Cell(variant.name, ink.bold), Cell(String(repeating: "─", count: Self.column))]
    for (index, step) in variant.steps.enumerated() {
      cells.append(Cell(step.step.name, ink.dim))
      var runs = step.reports.flatMap(\.runs).filter { $0.kind == .view }[...]
      for line in step.console {
        let isWasted = line.hasSuffix(".body") && runs.popFirst().map { !$0.changed } ?? false
        cells.append(
          isWasted
            ? Cell("  " + line.padded(to: 22) + "wasted", ink.warning) : Cell("  " + line))
      }
      // Steps start on one line in both columns.
      let others = run.variants.map { $0.steps[index].console.count }.max() ?? 0
      cells += Array(repeating: Cell(""), count: others - step.console.count)
    }
    return cells
  }

  private func joined(_ cells: [Cell]) -> String {
    let last = cells.count - 1
    return cells.enumerated().map { index, cell in
      let gap = index == last ? "" : "".padded(to: Self.column + 2 - cell.text.count)
      return cell.paint(cell.text) + gap
    }.joined()
  }

  // MARK: - Table

  private var table: [String] {
    let first = "bodies run"
    let names = (run.variants.first?.steps ?? []).map(\.step.name)
    let nameWidth = ([first] + names).map(\.count).max() ?? 0
    let heads = run.variants.flatMap { [$0.name, "wasted"] }
    func line(_ name: String, _ cells: [String]) -> String {
      name.padded(to: nameWidth)
        + zip(cells, heads).map { "   " + $0.paddedLeft(to: $1.count) }.joined()
    }
    let rows = names.indices.map { index -> String in
      let cells = run.variants.flatMap { variant -> [String] in
        let step = variant.steps[index]
        return ["\(step.bodies.count)", "\(step.reports.reduce(0) { $0 + $1.wasted.count })"]
      }
      return line(names[index], cells)
    }
    return [ink.bold(line(first, heads))] + rows
  }
}

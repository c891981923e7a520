extension GrowthPlot {
  /// The plot in characters: a letter for each series, and dots on the way between its points.
  package var text: String {
    let columns = 20 * (sizes.count - 1) + 1
    let lines = 4 * (times.count - 1) + 1
    var cells = [[Character]](
      repeating: [Character](repeating: " ", count: columns), count: lines)
    for series in series { drawWay(of: series, on: &cells) }
    for (number, series) in series.enumerated() {
      for point in series.points {
        let (column, line) = cell(of: point, columns, lines)
        cells[line][column] = Self.letter(number)
      }
    }
    return ([title, ""] + framed(cells) + [""] + legend).joined(separator: "\n") + "\n"
  }

  private func cell(of point: Growth.Point, _ columns: Int, _ lines: Int) -> (Int, Int) {
    let (x, y) = place(point)
    return (
      Int((x * Double(columns - 1)).rounded()), lines - 1 - Int((y * Double(lines - 1)).rounded())
    )
  }

  private func drawWay(of series: Series, on cells: inout [[Character]]) {
    for (from, to) in zip(series.points, series.points.dropFirst()) {
      let start = cell(of: from, cells[0].count, cells.count)
      let end = cell(of: to, cells[0].count, cells.count)
      guard end.0 > start.0 else { continue }
      for column in start.0...end.0 {
        let share = Double(column - start.0) / Double(end.0 - start.0)
        let line = Double(start.1) + share * Double(end.1 - start.1)
        cells[Int(line.rounded())][column] = "·"
      }
    }
  }

  private func framed(_ cells: [[Character]]) -> [String] {
    let labels = times.map(Self.timeLabel)
    let width = labels.map(\.count).max()!
    var result: [String] = []
    for (line, content) in cells.enumerated() {
      let fromBelow = cells.count - 1 - line
      let label = fromBelow.isMultiple(of: 4) ? labels[fromBelow / 4] : ""
      let padding = String(repeating: " ", count: width - label.count)
      result.append(trimmed(padding + label + (label.isEmpty ? " │" : " ┤") + String(content)))
    }
    let margin = String(repeating: " ", count: width + 1)
    let step = String(repeating: "─", count: 19)
    result.append(margin + "└" + sizes.dropLast().map { _ in "┴" + step }.joined() + "┴")
    result.append(trimmed(margin + sizeLabels))
    return result
  }

  /// Each size under its mark.
  private var sizeLabels: String {
    var result = ""
    for (number, power) in sizes.enumerated() {
      let label = Self.sizeLabel(power)
      let start = max(0, 1 + 20 * number - label.count / 2)
      result += String(repeating: " ", count: max(0, start - result.count)) + label
    }
    return result
  }

  private var legend: [String] {
    let width = series.map(\.label.count).max()!
    return series.enumerated().map { number, series in
      let padding = String(repeating: " ", count: width - series.label.count)
      let exponent = Growth(series.points).map { "  n^\($0.text)" } ?? ""
      return "  \(Self.letter(number))  " + trimmed(series.label + padding + exponent)
    }
  }

  private static func letter(_ number: Int) -> Character {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    return letters[number % letters.count]
  }

  private func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}

import Foundation

extension GrowthPlot {
  private static let width = 860.0
  private static let height = 460.0
  private static let left = 78.0
  private static let right = 270.0
  private static let top = 44.0
  private static let bottom = 48.0
  private static let colors = [
    "#0b6e4f", "#c8553d", "#2b59c3", "#8f2d9c", "#b8860b", "#008b9b", "#d6336c", "#5f6b6d",
    "#7a9e1f", "#4b3f72",
  ]

  /// The plot as one SVG file, readable on light and on dark ground.
  package var svg: String {
    let (width, height) = (Self.width, Self.height)
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(Int(width)) \(Int(height))\""
        + " font-family=\"system-ui, sans-serif\" font-size=\"13\">",
      "<title>\(Self.escaped(title))</title>",
      "<rect width=\"100%\" height=\"100%\" rx=\"8\" fill=\"#ffffff\"/>",
      Self.text(title, x: Self.left, y: 26, attributes: "font-weight=\"600\" font-size=\"15\""),
    ]
    lines += grid
    for (number, series) in series.enumerated() { lines += drawn(series, number) }
    lines += labels
    lines.append("</svg>")
    return lines.joined(separator: "\n") + "\n"
  }

  private func position(x: Double, y: Double) -> (x: Double, y: Double) {
    (
      Self.left + x * (Self.width - Self.left - Self.right),
      Self.height - Self.bottom - y * (Self.height - Self.top - Self.bottom)
    )
  }

  private var grid: [String] {
    let bottom = position(x: 0, y: 0).y
    let right = position(x: 1, y: 0).x
    let across = times.enumerated().flatMap { number, power -> [String] in
      let y = position(x: 0, y: Double(number) / Double(times.count - 1)).y
      return [
        Self.line(from: (Self.left, y), to: (right, y)),
        Self.text(
          Self.timeLabel(power), x: Self.left - 8, y: y + 4, attributes: "text-anchor=\"end\""),
      ]
    }
    let down = sizes.enumerated().flatMap { number, power -> [String] in
      let x = position(x: Double(number) / Double(sizes.count - 1), y: 0).x
      return [
        Self.line(from: (x, Self.top), to: (x, bottom)),
        Self.text(
          Self.sizeLabel(power), x: x, y: bottom + 20, attributes: "text-anchor=\"middle\""),
      ]
    }
    return across + down
  }

  private func drawn(_ series: Series, _ number: Int) -> [String] {
    let color = Self.colors[number % Self.colors.count]
    let points = series.points.map { point in
      let place = place(point)
      return position(x: place.x, y: place.y)
    }
    let way = points.map { "\(Self.short($0.x)),\(Self.short($0.y))" }.joined(separator: " ")
    return [
      "<polyline points=\"\(way)\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"2.2\"/>"
    ]
      + points.map {
        "<circle cx=\"\(Self.short($0.x))\" cy=\"\(Self.short($0.y))\" r=\"3.6\""
          + " fill=\"\(color)\"/>"
      }
  }

  /// The names at the right, each as near to the end of its line as the others let it.
  private var labels: [String] {
    let ends = series.enumerated().map { number, series -> (number: Int, y: Double) in
      let place = place(series.points.last!)
      return (number, position(x: place.x, y: place.y).y)
    }.sorted { $0.y < $1.y }
    let step = 18.0
    var ys = ends.map(\.y)
    for index in ys.indices.dropFirst() { ys[index] = max(ys[index], ys[index - 1] + step) }
    if let last = ys.last, last > Self.height - Self.bottom {
      ys[ys.count - 1] = Self.height - Self.bottom
      for index in ys.indices.dropLast().reversed() {
        ys[index] = min(ys[index], ys[index + 1] - step)
      }
    }
    return zip(ends, ys).map { end, y in
      Self.text(
        series[end.number].text, x: Self.width - Self.right + 14, y: y + 4,
        attributes: "fill=\"\(Self.colors[end.number % Self.colors.count])\" font-weight=\"600\"")
    }
  }

  private static func line(from: (Double, Double), to: (Double, Double)) -> String {
    "<line x1=\"\(short(from.0))\" y1=\"\(short(from.1))\" x2=\"\(short(to.0))\""
      + " y2=\"\(short(to.1))\" stroke=\"#e2e5e9\"/>"
  }

  private static func text(_ text: String, x: Double, y: Double, attributes: String) -> String {
    let fill = attributes.contains("fill=") ? "" : " fill=\"#33383d\""
    return "<text x=\"\(short(x))\" y=\"\(short(y))\" \(attributes)\(fill)>\(escaped(text))</text>"
  }

  private static func short(_ value: Double) -> String { String(format: "%.1f", value) }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}

/// The lines of alignment of what stands in a box, taken together.
///
/// The first and the last baseline are those of all texts. A line that several parts set stands in the
/// mean of theirs.
struct LinesOfParts {
  private var firstBaseline = Double.infinity
  private var lastBaseline = -Double.infinity
  private var sums: [AlignmentLine: (sum: Double, count: Double)] = [:]

  /// Adds the lines of a part that stands in a place.
  mutating func add(_ part: Extent, x: Double, y: Double) {
    if let baseline = part.firstBaseline { firstBaseline = min(firstBaseline, baseline + y) }
    if let baseline = part.lastBaseline { lastBaseline = max(lastBaseline, baseline + y) }
    guard let explicit = part.explicit else { return }
    for (line, place) in explicit {
      let shift = if case .horizontal = line { x } else { y }
      guard (place + shift).isFinite else { continue }
      let known = sums[line] ?? (0, 0)
      sums[line] = (known.sum + place + shift, known.count + 1)
    }
  }

  /// Gives what the parts stand in their lines.
  func finish(_ extent: inout Extent) {
    if firstBaseline < .infinity {
      extent.firstBaseline = min(extent.firstBaseline ?? .infinity, firstBaseline)
    }
    if lastBaseline > -.infinity {
      extent.lastBaseline = max(extent.lastBaseline ?? -.infinity, lastBaseline)
    }
    if !sums.isEmpty { extent.explicit = sums.mapValues { $0.sum / $0.count } }
  }
}

extension Extent {
  /// Takes over the lines of alignment of parts, each where it stands.
  mutating func include(_ parts: [(extent: Extent, x: Double, y: Double)]) {
    var lines = LinesOfParts()
    for part in parts { lines.add(part.extent, x: part.x, y: part.y) }
    lines.finish(&self)
  }
}

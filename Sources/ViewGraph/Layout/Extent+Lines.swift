extension Extent {
  /// Takes over the lines of alignment of parts, each where it stands.
  ///
  /// The first and the last baseline are those of all texts. A line that several parts set stands in
  /// the mean of theirs.
  mutating func include(_ parts: [(extent: Extent, x: Double, y: Double)]) {
    var sums: [AlignmentLine: (sum: Double, count: Double)] = [:]
    for (part, x, y) in parts {
      if let baseline = part.firstBaseline {
        firstBaseline = min(firstBaseline ?? .infinity, baseline + y)
      }
      if let baseline = part.lastBaseline {
        lastBaseline = max(lastBaseline ?? -.infinity, baseline + y)
      }
      for (line, place) in part.explicit ?? [:] {
        let shift = if case .horizontal = line { x } else { y }
        guard (place + shift).isFinite else { continue }
        let known = sums[line] ?? (0, 0)
        sums[line] = (known.sum + place + shift, known.count + 1)
      }
    }
    if !sums.isEmpty { explicit = sums.mapValues { $0.sum / $0.count } }
  }
}

/// The difference of two texts as hunks with line numbers, each with three lines around it.
enum DiffText {
  private static let context = 3

  /// The lines of a text, split at line feeds alone; none for an empty text.
  static func split(_ text: String) -> [String] {
    text.isEmpty
      ? []
      : text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .map { String(Substring($0)) }
  }

  /// The lines of the diff, at most about `limit`; empty where the texts are the same byte for byte.
  static func lines(from old: String, to new: String, limit: Int = 200) -> [String] {
    let oldLines = split(old)
    let newLines = split(new)
    // By bytes: `String` takes differently composed characters for equal.
    let diff = LineDiff(from: oldLines.map { Array($0.utf8) }, to: newLines.map { Array($0.utf8) })
    var result: [String] = []
    for hunk in hunks(diff.changes, oldCount: oldLines.count) {
      let text = lines(of: hunk, oldLines, newLines)
      guard result.isEmpty || result.count + text.count <= limit else {
        result.append("… and more: the rest is in the kept text")
        break
      }
      result += text
    }
    guard result.count > limit else { return result }
    return result.prefix(limit) + ["… and \(result.count - limit) more lines"]
  }

  /// Changes that share lines around them, put together.
  private static func hunks(_ changes: [LineDiff.Change], oldCount: Int) -> [[LineDiff.Change]] {
    var hunks: [[LineDiff.Change]] = []
    for change in changes {
      if let last = hunks.last?.last,
        change.removed.lowerBound - last.removed.upperBound <= 2 * context
      {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
    return hunks
  }

  private static func lines(
    of hunk: [LineDiff.Change], _ oldLines: [String], _ newLines: [String]
  ) -> [String] {
    let first = hunk[0]
    let last = hunk[hunk.count - 1]
    let before = min(context, first.removed.lowerBound)
    let after = min(context, oldLines.count - last.removed.upperBound)
    let old = (first.removed.lowerBound - before)..<(last.removed.upperBound + after)
    let new = (first.added.lowerBound - before)..<(last.added.upperBound + after)
    var result = ["@@ −\(numbers(old)) +\(numbers(new)) @@"]
    var place = old.lowerBound
    func addContext(upTo end: Int) {
      // A figure space is as wide as the signs, in a proportional font too.
      for line in oldLines[place..<end] { result.append("\u{2007}" + VisibleLine.text(line)) }
    }
    for change in hunk {
      addContext(upTo: change.removed.lowerBound)
      let removed = Array(oldLines[change.removed])
      let added = Array(newLines[change.added])
      for line in removed {
        result.append("−" + VisibleLine.text(line, exactly: looksEqual(line, to: added)))
      }
      for line in added {
        result.append("+" + VisibleLine.text(line, exactly: looksEqual(line, to: removed)))
      }
      place = change.removed.upperBound
    }
    addContext(upTo: old.upperBound)
    return result
  }

  /// Whether a line differs from one of these only in how its characters are composed.
  private static func looksEqual(_ line: String, to others: [String]) -> Bool {
    others.contains { $0 == line }
  }

  /// The first line, counted from 1, and how many; as in a patch, the line before where there are none.
  private static func numbers(_ range: Range<Int>) -> String {
    "\(range.isEmpty ? range.lowerBound : range.lowerBound + 1),\(range.count)"
  }
}

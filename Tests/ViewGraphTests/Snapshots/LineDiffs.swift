import Testing

@testable import ViewGraphText

@Suite struct LineDiffs {
  /// The number of lines two texts have in common, by the textbook's table.
  private func commonCount(_ old: [Int], _ new: [Int]) -> Int {
    var row = [Int](repeating: 0, count: new.count + 1)
    for line in old {
      var diagonal = 0
      for (index, other) in new.enumerated() {
        let above = row[index + 1]
        row[index + 1] = line == other ? diagonal + 1 : max(above, row[index])
        diagonal = above
      }
    }
    return row[new.count]
  }

  @Test("API-2 a diff turns one text into the other with the fewest lines, for 5,000 random pairs")
  func random() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<5_000 {
      let letters = Int.random(in: 1...6, using: &generator)
      let texts = (0..<2).map { _ in
        (0..<Int.random(in: 0...14, using: &generator)).map { _ in
          Int.random(in: 0..<letters, using: &generator)
        }
      }
      let changes = LineDiff(from: texts[0], to: texts[1]).changes
      var result = texts[0]
      for change in changes.reversed() {
        result.replaceSubrange(change.removed, with: texts[1][change.added])
      }
      #expect(result == texts[1])
      let removed = changes.reduce(0) { $0 + $1.removed.count }
      #expect(texts[0].count - removed == commonCount(texts[0], texts[1]))
    }
  }

  @Test("API-2 texts too different for a fine diff are one replacement") func limit() {
    let old = Array(0..<3_000)
    let new = [0] + Array(5_000..<8_000) + [2_999]
    #expect(
      LineDiff(from: old, to: new).changes == [.init(removed: 1..<2_999, added: 1..<3_001)])
  }

  @Test("API-2 a hunk is numbered as in a patch, an empty side by the line before it")
  func numbers() {
    #expect(DiffText.lines(from: "", to: "a\nb") == ["@@ −0,0 +1,2 @@", "+a", "+b"])
    #expect(
      DiffText.lines(from: "a\nb", to: "a") == ["@@ −1,2 +1,1 @@", "\u{2007}a", "−b"])
    #expect(DiffText.lines(from: "a", to: "a") == [])
  }

  @Test("API-2 changes at most six lines apart share a hunk") func hunks() {
    func headers(gap: Int) -> [String] {
      let middle = Array(repeating: "=", count: gap).joined(separator: "\n")
      return DiffText.lines(from: "a\n\(middle)\nb", to: "A\n\(middle)\nB")
        .filter { $0.hasPrefix("@@") }
    }
    #expect(headers(gap: 6) == ["@@ −1,8 +1,8 @@"])
    #expect(headers(gap: 7) == ["@@ −1,4 +1,4 @@", "@@ −6,4 +6,4 @@"])
  }

  @Test("API-2 a long diff is cut, and says how much is left out") func long() {
    let new = (1...500).map(String.init).joined(separator: "\n")
    let lines = DiffText.lines(from: "", to: new)
    #expect(lines.count == 201)
    #expect(lines.last == "… and 301 more lines")
  }
}

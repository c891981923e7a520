/// Makes rows with the labels of js-framework-benchmark, the same ones in every run.
package struct RowSource {
  private var seed: UInt32 = 42
  private var nextID = 1

  package init() {}

  /// Rows with IDs that no earlier row had.
  package mutating func rows(_ count: Int) -> [RowData] {
    (0..<count).map { _ in
      defer { nextID += 1 }
      return RowData(id: nextID, label: label())
    }
  }

  private mutating func label() -> String {
    "\(word(Self.adjectives)) \(word(Self.colors)) \(word(Self.nouns))"
  }

  private mutating func word(_ words: [String]) -> String {
    seed = seed &* 1_103_515_245 &+ 12345
    return words[Int(seed & 0x7FFF_FFFF) % words.count]
  }

  private static let adjectives = [
    "pretty", "large", "big", "small", "tall", "short", "long", "handsome", "plain", "quaint",
    "clean", "elegant", "easy", "angry", "crazy", "helpful", "mushy", "odd", "unsightly",
    "adorable", "important", "inexpensive", "cheap", "expensive", "fancy",
  ]
  private static let colors = [
    "red", "yellow", "blue", "green", "pink", "brown", "purple", "brown", "white", "black",
    "orange",
  ]
  private static let nouns = [
    "table", "chair", "house", "bbq", "desk", "car", "pony", "cookie", "sandwich", "burger",
    "pizza", "mouse", "keyboard",
  ]
}

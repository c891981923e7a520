/// Floor A: plain arrays and one string a row, with nothing observed and nothing compared.
@MainActor package final class ArrayFloor: RowList {
  private var rows: [RowData] = []
  private var texts: [String] = []
  private var selected: Int?

  package init() {}

  @inline(never) private func show(_ index: Int) { texts[index] = rows[index].line }

  package func setRows(_ rows: [RowData]) {
    selected = nil
    self.rows = rows
    texts = []
    texts.reserveCapacity(rows.count)
    for index in rows.indices {
      texts.append("")
      show(index)
    }
  }

  package func updateOne(at index: Int, label: String) {
    rows[index].label = label
    show(index)
  }

  package func updateTenth(_ label: (Int) -> String) {
    for index in stride(from: 0, to: rows.count, by: 10) {
      rows[index].label = label(index)
      show(index)
    }
  }

  package func select(_ index: Int) {
    if let selected {
      rows[selected].isSelected = false
      show(selected)
    }
    rows[index].isSelected = true
    show(index)
    selected = index
  }

  package func swap(_ first: Int, _ second: Int) {
    rows.swapAt(first, second)
    texts.swapAt(first, second)
  }

  package func remove(at index: Int) {
    rows.remove(at: index)
    texts.remove(at: index)
  }

  /// All rows as one text.
  package func joinedText() -> String {
    var result = ""
    result.reserveCapacity(rows.count * 32)
    for text in texts {
      result += text
      result += "\n"
    }
    return result
  }

  package var shownLines: [String] { texts }
  package var bodyCounts: [String: Int] { [:] }
}

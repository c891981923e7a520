@_spi(Benchmarks) import ViewGraphText

/// Drawing rows: all of them for the first time, and after one has changed.
@MainActor enum TextOperations {
  /// From rows that nobody has looked at to drawn lines.
  static func drawAll(count: Int) -> Operation {
    let work = Work(count)
    return Operation(
      reset: { _ in work.startAnew() }, run: { _ in work.draw() },
      outcome: { (work.list.shownLines, work.expected.lines) })
  }

  /// From the change of one row to drawn lines.
  static func drawOne(count: Int) -> Operation {
    let work = Work(count)
    work.draw()
    return Operation(
      bodies: ["ModelRow": 1], bodyCounts: { work.list.bodyCounts },
      run: {
        work.list.updateOne(at: count / 2 + $0 % 7, label: "label \($0)")
        work.draw()
      },
      expect: { work.expected.updateOne(at: count / 2 + $0 % 7, label: "label \($0)") },
      outcome: { (work.list.shownLines, work.expected.lines) })
  }

  /// Joining lines that are drawn already.
  static func join(count: Int) -> Operation {
    let work = Work(count)
    work.draw()
    return Operation(
      run: { _ in work.text = work.list.host.text },
      outcome: { (work.text.split(separator: "\n").map(String.init), work.expected.lines) })
  }

  /// Floor A of drawing: the text of all rows as one string.
  static func floor(count: Int) -> Operation {
    let (floor, expected) = filledFloor(count)
    let text = Text()
    return Operation(
      run: { _ in text.value = floor.joinedText() },
      outcome: { (text.value.split(separator: "\n").map(String.init), expected.lines) })
  }

  /// Floor A of drawing after a change: the string of the one row.
  static func floorOfOne(count: Int) -> Operation {
    RowOperations(ArrayFloor(), count: count, bodies: nil).updateOne()
  }

  private static func filledFloor(_ count: Int) -> (ArrayFloor, ExpectedRows) {
    var source = RowSource()
    let rows = source.rows(count)
    let floor = ArrayFloor()
    var expected = ExpectedRows()
    floor.setRows(rows)
    expected.setRows(rows)
    return (floor, expected)
  }

  private final class Text { var value = "" }

  @MainActor private final class Work {
    var list = ModelRows()
    var expected = ExpectedRows()
    var text = ""
    private var source = RowSource()
    private let count: Int
    private var lineCount = 0

    init(_ count: Int) {
      self.count = count
      startAnew()
    }

    func startAnew() {
      let rows = source.rows(count)
      list = ModelRows()
      list.setRows(rows)
      expected.setRows(rows)
    }

    func draw() { lineCount = list.host.drawLines() }
  }
}

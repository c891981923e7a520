import Workloads

/// What a short-lived program pays: start, 10,000 rows, 2,000 updates, one text.
@MainActor enum WholeProcess {
  /// Runs it, and prints how long the text is.
  static func run(_ subject: String) -> Bool {
    switch subject {
    case "viewgraph":
      let screen = ModelRows()
      work(on: screen)
      print(screen.shownText.utf8.count)
    case "floor":
      let floor = ObservationFloor()
      work(on: floor)
      print(floor.joinedText().utf8.count)
    default: return false
    }
    return true
  }

  private static func work(on list: any RowList) {
    var source = RowSource()
    list.setRows(source.rows(10_000))
    for update in 0..<2000 {
      list.updateOne(at: update * 7919 % 10_000, label: "label \(update)")
    }
  }
}

/// Several updates beside each other: one line a view, one column an update.
struct ReportTimeline {
  private let updates: [UpdateReport]

  init(_ updates: [UpdateReport]) { self.updates = updates }

  var text: String {
    var views: [String] = []
    for update in updates {
      for name in update.bodies + update.skips.map(\.view) where !views.contains(name) {
        views.append(name)
      }
    }
    let numbers = updates.map { "\($0.number)" }
    let cells = views.map { view in updates.map { cell(of: view, in: $0) } }
    let nameWidth = max(1, views.map(\.count).max() ?? 0)
    let width = (cells.joined() + numbers).map(\.count).max() ?? 1
    func row(_ name: String, _ cells: [String]) -> String {
      name.padded(to: nameWidth) + cells.map { "  " + $0.paddedLeft(to: width) }.joined()
    }
    let table = [row("", numbers)] + zip(views, cells).map(row)
    let keys = zip(numbers, updates).map { number, update in
      number.paddedLeft(to: width) + "  " + update.headline
    }
    let legend = "runs in each update · 1w wasted · – skipped · . not reached"
    return (table + [""] + keys + [legend]).joined(separator: "\n")
  }

  private func cell(of view: String, in update: UpdateReport) -> String {
    let runs = update.bodyCounts[view] ?? 0
    if runs == 0 { return update.skips.contains { $0.view == view } ? "–" : "." }
    let wasted = update.wasted.filter { $0.view == view }.count
    if wasted == 0 { return "\(runs)" }
    return wasted == runs ? "\(runs)w" : "\(runs)(\(wasted)w)"
  }
}

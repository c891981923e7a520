import ViewGraph

/// What the panel beside or below a live screen says: the last update, how often bodies have run, who
/// owns the value of the control with the focus and who reads it, and what the program printed.
@MainActor struct LivePanel {
  let session: AppSession
  let focused: ResolvedElement?
  let console: [String]

  /// The lines, at most `count`: of the update as much as there is room for, the rest whole.
  func lines(atMost count: Int) -> [String] {
    var rest = [counts] + focus
    let issues = session.app.issues
    rest += issues.map { "issue   \($0.rule): \($0.message.replacing("\n", with: " "))" }
    rest += console.map { "printed \($0)" }
    var update = "\(session.latestReport)".split(separator: "\n").map(String.init)
    let isRoomy = update.count + 1 + rest.count <= count
    if isRoomy { return update + [""] + rest }
    let room = max(2, count - rest.count)
    if update.count > room {
      let left = update.count - room + 1
      update = update.prefix(room - 1) + ["  … \(left) more lines"]
    }
    return update + rest
  }

  /// How often each view's body has run since the launch, the most often run first.
  private var counts: String {
    let counts = session.window.history.bodyCounts.sorted {
      ($1.value, $0.key) < ($0.value, $1.key)
    }
    return "bodies  " + counts.map { "\($0.key) \($0.value)" }.joined(separator: " · ")
  }

  private var focus: [String] {
    guard let focused else { return ["focus   nothing"] }
    let value = focused.value.isEmpty ? "" : " = \"\(focused.value)\""
    var lines = ["focus   \(focused.role.wordInPanel) \"\(focused.label)\"\(value)"]
    let app = session.app
    for source in session.window.ownership(of: focused, outside: { app.owner(of: $0) }) {
      let owner = source.owner.isEmpty ? "no view" : source.owner
      let readers = source.readers.isEmpty ? "no body" : source.readers.joined(separator: ", ")
      lines.append("  \(source.property)  owned by \(owner)  read by \(readers)")
    }
    return lines
  }
}

extension Role {
  fileprivate var wordInPanel: String {
    switch self {
    case .textField, .searchField, .secureField: "field"
    case .textEditor: "editor"
    default: rawValue
    }
  }
}

/// Where the screen, the panel and the status line stand in a terminal of some size.
struct LiveLayout: Equatable {
  /// The columns and lines of the screen itself.
  let columns: Int
  let lines: Int
  /// Where the panel stands, if it is shown.
  let panel: Canvas.Area?

  /// - Parameter limit: The columns that the screen takes at the most.
  init(columns: Int, lines: Int, limit: Int?, showsPanel: Bool) {
    let room = max(1, lines - 1)
    if showsPanel, columns >= 120 {
      let width = columns * 2 / 5
      let left = columns - width
      self.columns = min(left - 1, limit ?? left - 1)
      self.lines = room
      panel = Canvas.Area(columns: left..<columns, lines: 0..<room)
    } else if showsPanel, room >= 8 {
      let height = min(max(6, room * 2 / 5), 16)
      self.columns = min(columns, limit ?? columns)
      self.lines = room - height - 1
      panel = Canvas.Area(columns: 0..<columns, lines: room - height..<room)
    } else {
      self.columns = min(columns, limit ?? columns)
      self.lines = room
      panel = nil
    }
  }

  /// Whether the panel stands beside the screen and not below it.
  var isBeside: Bool { panel.map { $0.columns.lowerBound > 0 } ?? false }
}

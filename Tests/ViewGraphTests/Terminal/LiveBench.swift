import ViewGraph

@testable import ViewGraphText

/// A live screen without a terminal: keys go in, frames come out.
@MainActor final class LiveBench {
  let session: AppSession
  let control: LiveControl
  let recorder: ScriptRecorder?
  private let map = ScreenMap()
  private let columns: Int
  private let lines: Int

  init<A: App>(
    _ app: A.Type, columns: Int = 40, lines: Int = 12, options: HostOptions = HostOptions(),
    recordsTo path: String? = nil, asTest: Bool = false
  ) {
    var options = options
    options.columns = columns
    self.columns = columns
    self.lines = lines
    let launch = AppLaunch(app)
    session = AppSession(launch, options: options)
    recorder = path.map {
      ScriptRecorder(RecordingFile(path: $0, isTest: asTest), launch, columns: columns)
    }
    control = LiveControl(session, map: map, recorder: recorder, name: launch.title)
    _ = frame
  }

  /// The lines of the screen as a person sees them, without spaces at their ends.
  var frame: [String] {
    let layout = LiveLayout(
      columns: columns, lines: lines, limit: nil, showsPanel: control.showsPanel)
    session.resize(columns: layout.columns, lines: layout.lines)
    let focused = control.focused
    let panel =
      control.showsPanel
      ? LivePanel(session: session, focused: focused, console: []).lines(
        atMost: layout.panel?.lines.count ?? 0) : nil
    let canvas = LiveScreen(session: session, characters: .unicode, map: map).frame(
      layout, columns: columns, lines: lines, focused: focused, follows: control.follows,
      panel: panel, status: control.status)
    return canvas.plainText.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  /// Presses keys, a frame after each.
  func press(_ keys: Key...) {
    for key in keys {
      control.handle(.key(key))
      _ = frame
    }
  }

  /// Types a text.
  func type(_ text: String) { for character in text { press(.character(character)) } }

  /// Clicks where a text stands first on the screen.
  func click(_ text: String, shift: Int = 0) {
    for (line, shown) in frame.enumerated() {
      guard let range = shown.range(of: text) else { continue }
      let column = shown.distance(from: shown.startIndex, to: range.lowerBound)
      control.handle(
        .mouse(MouseEvent(action: .press, column: column + shift, line: line)))
      _ = frame
      return
    }
  }

  /// What has the focus: role and label.
  var focus: String {
    control.focused.map { "\($0.role.rawValue) \($0.label)" } ?? "none"
  }
}

import Testing
import ViewGraph

/// Mounts a screen and checks every invariant of its graph.
@MainActor func launch<Root: View>(
  options: HostOptions = HostOptions(), @ViewBuilder _ content: () -> Root
) -> ViewHost<Root> {
  let host = ViewHost(content(), options: options)
  host.checkInvariants()
  return host
}

extension HostedScreen {
  /// Taps the button with this title, or else the one whose title starts with it, and checks every
  /// invariant of the graph before and after.
  @discardableResult
  func tap(
    _ title: String, filePath: StaticString = #filePath, line: UInt = #line
  ) throws(HostFailure) -> UpdateReport {
    checkInvariants()
    let isWhole = buttons.labels.contains(title)
    let button = isWhole ? buttons[TextMatch(title)] : buttons[.prefix(title)]
    let report = try button.tap(filePath: filePath, line: line)
    checkInvariants()
    return report
  }

  /// Taps several buttons, one after the other.
  func tap(
    _ titles: [String], filePath: StaticString = #filePath, line: UInt = #line
  ) throws(HostFailure) {
    for title in titles { try tap(title, filePath: filePath, line: line) }
  }
}

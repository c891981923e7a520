import ViewGraph

extension HostedScreen {
  /// The drawn screen, line by line.
  var drawnLines: [String] {
    let text = text
    return text.isEmpty
      ? []
      : text.split(separator: "\n", omittingEmptySubsequences: false)
        .map(String.init)
  }
}

extension HostOptions {
  /// The options of everything that is timed.
  @MainActor static var timed: HostOptions { HostOptions(columns: 60, recording: .counts) }
}

import ViewGraph

extension HostedScreen {
  /// Draws the screen into lines and joins nothing: what a terminal that shows lines has to wait for.
  ///
  /// - Returns: How many lines there are, those that are empty too.
  @_spi(Benchmarks) public func drawLines() -> Int { canvas()?.lines.count ?? 0 }
}

/// A window of a terminal onto a screen, of some number of lines; lists in it are scrolled to their
/// tops.
@_spi(Benchmarks) @MainActor public struct TerminalWindow {
  private let screen: HostedScreen
  private let lines: Int
  private let map = ScreenMap()

  /// A window of some lines, as wide as the screen.
  public init(onto screen: HostedScreen, lines: Int) {
    self.screen = screen
    self.lines = lines
  }

  /// Draws what is in sight.
  ///
  /// - Returns: How many lines were drawn on.
  public func draw() -> Int {
    screen.canvas(lines: lines, characters: .unicode, map: map)?.lines.count ?? 0
  }
}

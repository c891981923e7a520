import ViewGraph

extension HostedScreen {
  /// Draws the screen into lines and joins nothing: what a terminal that shows lines has to wait for.
  ///
  /// - Returns: How many lines there are, those that are empty too.
  @_spi(Benchmarks) public func drawLines() -> Int { canvas()?.lines.count ?? 0 }
}

import ViewGraph

/// One drawing of a screen, and the update that made it.
public struct Frame: Sendable {
  /// The drawn screen, as plain text.
  public let text: String
  /// What the update ran; for the first frame, the launch.
  public let report: UpdateReport
}

extension HostedScreen {
  /// Each distinct drawing since the mount, with the report of the update that made it.
  ///
  /// Kept for a host with the option `keepsFrames`; without it there is nothing to read, and the
  /// error says so.
  public var frames: [Frame] {
    get throws(HostFailure) {
      guard options.keepsFrames else {
        throw HostFailure(
          """
          no frames were kept
            to keep them: ViewHost(…, options: HostOptions(keepsFrames: true))
          """, at: CallPlace(#filePath, #line))
      }
      let drawing = ScreenDrawing(cell: runtime.cell, characters: .unicode)
      var frames: [Frame] = []
      for kept in keptFrames {
        let text = drawing.draw(kept.box, columns: kept.columns).plainText
        if frames.last?.text != text { frames.append(Frame(text: text, report: kept.report)) }
      }
      return frames
    }
  }
}

extension HostedScreen: @MainActor CustomStringConvertible, @MainActor CustomDebugStringConvertible
{
  /// The drawn screen and the identity tree, as a debugger prints the host.
  public var description: String {
    let screen = text
    let line = String(repeating: "─", count: max(1, runtime.columns))
    return [screen.isEmpty ? "(nothing is drawn)" : screen, line, tree].joined(separator: "\n")
  }

  /// The drawn screen and the identity tree.
  public var debugDescription: String { description }
}

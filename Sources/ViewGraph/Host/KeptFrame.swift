/// The layout of a screen after one update: boxes do not change, so it can be drawn at any time.
package struct KeptFrame {
  package let box: LayoutBox
  package let columns: Int
  package let report: UpdateReport
}

extension HostedScreen {
  /// Keeps what the screen looks like now, if the host was asked to.
  func keepFrame(of report: UpdateReport) {
    guard options.keepsFrames, let box = runtime.layoutTree.update() else { return }
    if keptFrames.last?.box === box { return }
    keptFrames.append(KeptFrame(box: box, columns: runtime.columns, report: report))
  }
}

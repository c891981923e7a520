import Foundation

extension HostedScreen {
  /// Opens a URL as another program would: every `onOpenURL` of the screen gets it, in tree order.
  ///
  /// - Throws: Where the screen has none.
  @discardableResult public func openURL(
    _ url: URL, filePath: StaticString = #filePath, line: UInt = #line
  ) throws(HostFailure) -> UpdateReport {
    let tree = runtime.root.map { ElementResolution.resolve($0) }
    let actions = (tree?.descendants ?? []).compactMap { element in
      if case .decoration(.onOpenURL(let action))? = element.kind { action } else { nil }
    }
    guard !actions.isEmpty else {
      throw HostFailure(
        """
        nothing on the screen opens \(url)
          to take it: put .onOpenURL { url in … } on a view
        """, at: CallPlace(filePath, line))
    }
    return perform("open \(url)") { for action in actions { action(url) } }
  }
}

import ViewGraph

extension HostedScreen {
  /// Throws where the screen differs from a text that stands in the test.
  ///
  ///     try host.assertInline(
  ///       """
  ///       Count: 1
  ///       """)
  ///
  /// - Throws: What differs, line by line, and the literal to paste.
  public func assertInline(
    _ expected: String, _ kind: SnapshotKind = .text, filePath: StaticString = #filePath,
    line: UInt = #line
  ) throws(HostFailure) {
    if let failure = verifyInline(expected, kind, filePath: filePath, line: line) { throw failure }
  }

  /// How the screen differs from a text that stands in the test, nil where it does not.
  public func verifyInline(
    _ expected: String, _ kind: SnapshotKind = .text, filePath: StaticString = #filePath,
    line: UInt = #line
  ) -> HostFailure? {
    let text = kind.text(of: self)
    guard !expected.utf8.elementsEqual(text.utf8) else { return nil }
    let paste =
      ["to accept it, put this in place:"] + InlineLiteral.lines(of: text).map { "  " + $0 }
    let problem =
      expected.isEmpty
      ? SnapshotProblem("no text is in place for \(kind.noun)", lines: paste)
      : SnapshotProblem(
        "\(kind.noun) differs from the text in place",
        lines: DiffText.lines(from: expected, to: text) + ["(− in place, + now)"] + paste)
    return HostFailure(problem.message, at: CallPlace(filePath, line))
  }
}

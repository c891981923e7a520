import ViewGraph

extension HostedScreen {
  /// Throws where the screen differs from its snapshot, a file beside the test.
  ///
  /// The file is `__Snapshots__/<TestFile>/<test>.<name>.txt`. Without a name it has a number: the
  /// first call of the test is 1, the next line that calls is 2. A loop and a second run come to the
  /// same numbers; where a call shows something else each time, give it a name.
  /// - Parameters:
  ///   - kind: What of the screen is compared.
  ///   - named: The name of the snapshot.
  ///   - record: When the file is written. Where it is nil, `VIEWGRAPH_SNAPSHOT_RECORD` says so, then
  ///     `SNAPSHOT_TESTING_RECORD`; without them it is `.never` where `CI` is set, `.missing` elsewhere.
  /// - Throws: What differs, line by line, and how to record it; also where a file was written that no variable
  ///   has asked for.
  public func assertSnapshot(
    _ kind: SnapshotKind = .text, named: String? = nil, record: RecordMode? = nil,
    filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) throws(HostFailure) {
    let failure = verifySnapshot(
      kind, named: named, record: record, filePath: filePath, function: function, line: line,
      column: column)
    if let failure { throw failure }
  }

  /// How the screen differs from its snapshot, nil where it does not.
  ///
  /// `assertSnapshot` tells more.
  public func verifySnapshot(
    _ kind: SnapshotKind = .text, named: String? = nil, record: RecordMode? = nil,
    filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) -> HostFailure? {
    let call = SnapshotCall(
      filePath: "\(filePath)", function: "\(function)", line: line, column: column)
    return SnapshotCheck(call).verify(
      kind.text(of: self), fileExtension: kind.fileExtension, named: named, record: record)
  }
}

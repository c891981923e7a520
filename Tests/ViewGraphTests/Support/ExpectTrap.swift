import Testing

/// Expects that the standard library's trap, which ended a process, said `text`.
///
/// It says so in a debug build alone: an optimized one leaves out the texts of its checks, and what is
/// left to expect there is that the process ended.
func expectTrap(
  _ result: ExitTest.Result?, says text: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  #if DEBUG
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(errors.contains(text), sourceLocation: sourceLocation)
  #endif
}

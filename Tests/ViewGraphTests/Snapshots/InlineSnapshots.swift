import Testing
import ViewGraph

@testable import ViewGraphText

private struct Counter: View {
  @State private var count = 0
  var body: some View {
    Text("Count: \(count)")
    Button("+") { count += 1 }
  }
}

@MainActor @Suite struct InlineSnapshots {
  @Test("API-2 a text in place is compared, and a failure prints what to paste") func screen()
    throws
  {
    let host = ViewHost { Counter() }
    try host.assertInline(
      """
      Count: 0
      [ + ]
      """)
    try host.buttons["+"].tap()
    let line: UInt = #line + 1
    let failure = host.verifyInline("Count: 0\n[ + ]")
    #expect(
      failure?.description == """
        \(#filePath):\(line): the screen differs from the text in place
          @@ −1,2 +1,2 @@
          −Count: 0
          +Count: 1
          \u{2007}[ + ]
          (− in place, + now)
          to accept it, put this in place:
            \"""
            Count: 1
            [ + ]
            \"""
        """)
  }

  @Test("API-2 an empty text in place asks to be filled in, for every kind") func empty() throws {
    let host = ViewHost { Counter() }
    try host.assertInline("Counter  ran 1  count = 0", .tree)
    #expect(
      host.verifyInline("", .tree)?.message == """
        no text is in place for the tree
          to accept it, put this in place:
            \"""
            Counter  ran 1  count = 0
            \"""
        """)
    #expect(
      host.verifyInline("", .state)?.message.hasPrefix("no text is in place for the state") == true)
    #expect(
      host.verifyInline("", .report)?.message.hasPrefix("no text is in place for the report")
        == true)
  }

  @Test("API-2 the pasted literal says the text exactly") func literals() {
    let text = "a\\nb\n\"\"\"#\nend \ntab\t"
    let lines = InlineLiteral.lines(of: text)
    #expect(
      lines == [
        "##\"\"\"", "a\\nb", "\"\"\"#", "end##u{20}".replacing("##u", with: "\\##u"),
        "tab\\##u{9}", "\"\"\"##",
      ])
    // The lines above, pasted.
    #expect(
      text == ##"""
        a\nb
        """#
        end\##u{20}
        tab\##u{9}
        """##)
  }
}

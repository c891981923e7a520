import Testing
import ViewGraph
import ViewGraphText

@MainActor @Suite struct TextSetting {
  @Test("D-02 a line is cut at its end, its start or its middle") func truncation() {
    func cut(_ mode: Text.TruncationMode) -> String {
      drawn(12) { Text("Rua Augusta 24, Lisboa").lineLimit(1).truncationMode(mode) }
    }
    #expect(cut(.tail) == "Rua Augusta…")
    #expect(cut(.head) == "…24, Lisboa")
    #expect(cut(.middle) == "Rua Au…isboa")
  }

  @Test("D-02 the lines of a text stand at a side or in the middle of the longest") func alignment()
  {
    let text = Text("one\nthree\nfive")
    #expect(drawn { text } == "one\nthree\nfive")
    #expect(drawn { text.multilineTextAlignment(.center) } == " one\nthree\nfive")
    #expect(drawn { text.multilineTextAlignment(.trailing) } == "  one\nthree\n five")
  }

  @Test("D-02 a line limit may keep the room of lines that are not there") func reserving() {
    #expect(
      drawn { Text("a").lineLimit(3, reservesSpace: true).border(.primary) } == """
        ┌─┐
        │a│
        │ │
        │ │
        └─┘
        """)
    #expect(
      drawn { Text("a").lineLimit(2...4).border(.primary) } == """
        ┌─┐
        │a│
        │ │
        └─┘
        """)
    #expect(
      drawn { Text("a").lineLimit(3).border(.primary) } == """
        ┌─┐
        │a│
        └─┘
        """)
    #expect(drawn(3) { Text("a b c d e").lineLimit(2...3) } == "a b\nc d\ne")
    #expect(drawn(3) { Text("a b c d e f g").lineLimit(...2) } == "a b\nc…")
  }

  @Test("D-03 a view of fixed size has its ideal size, whatever there is room for") func fixedSize()
  {
    let text = Text("one two three")
    #expect(drawn { text.frame(width: 40, alignment: .leading) } == "one\ntwo\nthree")
    #expect(drawn { text.fixedSize().frame(width: 40, alignment: .leading) } == "one two three")
    #expect(
      drawn {
        text.fixedSize(horizontal: false, vertical: true)
          .frame(width: 40, height: 16, alignment: .topLeading)
      } == "one\ntwo\nthree")
    #expect(
      drawn { text.frame(width: 40, height: 16, alignment: .topLeading) } == "one…")
  }

  @Test("D-02 a height that is offered limits the lines") func height() {
    #expect(
      drawn(5) { Text("one two three four").frame(height: 32, alignment: .top) } == "one\ntwo…")
  }

  @Test("D-03 a scroll view shows what its frame has room for") func scrolling() {
    let lines = ScrollView { ForEach(1..<5) { Text("line \($0)") } }
    #expect(drawn { lines.frame(height: 32) } == "line 1\nline 2")
    #expect(drawn { lines } == "line 1\nline 2\nline 3\nline 4")
    #expect(
      drawn(8) { ScrollView(.horizontal) { HStack { ForEach(1..<9) { Text("\($0)") } } } }
        == "1 2 3 4")
  }
}

import Testing

@testable import ViewGraph

@Suite struct LineBreaking {
  private func lines(
    _ text: String, _ columns: Int?, limit: Int? = nil, _ mode: Text.TruncationMode = .tail
  ) -> [String] {
    LineBreaker(columns: columns, lineLimit: limit, truncation: mode).lines(of: text).map(\.text)
  }

  @Test("D-02 text wraps at words, and spaces at the end of a line take no room") func words() {
    #expect(lines("the quick brown fox", 9) == ["the quick", "brown fox"])
    #expect(lines("the quick  brown", 9) == ["the quick", "brown"])
    #expect(lines("one two", 7) == ["one two"])
    #expect(lines("one two", 6) == ["one", "two"])
    #expect(lines("", 5) == [""])
    #expect(lines("  indented text", 10) == ["  indented", "text"])
  }

  @Test("D-02 a newline ends a line") func newlines() {
    #expect(lines("one\ntwo\r\n\nthree", nil) == ["one", "two", "", "three"])
    #expect(lines("one\n", 5) == ["one", ""])
  }

  @Test("D-02 a word longer than the line wraps at characters") func longWords() {
    #expect(lines("incomprehensibilities", 8) == ["incompre", "hensibil", "ities"])
    #expect(lines("so incomprehensible", 8) == ["so", "incompre", "hensible"])
    #expect(lines("abc", 1) == ["a", "b", "c"])
  }

  @Test("D-02 a line may be broken behind a hyphen, and beside a wide character") func hyphens() {
    #expect(lines("well-known facts", 8) == ["well-", "known", "facts"])
    #expect(lines("at -5 degrees", 5) == ["at -5", "degre", "es"])
    #expect(lines("日本語の文章です", 6) == ["日本語", "の文章", "です"])
    #expect(lines("日本語。", 6) == ["日本", "語。"])
  }

  @Test("D-02 a wide character is never cut in half") func wide() {
    #expect(lines("漢字", 3) == ["漢", "字"])
    #expect(lines("a漢", 2) == ["a", "漢"])
    #expect(lines("漢a", 1) == ["…", "a"])
    #expect(lines("👨‍👩‍👧👨‍👩‍👧", 3) == ["👨‍👩‍👧", "👨‍👩‍👧"])
  }

  @Test("D-02 no-break spaces hold words together") func noBreak() {
    #expect(lines("10\u{A0}km away", 7) == ["10\u{A0}km", "away"])
  }

  @Test("D-02 text over the line limit ends with an ellipsis") func limit() {
    #expect(lines("the quick brown fox", 9, limit: 1) == ["the quic…"])
    #expect(lines("the quick brown fox", 10, limit: 1) == ["the quick…"])
    #expect(lines("the quick brown fox jumps", 9, limit: 2) == ["the quick", "brown fo…"])
    #expect(lines("the quick", 9, limit: 1) == ["the quick"])
    #expect(lines("one\ntwo", 9, limit: 1) == ["one…"])
    #expect(lines("漢字漢字", 4, limit: 1) == ["漢…"])
    #expect(lines("abc", 1, limit: 1) == ["…"])
  }

  @Test("D-02 text is cut where its truncation mode says") func modes() {
    #expect(lines("/Users/anna/notes.txt", 12, limit: 1, .head) == ["…a/notes.txt"])
    #expect(lines("/Users/anna/notes.txt", 12, limit: 1, .middle) == ["/Users…s.txt"])
    #expect(lines("/Users/anna/notes.txt", 12, limit: 1, .tail) == ["/Users/anna…"])
    #expect(lines("one two three four", 8, limit: 2, .head) == ["one two", "…ee four"])
  }
}

import Testing

@testable import ViewGraphText

@Suite struct KeyDecoding {
  private func decode(_ text: String) -> [TerminalInput] {
    var decoder = KeyDecoder()
    return decoder.feed(text.utf8) + decoder.flush()
  }

  @Test(
    "API-3 each key is told from its bytes",
    arguments: [
      ("a", Key.character("a")), (" ", .character(" ")), ("é", .character("é")),
      ("☃", .character("☃")), ("🐦", .character("🐦")), ("\r", .enter), ("\n", .enter),
      ("\t", .tab), ("\u{7F}", .backspace), ("\u{8}", .backspace), ("\u{3}", .control("c")),
      ("\u{10}", .control("p")), ("\u{0}", .control(" ")), ("\u{1B}", .escape),
      ("\u{1B}[A", .up), ("\u{1B}[B", .down), ("\u{1B}[C", .right), ("\u{1B}[D", .left),
      ("\u{1B}OA", .up), ("\u{1B}OB", .down), ("\u{1B}[1;5C", .right), ("\u{1B}[Z", .backTab),
      ("\u{1B}[H", .home), ("\u{1B}[F", .end), ("\u{1B}[1~", .home), ("\u{1B}[4~", .end),
      ("\u{1B}[3~", .delete), ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown),
      ("\u{1B}OQ", .function(2)), ("\u{1B}[12~", .function(2)), ("\u{1B}[[B", .function(2)),
      ("\u{1B}[15~", .function(5)), ("\u{1B}x", .alt("x")), ("\u{1B}é", .alt("é")),
    ])
  func key(text: String, key: Key) { #expect(decode(text) == [.key(key)]) }

  @Test("API-3 keys are the same however their bytes are split over reads") func split() {
    let text = "a\u{1B}[1;5Cé\u{1B}[<0;12;3M🐦\u{1B}OQ\u{1B}[200~x\u{1B}y\r\nz\u{1B}[201~b"
    let expected: [TerminalInput] = [
      .key(.character("a")), .key(.right), .key(.character("é")),
      .mouse(MouseEvent(action: .press, column: 11, line: 2)), .key(.character("🐦")),
      .key(.function(2)), .paste("x\u{1B}y\nz"), .key(.character("b")),
    ]
    let bytes = Array(text.utf8)
    for place in 0...bytes.count {
      var decoder = KeyDecoder()
      #expect(decoder.feed(bytes[..<place]) + decoder.feed(bytes[place...]) == expected)
      #expect(!decoder.isWaiting)
    }
    var single = KeyDecoder()
    #expect(bytes.flatMap { single.feed([$0]) } == expected)
  }

  @Test("API-3 an escape waits for the rest of a sequence, and is the key when none comes")
  func escape() {
    var decoder = KeyDecoder()
    #expect(decoder.feed([0x1B]) == [])
    #expect(decoder.isWaiting)
    #expect(decoder.flush() == [.key(.escape)])
    #expect(!decoder.isWaiting)
    #expect(decoder.feed([0x1B]) == [])
    #expect(decoder.feed("[A".utf8) == [.key(.up)])
    #expect(decoder.feed([0x1B, 0x1B]) == [.key(.escape)])
    #expect(decoder.flush() == [.key(.escape)])
    #expect(decoder.feed("\u{1B}[".utf8) == [])
    #expect(decoder.flush() == [.key(.alt("["))])
  }

  @Test(
    "API-3 clicks and the wheel are told with their places, whatever else is held",
    arguments: [
      ("\u{1B}[<0;1;1M", MouseEvent(action: .press, column: 0, line: 0)),
      ("\u{1B}[<0;20;5m", MouseEvent(action: .release, column: 19, line: 4)),
      ("\u{1B}[<16;300;200M", MouseEvent(action: .press, column: 299, line: 199)),
      ("\u{1B}[<64;3;4M", MouseEvent(action: .wheelUp, column: 2, line: 3)),
      ("\u{1B}[<65;3;4M", MouseEvent(action: .wheelDown, column: 2, line: 3)),
      ("\u{1B}[<2;3;4M", MouseEvent(action: .other, column: 2, line: 3)),
      ("\u{1B}[<35;3;4M", MouseEvent(action: .other, column: 2, line: 3)),
    ])
  func mouse(text: String, event: MouseEvent) { #expect(decode(text) == [.mouse(event)]) }

  @Test("API-3 sequences that mean nothing here are skipped whole") func unknown() {
    #expect(decode("\u{1B}[?1;2cx") == [.key(.character("x"))])
    #expect(decode("\u{1B}[99~x") == [.key(.character("x"))])
    #expect(decode("\u{1B}[Ix\u{1B}[O") == [.key(.character("x"))])
    #expect(decode("\u{1B}[<0;1Mx") == [.key(.character("x"))])
  }

  @Test("API-3 bytes that are no UTF-8 are told as the sign for that, and lose nothing after them")
  func damaged() {
    var decoder = KeyDecoder()
    #expect(decoder.feed([0xFF, 0x61]) == [.key(.character("\u{FFFD}")), .key(.character("a"))])
    #expect(decoder.feed([0xC3, 0x61]) == [.key(.character("\u{FFFD}")), .key(.character("a"))])
    #expect(decoder.feed([0xE2, 0x98]) == [])
    #expect(decoder.flush() == [.key(.character("\u{FFFD}"))])
  }
}

import Testing

@testable import ViewGraphText

@Suite struct FrameWriting {
  private static func sent(_ changes: String) -> String {
    "\u{1B}[?2026h\(changes)\u{1B}[?2026l"
  }

  private static func line(_ number: Int, _ text: String) -> String {
    "\u{1B}[\(number);1H\u{1B}[0m\u{1B}[K\(text)"
  }

  @Test("API-3 only the lines that changed are sent") func changes() {
    var writer = FrameWriter()
    #expect(
      writer.update(to: ["a", "", "c"])
        == Self.sent("\u{1B}[2J" + Self.line(1, "a") + Self.line(3, "c")))
    #expect(writer.update(to: ["a", "", "c"]) == "")
    #expect(writer.update(to: ["a", "b", "c"]) == Self.sent(Self.line(2, "b")))
    #expect(writer.update(to: ["", "b", "c"]) == Self.sent(Self.line(1, "")))
  }

  @Test("API-3 another height, or a screen that is not known, is sent whole") func whole() {
    var writer = FrameWriter()
    _ = writer.update(to: ["a", "b"])
    #expect(
      writer.update(to: ["a"]) == Self.sent("\u{1B}[2J" + Self.line(1, "a")))
    writer.invalidate()
    #expect(
      writer.update(to: ["a"]) == Self.sent("\u{1B}[2J" + Self.line(1, "a")))
  }
}

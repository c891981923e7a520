/// Makes keys of the bytes that a terminal sends, however they are split over reads.
///
/// An escape at the end of a read may be the key or the start of a sequence: `isWaiting` says so, and
/// `flush()` decides for the key when nothing more has come for a while.
struct KeyDecoder {
  private var bytes: [UInt8] = []
  /// The text of a paste that has begun and not ended.
  private var pasted: [UInt8]?

  /// Whether bytes have come that are no whole key yet.
  var isWaiting: Bool { !bytes.isEmpty }

  /// The keys that are whole with some further bytes.
  mutating func feed(_ more: some Sequence<UInt8>) -> [TerminalInput] {
    bytes += more
    return decode(isFinal: false)
  }

  /// Takes what has come for whole: nothing more belongs to it.
  mutating func flush() -> [TerminalInput] { decode(isFinal: true) }

  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  private enum Step {
    case input(TerminalInput, length: Int)
    case nothing(length: Int)
    case incomplete
  }

  private mutating func decode(isFinal: Bool) -> [TerminalInput] {
    var result: [TerminalInput] = []
    while !bytes.isEmpty {
      if pasted != nil {
        guard let text = takePaste() else { break }
        result.append(.paste(text))
        continue
      }
      switch next(isFinal: isFinal) {
      case .input(let input, let length):
        result.append(input)
        bytes.removeFirst(length)
      case .nothing(let length): bytes.removeFirst(length)
      case .incomplete: return result
      }
    }
    return result
  }

  /// Moves bytes to the paste up to its end; the text where the end has come.
  private mutating func takePaste() -> String? {
    let end = Self.pasteEnd
    var place = 0
    while place < bytes.count {
      let rest = bytes[place...]
      if rest.starts(with: end) {
        pasted? += bytes[..<place]
        bytes.removeFirst(place + end.count)
        let text = String(decoding: pasted ?? [], as: UTF8.self)
        pasted = nil
        return text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
      }
      if rest.count < end.count, end.starts(with: rest) { break }
      place += 1
    }
    pasted? += bytes[..<place]
    bytes.removeFirst(place)
    return nil
  }

  private mutating func next(isFinal: Bool) -> Step {
    switch bytes[0] {
    case 0x1B: return escape(isFinal: isFinal)
    case 0x0D, 0x0A: return .input(.key(.enter), length: 1)
    case 0x09: return .input(.key(.tab), length: 1)
    case 0x7F, 0x08: return .input(.key(.backspace), length: 1)
    case 0x00: return .input(.key(.control(" ")), length: 1)
    case 0x01...0x1A:
      return .input(
        .key(.control(Character(Unicode.Scalar(bytes[0] + 0x60)))), length: 1)
    case 0x1C...0x1F: return .nothing(length: 1)
    default: return character(at: 0, isFinal: isFinal) { .key(.character($0)) }
    }
  }

  private func character(
    at start: Int, isFinal: Bool, _ make: (Character) -> TerminalInput
  ) -> Step {
    let length: Int
    switch bytes[start] {
    case 0x00...0x7F: length = 1
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return .input(make("\u{FFFD}"), length: start + 1)
    }
    let available = bytes[start...].prefix(length)
    let continuations = available.dropFirst().prefix { (0x80...0xBF).contains($0) }.count
    if 1 + continuations < available.count || (isFinal && available.count < length) {
      return .input(make("\u{FFFD}"), length: start + 1 + continuations)
    }
    if available.count < length { return .incomplete }
    let text = String(decoding: available, as: UTF8.self)
    return .input(make(text.first ?? "\u{FFFD}"), length: start + length)
  }

  // MARK: - Sequences

  private mutating func escape(isFinal: Bool) -> Step {
    guard bytes.count > 1 else {
      return isFinal ? .input(.key(.escape), length: 1) : .incomplete
    }
    switch bytes[1] {
    case 0x1B: return .input(.key(.escape), length: 1)
    case UInt8(ascii: "["): return sequence(isFinal: isFinal)
    case UInt8(ascii: "O"):
      guard bytes.count > 2 else {
        return isFinal ? .input(.key(.alt("O")), length: 2) : .incomplete
      }
      return Self.named[bytes[2]].map { .input(.key($0), length: 3) } ?? .nothing(length: 3)
    case 0x20...0x7E, 0x80...0xFF:
      return character(at: 1, isFinal: isFinal) { .key(.alt($0)) }
    default: return .input(.key(.escape), length: 1)
    }
  }

  /// Keys by the last byte of their sequence.
  private static let named: [UInt8: Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
    UInt8(ascii: "D"): .left, UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end,
    UInt8(ascii: "Z"): .backTab, UInt8(ascii: "P"): .function(1), UInt8(ascii: "Q"): .function(2),
    UInt8(ascii: "R"): .function(3), UInt8(ascii: "S"): .function(4), UInt8(ascii: "M"): .enter,
    UInt8(ascii: "I"): .tab,
  ]

  /// Keys by the number before a tilde.
  private static let numbered: [Int: Key] = [
    1: .home, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12),
  ]

  private mutating func sequence(isFinal: Bool) -> Step {
    // `ESC [ [ B` is how the console of Linux sends its function keys.
    if bytes.count > 2, bytes[2] == UInt8(ascii: "[") {
      guard bytes.count > 3 else { return isFinal ? .nothing(length: 3) : .incomplete }
      let number = Int(bytes[3]) - Int(UInt8(ascii: "A")) + 1
      return (1...5).contains(number)
        ? .input(.key(.function(number)), length: 4) : .nothing(length: 4)
    }
    var end = 2
    while end < bytes.count, (0x20...0x3F).contains(bytes[end]) { end += 1 }
    guard end < bytes.count else {
      if !isFinal { return .incomplete }
      return end == 2 ? .input(.key(.alt("[")), length: 2) : .nothing(length: end)
    }
    let final = bytes[end]
    guard (0x40...0x7E).contains(final) else { return .nothing(length: end) }
    let text = String(decoding: bytes[2..<end], as: UTF8.self)
    let length = end + 1
    if text.hasPrefix("<") { return mouse(text.dropFirst(), final, length) }
    let numbers = text.split(separator: ";").map { Int($0) ?? 0 }
    if final == UInt8(ascii: "~") {
      if numbers.first == 200 {
        pasted = []
        return .nothing(length: length)
      }
      return numbers.first.flatMap { Self.numbered[$0] }.map { .input(.key($0), length: length) }
        ?? .nothing(length: length)
    }
    // The terminal tells that its window has come to the front, or gone: `ESC [ I`, `ESC [ O`.
    if text.isEmpty, [UInt8(ascii: "I"), UInt8(ascii: "O")].contains(final) {
      return .nothing(length: length)
    }
    return Self.named[final].map { .input(.key($0), length: length) } ?? .nothing(length: length)
  }

  private func mouse(_ text: Substring, _ final: UInt8, _ length: Int) -> Step {
    let parts = text.split(separator: ";").compactMap { Int($0) }
    guard parts.count == 3, [UInt8(ascii: "M"), UInt8(ascii: "m")].contains(final) else {
      return .nothing(length: length)
    }
    let action: MouseEvent.Action =
      switch parts[0] & ~0b1_1100 {
      case 0: final == UInt8(ascii: "M") ? .press : .release
      case 64: .wheelUp
      case 65: .wheelDown
      default: .other
      }
    return .input(
      .mouse(MouseEvent(action: action, column: parts[1] - 1, line: parts[2] - 1)), length: length)
  }
}

import ViewGraph

extension Canvas {
  /// The characters alone: no spaces at the ends of lines, no empty lines at the end.
  var plainText: String {
    var writer = PlainWriter()
    for line in lines {
      if line.isTexts {
        if let run = line.first { writer.write(run) }
        for run in line.others { writer.write(run) }
      } else {
        for cell in line.cells where cell.columns > 0 { writer.write(cell.character) }
      }
      writer.endLine()
    }
    return writer.text
  }
}

/// Joins lines, and writes spaces and empty lines only before something that is seen.
private struct PlainWriter {
  private var bytes: [UInt8] = []
  private var column = 0
  private var spaces = 0
  private var lineEnds = 0

  private static let space = UInt8(ascii: " ")

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func write(_ run: LineRun) {
    spaces += Int(run.column) - column
    column = Int(run.column + run.columns)
    var text = run.text
    text.withUTF8 { text in
      guard let last = text.lastIndex(where: { $0 != Self.space }) else {
        spaces += text.count
        return
      }
      writeSpaces()
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[...last]))
      spaces = text.count - 1 - last
    }
  }

  mutating func write(_ character: Character) {
    if character == " " {
      spaces += 1
      return
    }
    writeSpaces()
    bytes.append(contentsOf: character.utf8)
  }

  mutating func endLine() {
    lineEnds += 1
    spaces = 0
    column = 0
  }

  private mutating func writeSpaces() {
    for _ in 0..<lineEnds { bytes.append(UInt8(ascii: "\n")) }
    lineEnds = 0
    for _ in 0..<spaces { bytes.append(Self.space) }
    spaces = 0
  }
}

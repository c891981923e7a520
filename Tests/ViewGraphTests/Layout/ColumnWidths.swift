import Foundation
import Testing

@testable import ViewGraph

@Suite struct ColumnWidths {
  /// The folder of the scripts beside the tests.
  private static let scripts = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Scripts")

  @Test("D-02 the columns of 10,000 strings are those of an independent table") func table() throws
  {
    let file = Self.scripts.appending(path: "column-widths.txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == 10_000)
    var differences: [String] = []
    for line in lines {
      let fields = line.split(separator: "\t")
      let scalars = fields[1].split(separator: " ").map { Unicode.Scalar(UInt32($0, radix: 16)!)! }
      let text = String(String.UnicodeScalarView(scalars))
      let columns = ColumnWidth.columns(of: text)
      if columns != Int(fields[0])! {
        differences.append("\(fields[0]) and \(columns): \(fields[1])")
      }
    }
    #expect(differences.prefix(20) == [])
    #expect(differences.count == 0)
  }

  @Test(
    "D-02 a character takes the columns a terminal gives it",
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("漢", 2), ("ｱ", 1), ("Ａ", 2), ("한", 2), ("👍🏽", 2),
      ("👨‍👩‍👧‍👦", 2),
      ("🇩🇪", 2), ("❤", 1), ("❤️", 2), ("1️⃣", 2), ("\u{200B}", 0), ("\u{301}", 0), ("─", 1), ("क्ष", 2),
    ])
  func character(text: String, columns: Int) {
    #expect(ColumnWidth.columns(of: text) == columns)
  }

  @Test("D-02 a control character is shown, and moves no cursor") func control() {
    let lines = LineBreaker().lines(of: "a\tb\u{1B}[2J\u{7F}")
    #expect(lines == [TextLine(text: "a␉b␛[2J␡", columns: 8)])
  }
}
